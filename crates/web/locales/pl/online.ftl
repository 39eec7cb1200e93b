## Gra z innymi przez sieć.

online-loading = Wczytywanie…
online-connecting = Łączenie…
online-broken = Utracono połączenie. Łączymy się ponownie…
online-unsent = Nic nie przepadło: wyślemy to, gdy tylko wróci połączenie.
online-unsent-turn = Twój ruch jest zapisany i zostanie wysłany, gdy wróci połączenie.
online-clock-own = Twój zegar chodzi.
online-clock-of = Chodzi zegar gracza { $name }.
online-unreachable = Nie można teraz połączyć się z serwerem.
online-outdated = Jest nowa wersja. Odśwież stronę, żeby grać dalej.
online-reload = Odśwież
online-later = Później
online-cancel = Anuluj
online-understood = OK
online-began = Twoja partia się zaczęła.
online-left = Twoja partia trwa.
online-open-game = Otwórz
online-home-quick = Znajdź przeciwnika
online-home-friend = Zaproś przez link
online-home-more = Wszystkie trwające partie

## Poczekalnia

online-lobby = Gra online
online-no-account = Możesz grać bez konta.
online-as-guest = Grasz bez konta jako { $name }.
online-quick = Graj od razu
online-quick-hint = Jedno dotknięcie i grasz z pierwszą osobą, która się zgłosi.
online-waiting = Szukamy przeciwnika…
online-open-seeks = Otwarte partie
online-no-seeks = Teraz nikt nie czeka. Utwórz partię, a inni ją tu zobaczą.
online-people = { $n ->
    [one] Na razie tylko Ty jesteś online
    [few] { $n } osoby online
   *[other] { $n } osób online
}
online-lookout = Powiadom mnie, gdy ktoś przyjdzie
online-someone = Ktoś szuka partii.
online-join = Dołącz
online-withdraw = Wycofaj
online-free-seats = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
online-rated = Rankingowa
online-casual = Towarzyska
online-my-games = Twoje partie
online-next-game = Przejdź do następnej partii
online-your-turn = Twój ruch
online-your-turns = { $n ->
    [one] Twój ruch w jednej partii
   *[other] Twój ruch w { $n } partiach
}
online-their-turn = Ruch przeciwnika
online-after-turns = { $n ->
    [0] Dopiero się zaczęła
    [one] Rozegrano jeden ruch
    [few] Rozegrano { $n } ruchy
   *[other] Rozegrano { $n } ruchów
}
online-speed-quick = Szybkie
online-speed-steady = Średnie
online-speed-slow = Wolne
online-speed-correspondence = Korespondencyjne
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
online-time-bank = { $days ->
    [0] Zapas: { $bank ->
        [one] 1 dzień
       *[other] { $bank } dni
    }
    [one] 1 dzień na ruch, zapas: { $bank ->
        [one] 1 dzień
       *[other] { $bank } dni
    }
   *[other] { $days } dni na ruch, zapas: { $bank ->
        [one] 1 dzień
       *[other] { $bank } dni
    }
}
online-time-unlimited = Bez zegara
online-time-left = { $days ->
    [one] 1 dzień
   *[other] { $days } dni
} { $hours } godz.
# In a list of own games: how long the player who is due has.
online-still = pozostało { $time }

## Partia ze wszystkimi ustawieniami

online-create = Utwórz partię albo zaproś kogoś
online-form-public = Każdy
online-form-private = Każdy, kto ma link
online-form-time = Czas
online-form-live = Na żywo
online-form-per-turn = Dni na ruch
online-form-bank = Dni na ruch i zapas
online-form-minutes = Minuty na gracza
online-form-increment = Sekundy dodawane po każdym ruchu
online-form-days = Dni na ruch
online-form-bank-days = Dni w zapasie
online-form-players = Liczba graczy
online-form-side = Grasz jako
online-side-random = Losowo
online-form-rated-hint = Wynik zmienia rankingi.
online-form-within = Ranking przeciwnika
online-form-anybody = Dowolny
online-form-within-n = Różnica do { $n } punktów
online-form-computers = Miejsca dla komputera
online-form-senseless = Z takim czasem nie da się grać. Wybierz dłuższy.
online-form-submit = Utwórz partię

## Zaproszenia

online-invitation = Zaproszenie do partii
online-invitation-gone = To zaproszenie jest już nieaktualne.
online-invited-by = { $name } zaprasza cię do partii Skud Pai Sho.
online-accept-invitation = Przyjmij i graj
online-learn-first = Nie znasz tej gry? Poznasz ją w kilka minut.
online-send-link = Wyślij ten link przeciwnikowi. Partia zacznie się, gdy przyjmie zaproszenie.
online-qr = Albo pokaż ten kod do zeskanowania.
online-clock-explained = { $seconds ->
    [0] Każdy gracz ma { $minutes } min na całą partię.
   *[other] Każdy gracz ma { $minutes } min na całą partię, a każdy ruch dodaje { $seconds } s.
}
online-pace = Ile czasu?
online-link = Link
online-copy = Kopiuj
online-copied = Skopiowano
online-waiting-for = { $n ->
    [one] Czekamy na przeciwnika…
    [few] Czekamy na { $n } osoby…
   *[other] Czekamy na { $n } osób…
}

## Przy stole

online-game = Partia
online-turn-of = Ruch: { $name }
online-others-choose = Twoje płytki akcentujące są wybrane. Inni jeszcze wybierają.
online-there = online
online-not-there = offline
online-on-vacation = na urlopie
online-watching = { $n ->
    [one] Przygląda się jedna osoba
    [few] Przyglądają się { $n } osoby
   *[other] Przygląda się { $n } osób
}
online-begins-soon = Bez pierwszego ruchu partia zostanie przerwana za { $time }.
online-gone = { $name }: brak połączenia.
online-claim-in = Zwycięstwo będzie można ogłosić za { $time }.
online-record = Pobierz zapis
online-to-next-game = Następna partia
online-sure = – na pewno?

online-do-abort = Przerwij partię
online-do-draw = Zaproponuj remis
online-do-takeback = Poproś o cofnięcie ruchu
online-do-resign = Poddaj się
online-do-gift = Poddaj się z podarunkiem
online-do-withdraw = Wycofaj propozycję
online-do-decline = Odmów
online-do-accept-draw = Zgódź się na remis
online-do-accept-takeback = Pozwól cofnąć
online-do-accept-gift = Przyjmij podarunek
online-do-decline-gift = Zachowaj zwycięstwo
online-do-claim-win = Ogłoś zwycięstwo
online-do-claim-draw = Ogłoś remis
online-do-rematch = Rewanż
online-do-vacation = Rozpocznij urlop
online-do-end-vacation = Zakończ urlop

online-offer-draw = { $name } proponuje remis.
online-offer-draw-own = Proponujesz remis. Czekamy na odpowiedź.
online-draw-declined = { $name } nie zgadza się na remis. Partia trwa.
online-offer-takeback = { $name } chce cofnąć ruch.
online-offer-takeback-own = Prosisz o cofnięcie swojego ostatniego ruchu. Czekamy na odpowiedź.
online-offer-gift = { $name } poddaje się z podarunkiem. Jeśli uznasz go za wart zwycięstwa, wygrywa { $name }; jeśli nie, wygrywasz ty.
online-offer-gift-own = Poddajesz się z podarunkiem. Czekamy na odpowiedź.
online-offer-rematch = { $name } chce rewanżu.
online-offer-rematch-own = Prosisz o rewanż. Czekamy na odpowiedź.

online-end-aborted = Partia została przerwana i się nie liczy.
online-end-abandoned = { $name } wygrywa: druga strona opuściła partię.
online-end-abandoned-draw = Partia kończy się remisem: ktoś ją opuścił.

online-chat = Czat
online-chat-empty = Nie ma jeszcze wiadomości.
online-chat-write = Napisz coś miłego
online-chat-send = Wyślij
online-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
online-chat-come-in = Wejdź bez konta, żeby pisać na czacie

## Odpowiedzi warunkowe

online-plan = Odpowiedzi warunkowe
online-plan-hint = Wypróbuj na planszy, co może zagrać przeciwnik i jak odpowiesz. Jeśli tak się stanie, twoja odpowiedź zostanie zagrana od razu.
online-plan-begin = Dodaj odpowiedź
online-plan-theirs = Zagraj ruch, którego spodziewasz się po przeciwniku.
online-plan-ours = Teraz zagraj swoją odpowiedź.
online-plan-enter = Zapisz wariant
online-plan-undo = Cofnij
online-plan-remove = Usuń

## Oglądanie

online-watch = Trwające partie
online-nothing-to-watch = Nie ma teraz publicznych partii.

## Odmowy

online-no-too-fast = { $seconds ->
    [one] Za szybko. Spróbuj za sekundę.
    [few] Za szybko. Spróbuj za { $seconds } sekundy.
   *[other] Za szybko. Spróbuj za { $seconds } sekund.
}
online-no-not-your-turn = Teraz nie twój ruch.
online-no-moved-on = Pozycja się zmieniła. Spójrz jeszcze raz.
online-no-time-over = Skończył ci się czas.
online-no-game-over = Ta partia już się skończyła.
online-no-not-over = Partia jeszcze trwa.
online-no-not-a-player = Mogą to zrobić tylko gracze tej partii.
online-no-out-of-game = Nie bierzesz już udziału w tej partii.
online-no-nothing-offered = Ta propozycja jest już nieaktualna.
online-no-already-offered = Ta propozycja już czeka na odpowiedź.
online-no-gift-pending = Najpierw potrzebna jest odpowiedź na podarunek.
online-no-gifts = Podarunki są tylko w towarzyskich partiach dla dwóch osób.
online-no-already-chosen = Twoje płytki akcentujące są już wybrane.
online-no-nothing-to-take-back = Nie ma czego cofać.
online-no-too-late-to-abort = Partia już się zaczęła i nie można jej przerwać.
online-no-not-gone = Przeciwnik jest online albo wyszedł przed chwilą. Poczekaj trochę.
online-no-not-correspondence = To działa tylko w partiach korespondencyjnych.
online-no-vacation-left = Urlop w tej partii jest już wykorzystany.
online-no-vacation-unchanged = Urlop już trwa albo już się skończył.
online-no-other-rules = Ta partia zaczęła się według innej wersji zasad i nie można jej tu kontynuować. W partii dla dwóch osób można się poddać.
online-no-such-game = Ta partia nie istnieje albo jest prywatna.
online-no-such-seek = Ktoś był szybszy: ta partia nie jest już otwarta.
online-no-trouble = Błąd serwera. Nic się nie zmieniło – spróbuj jeszcze raz.
online-no-other = Teraz nie można tego zrobić.
online-no-unreadable = Coś poszło nie tak. Odśwież stronę i spróbuj jeszcze raz.
online-no-games = Osiągnięto limit partii granych naraz. Najpierw dokończ którąś z nich.
online-no-seeks-left = Osiągnięto limit otwartych partii. Najpierw wycofaj którąś z nich.
online-no-computers = Ten poziom komputera jest niedostępny na tym serwerze.
online-no-seats-left = Komputerów jest więcej niż miejsc.
online-no-range = Żaden ranking nie mieści się w tym przedziale.
online-no-guests-rated = Bez konta można grać tylko towarzysko. Zaloguj się, żeby grać partie rankingowe.
online-no-rated-for-two = Partie rankingowe są tylko dla dwóch osób, bez komputera.
online-no-rated-clock = Partie rankingowe wymagają zegara.
online-no-silence = Najpierw napisz wiadomość.
online-no-length = Partia osiągnęła maksymalną długość. Zgódźcie się na remis albo poddaj się.
online-no-hardly-begun = Partia ledwie się zaczęła. Możesz ją po prostu przerwać.
online-no-claim-for-two = Remis można ogłosić tylko w partiach dla dwóch osób.
online-no-replies-for-two = Odpowiedzi warunkowe są tylko w partiach dla dwóch osób.
online-no-replies-now = Odpowiedzi warunkowe można dodawać, gdy ruch ma przeciwnik.
online-no-lines = Osiągnięto limit wariantów. Najpierw usuń któryś z nich.
online-no-own-seek = Już czekasz na tę partię.
online-no-rating = Twój ranking jest poza wymaganym przedziałem.
online-no-blocked = Nie możesz dołączyć: między tobą a kimś w tej partii jest blokada.
online-no-nameless = Najpierw zaloguj się albo wejdź bez konta.
online-no-muted = Moderacja na pewien czas wyciszyła cię na czacie.
online-no-line-illegal = Tego wariantu nie można zapisać: jeden z jego ruchów jest niezgodny z zasadami.
online-no-line-pairs = Wariant to najwyżej dziesięć par: ruch przeciwnika i twoja odpowiedź.
online-no-line-contradicts = Inny wariant zawiera inną odpowiedź na ten sam ruch.
online-seek-range = Ranking od { $min } do { $max }
online-your-side = Twoja strona: { TERM($seat) }
online-form-opponent = Przeciwnik
online-form-level = Poziom komputera
online-chat-spectators = Na tym czacie piszą widzowie. Gracze przeczytają go po partii.
online-do-gift-hint = Przeciwnik decyduje, czy twój podarunek jest wart zwycięstwa.
online-form-computer = Komputer
