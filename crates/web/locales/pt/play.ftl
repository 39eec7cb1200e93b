## Partidas neste aparelho e o companheiro para um tabuleiro de verdade.

play-new-game = Nova partida
play-with-whom = Quem joga?
play-company-computer = Você e o computador
play-company-friends = Pessoas neste aparelho
play-company-mixed = Escolher cada lugar
play-level = Qual é a força do computador?
play-level-1 = Primeira partida
play-level-1-about = Sabe mover as peças e se surpreende com anéis.
play-level-2 = Muda
play-level-2-about = Junta harmonias, mas esquece que você faz o mesmo.
play-level-3 = Broto
play-level-3-about = Fecha um anel quando ele está ali.
play-level-4 = Botão
play-level-4-about = Impede a tempo quase todos os anéis.
play-level-5 = Flor
play-level-5-about = Planeja duas jogadas à frente.
play-level-6 = Jardineiro
play-level-6-about = Monta e desmonta anéis, e raramente se engana.
play-level-7 = Especialista
play-level-7-about = Não comete erros simples.
play-level-8 = Mestre
play-level-8-about = Joga o melhor que pode.
play-side = Seu lugar
play-side-chance = Deixar com a sorte
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
play-follow = Virar o tabuleiro para quem joga

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
    [one] { $count } jogada
   *[other] { $count } jogadas
}
play-picture = O tabuleiro depois de { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
play-not-here = Esta partida não está mais aqui.
play-all-games = Todas as partidas

play-you = Você
play-computer = Computador ({ $level })
play-your-turn = Sua vez
play-turn-of = Vez de { $who }
play-chooses-for = { $who } escolhe a primeira flor de { $whose }
play-chooses-secretly = { $who } escolhe em segredo. Os outros olham para o lado.
play-is-thinking = { $who } está pensando…
play-past = Você está vendo uma posição anterior.
play-to-present = Voltar ao presente
play-hint = Dica
play-hint-is = Dica: { $turn }
play-no-hint = Não há dica para esta posição.
play-looking = Procurando uma dica…
play-take-back = Desfazer
play-resign = Desistir
play-draw = Empate
play-pause = Pausa
play-resume = Continuar
play-paused = Os relógios estão parados.
play-beginning = O começo da partida
play-draw-declined = O computador prefere continuar jogando.
play-gift-declined = O computador agradece o presente, mas fica com a vitória.
play-engine-gone = O computador não responde. Sua partida fica guardada: tente de novo ou continue mais tarde.
play-try-again = Tentar de novo
play-resign-really = Você quer mesmo desistir?
play-resign-as = { $who } desiste
play-gift = { $who } desiste com um presente
play-gift-hint = Um presente é uma canção, uma xícara de chá, uma boa história. Se for aceito como digno da vitória, vence quem o dá.
play-gift-offered = { $who } desiste com um presente. Ele vale a vitória?
play-gift-accept = Vale a vitória
play-gift-decline = Obrigado, mas não
play-draw-really = Todos concordam com o empate?
play-draw-yes = Sim, empate
play-play-on = Continuar jogando
play-over = A partida terminou
play-you-lost = Você perdeu.
play-you-won = Você venceu.
play-rematch = Jogar de novo, do outro lado
play-copy = Copiar o registro
play-copied = Copiado.
play-save = Salvar em arquivo
play-time-left = Tempo restante: { $time }

play-table-clocks = Relógios
play-table-tiles = Peças
play-table-record = Anotar
play-table-parts = Do que vocês precisam na mesa?
play-press-to-start = Quem estiver pronto primeiro toca
play-tap-when-done = Toque quando terminar sua jogada
play-time-is-up = O tempo acabou
play-clock-reset = Começar de novo
play-your-own-time = Tempo para cada um
play-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
play-tile-basic = Harmonia com { TERM($one) } e { TERM($two) }; conflito com { TERM($other) }.
play-tile-lotus = Fica em harmonia com toda Flor Básica, seja de quem for.
play-tile-orchid = Prende as flores adversárias florescendo ao redor. Enquanto a sua Lótus Branca floresce, captura qualquer flor, e qualquer flor a captura.
play-tile-rock = Nenhuma harmonia em toda a fileira e coluna dele.
play-tile-wheel = Gira todas as peças ao redor um ponto, no sentido horário.
play-tile-knotweed = As flores ao redor não têm harmonia.
play-tile-boat = Leva uma flor um ponto em qualquer direção e fica no lugar dela, ou sai do jogo junto com uma Peça de Intensidade.
play-tile-bamboo = As peças ao redor voltam para as mãos dos donos. Enquanto ele está ali, as peças ao lado não podem ser capturadas.
play-tile-pond = Nos pontos vazios ao redor pode-se plantar como nos Portões.
play-tile-turtle = As flores ao redor ficam em harmonia com toda Flor Básica.
play-tiles-basic = Flores Básicas
play-tiles-special = Flores Especiais
play-tiles-accents = Peças de Intensidade
play-tiles-more = O livro de regras completo
play-record-hint = Faça aqui cada jogada como ela acontece na mesa. Nada se perde quando você fecha a página.
play-record-new = Novo registro
play-record-new-really = Começar um novo registro? Este fica na lista abaixo.
play-record-next = Agora: { TERM($seat) }, jogada { $label }
play-record-all = Todos os registros
play-record-typed = Jogada em notação
play-record-write = Anotar
play-record-back = Riscar a última linha
play-record-clash = Há um conflito no tabuleiro que ninguém notou a tempo.
play-record-repair = Notamos: as peças em conflito voltam
play-record-anyway = Foi jogado assim mesmo
play-record-returned = De volta às mãos: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Nada foi anotado ainda.
