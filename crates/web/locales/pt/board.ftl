## O tabuleiro e tudo ao redor dele.

board-name = Tabuleiro
board-help = Use as setas para ir de ponto em ponto. Enter pega ou coloca uma peça, Esc cancela, N vai ao próximo ponto permitido. I descreve a peça.
board-hand = Mão: { TERM($seat) }
board-hand-tile = { TERM($tile) }, { $count } na mão

## O que fazer agora

board-turn = Sua vez: escolha uma flor no tabuleiro ou na sua mão.
board-opening = Sua vez: plante a primeira flor no portão.
board-opening-for = Escolha a primeira flor { TERM($seat, form: "of") }.
board-goal = Escolha um ponto marcado.
board-plant-here = Que flor você quer plantar aqui?
board-bonus = Bônus de Harmonia! Escolha uma peça da mão ou dispense o bônus.
board-bonus-goal = Onde ela deve ficar? Escolha um ponto marcado.
board-ferry = Para onde o Barco deve levar a flor?
board-play-this = Confirmar a jogada?
board-must-pass = Você não tem nenhuma jogada permitida e precisa passar.
board-waiting = É a vez { TERM($seat, form: "of") }.
board-sent = Enviando sua jogada…
board-skip = Dispensar o bônus
board-ask-bonus = Usar o bônus antes
board-pass = Passar
board-undo = Desfazer
board-confirm = Jogar

## Peças de Intensidade

board-choose-accents = Escolha { $wanted } Peças de Intensidade
board-chosen = { $chosen } de { $wanted } escolhidas
board-more = Mais uma: { TERM($tile) }, { $chosen } de { $supply } escolhidas
board-less = Menos uma: { TERM($tile) }
board-take-accents = Confirmar
board-one-of-each = Uma de cada
board-others-choose = { START($seat, form: "the") } está escolhendo Peças de Intensidade.
board-others-choose-by = { $who } está escolhendo Peças de Intensidade.

## O que deu errado

board-nowhere-to-go = { START($tile, form: "the") } em { $at } não tem para onde ir.
board-not-your-turn = Não é a sua vez.
board-unreadable = { $where ->
    [end] A jogada está incompleta. Exemplo: { $example }
   *[text] Não entendi “{ $found }”. Uma jogada se escreve assim: { $example }
}

## O cartão de uma peça

board-card-yours = É sua
board-card-owner = Pertence { TERM($seat, form: "to") }
board-card-growing = Germinando no portão: ali não há harmonia nem conflito.
board-card-trapped = Presa pela Orquídea em { $at }: esta peça não pode ser acomodada.
board-card-drained = Drenada pelo Bambu-americano em { $at }: esta peça não tem harmonia.
board-card-protected = Protegida pelo Bambu em { $at }: esta peça não pode ser capturada.
board-card-harmony = Agora em harmonia com { $partners }.
board-marks = O que as marcas significam
board-mark-trapped = Peça presa: está ao lado de uma Orquídea e não pode ser acomodada.
board-mark-drained = Peça drenada: está ao lado de um Bambu-americano e não tem harmonia.
board-mark-protected = Peça protegida: está ao lado de um Bambu e não pode ser capturada.
board-mark-last = A última jogada
board-mark-step = A peça escolhida pode vir para cá.
board-mark-capture = Ela captura esta peça.
board-mark-bonus = Aqui ela ganha um Bônus de Harmonia.
board-mark-ring = Aqui ela fecha um Anel Harmônico.

## Ferramentas

board-tools = Ferramentas do tabuleiro
board-flip = Girar o tabuleiro
board-whole = Mostrar o tabuleiro inteiro
board-harmonies = Mostrar harmonias
board-effects = Mostrar flores presas, drenadas e protegidas
board-sound = Som
board-type = Digitar uma jogada
board-type-label = Jogada em notação
board-circle = O círculo das flores
board-circle-text = As vizinhas estão em harmonia; as opostas, em conflito.
board-close = Fechar
board-list = O tabuleiro como lista
board-list-tiles = Peças no tabuleiro
board-list-actions = O que você pode fazer
board-list-none = Nada no momento.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
    [growing] , germinando
    [trapped] , peça presa
    [drained] , peça drenada
    [both] , peça presa e drenada
    [protected] , peça protegida
   *[none] {""}
}
# Depois do nome de um ponto: com que peças a peça dali está em harmonia.
board-in-harmony = { $point }, em harmonia com { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { START($gate) }, { $at }, aberto
board-empty-at = { $at }, vazio
part-brings = { $brings ->
    [capture] , captura
    [capture-bonus] , captura e dá um bônus
    [capture-ring] , captura e fecha um anel
    [bonus] , dá um bônus
    [ring] , fecha um anel
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# Depois do nome do ponto sob o cursor, para leitores de tela.
board-in-reach = Ao alcance{ part-brings }
board-pick = Pegar: { TERM($tile) }, { $at }
board-pick-hand = Da mão: { TERM($tile) }
board-turns = Jogadas
board-first = Ir ao início
board-back = Jogada anterior
board-on = Próxima jogada
board-last = Ir ao fim
