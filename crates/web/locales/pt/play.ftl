## Partidas neste aparelho e o companheiro para um tabuleiro de verdade.

play-new-game = Nova partida
play-with-whom = Quem vai jogar?
play-company-computer = Você e o computador
play-company-friends = Jogadores neste aparelho
play-company-mixed = Configurar cada lugar
play-level = Nível do computador
play-level-1 = Primeira partida
play-level-1-about = Sabe mover as peças, mas nunca vê um anel chegando.
play-level-2 = Broto
play-level-2-about = Junta harmonias, mas esquece que você faz o mesmo.
play-level-3 = Muda
play-level-3-about = Fecha um anel quando tem a chance.
play-level-4 = Botão
play-level-4-about = Impede a tempo quase todos os anéis.
play-level-5 = Flor
play-level-5-about = Planeja duas jogadas à frente.
play-level-6 = Jardineiro
play-level-6-about = Monta e desmonta anéis, e raramente se engana.
play-level-7 = Especialista
play-level-7-about = Não comete erros óbvios.
play-level-8 = Mestre
play-level-8-about = Joga o melhor que pode.
play-side = Seu lugar
play-side-chance = Aleatório
play-start = Começar a partida
play-more = Mais opções
play-names = Nomes
play-name-of = Nome: { TERM($seat) }
play-seats = Lugares
play-at-seat = { TERM($seat) }
play-person = Pessoa
play-clock = Relógio
play-clock-none = Sem relógio
play-clock-pace = { $minutes } min + { $seconds } s
play-follow = Girar o tabuleiro para cada jogador

play-in-progress = Partidas em andamento
play-finished = Partidas terminadas
play-nothing-yet = Ainda não há partidas. A primeira está a um clique.
play-continue = Continuar
play-open = Abrir
play-review = Revisar a partida
play-delete = Apagar
play-delete-really = Apagar esta partida para sempre?
play-delete-yes = Sim, apagar
play-cancel = Cancelar
play-turn-count = { $count ->
    [0] Nenhuma jogada
    [one] { $count } jogada
   *[other] { $count } jogadas
}
play-picture = { $count ->
    [0] O tabuleiro no início da partida
    [one] O tabuleiro depois de { $count } jogada
   *[other] O tabuleiro depois de { $count } jogadas
}
play-not-here = Esta partida não existe mais.
play-all-games = Todas as partidas

play-you = Você
play-computer = Computador ({ $level })
play-your-turn = Sua vez
play-turn-of = Vez: { $who }
play-turn-of-seat = Vez { TERM($seat, form: "of") }
play-chooses-for = Primeira flor para { $whose }: { $who } escolhe
play-choose-for = Escolha a primeira flor de { $whose }.
play-chooses-yours = { $who } escolhe a sua primeira flor.
play-chooses-secretly = { $who } escolhe em segredo. Os outros, olhem para o lado.
play-is-thinking = { $who } está pensando…
play-past = Você está vendo uma posição anterior.
play-to-present = Voltar à posição atual
play-hint = Dica
play-hint-is =
    { $kind ->
        [plant] Dica: plantar { TERM($tile, form: "a") } em { $to }.
        [arrange] Dica: acomodar { TERM($tile, form: "the") } de { $from } em { $to }.
        [bonus] Dica: acomodar { TERM($tile, form: "the") } de { $from } em { $to }. Bônus: { TERM($bonus, form: "a") } em { $at }.
       *[other] Dica: { $turn }
    }
play-no-hint = Não há dica para esta posição.
play-accents-given = Para começar, você tem uma Peça de Intensidade de cada tipo. Nas próximas partidas, você escolhe.
play-looking = Procurando uma dica…
play-take-back = Desfazer
play-resign = Desistir
play-draw = Empate
play-pause = Pausar
play-resume = Continuar
play-paused = Relógios pausados.
play-beginning = Início da partida
play-draw-declined = O computador prefere continuar jogando.
play-gift-declined = O computador agradece o presente, mas fica com a vitória.
play-engine-gone = O computador não está respondendo. Sua partida está salva: tente de novo agora ou continue mais tarde.
play-try-again = Tentar de novo
play-resign-really = Desistir desta partida?
play-resign-as = { $who } desiste
play-gift = { $who } desiste com um presente
play-gift-own = Desistir com um presente
play-gift-hint = Um presente é uma canção, uma xícara de chá, uma boa história. Se o adversário achar que ele vale a vitória, quem vence é você.
play-gift-offered = { $who } desiste com um presente. Ele vale a vitória?
play-gift-accept = Aceitar o presente
play-gift-decline = Ficar com a vitória
play-draw-really = Todos concordam com o empate?
play-draw-offer-really = Propor empate?
play-draw-yes = Sim, empate
play-play-on = Continuar jogando
play-over = A partida terminou
play-you-lost = Não foi desta vez.
play-lost =
    { $ending ->
        [resignation] Você desistiu.
        [time] Seu tempo acabou.
        [left] Você abandonou a partida.
       *[gift] Você aceitou o presente: ele valeu a vitória.
    }
play-you-won = Você venceu!
play-you-closed-ring = Você fechou o anel!
play-won =
    { $ending ->
        [ring] Você vence com um Anel de Harmonia.
        [resignation] { $name } desistiu.
        [time] O tempo de { $name } acabou.
        [left] { $name } abandonou a partida.
        [gift] Seu presente valeu a vitória.
        [accents] A contagem decide: você tem mais Peças de Intensidade sem usar.
        [harmonies] A contagem decide: você tem mais harmonias.
        [midlines] A contagem decide: você tem mais harmonias que cruzam as linhas centrais.
       *[last] Só resta você na partida.
    }
play-won-shared = Você divide a vitória com { $names }.
play-rematch = Revanche, trocando de lado
play-copy = Copiar o registro
play-copied = Copiado.
play-save = Salvar em arquivo
play-time-left = Tempo restante: { $time }

play-table-clocks = Relógios
play-table-tiles = Peças
play-table-record = Registro
play-table-parts = Do que vocês precisam na mesa?
play-press-to-start = Toque para começar
play-tap-when-done = Toque quando terminar sua jogada
play-time-is-up = O tempo acabou
play-clock-reset = Reiniciar
play-your-own-time = Tempo por jogador
play-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
play-tile-basic = Em harmonia com { TERM($one) } e { TERM($two) }; em conflito com { TERM($other) }.
play-tile-lotus = Em harmonia com toda Flor Básica, seja de quem for.
play-tile-orchid = Prende as flores adversárias que estejam florescendo ao redor. Enquanto a sua Lótus Branca floresce, captura qualquer flor, e qualquer flor a captura.
play-tile-rock = Nenhuma harmonia em toda a fileira e toda a coluna em que está.
play-tile-wheel = Gira todas as peças ao redor um ponto, no sentido horário.
play-tile-knotweed = As flores ao redor não têm harmonia.
play-tile-boat = Leva uma flor um ponto em qualquer direção e fica no lugar dela, ou sai do jogo junto com uma Peça de Intensidade.
play-tile-bamboo = As peças ao redor voltam para as mãos dos donos. Enquanto ele estiver no tabuleiro, as peças junto a ele não podem ser capturadas.
play-tile-pond = Os pontos vazios ao redor servem para plantar, como os portões.
play-tile-turtle = As flores ao redor ficam em harmonia com toda Flor Básica.
play-tiles-basic = Flores Básicas
play-tiles-special = Flores Especiais
play-tiles-accents = Peças de Intensidade
play-tiles-more = O livro de regras completo
play-record-hint = Faça aqui cada jogada que vocês fazem na mesa. Nada se perde quando você fecha a página.
play-record-new = Novo registro
play-record-new-really = Começar um novo registro? Este fica na lista abaixo.
play-record-next = Agora: { TERM($seat) }, jogada { $label }
play-record-all = Todos os registros
play-record-typed = Jogada em notação
play-record-write = Anotar
play-record-back = Apagar a última anotação
play-record-clash = Há um conflito no tabuleiro que ninguém notou a tempo.
play-record-repair = Devolver as peças em conflito
play-record-anyway = Anotar mesmo assim
play-record-returned = De volta à mão: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Nenhuma jogada anotada ainda.
