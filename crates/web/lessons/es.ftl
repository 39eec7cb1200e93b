### Las palabras de las lecciones y de las fichas. Se cargan cuando alguien aprende.

## El objetivo

lesson-goal = El objetivo
lesson-goal-text = Estás creando un jardín. Dos flores tuyas que combinan entre sí y se ven a lo largo de una línea están en Armonía; el tablero traza una línea entre ellas. El objetivo es un anillo de Armonías que dé toda la vuelta al centro: si cierras uno, ganas. Cómo se mueven las flores y cuáles combinan lo verás en las próximas lecciones.
lesson-goal-1 = Tres esquinas ya están en su sitio. Elige el Lirio de abajo a la izquierda y llévalo adonde cierre el anillo.
lesson-goal-1-hint = La cuarta esquina está dos pasos más arriba. Desde allí, el Lirio ve un Jazmín por encima y otro a su derecha.
lesson-goal-1-done = Tu anillo está en flor y has ganado. De eso trata el juego; ahora, paso a paso.

## Plantar

lesson-plant = Plantar
lesson-plant-text = La vida de tus flores empieza en una Puerta. Hay cuatro Puertas, una en cada lado del tablero. Una flor en una Puerta está en crecimiento: espera allí hasta que la lleves al Jardín.
lesson-plant-1 = Planta una Rosa en la Puerta Sur, la que tienes delante.
lesson-plant-1-hint = Elige primero la Rosa de tu mano y después la Puerta de abajo.
lesson-plant-1-done = La Rosa está en crecimiento. Ha sido una jugada entera: plantar es una de las dos cosas que puedes hacer.
lesson-plant-2 = Los dos lados ya han plantado. Planta ahora un Jazmín en cualquier Puerta que siga abierta.
lesson-plant-2-hint = Una Puerta con una flor está cerrada. A la izquierda y a la derecha hay dos abiertas.
lesson-plant-2-done = Las Puertas no son de nadie: puedes plantar en cualquiera que esté abierta.

## Acomodar

lesson-arrange = Acomodar
lesson-arrange-text = En vez de plantar, puedes acomodar una flor: camina por las líneas hacia arriba, abajo, la izquierda o la derecha, y puede doblar esquinas. Su número dice cuántos pasos da como mucho: tres la Rosa, cuatro el Lirio. Nunca se detiene en una Puerta.
lesson-arrange-1 = Lleva la Rosa desde su Puerta hasta el Jardín Rojo.
lesson-arrange-1-hint = El Jardín Rojo empieza justo delante de la Puerta.
lesson-arrange-1-done = Ahora la Rosa está florecida. Las flores rojas pueden estar en el Jardín Rojo, en todos los bordes y fuera, en el Jardín Neutral.
lesson-arrange-2 = El Lirio es blanco: puede atravesar el Jardín Rojo, pero no quedarse dentro. Llévalo hasta el borde de un Jardín Blanco.
lesson-arrange-2-hint = El Lirio necesita sus cuatro pasos, todo recto hasta la línea donde se tocan el rojo y el blanco.
lesson-arrange-2-done = En el borde de dos Jardines, los dos colores están en casa. Atravesar siempre está permitido.

## Armonía

lesson-harmony = Armonía
lesson-harmony-text = Dos flores tuyas florecidas que se ven a lo largo de una fila o una columna pueden estar en Armonía. Tienen que ser vecinas en este círculo: Rosa, Crisantemo, Rododendro, Jazmín, Lirio, Jade Blanco, y de vuelta a la Rosa. Una Armonía nueva da además un bonus; de eso trata otra lección, así que aquí puedes saltártelo.
lesson-harmony-1 = Pon en Armonía tu Rosa y tu Crisantemo.
lesson-harmony-1-hint = Los dos tienen que estar florecidos, en la misma fila o en la misma columna, sin nada en medio.
lesson-harmony-1-done = La línea entre ellos muestra la Armonía.
lesson-harmony-2 = En el círculo, el Rododendro está entre el Crisantemo y el Jazmín. Forma con él dos Armonías a la vez.
lesson-harmony-2-hint = Busca el punto donde la fila del Crisantemo se cruza con la columna del Jazmín.
lesson-harmony-2-done = Una flor en la esquina de dos líneas: así empiezan los anillos.

## Desarmonía

lesson-clash = Desarmonía
lesson-clash-text = Las flores del mismo número y distinto color chocan: Rosa y Jazmín, Crisantemo y Lirio, Rododendro y Jade Blanco. Dos flores así nunca pueden verse, sean de quien sean. Una jugada que deja una Desarmonía no está permitida.
lesson-clash-1 = Pon en Armonía la Rosa y el Crisantemo sin que ningún Jazmín vea la Rosa.
lesson-clash-1-hint = Los Jazmines vigilan sus columnas. Mira debajo de tu Crisantemo.
lesson-clash-1-done = Ningún Jazmín mira por esta columna. Si pruebas un punto prohibido, el tablero te muestra la Desarmonía.
lesson-clash-2 = Tu Lirio está entre una Rosa y un Jazmín. Pon en Armonía el Lirio y el Jade Blanco sin descubrir la Desarmonía que hay detrás.
lesson-clash-2-hint = El Lirio tiene que seguir en su columna, entre los dos. ¿Desde qué punto ve allí el Jade Blanco?
lesson-clash-2-done = Una flor que tapa una Desarmonía está casi atada a su línea. Puedes usarlo contra tu rival.

## Capturar

lesson-capture = Capturar
lesson-capture-text = Una flor captura cuando termina su camino sobre una flor de tu rival. Una Flor Básica solo captura el tipo con el que choca: mismo número, otro color. La flor capturada sale del juego. En las Puertas, las flores están a salvo.
lesson-capture-1 = Captura el Jazmín con tu Rosa.
lesson-capture-1-hint = El Jazmín está a tres pasos: uno a la derecha y dos hacia arriba.
lesson-capture-1-done = Capturar acaba con la disputa: solo queda una de las dos.
lesson-capture-2 = Hay tres flores cerca de tu Lirio. Captura la que puede capturar.
lesson-capture-2-hint = El Lirio es el cuatro blanco. Captura el cuatro rojo, el Crisantemo.
lesson-capture-2-done = Las otras dos no chocan con el Lirio. No puede capturarlas ni pasar por encima.

## Bonus

lesson-bonus = El bonus
lesson-bonus-text = Si al acomodar formas una Armonía nueva tuya, ganas un Bonus de Armonía: otra ficha, enseguida. Puedes colocar un Acento, plantar una Flor Especial o, si no tienes ninguna flor en crecimiento, plantar una Flor Básica. También puedes renunciar a él.
lesson-bonus-1 = Forma una Armonía y planta tu Jazmín como bonus.
lesson-bonus-1-hint = Pon primero la Rosa y el Crisantemo en una línea. Después elige el Jazmín de tu mano y una Puerta abierta.
lesson-bonus-1-done = Dos cosas en una sola jugada: por eso valen tanto las Armonías nuevas.
lesson-bonus-2 = Una de tus flores está en crecimiento, así que no puedes plantar otra Flor Básica. Forma una Armonía y planta el Loto Blanco como bonus.
lesson-bonus-2-hint = Primero la Armonía y después el Loto, de tu mano a una Puerta abierta.
lesson-bonus-2-done = Solo así entran en el juego las Flores Especiales.

## Roca

lesson-rock = La Roca
lesson-rock-text = Los Acentos se colocan como bonus. La Roca impide todas las Armonías de su fila entera y de su columna entera, cerca o lejos, tanto las tuyas como las de tu rival. Ninguna Rueda puede girarla.
lesson-rock-1 = Forma una Armonía con tu Rosa. Después coloca la Roca de modo que tu rival se quede sin Armonías.
lesson-rock-1-hint = La Armonía de tu rival está en una fila. Sirve cualquier punto vacío de esa fila.
lesson-rock-1-done = La Roca actúa en toda la línea, incluso desde lejos.
lesson-rock-2 = Dos Armonías y una sola Roca: forma una Armonía tuya e impide las dos de tu rival.
lesson-rock-2-hint = Una está en una fila y la otra en una columna. ¿Dónde se cruzan esas dos líneas?
lesson-rock-2-done = En un cruce, la Roca trabaja el doble.

## Rueda

lesson-wheel = La Rueda
lesson-wheel-text = La Rueda gira todo lo que tiene alrededor: las fichas de los ocho puntos avanzan uno en el sentido del reloj. Ninguna puede salir del tablero ni acabar en una Puerta o en el Jardín equivocado, y no puede formarse ninguna Desarmonía.
lesson-wheel-1 = Forma una Armonía. Después deshaz con la Rueda la de tu rival.
lesson-wheel-1-hint = Coloca la Rueda junto a una de las dos flores, de modo que salga de su fila.
lesson-wheel-1-done = La Rueda lleva por igual a amigos y extraños.
lesson-wheel-2 = Forma una Armonía con tu Rosa. Después haz que la Rueda lleve tu Jade Blanco a la fila de tu Lirio.
lesson-wheel-2-hint = El Jade Blanco tiene que bajar un punto. Una Rueda a su izquierda lo gira hacia abajo.
lesson-wheel-2-done = Dos Armonías en una sola jugada. La Rueda es un paso más para cualquiera de tus flores.

## Maleza

lesson-knotweed = La Maleza
lesson-knotweed-text = La Maleza agota las flores de los ocho puntos de alrededor, las tuyas y las de tu rival: mientras está allí, no tienen Armonías. Siguen caminando, capturando y chocando.
lesson-knotweed-1 = Forma una Armonía. Después impide con una Maleza las dos Armonías de tu rival.
lesson-knotweed-1-hint = Hay un Crisantemo en la esquina de las dos líneas. Coloca la Maleza en un punto vacío junto a él.
lesson-knotweed-1-done = Busca la flor que lo mantiene todo unido.
lesson-knotweed-2 = Forma una Armonía con tu Rosa. Después impide con la Maleza la de tu rival y conserva las dos tuyas.
lesson-knotweed-2-hint = Tu Lirio está muy cerca. Coloca la Maleza donde no toque ninguna flor tuya.
lesson-knotweed-2-done = La Maleza no tiene amigos. Mira los ocho puntos antes de colocarla.

## Bote

lesson-boat = El Bote
lesson-boat-text = El Bote lleva una flor florecida, sea de quien sea, a uno de los ocho puntos de alrededor y se queda en su lugar. O se lleva un Acento: entonces los dos salen del juego.
lesson-boat-1 = Forma una Armonía. Después saca con el Bote una flor de tu rival de su línea.
lesson-boat-1-hint = Coloca el Bote sobre una de las dos flores y elige un punto libre por encima o por debajo.
lesson-boat-1-done = El Bote se queda donde estaba la flor y además cierra la línea.
lesson-boat-2 = Una Roca impide la Armonía de tu Lirio y tu Jade Blanco. Forma una Armonía con tu Rosa y haz que el Bote se lleve la Roca.
lesson-boat-2-hint = Como bonus, coloca el Bote sobre la Roca.
lesson-boat-2-done = La fila vuelve a estar libre y tienes dos Armonías.

## Loto Blanco

lesson-lotus = El Loto Blanco
lesson-lotus-text = El Loto Blanco está en Armonía con todas las Flores Básicas que ve, sean de quien sean. La Armonía es del dueño de la Flor Básica. El Loto da dos pasos como mucho.
lesson-lotus-1 = Lleva el Loto adonde esté en Armonía con tu Rosa y con tu Jazmín.
lesson-lotus-1-hint = Busca el cruce de la fila de la Rosa y la columna del Jazmín. Está a dos pasos.
lesson-lotus-1-done = La Rosa y el Jazmín chocan, pero el Loto se lleva bien con los dos.
lesson-lotus-2 = Este Loto es de tu rival. Pon tu Rododendro en Armonía con él.
lesson-lotus-2-hint = El Rododendro tiene que ver el Loto a lo largo de una fila o una columna. Bastan cinco pasos.
lesson-lotus-2-done = La Armonía es tuya, porque la Flor Básica es tuya.

## Orquídea

lesson-orchid = La Orquídea
lesson-orchid-text = La Orquídea da hasta seis pasos y no está en Armonía con nadie. Atrapa las flores florecidas de tu rival que tiene alrededor: no se pueden acomodar. Mientras tu propio Loto esté florecido, tu Orquídea puede capturar cualquier flor. Pero entonces cualquier flor puede capturarla a ella.
lesson-orchid-1 = Atrapa dos flores a la vez.
lesson-orchid-1-hint = Busca un punto que toque las dos flores, aunque solo sea en diagonal.
lesson-orchid-1-done = Mientras la Orquídea siga allí, ninguna de las dos puede irse.
lesson-orchid-2 = Tu Loto está florecido, así que tu Orquídea puede capturar. Captura el Loto de tu rival.
lesson-orchid-2-hint = Son cinco pasos: dos a la derecha y tres hacia arriba.
lesson-orchid-2-done = Solo una Orquídea así puede capturar un Loto.

## Anillo

lesson-ring = El anillo
lesson-ring-text = Ganas con un Anillo de Armonía: una cadena cerrada de Armonías tuyas que da toda la vuelta al centro del tablero. Las Armonías que tocan el centro no cuentan.
lesson-ring-1 = Falta una esquina. Cierra el anillo.
lesson-ring-1-hint = Abajo a la derecha hay un Crisantemo. ¿Desde dónde ve las dos Rosas?
lesson-ring-1-done = Cuatro Armonías alrededor del centro: has ganado.
lesson-ring-2 = Una esquina puede ser un Loto, incluso el de tu rival. Cierra el anillo.
lesson-ring-2-hint = Lleva el Crisantemo adonde vea la Rosa por encima y el Rododendro a su izquierda.
lesson-ring-2-done = El Loto de tu rival te ha ayudado a ganar.
lesson-ring-3 = Todas las flores están en su sitio, pero una Roca impide la Armonía de la fila de arriba. Cierra el anillo con un bonus.
lesson-ring-3-hint = Forma una Armonía nueva con la Rosa de la Puerta. Después quita la Roca con el Bote.
lesson-ring-3-done = Un bonus puede decidir la partida. Tenlo en cuenta, también cuando juega tu rival.

## Final

lesson-ending = El otro final
lesson-ending-text = La partida también termina cuando alguien planta la última Flor Básica de su mano. Entonces gana quien tenga más Acentos sin usar y, si hay empate, quien tenga más Armonías.
lesson-ending-1 = Te quedan dos Acentos y a tu rival uno. Termina la partida y gana.
lesson-ending-1-hint = Planta tu última Flor Básica, la Rosa.
lesson-ending-1-done = Guardar Acentos también puede ser un plan.
lesson-ending-2 = Los Acentos y las Armonías están igualados. Forma una Armonía más y termina la partida en la misma jugada.
lesson-ending-2-hint = Pon primero en Armonía la Rosa y el Crisantemo. Después planta como bonus tu última flor, el Jazmín.
lesson-ending-2-done = Ya sabes todo lo necesario. ¡Disfruta de tu primera partida!

## Fichas

tile-rose-rules = Roja, hasta tres pasos. En Armonía con el Crisantemo y el Jade Blanco, choca con el Jazmín.
tile-rose-meaning = El amor, y lo que dos personas guardan entre sí. Lo que se quiere pide cuidado y tiene espinas; por eso avanza a pasos cortos.
tile-chrysanthemum-rules = Rojo, hasta cuatro pasos. En Armonía con la Rosa y el Rododendro, choca con el Lirio.
tile-chrysanthemum-meaning = La perfección. Florece tarde, cuando otras ya se han rendido, pétalo sobre pétalo en buen orden. Quien la busca planea con tiempo.
tile-rhododendron-rules = Rojo, hasta cinco pasos. En Armonía con el Crisantemo y el Jazmín, choca con el Jade Blanco.
tile-rhododendron-meaning = El peligro. Espléndido a la vista y amargo al gusto, espera junto al sendero de la montaña. Llega deprisa y pide que lo tomen en serio.
tile-jasmine-rules = Blanco, hasta tres pasos. En Armonía con el Rododendro y el Lirio, choca con la Rosa.
tile-jasmine-meaning = La esperanza. Una estrella pequeña cuyo perfume llega de noche, cuando no se ve. Camina despacio y es fácil pasarla por alto.
tile-lily-rules = Blanco, hasta cuatro pasos. En Armonía con el Jazmín y el Jade Blanco, choca con el Crisantemo.
tile-lily-meaning = La virtud. Se mantiene erguido y no esconde nada. Ser bueno no es lo mismo que ser impecable; esa es su disputa con el Crisantemo.
tile-white-jade-rules = Blanco, hasta cinco pasos. En Armonía con el Lirio y la Rosa, choca con el Rododendro.
tile-white-jade-meaning = El riesgo. Una trepadora que llega lejos y deprisa. El peligro viene a ti; el riesgo lo eliges tú.
tile-white-lotus-rules = Hasta dos pasos. En Armonía con todas las Flores Básicas de ambos jugadores. Solo lo captura una Orquídea cuyo propio Loto esté florecido.
tile-white-lotus-meaning = La sabiduría. Sube limpio del agua turbia y se abre para todos. Camina despacio y tiene amigos a los dos lados del tablero.
tile-orchid-rules = Hasta seis pasos. Atrapa las flores florecidas de tu rival que tiene alrededor. Mientras tu Loto esté florecido, puede capturar cualquier flor, y cualquier flor puede capturarla.
tile-orchid-meaning = El poder. Vive en lo alto, sobre ramas ajenas, admirada y sola. Donde florece la sabiduría, el poder puede actuar y debe responder de ello.
tile-rock-rules = Ninguna Armonía en su fila ni en su columna. Ninguna Rueda la gira.
tile-rock-meaning = La permanencia. El agua la rodea y el jardinero también. Hay cosas que no se arreglan con palabras.
tile-wheel-rules = Gira un punto, en el sentido del reloj, todas las fichas de alrededor.
tile-wheel-meaning = El cambio. Giran las estaciones y con ellas la fortuna, y ninguna pregunta a quién lleva.
tile-knotweed-rules = Las flores de alrededor no tienen Armonías.
tile-knotweed-meaning = La codicia. Llegó al jardín sin que nadie la mirara. Lo que crece sin medida quita fuerza a sus vecinos.
tile-boat-rules = Lleva una flor florecida a un punto de alrededor y se queda en su lugar, o sale del juego junto con un Acento.
tile-boat-meaning = La travesía. Va por donde nadie puede caminar y lleva a quien espera en la orilla.
tile-bamboo-rules = Las fichas de alrededor vuelven a la mano de sus dueños. Después, las fichas que están junto a él no se pueden capturar.
tile-bamboo-meaning = La entereza. Se dobla en la tormenta y vuelve a levantarse. Volver a casa no es perder.
tile-pond-rules = Se puede plantar en los puntos de alrededor.
tile-pond-meaning = El comienzo. Donde hay agua, algo crecerá, lo siembre quien lo siembre.
tile-lion-turtle-rules = Las flores de alrededor están en Armonía con todas las Flores Básicas.
tile-lion-turtle-meaning = La vejez. Ha visto empezar y acabar todas las disputas y es amiga de todos.
