## Gra z innymi przez sieć.

online-loading = Wczytywanie…
online-connecting = Łączenie…
online-broken = Połączenie zostało przerwane. Próbujemy ponownie…
online-unsent = To, co zrobiono, jest zapisane i zostanie wysłane, gdy tylko wrócimy.
online-unreachable = Serwer jest teraz nieosiągalny.
online-outdated = Serwer ma nowszą wersję. Wczytaj stronę ponownie, żeby grać dalej.
online-reload = Wczytaj ponownie
online-later = Później
online-cancel = Anuluj
online-understood = W porządku
online-began = Twoja partia się rozpoczęła.
online-left = Twoja partia trwa.
online-open-game = Otwórz
online-home-quick = Zagraj z kimś teraz
online-home-friend = Zaproś przez link
online-home-more = Wszystkie trwające partie

## Poczekalnia

online-lobby = Gra online
online-no-account = Do gry nie potrzeba konta.
online-as-guest = Grasz bez konta pod nazwą { $name }.
online-quick = Szybka partia
online-quick-hint = Jedno naciśnięcie i grasz z pierwszą osobą, która się zgłosi.
online-waiting = Czekamy na kogoś… naciśnij jeszcze raz, żeby przerwać
online-open-seeks = Otwarte partie
online-no-seeks = Teraz nikt nie czeka. Zacznij, a inni zobaczą cię tutaj.
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
online-next-game = Do partii, która na ciebie czeka
online-your-turn = Twój ruch
online-their-turn = Ruch innych
online-after-turns = { $n ->
    [0] Dopiero się zaczęła
    [one] Rozegrano jeden ruch
    [few] Rozegrano { $n } ruchy
   *[other] Rozegrano { $n } ruchów
}
online-speed-quick = Szybko
online-speed-steady = Średnio
online-speed-slow = Wolno
online-speed-correspondence = Korespondencyjnie
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] Jeden dzień na ruch
   *[other] { $days } dni na ruch
}
online-time-bank = { $days ->
    [0] Zapas dni: { $bank }
    [one] Jeden dzień na ruch i zapas dni: { $bank }
   *[other] { $days } dni na ruch i zapas dni: { $bank }
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
online-form-private = Kto ma link
online-form-time = Czas
online-form-live = Za jednym posiedzeniem
online-form-per-turn = Dni na ruch
online-form-bank = Dni na ruch i zapas
online-form-minutes = Minuty dla każdej osoby
online-form-increment = Sekundy dodawane po każdym ruchu
online-form-days = Dni na ruch
online-form-bank-days = Dni w zapasie
online-form-players = Liczba osób
online-form-side = Grasz jako
online-side-random = Losowo
online-form-rated-hint = Wynik zmienia rankingi.
online-form-within = Ranking przeciwnika
online-form-anybody = Dowolny
online-form-within-n = Najwyżej { $n } od twojego
online-form-computers = Miejsca dla komputera
online-form-senseless = Z takim czasem nikt nie dałby rady grać.
online-form-submit = Utwórz partię

## Zaproszenia

online-invitation = Zaproszenie do partii
online-invitation-gone = To zaproszenie nie jest już otwarte.
online-invited-by = { $name } zaprasza cię do partii.
online-accept-invitation = Przyjmij i graj
online-learn-first = Nie znasz tej gry? Poznasz ją w kilka minut.
online-send-link = Wyślij ten link osobie, z którą chcesz zagrać. Partia zacznie się, gdy tylko go przyjmie.
online-pace = Ile czasu?
online-link = Link
online-copy = Kopiuj
online-copied = Skopiowano
online-waiting-for = { $n ->
    [one] Czekamy na drugą osobę…
    [few] Czekamy na { $n } osoby…
   *[other] Czekamy na { $n } osób…
}

## Przy stole

online-game = Partia
online-turn-of = Teraz gra { $name }
online-others-choose = Twoje Płytki Akcentujące są wybrane. Inni jeszcze wybierają.
online-there = jest przy stole
online-not-there = nie ma przy stole
online-on-vacation = na urlopie
online-watching = { $n ->
    [one] Przygląda się jedna osoba
    [few] Przyglądają się { $n } osoby
   *[other] Przygląda się { $n } osób
}
online-begins-soon = Jeśli nikt nie zagra, partia zostanie odwołana za { $time }.
online-gone = { $name } jest poza stołem.
online-claim-in = Partię można będzie przypisać sobie za { $time }.
online-review = Przegląd partii
online-record = Pobierz zapis
online-to-next-game = Do następnej partii
online-sure = – na pewno?

online-do-abort = Odwołaj
online-do-draw = Zaproponuj remis
online-do-takeback = Poproś o cofnięcie
online-do-resign = Poddaj się
online-do-gift = Poddaj się z podarunkiem
online-do-withdraw = Wycofaj propozycję
online-do-decline = Odmów
online-do-accept-draw = Zgódź się na remis
online-do-accept-takeback = Pozwól
online-do-accept-gift = Podarunek jest wart zwycięstwa
online-do-decline-gift = Nie, zwycięstwo jest moje
online-do-claim-win = Przypisz sobie zwycięstwo
online-do-claim-draw = Uznaj za remis
online-do-rematch = Rewanż
online-do-vacation = Idź na urlop
online-do-end-vacation = Wróć z urlopu

online-offer-draw = { $name } proponuje remis.
online-offer-draw-own = Proponujesz remis.
online-offer-takeback = { $name } chce cofnąć ruch.
online-offer-takeback-own = Chcesz cofnąć swój ostatni ruch.
online-offer-gift = { $name } poddaje się z podarunkiem. Jeśli uznasz go za wart zwycięstwa, wygrywa { $name }; jeśli nie, wygrywasz ty.
online-offer-gift-own = Poddajesz się z podarunkiem. Czekamy na odpowiedź.
online-offer-rematch = { $name } chce zagrać jeszcze raz.
online-offer-rematch-own = Chcesz zagrać jeszcze raz. Czekamy na odpowiedź.

online-end-aborted = Partia została odwołana i się nie liczy.
online-end-abandoned = { TERM($seat) } wygrywa: druga strona odeszła od stołu.
online-end-abandoned-draw = Partia kończy się remisem: ktoś odszedł od stołu.

online-chat = Rozmowa
online-chat-empty = Nikt jeszcze nic nie powiedział.
online-chat-write = Napisz coś miłego
online-chat-send = Wyślij
online-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
online-chat-come-in = Wejdź bez konta, żeby rozmawiać

## Odpowiedzi z wyprzedzeniem

online-plan = Odpowiedzi z wyprzedzeniem
online-plan-hint = Wypróbuj na planszy, co może zagrać przeciwnik i jak odpowiesz. Jeśli tak się stanie, twoja odpowiedź zostanie zagrana od razu.
online-plan-begin = Wpisz odpowiedź
online-plan-theirs = Zagraj ruch, którego spodziewasz się po przeciwniku.
online-plan-ours = Teraz zagraj swoją odpowiedź.
online-plan-enter = Zapisz wariant
online-plan-undo = Jedną wstecz
online-plan-remove = Usuń

## Oglądanie

online-watch = Trwające partie
online-nothing-to-watch = Teraz nikt nie gra publicznie.

## Odmowy

online-no-too-fast = { $seconds ->
    [one] Za szybko. Spróbuj za sekundę.
    [few] Za szybko. Spróbuj za { $seconds } sekundy.
   *[other] Za szybko. Spróbuj za { $seconds } sekund.
}
online-no-not-your-turn = To nie twój ruch.
online-no-moved-on = Partia poszła tymczasem dalej.
online-no-time-over = Twój czas się skończył.
online-no-game-over = Partia jest zakończona.
online-no-not-over = Partia jeszcze trwa.
online-no-not-a-player = To mogą zrobić tylko osoby grające tę partię.
online-no-out-of-game = Nie uczestniczysz już w tej partii.
online-no-nothing-offered = Takiej propozycji już nie ma.
online-no-already-offered = To już zaproponowano.
online-no-gift-pending = Najpierw na odpowiedź czeka poddanie z podarunkiem.
online-no-gifts = Podarunki są tylko w partiach towarzyskich dla dwojga.
online-no-already-chosen = Twoje Płytki Akcentujące są już wybrane.
online-no-nothing-to-take-back = Nie ma czego cofać.
online-no-too-late-to-abort = Partia się zaczęła i nie można jej już odwołać.
online-no-not-gone = Przeciwnik jest przy stole albo odszedł przed chwilą.
online-no-not-correspondence = To należy do partii korespondencyjnych.
online-no-vacation-left = Urlop w tej partii jest już wykorzystany.
online-no-vacation-unchanged = Nie ma urlopu, który można by zacząć lub zakończyć.
online-no-other-rules = Ta partia rozpoczęła się według innej wersji zasad i nie można jej tu kontynuować. W partii dwuosobowej można się poddać.
online-no-such-game = Nie ma takiej partii albo nie można jej zobaczyć.
online-no-such-seek = Ktoś był szybszy: ta partia nie jest już otwarta.
online-no-trouble = Serwer nie dał rady. Nic się nie zmieniło.
online-no-other = To w tej chwili niemożliwe.
online-no-unreadable = Serwer tego nie zrozumiał.
online-no-games = Grasz już tyle partii naraz, ile wolno. Najpierw dokończ którąś z nich.
online-no-seeks-left = Masz już tyle otwartych partii, ile wolno. Najpierw wycofaj którąś z nich.
online-no-computers = W tym domu nie ma takiego przeciwnika komputerowego.
online-no-seats-left = Komputerów jest więcej niż miejsc.
online-no-range = Żaden ranking nie mieści się w tym przedziale.
online-no-guests-rated = Goście grają tylko partie towarzyskie. Z kontem możesz grać rankingowe.
online-no-rated-for-two = Partie rankingowe grają dwie osoby.
online-no-rated-clock = Partie rankingowe wymagają zegara.
online-no-silence = Najpierw coś napisz.
online-no-length = Partia jest zbyt długa, by trwać dalej. Można ją tylko zakończyć.
online-no-hardly-begun = Partia ledwie się zaczęła. Lepiej ją odwołaj.
online-no-claim-for-two = Remisu można zażądać tylko w partiach dla dwojga.
online-no-replies-for-two = Odpowiedzi z wyprzedzeniem są tylko w partiach dla dwojga.
online-no-replies-now = Odpowiedzi z wyprzedzeniem zapisuje się, gdy ruch należy do przeciwnika.
online-no-lines = Masz już tyle wariantów, ile wolno. Najpierw usuń któryś z nich.
online-no-own-seek = Już czekasz na tę partię.
online-no-rating = Twój ranking jest poza żądanym przedziałem.
online-no-blocked = Ty i ktoś z tej partii nie gracie ze sobą.
online-no-nameless = Najpierw wejdź, jako gość albo na swoje konto.
online-no-muted = Moderacja na jakiś czas wykluczyła cię z rozmów.
online-no-line-illegal = Tego wariantu nie można zapisać: jeden z jego ruchów jest niezgodny z zasadami.
online-no-line-pairs = Wariant składa się z par: ruch przeciwnika i twoja odpowiedź, najwyżej dziesięć.
online-no-line-contradicts = Inny wariant odpowiada inaczej na ten sam ruch.
online-new-game = Nowa partia
online-seek-range = Ranking od { $min } do { $max }
online-your-side = Twoja strona: { TERM($seat) }
online-form-opponent = Przeciwnik
online-form-level = Jak silne są
online-chat-spectators = Widzowie rozmawiają między sobą. Grający przeczytają to po partii.
online-do-gift-hint = Przeciwnik decyduje, czy twój podarunek jest wart zwycięstwa.
online-form-computer = Komputer tego domu
