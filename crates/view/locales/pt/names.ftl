### Nomes de jardins, etapas e regras, e como se enumeram as coisas.

# O nome puro de um termo.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } e { $last }
sentences = { $first } { $last }

## Jardins

garden-red = Jardim vermelho
garden-white = Jardim branco
garden-neutral = Jardim neutro

## Etapas da partida

stage-accents = Escolha das Peças de Intensidade
stage-opening = Flor de abertura
stage-turn = Jogada
stage-bonus = Bônus de Harmonia
stage-over = Fim da partida

## Conjuntos de regras

preset-rulebook = Regras comuns
    .about = O que os livros de regras têm em comum, mais o empate por repetição, que não está em nenhum deles.
preset-garden-gate = Garden Gate
    .about = O jogo como era jogado em 2024 no site mais conhecido.
preset-german = Livro alemão
    .about = O jogo como está no livro de regras alemão.
preset-polish = Livro polonês
    .about = O jogo como está no livro de regras polonês.
preset-portuguese = Livro em português
    .about = O jogo como está no livro de regras em português.
preset-spanish = Livro espanhol
    .about = O jogo como está no livro de regras espanhol.
preset-hebrew = Livro hebraico
    .about = O jogo como está no livro de regras hebraico.

## Opções das regras

switch-seats2 = Dois jogadores
    .about = O Convidado e o Anfitrião jogam um contra o outro.
switch-seats3 = Três jogadores
    .about = Sul, Oeste e Norte jogam cada um por si.
switch-seats4 = Quatro jogadores
    .about = Sul, Oeste, Norte e Leste jogam cada um por si.
switch-oasis = Oásis Ancestral
    .about = O Bambu, a Lagoa e a Tartaruga-leão também podem ser escolhidos.
switch-no-oasis = Sem Oásis Ancestral
    .about = Só dá para escolher entre Rochedo, Roda, Bambu-americano e Barco.
switch-accents-in-turn = Escolha em ordem
    .about = Cada um escolhe suas Peças de Intensidade à vista de todos; o Anfitrião começa.
switch-accents-host = Escolha para todos
    .about = O Anfitrião decide com quais Peças de Intensidade todos jogam.
switch-accents-one-of-each = Uma de cada
    .about = Todos jogam com um Rochedo, uma Roda, um Bambu-americano e um Barco.
switch-accents-hidden = Escolha secreta
    .about = Todos escolhem suas Peças de Intensidade em segredo e as revelam ao mesmo tempo.
switch-accents-guest-one = Uma peça para cada um
    .about = O Convidado pega uma Peça de Intensidade e escolhe outra para o Anfitrião; ninguém tem mais.
switch-same-start = Mesma flor de abertura
    .about = O Anfitrião abre com a mesma Flor Básica do Convidado.
switch-quick-start = Abertura rápida
    .about = O Anfitrião abre com a Flor Básica que entra em conflito com a do Convidado.
switch-informal-start = Abertura livre
    .about = Não há flor de abertura: a primeira jogada é como qualquer outra.
switch-double-accents = Intensidade em dobro
    .about = Cada jogador pega oito Peças de Intensidade em vez de quatro.
switch-single-accents = Quatro Peças de Intensidade
    .about = Cada jogador pega quatro Peças de Intensidade.
switch-no-wheels = Sem Rodas
    .about = As Rodas ficam na caixa.
switch-wheels = Com Rodas
    .about = As Rodas podem ser escolhidas como qualquer outra Peça de Intensidade.
switch-specials-return = Flores Especiais voltam
    .about = Uma Flor Especial capturada volta para a mão do dono.
switch-specials-leave = Flores Especiais saem
    .about = Uma Flor Especial capturada sai do jogo.
switch-no-last-flower = Sem última flor
    .about = A partida continua mesmo depois que um jogador planta sua última Flor Básica.
switch-last-flower = Última flor
    .about = A partida termina assim que um jogador planta sua última Flor Básica.
switch-tally-accents = Contam as Peças de Intensidade
    .about = Depois da última flor, vence quem guardou mais Peças de Intensidade; se empatar, quem tem mais harmonias.
switch-tally-midlines = Contam as linhas centrais
    .about = Depois da última flor, vence quem tem mais harmonias cruzando as linhas centrais.
switch-repetition = Empate por repetição
    .about = Se a mesma posição aparece pela terceira vez, a partida empata.
switch-no-repetition = Sem empate por repetição
    .about = As posições podem se repetir quantas vezes for, sem que a partida empate.
switch-gift = Com presentes
    .about = Quem desiste pode oferecer um presente; se o adversário achar que ele vale a vitória, vence quem desistiu.
switch-no-gift = Sem presentes
    .about = Quem desiste perde.
switch-bamboo-everything = Bambu forte
    .about = O Bambu devolve às mãos dos donos todas as peças ao redor, inclusive flores germinando.
switch-bamboo-beside-own = Bambu suave
    .about = O Bambu só devolve peças se estiver junto a uma flor do dono que esteja florescendo e não estiver junto a nenhum portão ocupado.
switch-turtle-added = Tartaruga-leão generosa
    .about = O dono da Tartaruga-leão ganha as harmonias que só existem por causa dela.
switch-turtle-mixed = Tartaruga-leão conciliadora
    .about = O dono da Tartaruga-leão ganha as harmonias entre peças de jogadores diferentes.
switch-walk-up-to = Até o número
    .about = Uma Flor Básica anda no máximo tantos passos quanto diz o seu número.
switch-walk-exact = Exatamente o número
    .about = Uma Flor Básica anda exatamente tantos passos quanto diz o seu número, sem pisar duas vezes no mesmo ponto. A Lótus Branca e a Orquídea ainda podem parar antes.
switch-gardens-passed = Por todos os jardins
    .about = Uma Flor Básica pode atravessar um jardim da outra cor, mas não pode parar dentro dele.
switch-gardens-closed = Jardins fechados
    .about = Uma Flor Básica nunca entra em um jardim da outra cor.
switch-borders-all = Bordas compartilhadas
    .about = Todo ponto de uma borda pertence aos jardins dos dois lados.
switch-borders-red-white = Bordas coloridas
    .about = Só os pontos entre o vermelho e o branco pertencem aos dois jardins; onde um jardim colorido encontra o neutro, a borda mantém a cor.
switch-gates-passed = Por portões abertos
    .about = Uma flor pode atravessar um portão aberto, mas não pode parar nele.
switch-gates-closed = Portões fechados
    .about = Nenhuma flor do tabuleiro pisa em um portão.
switch-traps-opponents = A Orquídea prende adversários
    .about = Uma Orquídea prende as flores adversárias ao seu redor.
switch-traps-everybody = A Orquídea prende todos
    .about = Uma Orquídea prende todas as flores ao seu redor, inclusive as do próprio dono.
switch-traps-blooming = A Orquídea prende flores florescendo
    .about = Uma Orquídea prende só flores que estão florescendo.
switch-traps-growing = A Orquídea prende também flores germinando
    .about = Uma Orquídea prende também a flor que está germinando em um portão junto a ela.
switch-lotus-captured = A Lótus pode ser capturada
    .about = Uma Lótus Branca só pode ser capturada por uma Orquídea cujo dono tenha a própria Lótus Branca florescendo.
switch-lotus-spared = A Lótus está a salvo
    .about = Nada captura uma Lótus Branca.
switch-idle-orchid-captured = A Orquídea sem Lótus pode ser capturada
    .about = Uma Orquídea cujo dono não tem uma Lótus Branca florescendo só pode ser capturada por uma Orquídea cujo dono tem.
switch-idle-orchid-spared = A Orquídea sem Lótus está a salvo
    .about = Nada captura uma Orquídea enquanto seu dono não tem uma Lótus Branca florescendo.
switch-orchid-by-all = Toda flor captura a Orquídea
    .about = Enquanto a Lótus Branca do dono está florescendo, a Orquídea pode ser capturada por qualquer flor.
switch-orchid-not-by-lotus = A Lótus não captura a Orquídea
    .about = Enquanto a Lótus Branca do dono está florescendo, a Orquídea pode ser capturada por qualquer flor, menos por uma Lótus Branca.
switch-boat-any-accent = O Barco remove tudo
    .about = Um Barco pode remover qualquer Peça de Intensidade.
switch-boat-three-accents = O Barco remove três tipos
    .about = Um Barco só pode remover Rochedos, Rodas e Bambus-americanos.
switch-wheel-all = A Roda gira tudo
    .about = Uma Roda gira todas as peças ao seu redor.
switch-wheel-flowers = A Roda gira flores
    .about = Uma Roda gira só flores; as Peças de Intensidade ficam onde estão, e nenhuma flor pode parar em cima de uma delas.
switch-wheel-not-by-rock = Sem Roda junto a um Rochedo
    .about = Uma Roda não pode ser colocada junto a um Rochedo.
switch-wheel-by-rock = Roda junto a um Rochedo
    .about = Uma Roda pode ser colocada junto a um Rochedo; o Rochedo fica onde está, e nenhuma peça pode parar em cima dele.

## Opções que funcionam de outro jeito com três ou quatro jogadores

many-accents-in-turn = Escolha em ordem
    .about = Cada um escolhe suas Peças de Intensidade à vista de todos; Sul começa.
many-accents-host = Escolha para todos
    .about = Sul decide com quais Peças de Intensidade todos jogam.
many-accents-guest-one = Escolha em ordem
    .about = Cada um escolhe suas Peças de Intensidade à vista de todos; Sul começa.
many-same-start = O próximo escolhe
    .about = A primeira flor de cada jogador é escolhida pelo próximo; o último escolhe também a sua.

## O que valia em partidas começadas com uma versão anterior das regras

older-pond = Quem tem uma flor germinando não pode plantar nada, nem junto a uma Lagoa.
