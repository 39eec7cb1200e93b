## Jogar com outras pessoas pela rede.

online-loading = Carregando…
online-connecting = Conectando…
online-broken = A conexão caiu. Reconectando…
online-unsent = Sua última ação está salva e será enviada quando a conexão voltar.
online-unsent-turn = Sua jogada está salva e será enviada quando a conexão voltar.
online-clock-own = Seu relógio está correndo.
online-clock-of = O relógio de { $name } está correndo.
online-unreachable = Não dá para conectar ao servidor no momento.
online-outdated = Há uma versão nova. Recarregue a página para continuar.
online-reload = Recarregar
online-later = Mais tarde
online-cancel = Cancelar
online-understood = OK
online-began = Sua partida começou.
online-left = Sua partida ainda está em andamento.
online-open-game = Abrir
online-home-quick = Encontrar um adversário
online-home-friend = Convidar por link
online-home-more = Todas as partidas em andamento

## Sala

online-lobby = Jogar online
online-no-account = Não é preciso ter conta.
online-as-guest = Jogando como { $name } (sem conta)
online-quick = Pareamento rápido
online-quick-hint = Um toque e você joga com a próxima pessoa que entrar.
online-waiting = Procurando um adversário…
online-open-seeks = Partidas abertas
online-no-seeks = Ninguém está esperando agora. Crie uma partida, e ela aparecerá aqui para os outros.
online-people = { $n ->
    [one] No momento, só você está online
   *[other] { $n } pessoas online
}
online-lookout = Avise-me quando alguém chegar
online-someone = Alguém está procurando uma partida.
online-join = Participar
online-withdraw = Retirar
online-free-seats = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
online-rated = Valendo pontos
online-casual = Amistosa
online-my-games = Suas partidas
online-next-game = Ir para a partida que espera por você
online-your-turn = Sua vez
online-your-turns = { $n ->
    [one] Sua vez em uma partida
   *[other] Sua vez em { $n } partidas
}
online-their-turn = Vez do adversário
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
    [0] { $bank ->
        [one] Reserva de { $bank } dia
       *[other] Reserva de { $bank } dias
    }
    [one] { $bank ->
        [one] Um dia por jogada + reserva de { $bank } dia
       *[other] Um dia por jogada + reserva de { $bank } dias
    }
   *[other] { $bank ->
        [one] { $days } dias por jogada + reserva de { $bank } dia
       *[other] { $days } dias por jogada + reserva de { $bank } dias
    }
}
online-time-unlimited = Sem relógio
online-time-left = { $days ->
    [one] 1 dia
   *[other] { $days } dias
} { $hours } h
# Na lista das próprias partidas: quanto tempo resta a quem deve jogar.
online-still = tempo restante: { $time }

## Uma partida com todas as opções

online-create = Criar uma partida ou convidar alguém
online-form-public = Qualquer pessoa
online-form-private = Qualquer pessoa com o link
online-form-time = Tempo
online-form-live = Ao vivo
online-form-per-turn = Dias por jogada
online-form-bank = Dias por jogada, com reserva
online-form-minutes = Minutos por jogador
online-form-increment = Segundos a mais por jogada
online-form-days = Dias por jogada
online-form-bank-days = Dias de reserva
online-form-players = Jogadores
online-form-side = Você joga como
online-side-random = Aleatório
online-form-rated-hint = O resultado muda sua pontuação.
online-form-within = Pontuação do adversário
online-form-anybody = Qualquer uma
online-form-within-n = Diferença de até { $n } pontos
online-form-computers = Lugares para o computador
online-form-senseless = Não dá para jogar com esse tempo. Escolha outro.
online-form-submit = Criar partida

## Convites

online-invitation = Convite para uma partida
online-invitation-gone = Este convite não está mais disponível. Peça outro.
online-invited-by = { $name } convidou você para uma partida de Skud Pai Sho.
online-accept-invitation = Aceitar e jogar
online-learn-first = Não conhece o jogo? Aprenda em poucos minutos.
online-send-link = Envie este link para quem você quer convidar. A partida começa quando a pessoa aceitar.
online-qr = Ou mostre este código para ser escaneado.
online-clock-explained = { $seconds ->
    [0] Cada pessoa tem { $minutes } min para a partida toda.
   *[other] Cada pessoa tem { $minutes } min para a partida toda, mais { $seconds } s por jogada.
}
online-pace = Quanto tempo?
online-link = Link
online-copy = Copiar
online-copied = Copiado
online-waiting-for = { $n ->
    [one] Esperando o adversário…
   *[other] Esperando { $n } pessoas…
}

## Durante a partida

online-game = Partida
online-turn-of = É a vez de { $name }
online-others-choose = Você já escolheu suas Peças de Intensidade. Os outros ainda estão escolhendo.
online-there = online
online-not-there = offline
online-on-vacation = de férias
online-watching = { $n ->
    [one] Uma pessoa está assistindo
   *[other] { $n } pessoas estão assistindo
}
online-begins-soon = A partida será cancelada se ninguém jogar em até { $time }.
online-gone = { $name } perdeu a conexão.
online-claim-in = Você poderá reivindicar a partida em { $time }.
online-record = Baixar registro
online-to-next-game = Ir para a próxima partida
online-sure = – tem certeza?

online-do-abort = Cancelar partida
online-do-draw = Propor empate
online-do-takeback = Pedir para desfazer
online-do-resign = Desistir
online-do-gift = Desistir com um presente
online-do-withdraw = Retirar proposta
online-do-decline = Recusar
online-do-accept-draw = Aceitar empate
online-do-accept-takeback = Permitir desfazer
online-do-accept-gift = Aceitar o presente
online-do-decline-gift = Ficar com a vitória
online-do-claim-win = Reivindicar vitória
online-do-claim-draw = Reivindicar empate
online-do-rematch = Revanche
online-do-vacation = Sair de férias
online-do-end-vacation = Voltar das férias

online-offer-draw = { $name } propõe empate.
online-offer-draw-own = Você propôs empate. Esperando a resposta.
online-draw-declined = { $name } recusou o empate. A partida continua.
online-offer-takeback = { $name } quer desfazer a última jogada.
online-offer-takeback-own = Você pediu para desfazer sua última jogada. Esperando a resposta.
online-offer-gift = { $name } desiste com um presente. Se você achar que ele vale a vitória, { $name } vence; se não, você vence.
online-offer-gift-own = Você desistiu com um presente. Esperando a resposta.
online-offer-rematch = { $name } quer uma revanche.
online-offer-rematch-own = Você pediu uma revanche. Esperando a resposta.

online-end-aborted = A partida foi cancelada e não conta.
online-end-abandoned = Vence { $name }: o adversário abandonou a partida.
online-end-abandoned-draw = Empate: alguém abandonou a partida.

online-chat = Chat
online-chat-empty = Nenhuma mensagem ainda.
online-chat-write = Diga algo gentil
online-chat-send = Enviar
online-unread =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
online-chat-come-in = Entrar sem conta para usar o chat

## Respostas antecipadas

online-plan = Respostas antecipadas
online-plan-hint = Experimente no tabuleiro o que o adversário pode jogar e como você responderia. Se isso acontecer, sua resposta é jogada na hora.
online-plan-begin = Adicionar resposta
online-plan-theirs = Faça a jogada que você espera do adversário.
online-plan-ours = Agora jogue sua resposta.
online-plan-enter = Salvar linha
online-plan-undo = Desfazer
online-plan-remove = Remover

## Assistir

online-watch = Partidas em andamento
online-nothing-to-watch = Nenhuma partida pública no momento.

## Recusas

online-no-too-fast = { $seconds ->
    [one] Rápido demais. Tente daqui a um segundo.
   *[other] Rápido demais. Tente daqui a { $seconds } segundos.
}
online-no-not-your-turn = Não é a sua vez.
online-no-moved-on = A posição mudou. Olhe de novo.
online-no-time-over = Seu tempo acabou.
online-no-game-over = A partida acabou.
online-no-not-over = A partida ainda não acabou.
online-no-not-a-player = Só quem joga esta partida pode fazer isso.
online-no-out-of-game = Você está fora desta partida.
online-no-nothing-offered = Essa proposta não está mais aberta.
online-no-already-offered = Você já propôs isso.
online-no-gift-pending = Antes, é preciso responder ao presente.
online-no-gifts = Presentes só existem em partidas amistosas de dois jogadores.
online-no-already-chosen = Você já escolheu suas Peças de Intensidade.
online-no-nothing-to-take-back = Não há nada para desfazer.
online-no-too-late-to-abort = A partida já começou e não pode mais ser cancelada.
online-no-not-gone = O adversário está aqui ou acabou de sair. Espere um pouco.
online-no-not-correspondence = Isso só é possível em partidas por correspondência.
online-no-vacation-left = Você já usou todas as suas férias nesta partida.
online-no-vacation-unchanged = Você já está de férias, ou já voltou delas.
online-no-other-rules = Esta partida começou com outra versão das regras e não pode continuar aqui. Se for de dois jogadores, você pode desistir.
online-no-such-game = Esta partida não existe ou é privada.
online-no-such-seek = Alguém foi mais rápido: essa partida não está mais aberta.
online-no-trouble = Erro no servidor. Nada mudou: tente de novo.
online-no-other = Isso não é possível no momento.
online-no-unreadable = Algo deu errado. Recarregue a página e tente de novo.
online-no-games = Você chegou ao limite de partidas simultâneas. Termine uma antes.
online-no-seeks-left = Você chegou ao limite de partidas abertas. Retire uma antes.
online-no-computers = Este nível do computador não está disponível neste servidor.
online-no-seats-left = Há mais computadores do que lugares.
online-no-range = Nenhuma pontuação cabe nesse intervalo. Escolha outro.
online-no-guests-rated = Sem conta, só dá para jogar partidas amistosas. Entre na sua conta para jogar valendo pontos.
online-no-rated-for-two = Partidas valendo pontos são entre duas pessoas, sem computador.
online-no-rated-clock = Partidas valendo pontos precisam de relógio.
online-no-silence = Escreva uma mensagem antes.
online-no-length = Esta partida chegou ao tamanho máximo. Combine um empate ou desista.
online-no-hardly-begun = A partida mal começou. Em vez disso, cancele-a.
online-no-claim-for-two = O empate só pode ser reivindicado em partidas de dois jogadores.
online-no-replies-for-two = Respostas antecipadas só existem em partidas de dois jogadores.
online-no-replies-now = Você só pode adicionar respostas antecipadas na vez do adversário.
online-no-lines = Você chegou ao limite de linhas. Remova uma antes.
online-no-own-seek = Você já está esperando por esta partida.
online-no-rating = Sua pontuação está fora do intervalo pedido.
online-no-blocked = Você não pode participar: um de vocês bloqueou o outro.
online-no-nameless = Antes, entre na sua conta ou continue sem conta.
online-no-muted = A moderação silenciou você no chat.
online-no-line-illegal = Esta linha não pode ser salva: uma das jogadas não é permitida.
online-no-line-pairs = Uma linha tem no máximo dez pares: a jogada do adversário e a sua resposta.
online-no-line-contradicts = Outra linha tem uma resposta diferente para a mesma jogada.
online-seek-range = Pontuação de { $min } a { $max }
online-your-side = Seu lado: { TERM($seat) }
online-form-opponent = Adversário
online-form-level = Nível do computador
online-chat-spectators = Quem assiste conversa à parte. Os jogadores só podem ler depois da partida.
online-do-gift-hint = O adversário decide se o seu presente vale a vitória.
online-form-computer = Computador
