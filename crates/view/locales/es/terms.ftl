### Términos: fichas, jugadores y puertas, cada uno en todas las formas que piden las frases.
###
### Primero va el nombre solo; «the» lleva el artículo definido, «a» el indefinido, «to» la
### preposición «a», «gender» sirve para la concordancia. Solo los acentos tienen plural.

## Flores Básicas

-rose = Rosa
    .the = la Rosa
    .a = una Rosa
    .gender = feminine
-chrysanthemum = Crisantemo
    .the = el Crisantemo
    .a = un Crisantemo
    .gender = masculine
-rhododendron = Rododendro
    .the = el Rododendro
    .a = un Rododendro
    .gender = masculine
-jasmine = Jazmín
    .the = el Jazmín
    .a = un Jazmín
    .gender = masculine
-lily = Lirio
    .the = el Lirio
    .a = un Lirio
    .gender = masculine
-white-jade = Jade Blanco
    .the = el Jade Blanco
    .a = un Jade Blanco
    .gender = masculine

## Flores Especiales

-white-lotus = Loto Blanco
    .the = el Loto Blanco
    .a = un Loto Blanco
    .gender = masculine
-orchid = Orquídea
    .the = la Orquídea
    .a = una Orquídea
    .gender = feminine

## Acentos

-rock = Roca
    .the = la Roca
    .a = una Roca
    .gender = feminine
    .plural = Rocas
-wheel = Rueda
    .the = la Rueda
    .a = una Rueda
    .gender = feminine
    .plural = Ruedas
-knotweed = Maleza
    .the = la Maleza
    .a = una Maleza
    .gender = feminine
    .plural = Malezas
-boat = Bote
    .the = el Bote
    .a = un Bote
    .gender = masculine
    .plural = Botes
-bamboo = Bambú
    .the = el Bambú
    .a = un Bambú
    .gender = masculine
    .plural = Bambúes
-pond = Estanque
    .the = el Estanque
    .a = un Estanque
    .gender = masculine
    .plural = Estanques
-lion-turtle = Tortuga León
    .the = la Tortuga León
    .a = una Tortuga León
    .gender = feminine
    .plural = Tortugas León

## Jugadores: los dos primeros en partidas de dos, los demás en partidas de tres o cuatro

-guest = Invitado
    .the = el Invitado
    .to = al Invitado
-host = Anfitrión
    .the = el Anfitrión
    .to = al Anfitrión
-south = Sur
    .the = Sur
    .to = a Sur
-west = Oeste
    .the = Oeste
    .to = a Oeste
-north = Norte
    .the = Norte
    .to = a Norte
-east = Este
    .the = Este
    .to = a Este

## Puertas

-north-gate = Puerta Norte
-east-gate = Puerta Este
-south-gate = Puerta Sur
-west-gate = Puerta Oeste
