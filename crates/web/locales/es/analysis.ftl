## El tablero de análisis: líneas del motor, repasos, el editor, lo que se trae y lo que se lleva.

analysis-title = Análisis
analysis-editor-title = Preparar una posición
analysis-turns = Jugadas
analysis-engine = Motor
analysis-review = Repaso
analysis-notes = Notas
analysis-panels = Paneles del análisis

# El árbol de jugadas
analysis-start = Inicio
analysis-no-turns = Aún no hay jugadas. Juega en el tablero o abre una partida.
analysis-keys = Teclas: ← → recorren las jugadas, ↑ ↓ eligen entre variantes, Inicio y Fin van al principio y al final.
analysis-undo = Deshacer
analysis-promote = Subir la variante
analysis-make-main = Hacerla línea principal
analysis-cut = Borrar lo que sigue
analysis-delete = Borrar desde aquí
analysis-comment = Comentario sobre esta posición
analysis-draw = Dibujar en el tablero
analysis-draw-hint = Toca un punto para resaltarlo; arrastra de un punto a otro para dibujar una flecha. Repítelo para borrar la marca.
analysis-wipe = Borrar dibujos
analysis-games = Partidas de esta colección
analysis-game = { $number }. { $players }
analysis-nameless = Partida sin nombres

# El motor
analysis-engine-on = Iniciar el motor
analysis-engine-off = Detener el motor
analysis-engine-hint = El motor está apagado. Funciona en tu dispositivo.
analysis-engine-busy = El motor está repasando la partida. Después mostrará sus líneas.
analysis-engine-none = El motor no tiene ninguna propuesta aquí.
analysis-engine-gone = No se pudo cargar el motor. Todo lo demás sigue funcionando; toca el botón para intentarlo de nuevo.
analysis-lines = Líneas
analysis-depth = Profundidad { $depth }, { $nodes } posiciones
analysis-thinking = Pensando…
analysis-engine-over = La partida ha terminado: no hay nada que analizar.
analysis-play-line = Jugar hasta { $turn }
analysis-bar = Evaluación
analysis-percent = { $number } %
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: anillo en { $turns }
analysis-win-in = { TERM($seat) }: victoria en { $turns }
analysis-loses-in = { TERM($seat) }: derrota en { $turns }
analysis-over = Partida terminada

# Repasos
analysis-review-begin = Repasar la partida
analysis-review-again = Repasar otra vez
analysis-review-stop = Detener el repaso
analysis-review-hint = El motor mira cada jugada de la línea principal y señala los momentos decisivos.
analysis-review-empty = Aún no hay partida que repasar.
analysis-review-progress = { $done } de { $total } posiciones
analysis-graph = Probabilidad de ganar a lo largo de la partida: { TERM($seat) }
analysis-graph-none = Con más de dos jugadores no se pueden comparar las probabilidades, así que no hay gráfica.
analysis-turning-points = Momentos decisivos
analysis-no-turning-points = Sin momentos decisivos.
analysis-well-played = Sin momentos decisivos: una partida bien jugada.
analysis-slow-win = Ningún momento decisivo: { TERM($seat, form: "the") } fue sacando ventaja poco a poco.
analysis-inaccuracies =
    { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
analysis-accuracy = { TERM($seat) }: precisión { $percent }, la mejor jugada en { $best } de { $turns }
analysis-mark =
    { $mark ->
        [only] única jugada
        [inaccuracy] imprecisión
        [mistake] error
        [blunder] error grave
       *[missed] victoria perdida
    }
analysis-better = Mejor: { $turn }
analysis-loss = Costó { $percent } de probabilidad de ganar.
analysis-reason-only = Todo lo demás habría perdido mucho.
analysis-reason-none = No hay una razón concreta: el motor simplemente prefiere la otra posición.
analysis-reason-missed-ring =
    { $turns ->
        [one] { START($seat, form: "the") } podía cerrar un Anillo de Armonía de inmediato.
       *[other] { START($seat, form: "the") } podía cerrar un Anillo de Armonía en { $turns } jugadas.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { START($seat, form: "the") } podía ganar de inmediato.
       *[other] { START($seat, form: "the") } podía ganar en { $turns } jugadas.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] Esta jugada da un Anillo de Armonía { TERM($seat, form: "to") }.
        [one] Ahora { TERM($seat, form: "the") } puede cerrar un Anillo de Armonía de inmediato.
       *[other] Ahora { TERM($seat, form: "the") } cierra un Anillo de Armonía en { $turns } jugadas, pase lo que pase.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] Esta jugada termina la partida, y gana { TERM($seat, form: "the") }.
        [one] Ahora { TERM($seat, form: "the") } puede ganar de inmediato.
       *[other] Ahora { TERM($seat, form: "the") } gana en { $turns } jugadas, pase lo que pase.
    }
analysis-reason-lost-tile = Ahora { TERM($seat, form: "the") } captura una ficha: { TERM($tile) } en { $at }, con { $turn }.
analysis-reason-missed-capture = Había una ficha que capturar: { TERM($tile) } en { $at }.
analysis-reason-missed-bonus = Había un Bonus de Armonía que ganar.
analysis-reason-other-bonus = Este bonus era mejor: { $bonus }
analysis-reason-no-bonus = Era mejor renunciar al bonus.
analysis-reason-allowed-bonus = Ahora { TERM($seat, form: "the") } gana un Bonus de Armonía: { $turn }

# Abrir y llevarse
analysis-open = Abrir
analysis-open-title = Abrir una partida o una posición
analysis-open-hint = Pega jugadas, el texto de una posición, un registro o un enlace, de aquí o de Garden Gate.
analysis-open-text = Texto o enlace
analysis-open-rules = Reglas (si el texto no las indica)
analysis-open-file = Elegir un archivo
analysis-open-repair = Corregirla en el editor
analysis-new = Partida nueva
analysis-cancel = Cancelar
analysis-share = Compartir
analysis-share-title = Compartir y descargar
analysis-share-link = Enlace a esta partida
analysis-share-long = La partida es demasiado larga para un enlace; descarga el registro.
analysis-copy = Copiar
analysis-copy-position = Copiar el texto de la posición
analysis-copied = Copiado
analysis-not-copied = Tu navegador no deja copiar a la página. Selecciona el texto y cópialo tú.
analysis-download-record = Descargar el registro
analysis-download-svg = Imagen (SVG)
analysis-download-png = Imagen (PNG)
analysis-site-link = Copiar la partida para Garden Gate

# Qué falla en lo que se trae
analysis-nothing-to-read = Pega antes un texto o un enlace.
analysis-file-unreadable = No se pudo leer este archivo, o es demasiado grande.
analysis-not-found = No se encontró esta partida.
analysis-wrong-turn = Jugada n.º { $number }, { $text }: { $trouble }
analysis-wrong-label = Aquí se esperaba { $expected }, no { $found }.
analysis-wrong-place = Línea { $line }, columna { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] esta etiqueta no es correcta: { $found }
        [result] este resultado no encaja con la partida: { $found }
        [open] falta el cierre: { $found }
        [escape] aquí sobra una barra inversa: { $found }
        [variation] esta variante no es correcta: { $found }
        [leave] este jugador no puede dejar la partida aquí: { $found }
        [record] aquí se esperaba un solo registro: { $found }
       *[note] esta anotación no es correcta: { $found }
    }
analysis-expected =
    { $what ->
        [sign] el signo { $sign }
        [end] el final
        [number] un número entero
        [fewer] un número menor
        [seat] la letra de un jugador
        [point] un punto como (3,-1)
        [board] un punto del tablero
        [tile] el código de una ficha
        [accent] el código de un Acento (R W K B M P T)
        [turn] una jugada
        [rules] el nombre de un conjunto de reglas
        [version] una versión conocida
        [rows] 17 filas tan largas como las del tablero
        [empty] un punto vacío
       *[stage] la fase de la partida
    }
analysis-found = Se esperaba { $what }; hay { $found }
analysis-found-end = Se esperaba { $what }, pero el texto acaba ahí.
analysis-link-unknown = Este enlace es de una versión más nueva. Prueba a recargar la página.
analysis-link-damaged = Este enlace está dañado: faltan letras o han cambiado. Cópialo otra vez entero.
analysis-link-long = Este enlace es demasiado largo.
analysis-link-empty = En este enlace no hay ninguna partida.
analysis-link-other = Este enlace es de un juego que no es Skud Pai Sho.
analysis-link-rules = La partida de este enlace se jugó con la opción { $option }, que cambia las reglas. Aquí no se puede reproducir.
analysis-warning =
    { $what ->
        [option] Se omitió una opción desconocida: { $text }
        [bonus] Se omitió un bonus que no correspondía: { $text }
       *[late] Se omitieron jugadas posteriores al final: { $text }
    }

# El editor
analysis-edit = Preparar una posición
analysis-edit-done = Analizar esta posición
analysis-edit-brush = Al tocar
analysis-edit-move = Mover fichas
analysis-edit-erase = Quitar
analysis-edit-clear = Tablero vacío
analysis-edit-start = Posición inicial
analysis-edit-fill = Completar las manos
analysis-edit-to-move = Turno
analysis-edit-rules = Reglas
analysis-edit-tiles = Fichas: { TERM($seat) }
analysis-edit-more = Añadir: { TERM($tile) }
analysis-edit-less = Quitar: { TERM($tile) }
analysis-edit-fine = Posición válida.
analysis-edit-problems = Falta corregir:
analysis-edit-move-hint = Toca una ficha y luego el punto adonde debe ir.
analysis-edit-put-hint = Toca puntos para poner allí la ficha; sale de la mano. Tócala otra vez para recogerla.
analysis-edit-in-hand = En la mano: { TERM($tile) }
