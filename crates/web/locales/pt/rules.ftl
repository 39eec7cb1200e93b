## A escolha das regras e as regras de uma partida.

rules-which = Quais regras?
rules-silent = Onde um livro de regras não diz nada, valem as regras comuns.
rules-own = Sua própria combinação
rules-fine = Regras avançadas
rules-of-game = Regras desta partida
rules-common = Esta partida segue as regras comuns.
rules-differ = Diferenças em relação às regras comuns:

rules-choice-seats = Jogadores
rules-choice-oasis = Peças
rules-choice-accents = Escolha das Peças de Intensidade
rules-choice-opening = Primeiras flores
rules-choice-double = Número de Peças de Intensidade
rules-choice-wheels = Rodas
rules-choice-specials = Flores Especiais capturadas
rules-choice-last-flower = Última Flor Básica
rules-choice-tally = Quem vence depois da última flor
rules-choice-repetition = Repetição
rules-choice-gift = Presentes
rules-choice-bamboo = Bambu
rules-choice-turtle = Tartaruga-leão
rules-choice-walk = Quanto andam as Flores Básicas
rules-choice-gardens = Jardins da outra cor
rules-choice-borders = Bordas dos jardins
rules-choice-gates = Portões no caminho
rules-choice-trap-owners = De quem são as flores que a Orquídea prende
rules-choice-trap-stages = Flores germinando junto à Orquídea
rules-choice-lotus = Captura da Lótus Branca
rules-choice-idle-orchid = Captura de uma Orquídea sem Lótus
rules-choice-orchid-hunters = Captura de uma Orquídea com Lótus
rules-choice-boat = O que o Barco remove
rules-choice-wheel = O que a Roda gira
rules-choice-wheel-rock = Roda junto a um Rochedo
