## Konta, profile, najlepsi gracze, zakończone partie.

people-sign-in = Zaloguj się
people-sign-up = Załóż konto
people-sign-out = Wyloguj się
people-name = Nazwa
people-name-hint = Od 2 do 20 liter, cyfr, - lub _
people-password = Hasło
people-password-hint = Co najmniej 8 znaków, trudnych do odgadnięcia
people-email-optional = E-mail (nieobowiązkowo)
people-email-hint = Tylko na wypadek zapomnianego hasła. Nikt inny go nie widzi.
people-no-account = Nie masz jeszcze konta? Załóż je
people-have-account = Masz już konto? Zaloguj się
people-keep-games = Partie rozegrane bez konta pozostają twoje.
people-forgot = Zapomniane hasło
people-forgot-hint = Jeśli konto ma adres e-mail, wyślemy tam link.
people-forgot-send = Wyślij link
people-forgot-sent = Jeśli jest takie konto z adresem, link jest w drodze.
people-forgot-ask = Ten dom nie wysyła e-maili. Napisz na { $contact }, żeby dostać nowe hasło.
people-forgot-ask-host = Ten dom nie wysyła e-maili. Poproś o nowe hasło osobę, która go prowadzi.

people-account = Twoje konto
people-guest = Nazywasz się { $name } i jesteś tu bez konta.
people-save = Zapisz
people-saved = Zapisano.
people-change-password = Zmiana hasła
people-old-password = Stare hasło
people-new-password = Nowe hasło
people-change-email = Adres e-mail
people-sessions = Gdzie trwa twoje logowanie
people-this-session = Tutaj
people-end-session = Zakończ
people-end-others = Zakończ wszystkie inne
people-last-used = Ostatnio: { $date }
people-blocks = Osoby, które blokujesz
people-no-blocks = Nikogo nie blokujesz.
people-tokens = Klucze dla twoich programów
people-tokens-hint = Z kluczem program działa w twoim imieniu. Daj każdemu programowi osobny.
people-token-label = Do czego
people-token-scopes = Wolno mu
people-scope-read = czytać to, co twoje
people-scope-play = grać
people-scope-chat = rozmawiać
people-token-make = Utwórz klucz
people-token-made = Skopiuj klucz teraz. Widać go tylko ten jeden raz:
people-data = Twoje dane
people-records = Wszystkie twoje partie
people-export = Wszystko o tobie
people-delete = Usuń konto
people-delete-hint = Twoja nazwa, adres, rozmowy i ustawienia znikną na zawsze. Partie zostaną, bez twojej nazwy.

people-since = Tutaj od { $date }
people-bot = Bot
people-bot-of = Odpowiada za niego { $name }
people-is-guest = Bez konta
people-computer = Komputer, poziom { $level }
people-ratings = Rankingi
people-no-ratings = Jeszcze bez partii rankingowych.
people-no-graph = Partii rankingowych jest za mało na wykres.
people-rating-graph = Ranking w czasie
people-provisional = jeszcze niepewny
people-games-count = { $n ->
    [one] jedna partia
    [few] { $n } partie
   *[other] { $n } partii
}
people-opponents = Najczęstsi przeciwnicy
people-games = Partie
people-won = Wygrane
people-drawn = Remisy
people-lost = Przegrane
people-block = Zablokuj
people-unblock = Odblokuj
people-report = Zgłoś
people-report-about = Czego dotyczy
people-reason-chat = Rozmowa
people-reason-name = Nazwa
people-reason-cheating = Oszukiwanie
people-reason-manners = Zachowanie
people-reason-other = Coś innego
people-report-text = Co się stało
people-report-send = Wyślij do moderacji
people-report-sent = Dziękujemy. Moderacja się temu przyjrzy.

people-leaderboard = Najlepsi gracze
people-nobody-ranked = Nikt nie rozegrał jeszcze dość partii rankingowych. Miejsce jest wolne.
people-rank = Miejsce
people-rating = Ranking
people-speed = Tempo

people-search = Zakończone partie
people-filter-player = Kto grał
people-filter-opponent = Z kim
people-filter-result = Wynik
people-filter-ending = Zakończenie
people-filter-rated = Rodzaj
people-any = Wszystkie
people-ending-ring = Pierścień Harmonii
people-ending-last-flower = Ostatni Podstawowy Kwiat
people-ending-resignation = Poddanie
people-ending-time = Czas
people-ending-agreement = Uzgodniony remis
people-ending-repetition = Powtórzenie
people-ending-gift = Podarunek
people-ending-abandoned = Odejście od stołu
people-find = Szukaj
people-none-found = Nie ma takich partii.
people-more = Więcej partii

people-name-taken = Ta nazwa albo bardzo podobna jest zajęta.
people-bad-name = Nazwa ma od 2 do 20 liter lub cyfr jednego pisma i zaczyna się literą; - i _ stoją między innymi znakami.
people-bad-password = Hasło musi mieć co najmniej 8 znaków i nie może być łatwe do odgadnięcia.
people-bad-email = To nie wygląda na adres e-mail.
people-wrong-password = Nazwa i hasło do siebie nie pasują.
people-suspended = To konto jest na pewien czas zawieszone.
people-door-closed = Ten dom nie przyjmuje teraz nowych kont.
people-not-found = Nie ma tu nikogo ani niczego o tej nazwie.
people-bad-link = Ten link został już użyty albo jest za stary.
people-not-registered = Do tego potrzeba konta.
people-too-many = Więcej ich mieć nie można.
people-sign-in-first = Najpierw się zaloguj.
people-too-fast = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
people-too-busy = Serwer jest bardzo obciążony. Spróbuj ponownie za kilka sekund.
people-not-for-you = Twoje konto nie może tego zrobić.
people-bad-token = Klucz potrzebuje nazwy i czegoś, do czego uprawnia.
people-vacation = Urlop
people-vacation-hint = Na urlopie twoje zegary stoją we wszystkich partiach korespondencyjnych.
people-vacation-left = { $days ->
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $days } dni.
   *[other] W tym roku zostało { $days } dni.
}
people-vacation-until = Masz urlop, najdłużej do { $date }.
people-search-these = Szukaj wśród tych partii
people-moderation = Moderacja
people-no-reports = Nie ma otwartych zgłoszeń.
people-reported = { $reporter } zgłasza: { $subject }
people-verdict = Co z tego wynikło
people-close-report = Zamknij zgłoszenie
people-measure = Podejmij środki
people-mute = Bez rozmów
people-suspend = Zawieś
people-pardon = Znieś wszystko
people-hours = Na ile godzin
people-why = Dlaczego (zostaje w dzienniku)
people-measure-take = Wykonaj
people-log = Co zrobiono
