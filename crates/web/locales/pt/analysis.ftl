## O tabuleiro de análise: linhas do motor, revisões, o editor, o que se traz e o que se leva.

analysis-title = Análise
analysis-editor-title = Montar uma posição
analysis-turns = Jogadas
analysis-engine = Motor
analysis-review = Revisão
analysis-notes = Notas
analysis-panels = Painéis da análise

# A árvore de jogadas
analysis-start = Início
analysis-no-turns = Ainda não há jogadas. Jogue no tabuleiro ou abra uma partida.
analysis-keys = Teclas: ← → percorrem as jogadas, ↑ ↓ escolhem entre variantes, Home e End vão ao início e ao fim.
analysis-undo = Desfazer
analysis-promote = Subir a variante
analysis-make-main = Tornar linha principal
analysis-cut = Apagar o que segue
analysis-delete = Apagar a partir daqui
analysis-comment = Comentário sobre esta posição
analysis-draw = Desenhar no tabuleiro
analysis-draw-hint = Toque em um ponto para destacá-lo; arraste de um ponto a outro para desenhar uma seta. Repita para apagar.
analysis-wipe = Apagar desenhos
analysis-games = Partidas desta coleção
analysis-game = { $number }. { $players }
analysis-nameless = Partida sem nomes

# O motor
analysis-engine-on = Ligar o motor
analysis-engine-off = Desligar o motor
analysis-engine-hint = O motor está desligado. Ele roda no seu aparelho.
analysis-engine-busy = O motor está revisando a partida. Depois ele mostra as linhas.
analysis-engine-none = O motor não tem sugestão aqui.
analysis-engine-gone = Não foi possível carregar o motor. Todo o resto continua funcionando; toque no botão para tentar de novo.
analysis-lines = Linhas
analysis-depth = Profundidade { $depth }, { $nodes } posições
analysis-thinking = Pensando…
analysis-engine-over = A partida terminou: não há o que analisar.
analysis-play-line = Jogar até { $turn }
analysis-bar = Avaliação
analysis-percent = { $number }%
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: anel em { $turns }
analysis-win-in = { TERM($seat) }: vitória em { $turns }
analysis-loses-in = { TERM($seat) }: derrota em { $turns }
analysis-over = Fim da partida

# Revisões
analysis-review-begin = Revisar a partida
analysis-review-again = Revisar de novo
analysis-review-stop = Parar a revisão
analysis-review-hint = O motor analisa cada jogada da linha principal e aponta os momentos decisivos.
analysis-review-empty = Ainda não há partida para revisar.
analysis-review-progress = { $done } de { $total } posições
analysis-graph = Chance de vitória ao longo da partida: { TERM($seat) }
analysis-graph-none = Com mais de dois jogadores, o motor não consegue comparar as chances, por isso não há gráfico.
analysis-turning-points = Momentos decisivos
analysis-no-turning-points = Nenhum momento decisivo.
analysis-well-played = Nenhum momento decisivo: uma partida bem jogada.
analysis-slow-win = Nenhum momento decisivo: { TERM($seat, form: "the") } foi abrindo vantagem aos poucos.
analysis-inaccuracies =
    { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
analysis-accuracy = { TERM($seat) }: precisão { $percent }, melhor jogada em { $best } de { $turns } vezes
analysis-mark =
    { $mark ->
        [only] única jogada
        [inaccuracy] imprecisão
        [mistake] erro
        [blunder] erro grave
       *[missed] vitória perdida
    }
analysis-better = Melhor: { $turn }
analysis-loss = Custou { $percent } de chance de vitória.
analysis-reason-only = Qualquer outra jogada teria perdido muito.
analysis-reason-none = Nenhum motivo isolado: o motor simplesmente prefere a outra posição.
analysis-reason-missed-ring =
    { $turns ->
        [one] { START($seat, form: "the") } podia fechar um Anel Harmônico na hora.
       *[other] { START($seat, form: "the") } podia fechar um Anel Harmônico em { $turns } jogadas.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { START($seat, form: "the") } podia vencer na hora.
       *[other] { START($seat, form: "the") } podia vencer em { $turns } jogadas.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] Esta jogada dá um Anel Harmônico { TERM($seat, form: "to") }.
        [one] Agora { TERM($seat, form: "the") } pode fechar um Anel Harmônico na hora.
       *[other] Agora { TERM($seat, form: "the") } fecha um Anel Harmônico em { $turns } jogadas, aconteça o que acontecer.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] Esta jogada encerra a partida, e quem vence é { TERM($seat, form: "the") }.
        [one] Agora { TERM($seat, form: "the") } pode vencer na hora.
       *[other] Agora { TERM($seat, form: "the") } vence em { $turns } jogadas, aconteça o que acontecer.
    }
analysis-reason-lost-tile = Agora { TERM($seat, form: "the") } captura uma peça: { TERM($tile) } em { $at }, com { $turn }.
analysis-reason-missed-capture = Havia uma peça para capturar: { TERM($tile) } em { $at }.
analysis-reason-missed-bonus = Havia um Bônus de Harmonia para ganhar.
analysis-reason-other-bonus = Um bônus melhor: { $bonus }
analysis-reason-no-bonus = Era melhor dispensar o bônus.
analysis-reason-allowed-bonus = Agora { TERM($seat, form: "the") } ganha um Bônus de Harmonia: { $turn }

# Abrir e levar
analysis-open = Abrir
analysis-open-title = Abrir uma partida ou posição
analysis-open-hint = Cole jogadas, o texto de uma posição, um registro ou um link daqui ou do Garden Gate.
analysis-open-text = Texto ou link
analysis-open-rules = Regras (se não estiverem no texto)
analysis-open-file = Escolher um arquivo
analysis-open-repair = Corrigir no editor
analysis-new = Nova partida
analysis-cancel = Cancelar
analysis-share = Compartilhar
analysis-share-title = Compartilhar e baixar
analysis-share-link = Link para esta partida
analysis-share-long = A partida é longa demais para um link; baixe o registro.
analysis-copy = Copiar
analysis-copy-position = Copiar o texto da posição
analysis-copied = Copiado
analysis-not-copied = Seu navegador não deixa a página copiar. Selecione o texto e copie manualmente.
analysis-download-record = Baixar o registro
analysis-download-svg = Imagem (SVG)
analysis-download-png = Imagem (PNG)
analysis-site-link = Copiar a partida para o Garden Gate

# O que há de errado com o que se traz
analysis-nothing-to-read = Cole algo primeiro.
analysis-file-unreadable = Não foi possível ler este arquivo, ou ele é grande demais.
analysis-not-found = Não foi possível encontrar esta partida.
analysis-wrong-turn = Jogada n.º { $number }, { $text }: { $trouble }
analysis-wrong-label = Aqui deveria estar { $expected }, não { $found }.
analysis-wrong-place = Linha { $line }, coluna { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] esta etiqueta não pode estar certa: { $found }
        [result] este resultado não combina com a partida: { $found }
        [open] falta fechar: { $found }
        [escape] este caractere não precisa de barra invertida: { $found }
        [variation] esta variante não pode estar certa: { $found }
        [leave] este jogador não pode sair da partida aqui: { $found }
        [record] aqui deveria haver um só registro: { $found }
       *[note] esta anotação não pode estar certa: { $found }
    }
analysis-expected =
    { $what ->
        [sign] o sinal { $sign }
        [end] o fim
        [number] um número inteiro
        [fewer] um número menor
        [seat] a letra de um jogador
        [point] um ponto como (3,-1)
        [board] um ponto do tabuleiro
        [tile] o código de uma peça
        [accent] o código de uma Peça de Intensidade (R W K B M P T)
        [turn] uma jogada
        [rules] o nome de um conjunto de regras
        [version] uma versão conhecida
        [rows] 17 linhas tão longas quanto as do tabuleiro
        [empty] um ponto vazio
       *[stage] a fase da partida
    }
analysis-found = Esperado: { $what }; encontrado: { $found }
analysis-found-end = Esperado: { $what }, mas o texto acaba ali.
analysis-link-unknown = Este link é de uma versão mais nova. Tente recarregar a página.
analysis-link-damaged = Este link está danificado: faltam caracteres ou alguns mudaram. Copie o link inteiro de novo.
analysis-link-long = Este link é longo demais.
analysis-link-empty = Não há partida neste link.
analysis-link-other = Este link leva a um jogo que não é Skud Pai Sho.
analysis-link-rules = A partida deste link foi jogada com a opção { $option }, que muda as regras. Ela não pode ser reproduzida aqui.
analysis-warning =
    { $what ->
        [option] Desconhecido e ignorado: { $text }
        [bonus] Um bônus a que não se tinha direito foi ignorado: { $text }
       *[late] Jogadas depois do fim da partida foram ignoradas: { $text }
    }

# O editor
analysis-edit = Montar uma posição
analysis-edit-done = Analisar esta posição
analysis-edit-brush = Ao tocar
analysis-edit-move = Mover peças
analysis-edit-erase = Retirar peças
analysis-edit-clear = Tabuleiro vazio
analysis-edit-start = Início de uma partida
analysis-edit-fill = Completar as mãos
analysis-edit-to-move = Quem joga
analysis-edit-rules = Regras
analysis-edit-tiles = Peças: { TERM($seat) }
analysis-edit-more = Mais uma: { TERM($tile) }
analysis-edit-less = Menos uma: { TERM($tile) }
analysis-edit-fine = Posição válida.
analysis-edit-problems = Corrija estes problemas:
analysis-edit-move-hint = Toque em uma peça e depois no ponto para onde ela deve ir.
analysis-edit-put-hint = Toque nos pontos onde a peça deve ficar; ela sai da mão. Toque de novo para devolvê-la.
analysis-edit-in-hand = Na mão: { TERM($tile) }
