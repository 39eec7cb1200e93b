## Jogar com outras pessoas pela rede.

online-loading = Carregando…
online-connecting = Conectando…
online-broken = A conexão caiu. Tentando de novo…
online-unsent = O que você fez está guardado e será enviado assim que voltarmos.
online-unreachable = No momento não dá para chegar ao servidor.
online-outdated = O servidor tem uma versão mais nova. Recarregue a página para continuar.
online-reload = Recarregar
online-later = Mais tarde
online-cancel = Cancelar
online-understood = Tudo bem
online-began = Uma partida sua começou.
online-left = Sua partida continua.
online-open-game = Abrir
online-home-quick = Jogar agora com alguém
online-home-friend = Convidar por link
online-home-more = Todas as partidas em andamento

## Sala

online-lobby = Jogar on-line
online-no-account = Para jogar você não precisa de conta.
online-as-guest = Você joga sem conta, com o nome { $name }.
online-quick = Partida rápida
online-quick-hint = Um toque, e você joga com quem chegar primeiro.
online-waiting = Esperando alguém… toque de novo para parar
online-open-seeks = Partidas abertas
online-no-seeks = Ninguém está esperando agora. Comece você, e os outros verão aqui.
online-join = Entrar
online-withdraw = Retirar
online-free-seats = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
online-rated = Valendo pontos
online-casual = Amistosa
online-my-games = Suas partidas
online-next-game = Para a partida que espera você
online-your-turn = Sua vez
online-their-turn = Vez dos outros
online-after-turns = { $n ->
    [0] Acabou de começar
    [one] Uma jogada feita
   *[other] { $n } jogadas feitas
}
online-speed-quick = Rápida
online-speed-steady = Média
online-speed-slow = Lenta
online-speed-correspondence = Por correspondência
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] Um dia por jogada
   *[other] { $days } dias por jogada
}
online-time-bank = { $days ->
    [0] Uma reserva de { $bank } dias
    [one] Um dia por jogada e { $bank } de reserva
   *[other] { $days } dias por jogada e { $bank } de reserva
}
online-time-unlimited = Sem relógio
online-time-left = { $days ->
    [one] 1 dia
   *[other] { $days } dias
} { $hours } h
# In a list of own games: how long the player who is due has.
online-still = tempo restante: { $time }

## Uma partida com todas as opções

online-create = Criar uma partida ou convidar alguém
online-form-public = Qualquer pessoa
online-form-private = Quem tiver o link
online-form-time = Tempo
online-form-live = De uma vez só
online-form-per-turn = Dias por jogada
online-form-bank = Dias por jogada e uma reserva
online-form-minutes = Minutos para cada um
online-form-increment = Segundos a mais depois de cada jogada
online-form-days = Dias por jogada
online-form-bank-days = Dias de reserva
online-form-players = Pessoas
online-form-side = Você joga como
online-side-random = Por sorteio
online-form-rated-hint = O resultado muda as suas pontuações.
online-form-within = Pontuação do adversário
online-form-anybody = Qualquer uma
online-form-within-n = No máximo { $n } de distância da sua
online-form-computers = Lugares para o computador
online-form-senseless = Com um tempo assim ninguém conseguiria jogar.
online-form-submit = Criar a partida

## Convites

online-invitation = Convite para uma partida
online-invitation-gone = Este convite não está mais aberto.
online-invited-by = { $name } convida você para uma partida.
online-accept-invitation = Aceitar e jogar
online-learn-first = Não conhece o jogo? Aprenda em poucos minutos.
online-send-link = Envie este link para quem você quer que jogue. A partida começa assim que for aceito.
online-pace = Quanto tempo?
online-link = O link
online-copy = Copiar
online-copied = Copiado
online-waiting-for = { $n ->
    [one] Esperando o adversário…
   *[other] Esperando { $n } pessoas…
}

## À mesa

online-game = Partida
online-turn-of = É a vez de { $name }
online-others-choose = Suas Peças de Intensidade estão escolhidas. Os outros ainda escolhem.
online-there = está aqui
online-not-there = não está aqui
online-on-vacation = de férias
online-watching = { $n ->
    [one] Uma pessoa está assistindo
   *[other] { $n } pessoas estão assistindo
}
online-begins-soon = Se ninguém jogar, a partida será cancelada em { $time }.
online-gone = { $name } não está.
online-claim-in = Você poderá reivindicar a partida em { $time }.
online-review = Revisar a partida
online-record = Baixar o registro
online-to-next-game = Para a próxima partida
online-sure = – tem certeza?

online-do-abort = Cancelar a partida
online-do-draw = Propor empate
online-do-takeback = Pedir para desfazer
online-do-resign = Desistir
online-do-gift = Desistir com um presente
online-do-withdraw = Retirar a proposta
online-do-decline = Recusar
online-do-accept-draw = Aceitar o empate
online-do-accept-takeback = Permitir
online-do-accept-gift = O presente vale a vitória
online-do-decline-gift = Não, a vitória é minha
online-do-claim-win = Reivindicar a vitória
online-do-claim-draw = Deixar empatado
online-do-rematch = Revanche
online-do-vacation = Sair de férias
online-do-end-vacation = Voltar das férias

online-offer-draw = { $name } propõe empate.
online-offer-draw-own = Você propõe empate.
online-offer-takeback = { $name } quer desfazer uma jogada.
online-offer-takeback-own = Você quer desfazer a sua última jogada.
online-offer-gift = { $name } desiste com um presente. Se você achar que ele vale a vitória, { $name } vence; se não, você vence.
online-offer-gift-own = Você desistiu com um presente. Falta a resposta.
online-offer-rematch = { $name } quer jogar outra.
online-offer-rematch-own = Você quer jogar outra. Falta a resposta.

online-end-aborted = A partida foi cancelada e não conta.
online-end-abandoned = Vence { TERM($seat, form: "the") }: o outro lado deixou a mesa.
online-end-abandoned-draw = A partida termina empatada: alguém deixou a mesa.

online-chat = Conversa
online-chat-empty = Ninguém disse nada ainda.
online-chat-write = Diga algo gentil
online-chat-send = Enviar
online-unread =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
online-chat-come-in = Entrar sem conta para conversar

## Respostas antecipadas

online-plan = Respostas antecipadas
online-plan-hint = Experimente no tabuleiro o que o adversário pode jogar e como você responde. Se acontecer assim, a sua resposta é jogada na hora.
online-plan-begin = Anotar uma resposta
online-plan-theirs = Faça a jogada que você espera do adversário.
online-plan-ours = Agora jogue a sua resposta.
online-plan-enter = Anotar a linha
online-plan-undo = Um atrás
online-plan-remove = Tirar

## Assistir

online-watch = Partidas em andamento
online-nothing-to-watch = Ninguém está jogando em público agora.

## Recusas

online-no-too-fast = { $seconds ->
    [one] Rápido demais. Tente daqui a um segundo.
   *[other] Rápido demais. Tente daqui a { $seconds } segundos.
}
online-no-not-your-turn = Não é a sua vez.
online-no-moved-on = A partida andou enquanto isso.
online-no-time-over = O seu tempo tinha acabado.
online-no-game-over = A partida acabou.
online-no-not-over = A partida ainda não acabou.
online-no-not-a-player = Só quem joga esta partida pode fazer isso.
online-no-out-of-game = Você está fora desta partida.
online-no-nothing-offered = Essa proposta não existe mais.
online-no-already-offered = Isso já foi proposto.
online-no-gift-pending = Antes, uma desistência com presente espera resposta.
online-no-gifts = Presentes são de partidas amistosas a dois.
online-no-already-chosen = As suas Peças de Intensidade já estão escolhidas.
online-no-nothing-to-take-back = Não há nada para desfazer.
online-no-too-late-to-abort = A partida já começou e não pode mais ser cancelada.
online-no-not-gone = O adversário está aqui, ou saiu há pouco.
online-no-not-correspondence = Isso é só para partidas por correspondência.
online-no-vacation-left = As suas férias nesta partida acabaram.
online-no-vacation-unchanged = Não há férias para começar nem para terminar.
online-no-other-rules = Esta partida começou com outra versão das regras e não pode continuar aqui. Se for de dois jogadores, você pode desistir.
online-no-such-game = Essa partida não existe, ou você não pode vê-la.
online-no-such-seek = Alguém foi mais rápido: essa partida não está mais aberta.
online-no-trouble = O servidor não conseguiu. Nada mudou.
online-no-other = Isso não é possível no momento.
online-no-unreadable = O servidor não entendeu isso.
online-no-games = Você já joga tantas partidas quantas se pode ao mesmo tempo. Termine uma antes.
online-no-seeks-left = Você já tem tantas partidas abertas à espera quantas se pode. Retire uma antes.
online-no-computers = Nesta casa não há esse adversário de computador.
online-no-seats-left = Há mais computadores do que lugares.
online-no-range = Nenhuma pontuação cabe nesse intervalo.
online-no-guests-rated = Convidados só jogam partidas amistosas. Com uma conta você pode jogar as que valem pontos.
online-no-rated-for-two = Partidas que valem pontos são entre duas pessoas.
online-no-rated-clock = Partidas que valem pontos precisam de relógio.
online-no-silence = Escreva algo antes.
online-no-length = A partida está longa demais para continuar. Só é possível encerrá-la.
online-no-hardly-begun = A partida mal começou. Melhor cancelar.
online-no-claim-for-two = O empate só pode ser reclamado em partidas a dois.
online-no-replies-for-two = Respostas antecipadas são para partidas a dois.
online-no-replies-now = Respostas antecipadas são anotadas enquanto é a vez do adversário.
online-no-lines = Você já anotou tantas linhas quantas se pode. Remova uma antes.
online-no-own-seek = Você já está à espera desta partida.
online-no-rating = A sua pontuação está fora do intervalo pedido.
online-no-blocked = Você e alguém desta partida não jogam um com o outro.
online-no-nameless = Entre antes, como convidado ou com a sua conta.
online-no-muted = A moderação suspendeu as suas conversas por um tempo.
online-no-line-illegal = Esta linha não pode ser anotada: uma das jogadas não é permitida.
online-no-line-pairs = Uma linha é feita de pares, uma jogada do adversário e a sua resposta, no máximo dez.
online-no-line-contradicts = Outra linha responde de outro modo à mesma jogada.
online-new-game = Nova partida
online-seek-range = Pontuação de { $min } a { $max }
online-your-side = O seu lado: { TERM($seat) }
online-form-opponent = Adversário
online-form-level = O nível deles
online-chat-spectators = O público conversa entre si. Quem joga lê depois da partida.
online-do-gift-hint = O adversário decide se o seu presente vale a vitória.
online-form-computer = Um computador desta casa
