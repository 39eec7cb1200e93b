### Cómo terminó una partida.

# Un elemento de la lista de ganadores.
winner = { TERM($seat, form: "the") }

outcome-ring =
    { $result ->
        [draw] Empate: los dos jugadores tienen un Anillo de Armonía.
        [shared] Comparten la victoria { $winners }: cada uno tiene un Anillo de Armonía.
       *[win] Gana { $winners } con un Anillo de Armonía.
    }

## Tras la última Flor Básica

outcome-last-flower-accents =
    { $count ->
        [one] Se ha plantado la última Flor Básica y gana { $winners }, que tiene más Acentos sin usar.
       *[other] Se ha plantado la última Flor Básica y comparten la victoria { $winners }, que tienen más Acentos sin usar.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Se ha plantado la última Flor Básica y gana { $winners }, que tiene más Armonías.
       *[other] Se ha plantado la última Flor Básica y comparten la victoria { $winners }, que tienen más Armonías.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Se ha plantado la última Flor Básica y gana { $winners }, que tiene más Armonías que cruzan las líneas medias.
       *[other] Se ha plantado la última Flor Básica y comparten la victoria { $winners }, que tienen más Armonías que cruzan las líneas medias.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Se ha plantado la última Flor Básica y hay empate: todo está igualado.
        [shared] Se ha plantado la última Flor Básica y comparten la victoria { $winners }: todo está igualado.
       *[win] Se ha plantado la última Flor Básica y gana { $winners }.
    }

## Cuando nadie puede jugar

outcome-stuck-accents =
    { $count ->
        [one] Ya nadie puede jugar y gana { $winners }, que tiene más Acentos sin usar.
       *[other] Ya nadie puede jugar y comparten la victoria { $winners }, que tienen más Acentos sin usar.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Ya nadie puede jugar y gana { $winners }, que tiene más Armonías.
       *[other] Ya nadie puede jugar y comparten la victoria { $winners }, que tienen más Armonías.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Ya nadie puede jugar y gana { $winners }, que tiene más Armonías que cruzan las líneas medias.
       *[other] Ya nadie puede jugar y comparten la victoria { $winners }, que tienen más Armonías que cruzan las líneas medias.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Ya nadie puede jugar y hay empate: todo está igualado.
        [shared] Ya nadie puede jugar y comparten la victoria { $winners }: todo está igualado.
       *[win] Ya nadie puede jugar y gana { $winners }.
    }

## Otros finales

outcome-repetition = Empate: la misma posición ha aparecido por tercera vez.
outcome-agreement = Los jugadores acuerdan el empate.
outcome-resignation =
    { $count ->
        [one] Gana { $winners } por rendición.
       *[other] Comparten la victoria { $winners } por rendición.
    }
outcome-gift =
    { $count ->
        [one] Gana { $winners }: su regalo vale la victoria.
       *[other] Comparten la victoria { $winners }: su regalo la vale.
    }
outcome-time =
    { $count ->
        [one] Gana { $winners } por tiempo.
       *[other] Comparten la victoria { $winners } por tiempo.
    }
outcome-draw = La partida termina en empate.
outcome-other =
    { $result ->
        [shared] Comparten la victoria { $winners }.
       *[win] Gana { $winners }.
    }
