### As palavras das lições e das peças. São carregadas quando alguém aprende.

## O objetivo

lesson-goal = O objetivo
lesson-goal-text = Você está criando um jardim. Duas flores suas que combinam e se veem ao longo de uma linha estão em harmonia; o tabuleiro traça uma linha entre elas. O objetivo é um anel de harmonias que dê a volta inteira no centro: feche um e você vence. Como as flores andam e quais combinam, você vai ver nas próximas lições.
lesson-goal-1 = Três cantos já estão no lugar. Escolha o Lírio embaixo, à esquerda, e leve-o para onde ele feche o anel.
lesson-goal-1-hint = O quarto canto fica dois passos acima. De lá, o Lírio vê um Jasmim acima e outro à direita.
lesson-goal-1-done = Seu anel floresceu, e você venceu. É disso que o jogo trata; agora, passo a passo.

## Plantar

lesson-plant = Plantar
lesson-plant-text = A vida das suas flores começa num portão. Há quatro portões, um em cada lado do tabuleiro. Uma flor num portão está germinando: ela espera ali até você levá-la ao jardim.
lesson-plant-1 = Plante uma Rosa no portão sul, o que está à sua frente.
lesson-plant-1-hint = Escolha primeiro a Rosa da sua mão e depois o portão de baixo.
lesson-plant-1-done = A Rosa está germinando. Foi uma jogada inteira: plantar é uma das duas coisas que você pode fazer.
lesson-plant-2 = Os dois lados já plantaram. Agora plante um Jasmim em qualquer portão que ainda esteja aberto.
lesson-plant-2-hint = Um portão com uma flor está fechado. À esquerda e à direita há dois abertos.
lesson-plant-2-done = Os portões não são de ninguém: você pode plantar onde houver um aberto.

## Acomodar

lesson-arrange = Acomodar
lesson-arrange-text = Em vez de plantar, você pode acomodar uma flor: ela anda pelas linhas para cima, para baixo, para a esquerda ou para a direita, e pode virar. O número dela diz quantos passos anda no máximo: três a Rosa, quatro o Lírio. Ela nunca para num portão.
lesson-arrange-1 = Leve a Rosa do portão até o jardim vermelho.
lesson-arrange-1-hint = O jardim vermelho começa logo em frente ao portão.
lesson-arrange-1-done = Agora a Rosa está florescendo. Flores vermelhas podem ficar no jardim vermelho, em todas as bordas e lá fora, no jardim neutro.
lesson-arrange-2 = O Lírio é branco: pode atravessar o jardim vermelho, mas não ficar dentro dele. Leve-o até a borda de um jardim branco.
lesson-arrange-2-hint = O Lírio precisa dos quatro passos, reto até a linha onde o vermelho e o branco se encontram.
lesson-arrange-2-done = Na borda de dois jardins, as duas cores estão em casa. Atravessar é sempre permitido.

## Harmonia

lesson-harmony = Harmonia
lesson-harmony-text = Duas flores suas que estão florescendo e se veem ao longo de uma fileira ou de uma coluna podem estar em harmonia. Elas precisam ser vizinhas neste círculo: Rosa, Crisântemo, Rododendro, Jasmim, Lírio, Jade Branca, e de volta à Rosa. Uma harmonia nova também rende um bônus; ele tem uma lição própria, então aqui você pode dispensá-lo.
lesson-harmony-1 = Ponha a sua Rosa e o seu Crisântemo em harmonia.
lesson-harmony-1-hint = Os dois precisam estar florescendo, na mesma fileira ou na mesma coluna, sem nada no meio.
lesson-harmony-1-done = A linha entre eles mostra a harmonia.
lesson-harmony-2 = No círculo, o Rododendro fica entre o Crisântemo e o Jasmim. Forme com ele duas harmonias de uma vez.
lesson-harmony-2-hint = Procure o ponto onde a fileira do Crisântemo encontra a coluna do Jasmim.
lesson-harmony-2-done = Uma flor no canto de duas linhas: é assim que os anéis começam.

## Conflito

lesson-clash = Conflito
lesson-clash-text = Flores de mesmo número e cores diferentes entram em conflito: Rosa e Jasmim, Crisântemo e Lírio, Rododendro e Jade Branca. Duas flores assim nunca podem se ver, não importa de quem sejam. Uma jogada que deixa um conflito não é permitida.
lesson-clash-1 = Ponha a Rosa e o Crisântemo em harmonia sem que nenhum Jasmim veja a Rosa.
lesson-clash-1-hint = Os Jasmins vigiam as colunas deles. Olhe abaixo do seu Crisântemo.
lesson-clash-1-done = Nenhum Jasmim olha por esta coluna. Se você tentar um ponto proibido, o tabuleiro mostra o conflito.
lesson-clash-2 = O seu Lírio está entre uma Rosa e um Jasmim. Ponha o Lírio e a Jade Branca em harmonia sem revelar o conflito que está atrás.
lesson-clash-2-hint = O Lírio precisa continuar na coluna dele, entre os dois. De que ponto ele vê a Jade Branca?
lesson-clash-2-done = Uma flor que esconde um conflito fica quase amarrada à linha dela. Você pode usar isso contra o adversário.

## Captura

lesson-capture = Captura
lesson-capture-text = Uma flor captura quando termina o caminho em cima de uma flor do adversário. Uma Flor Básica só captura o tipo com que entra em conflito: mesmo número, outra cor. A flor capturada sai do jogo. Nos portões, as flores estão a salvo.
lesson-capture-1 = Capture o Jasmim com a sua Rosa.
lesson-capture-1-hint = O Jasmim está a três passos: um para a direita e dois para cima.
lesson-capture-1-done = A captura acaba com a briga: só sobra uma das duas.
lesson-capture-2 = Há três flores perto do seu Lírio. Capture a que ele pode capturar.
lesson-capture-2-hint = O Lírio é o quatro branco. Ele captura o quatro vermelho, o Crisântemo.
lesson-capture-2-done = Com as outras duas o Lírio não tem briga. Ele não pode capturá-las nem passar por cima delas.

## Bônus

lesson-bonus = O bônus
lesson-bonus-text = Se você acomoda uma flor e com isso ganha uma harmonia nova, recebe um Bônus de Harmonia: mais uma peça, na hora. Você pode colocar uma Peça de Intensidade, plantar uma Flor Especial ou, se nenhuma flor sua estiver germinando, plantar uma Flor Básica. Também pode dispensar o bônus.
lesson-bonus-1 = Forme uma harmonia e plante o seu Jasmim como bônus.
lesson-bonus-1-hint = Primeiro ponha a Rosa e o Crisântemo numa linha. Depois escolha o Jasmim da sua mão e um portão aberto.
lesson-bonus-1-done = Duas coisas numa jogada: por isso harmonias novas valem tanto.
lesson-bonus-2 = Uma flor sua está germinando, então não pode vir outra Flor Básica. Forme uma harmonia e plante a Lótus Branca como bônus.
lesson-bonus-2-hint = Primeiro a harmonia, depois a Lótus, da sua mão para um portão aberto.
lesson-bonus-2-done = Só assim as Flores Especiais entram no jogo.

## Rochedo

lesson-rock = O Rochedo
lesson-rock-text = As Peças de Intensidade são colocadas como bônus. O Rochedo impede toda harmonia na fileira e na coluna em que está, perto ou longe, tanto as suas quanto as do adversário. Nenhuma Roda pode girá-lo.
lesson-rock-1 = Forme uma harmonia com a sua Rosa. Depois coloque o Rochedo de modo que o adversário fique sem harmonia.
lesson-rock-1-hint = A harmonia do adversário está numa fileira. Qualquer ponto vazio dessa fileira serve.
lesson-rock-1-done = O Rochedo age na linha toda, mesmo de longe.
lesson-rock-2 = Duas harmonias e um só Rochedo: forme uma harmonia sua e impeça as duas do adversário.
lesson-rock-2-hint = Uma está numa fileira, a outra numa coluna. Onde essas duas linhas se cruzam?
lesson-rock-2-done = Num cruzamento, o Rochedo trabalha em dobro.

## Roda

lesson-wheel = A Roda
lesson-wheel-text = A Roda gira tudo ao redor: as peças nos oito pontos avançam um ponto no sentido horário. Nenhuma pode sair do tabuleiro nem ir parar num portão ou no jardim errado, e o giro não pode causar conflito.
lesson-wheel-1 = Forme uma harmonia. Depois use a Roda para desfazer a do adversário.
lesson-wheel-1-hint = Coloque a Roda junto a uma das duas flores, de modo que a flor saia da fileira.
lesson-wheel-1-done = A Roda gira amigos e estranhos do mesmo jeito.
lesson-wheel-2 = Forme uma harmonia com a sua Rosa. Depois faça a Roda levar a sua Jade Branca para a fileira do seu Lírio.
lesson-wheel-2-hint = A Jade Branca precisa descer um ponto. Uma Roda à esquerda dela a gira para baixo.
lesson-wheel-2-done = Duas harmonias numa jogada. A Roda é um passo a mais para qualquer flor sua.

## Bambu-americano

lesson-knotweed = O Bambu-americano
lesson-knotweed-text = O Bambu-americano drena as flores nos oito pontos ao redor, as suas e as do adversário: enquanto ele está ali, elas não têm harmonia. Continuam andando, capturando e entrando em conflito.
lesson-knotweed-1 = Forme uma harmonia. Depois impeça as duas harmonias do adversário com um só Bambu-americano.
lesson-knotweed-1-hint = Um Crisântemo está no canto das duas linhas. Coloque o Bambu-americano num ponto vazio junto a ele.
lesson-knotweed-1-done = Procure a flor que mantém tudo unido.
lesson-knotweed-2 = Forme uma harmonia com a sua Rosa. Depois impeça a do adversário com o Bambu-americano e mantenha as suas duas.
lesson-knotweed-2-hint = O seu Lírio está bem perto. Coloque o Bambu-americano onde ele não toque nenhuma flor sua.
lesson-knotweed-2-done = O Bambu-americano não tem amigos. Olhe os oito pontos antes de colocá-lo.

## Barco

lesson-boat = O Barco
lesson-boat-text = O Barco leva uma flor que esteja florescendo, seja de quem for, para um dos oito pontos ao redor e fica no lugar dela. Ou leva embora uma Peça de Intensidade: então as duas saem do jogo.
lesson-boat-1 = Forme uma harmonia. Depois use o Barco para tirar uma flor do adversário da linha dela.
lesson-boat-1-hint = Coloque o Barco em cima de uma das duas flores e escolha um ponto vazio acima ou abaixo.
lesson-boat-1-done = O Barco fica onde estava a flor e ainda bloqueia a linha.
lesson-boat-2 = Um Rochedo impede a harmonia do seu Lírio com a sua Jade Branca. Forme uma harmonia com a sua Rosa e faça o Barco levar o Rochedo.
lesson-boat-2-hint = Como bônus, coloque o Barco em cima do Rochedo.
lesson-boat-2-done = A fileira está livre de novo, e você tem duas harmonias.

## Lótus Branca

lesson-lotus = A Lótus Branca
lesson-lotus-text = A Lótus Branca está em harmonia com toda Flor Básica que ela vê, seja de quem for. A harmonia é do dono da Flor Básica. A Lótus anda no máximo dois passos.
lesson-lotus-1 = Leve a Lótus para onde ela fique em harmonia com a sua Rosa e com o seu Jasmim.
lesson-lotus-1-hint = Procure o cruzamento da fileira da Rosa com a coluna do Jasmim. Fica a dois passos.
lesson-lotus-1-done = A Rosa e o Jasmim entram em conflito, mas a Lótus se dá bem com os dois.
lesson-lotus-2 = Esta Lótus é do adversário. Ponha o seu Rododendro em harmonia com ela.
lesson-lotus-2-hint = O Rododendro precisa ver a Lótus ao longo de uma fileira ou de uma coluna. Cinco passos bastam.
lesson-lotus-2-done = A harmonia é sua, porque a Flor Básica é sua.

## Orquídea

lesson-orchid = A Orquídea
lesson-orchid-text = A Orquídea anda até seis passos e não está em harmonia com ninguém. Ela prende as flores do adversário que estão florescendo ao redor: elas não podem ser acomodadas. Enquanto a sua própria Lótus estiver florescendo, a sua Orquídea pode capturar qualquer flor. Mas então qualquer flor pode capturá-la também.
lesson-orchid-1 = Prenda duas flores de uma vez.
lesson-orchid-1-hint = Procure um ponto que toque as duas flores, nem que seja na diagonal.
lesson-orchid-1-done = Enquanto a Orquídea ficar ali, nenhuma das duas pode sair.
lesson-orchid-2 = A sua Lótus está florescendo, então a sua Orquídea pode capturar. Capture a Lótus do adversário.
lesson-orchid-2-hint = São cinco passos: dois para a direita e três para cima.
lesson-orchid-2-done = Só uma Orquídea assim pode capturar uma Lótus.

## Anel

lesson-ring = O anel
lesson-ring-text = Você vence com um Anel Harmônico: uma corrente fechada de harmonias suas que dá a volta inteira no centro do tabuleiro. Harmonias que tocam o centro não contam.
lesson-ring-1 = Falta um canto. Feche o anel.
lesson-ring-1-hint = Embaixo, à direita, há um Crisântemo. De onde ele vê as duas Rosas?
lesson-ring-1-done = Quatro harmonias em volta do centro: você venceu.
lesson-ring-2 = Um canto pode ser uma Lótus, até a do adversário. Feche o anel.
lesson-ring-2-hint = Leve o Crisântemo para onde ele veja a Rosa acima e o Rododendro à esquerda.
lesson-ring-2-done = A Lótus do adversário ajudou você a vencer.
lesson-ring-3 = Todas as flores estão no lugar, mas um Rochedo impede a harmonia na fileira de cima. Feche o anel com um bônus.
lesson-ring-3-hint = Forme uma harmonia nova com a Rosa do portão. Depois tire o Rochedo com o Barco.
lesson-ring-3-done = Um bônus pode decidir a partida. Fique de olho nisso dos dois lados.

## Fim

lesson-ending = O outro fim
lesson-ending-text = A partida também termina quando alguém planta a última Flor Básica da mão. Então vence quem tem mais Peças de Intensidade não usadas; se o número for igual, quem tem mais harmonias.
lesson-ending-1 = Você ainda tem duas Peças de Intensidade, o adversário tem uma. Termine a partida e vença.
lesson-ending-1-hint = Plante a sua última Flor Básica, a Rosa.
lesson-ending-1-done = Guardar Peças de Intensidade também pode ser um plano.
lesson-ending-2 = As Peças de Intensidade e as harmonias estão iguais. Forme mais uma harmonia e termine a partida na mesma jogada.
lesson-ending-2-hint = Primeiro ponha a Rosa e o Crisântemo em harmonia. Depois plante como bônus a sua última flor, o Jasmim.
lesson-ending-2-done = Agora você sabe tudo o que precisa. Aproveite a sua primeira partida!

## Peças

tile-rose-rules = Vermelha, até três passos. Em harmonia com o Crisântemo e a Jade Branca, em conflito com o Jasmim.
tile-rose-meaning = O amor, e o que duas pessoas guardam entre si. O que é querido pede cuidado e tem espinhos; por isso anda a passos curtos.
tile-chrysanthemum-rules = Vermelho, até quatro passos. Em harmonia com a Rosa e o Rododendro, em conflito com o Lírio.
tile-chrysanthemum-meaning = A perfeição. Floresce tarde no ano, quando as outras já desistiram, pétala sobre pétala em boa ordem. Quem a busca planeja com antecedência.
tile-rhododendron-rules = Vermelho, até cinco passos. Em harmonia com o Crisântemo e o Jasmim, em conflito com a Jade Branca.
tile-rhododendron-meaning = O perigo. Esplêndido de ver e amargo de provar, espera à beira da trilha da montanha. Chega depressa e quer ser levado a sério.
tile-jasmine-rules = Branco, até três passos. Em harmonia com o Rododendro e o Lírio, em conflito com a Rosa.
tile-jasmine-meaning = A esperança. Uma estrela pequena cujo perfume chega à noite, quando não se vê. Anda devagar e passa facilmente despercebida.
tile-lily-rules = Branco, até quatro passos. Em harmonia com o Jasmim e a Jade Branca, em conflito com o Crisântemo.
tile-lily-meaning = A virtude. Fica de pé e não esconde nada. Ser bom não é o mesmo que ser impecável; essa é a briga dele com o Crisântemo.
tile-white-jade-rules = Branca, até cinco passos. Em harmonia com o Lírio e a Rosa, em conflito com o Rododendro.
tile-white-jade-meaning = O risco. Uma trepadeira que vai longe e depressa. O perigo vem até você; o risco é você quem escolhe.
tile-white-lotus-rules = Até dois passos. Em harmonia com toda Flor Básica dos dois jogadores. Só uma Orquídea cuja própria Lótus está florescendo pode capturá-la.
tile-white-lotus-meaning = A sabedoria. Sobe limpa da água turva e se abre para todos. Anda devagar e tem amigos dos dois lados do tabuleiro.
tile-orchid-rules = Até seis passos. Prende as flores do adversário que estejam florescendo ao redor. Enquanto a sua Lótus floresce, captura qualquer flor, e qualquer flor a captura.
tile-orchid-meaning = O poder. Vive no alto, em galhos alheios, admirada e só. Onde floresce a sabedoria, o poder pode agir, e deve responder por isso.
tile-rock-rules = Nenhuma harmonia em toda a fileira e toda a coluna em que está. Nenhuma Roda o gira.
tile-rock-meaning = A permanência. A água dá a volta nele, e o jardineiro também. Há coisas que não se resolvem com conversa.
tile-wheel-rules = Gira todas as peças ao redor um ponto, no sentido horário.
tile-wheel-meaning = A mudança. As estações giram, e a sorte com elas, e nenhuma das duas pergunta a quem leva.
tile-knotweed-rules = As flores ao redor não têm harmonia.
tile-knotweed-meaning = A ganância. Entrou no jardim como enfeite. O que cresce sem medida tira a força dos vizinhos.
tile-boat-rules = Leva uma flor que esteja florescendo para um ponto ao redor e fica no lugar dela, ou sai do jogo junto com uma Peça de Intensidade.
tile-boat-meaning = A travessia. Vai por onde ninguém pode andar e leva quem espera na margem.
tile-bamboo-rules = As peças ao redor voltam para as mãos dos donos. Depois, as peças junto a ele não podem ser capturadas.
tile-bamboo-meaning = A firmeza. Dobra-se na tempestade e se levanta de novo. Voltar para casa não é perder.
tile-pond-rules = Pode-se plantar nos pontos ao redor.
tile-pond-meaning = O começo. Onde há água, alguma coisa vai crescer, semeie quem semear.
tile-lion-turtle-rules = As flores ao redor ficam em harmonia com toda Flor Básica.
tile-lion-turtle-meaning = A velhice. Já viu toda briga começar e acabar, e é amiga de todos.
