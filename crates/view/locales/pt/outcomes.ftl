### Como uma partida terminou.

# Um item da lista de vencedores.
winner = { TERM($seat, form: "the") }

outcome-ring =
    { $result ->
        [draw] Empate: os dois jogadores fecharam um Anel Harmônico.
        [shared] Dividem a vitória { $winners }: cada um fechou um Anel Harmônico.
       *[win] Vence { $winners }, com um Anel Harmônico.
    }

## Depois da última Flor Básica

outcome-last-flower-accents =
    { $count ->
        [one] A última Flor Básica foi plantada, e vence { $winners }, que guardou mais Peças de Intensidade.
       *[other] A última Flor Básica foi plantada, e dividem a vitória { $winners }, que guardaram mais Peças de Intensidade.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] A última Flor Básica foi plantada, e vence { $winners }, que tem mais harmonias.
       *[other] A última Flor Básica foi plantada, e dividem a vitória { $winners }, que têm mais harmonias.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] A última Flor Básica foi plantada, e vence { $winners }, que tem mais harmonias cruzando as linhas centrais.
       *[other] A última Flor Básica foi plantada, e dividem a vitória { $winners }, que têm mais harmonias cruzando as linhas centrais.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] A última Flor Básica foi plantada, e deu empate: está tudo igual.
        [shared] A última Flor Básica foi plantada, e dividem a vitória { $winners }: está tudo igual.
       *[win] A última Flor Básica foi plantada, e vence { $winners }.
    }

## Quando ninguém pode jogar

outcome-stuck-accents =
    { $count ->
        [one] Ninguém mais pode jogar, e vence { $winners }, que guardou mais Peças de Intensidade.
       *[other] Ninguém mais pode jogar, e dividem a vitória { $winners }, que guardaram mais Peças de Intensidade.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Ninguém mais pode jogar, e vence { $winners }, que tem mais harmonias.
       *[other] Ninguém mais pode jogar, e dividem a vitória { $winners }, que têm mais harmonias.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Ninguém mais pode jogar, e vence { $winners }, que tem mais harmonias cruzando as linhas centrais.
       *[other] Ninguém mais pode jogar, e dividem a vitória { $winners }, que têm mais harmonias cruzando as linhas centrais.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Ninguém mais pode jogar, e deu empate: está tudo igual.
        [shared] Ninguém mais pode jogar, e dividem a vitória { $winners }: está tudo igual.
       *[win] Ninguém mais pode jogar, e vence { $winners }.
    }

## Outros finais

outcome-repetition = Empate: a mesma posição apareceu pela terceira vez.
outcome-agreement = Empate por acordo entre os jogadores.
outcome-resignation =
    { $count ->
        [one] Vence { $winners }, por desistência.
       *[other] Dividem a vitória { $winners }, por desistência.
    }
outcome-gift =
    { $count ->
        [one] Vence { $winners }: o presente valeu a vitória.
       *[other] Dividem a vitória { $winners }: o presente valeu a vitória.
    }
outcome-time =
    { $count ->
        [one] Vence { $winners }, por tempo.
       *[other] Dividem a vitória { $winners }, por tempo.
    }
outcome-draw = A partida termina empatada.
outcome-other =
    { $result ->
        [shared] Dividem a vitória { $winners }.
       *[win] Vence { $winners }.
    }
