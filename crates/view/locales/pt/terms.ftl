### Termos: peças, jogadores e portões, cada um em todas as formas que as frases pedem.
###
### Primeiro vem o nome puro; "the" leva o artigo definido, "a" o indefinido, "to" e "of" as
### preposições "a" e "de", "gender" serve à concordância. Só as Peças de Intensidade têm plural.

## Flores Básicas

-rose = Rosa
    .the = a Rosa
    .a = uma Rosa
    .gender = feminine
-chrysanthemum = Crisântemo
    .the = o Crisântemo
    .a = um Crisântemo
    .gender = masculine
-rhododendron = Rododendro
    .the = o Rododendro
    .a = um Rododendro
    .gender = masculine
-jasmine = Jasmim
    .the = o Jasmim
    .a = um Jasmim
    .gender = masculine
-lily = Lírio
    .the = o Lírio
    .a = um Lírio
    .gender = masculine
-white-jade = Jade Branca
    .the = a Jade Branca
    .a = uma Jade Branca
    .gender = feminine

## Flores Especiais

-white-lotus = Lótus Branca
    .the = a Lótus Branca
    .a = uma Lótus Branca
    .gender = feminine
-orchid = Orquídea
    .the = a Orquídea
    .a = uma Orquídea
    .gender = feminine

## Peças de Intensidade

-rock = Rochedo
    .the = o Rochedo
    .a = um Rochedo
    .gender = masculine
    .plural = Rochedos
-wheel = Roda
    .the = a Roda
    .a = uma Roda
    .gender = feminine
    .plural = Rodas
-knotweed = Bambu-americano
    .the = o Bambu-americano
    .a = um Bambu-americano
    .gender = masculine
    .plural = Bambus-americanos
-boat = Barco
    .the = o Barco
    .a = um Barco
    .gender = masculine
    .plural = Barcos
-bamboo = Bambu
    .the = o Bambu
    .a = um Bambu
    .gender = masculine
    .plural = Bambus
-pond = Lagoa
    .the = a Lagoa
    .a = uma Lagoa
    .gender = feminine
    .plural = Lagoas
-lion-turtle = Tartaruga-leão
    .the = a Tartaruga-leão
    .a = uma Tartaruga-leão
    .gender = feminine
    .plural = Tartarugas-leão

## Jogadores: os dois primeiros em partidas de dois, os demais em partidas de três ou quatro

-guest = Convidado
    .the = o Convidado
    .to = ao Convidado
    .of = do Convidado
-host = Anfitrião
    .the = o Anfitrião
    .to = ao Anfitrião
    .of = do Anfitrião
-south = Sul
    .the = Sul
    .to = a Sul
    .of = de Sul
-west = Oeste
    .the = Oeste
    .to = a Oeste
    .of = de Oeste
-north = Norte
    .the = Norte
    .to = a Norte
    .of = de Norte
-east = Leste
    .the = Leste
    .to = a Leste
    .of = de Leste

## Portões

-north-gate = portão norte
-east-gate = portão leste
-south-gate = portão sul
-west-gate = portão oeste
