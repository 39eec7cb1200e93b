### Nazwy ogrodów, etapów i zasad oraz sposób wyliczania.

# Sama nazwa terminu.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } i { $last }
sentences = { $first } { $last }

## Ogrody

garden-red = Czerwony ogród
garden-white = Biały ogród
garden-neutral = Ogród neutralny

## Etapy partii

stage-accents = Wybór płytek akcentujących
stage-opening = Kwiat otwarcia
stage-turn = Ruch
stage-bonus = Bonus Harmonii
stage-over = Koniec partii

## Zestawy zasad

preset-rulebook = Wspólne zasady
    .about = To, co wspólne wszystkim instrukcjom, oraz remis przez powtórzenie, którego nie ma w żadnej z nich.
preset-garden-gate = Garden Gate
    .about = Gra według zasad, które w 2024 roku obowiązywały na najbardziej znanej stronie internetowej.
preset-german = Niemiecka instrukcja
    .about = Gra zgodna z niemiecką instrukcją.
preset-polish = Polska instrukcja
    .about = Gra zgodna z polską instrukcją.
preset-portuguese = Portugalska instrukcja
    .about = Gra zgodna z portugalską instrukcją.
preset-spanish = Hiszpańska instrukcja
    .about = Gra zgodna z hiszpańską instrukcją.
preset-hebrew = Hebrajska instrukcja
    .about = Gra zgodna z hebrajską instrukcją.

## Przełączniki zasad

switch-seats2 = Dwie osoby
    .about = Gość i Gospodarz grają przeciwko sobie.
switch-seats3 = Trzy osoby
    .about = Grają Południe, Zachód i Północ, każdy na własny rachunek.
switch-seats4 = Cztery osoby
    .about = Grają Południe, Zachód, Północ i Wschód, każdy na własny rachunek.
switch-oasis = Starożytna Oaza
    .about = Do wyboru są także Bambus, Staw i Lwi Żółw.
switch-no-oasis = Bez Starożytnej Oazy
    .about = Do wyboru są tylko Kamień, Koło, Zboże i Łódka.
switch-accents-in-turn = Wybór po kolei
    .about = Gracze wybierają płytki akcentujące jawnie i po kolei; zaczyna Gospodarz.
switch-accents-host = Wybór dla wszystkich
    .about = Gospodarz wskazuje płytki akcentujące, którymi grają wszyscy.
switch-accents-one-of-each = Po jednym akcencie każdego rodzaju
    .about = Każdy ma jeden Kamień, jedno Koło, jedno Zboże i jedną Łódkę.
switch-accents-hidden = Wybór w ukryciu
    .about = Wszyscy wybierają płytki akcentujące w ukryciu i odkrywają je jednocześnie.
switch-accents-guest-one = Po jednym akcencie
    .about = Gość bierze jedną płytkę akcentującą i wskazuje jedną dla Gospodarza; nikt nie ma więcej.
switch-same-start = Takie samo otwarcie
    .about = Gospodarz sadzi na otwarcie taki sam podstawowy kwiat jak Gość.
switch-quick-start = Szybkie otwarcie
    .about = Gospodarz sadzi na otwarcie podstawowy kwiat, który byłby w dysharmonii z kwiatem Gościa.
switch-informal-start = Swobodne otwarcie
    .about = Nie ma kwiatu otwarcia; pierwszy ruch jest taki jak każdy inny.
switch-double-accents = Podwójne akcenty
    .about = Każdy bierze osiem płytek akcentujących zamiast czterech.
switch-single-accents = Cztery akcenty
    .about = Każdy bierze cztery płytki akcentujące.
switch-no-wheels = Bez Kół
    .about = Koła zostają w pudełku.
switch-wheels = Z Kołami
    .about = Koła można wybierać tak jak inne płytki akcentujące.
switch-specials-return = Specjalne kwiaty wracają
    .about = Zbity specjalny kwiat wraca do ręki właściciela.
switch-specials-leave = Specjalne kwiaty nie wracają
    .about = Zbity specjalny kwiat wypada z gry.
switch-no-last-flower = Bez ostatniego kwiatu
    .about = Partia trwa dalej, nawet gdy ktoś posadzi swój ostatni podstawowy kwiat.
switch-last-flower = Ostatni kwiat
    .about = Partia się kończy, gdy ktoś posadzi swój ostatni podstawowy kwiat.
switch-tally-accents = Liczą się akcenty
    .about = Po ostatnim kwiecie wygrywa ten, komu zostało więcej płytek akcentujących, a gdy jest ich po równo, ten, kto ma więcej harmonii.
switch-tally-midlines = Liczą się linie środkowe
    .about = Po ostatnim kwiecie wygrywa ten, kto ma więcej harmonii przecinających linie środkowe.
switch-repetition = Remis przez powtórzenie
    .about = Gdy ta sama pozycja pojawi się po raz trzeci, partia kończy się remisem.
switch-no-repetition = Bez remisu przez powtórzenie
    .about = Ta sama pozycja może się powtórzyć dowolną liczbę razy.
switch-gift = Z podarunkami
    .about = Poddać się można z podarunkiem; jeśli przeciwnik uzna podarunek za wart zwycięstwa, wygrywa ten, kto się poddał.
switch-no-gift = Bez podarunków
    .about = Kto się poddaje, przegrywa.
switch-bamboo-everything = Silny Bambus
    .about = Bambus odsyła do rąk właścicieli wszystkie płytki wokół siebie, także rosnące kwiaty.
switch-bamboo-beside-own = Łagodny Bambus
    .about = Bambus odsyła płytki tylko wtedy, gdy stoi przy kwitnącym kwiecie swojego właściciela i nie stoi przy żadnej zajętej bramie.
switch-turtle-added = Hojny Lwi Żółw
    .about = Do właściciela Lwiego Żółwia należą harmonie, które istnieją tylko dzięki niemu.
switch-turtle-mixed = Pojednawczy Lwi Żółw
    .about = Do właściciela Lwiego Żółwia należą harmonie między płytkami różnych graczy.
switch-walk-up-to = Najwyżej tyle kroków
    .about = Podstawowy kwiat robi najwyżej tyle kroków, ile wynosi jego liczba.
switch-walk-exact = Dokładnie tyle kroków
    .about = Podstawowy kwiat robi dokładnie tyle kroków, ile wynosi jego liczba, i nie wchodzi dwa razy na ten sam punkt. Biały Lotos i Orchidea nadal mogą stanąć wcześniej.
switch-gardens-passed = Przez wszystkie ogrody
    .about = Podstawowy kwiat może przejść przez ogród drugiego koloru, ale nie może się w nim zatrzymać.
switch-gardens-closed = Zamknięte ogrody
    .about = Podstawowy kwiat nigdy nie wchodzi do ogrodu drugiego koloru.
switch-borders-all = Wspólne granice
    .about = Każdy punkt na granicy należy do ogrodów po obu jej stronach.
switch-borders-red-white = Kolorowe granice
    .about = Tylko punkty między czerwienią a bielą należą do obu ogrodów; tam, gdzie kolorowy ogród styka się z neutralnym, granica zachowuje jego kolor.
switch-gates-passed = Przez otwarte bramy
    .about = Kwiat może przejść przez otwartą bramę, ale nie może się w niej zatrzymać.
switch-gates-closed = Zamknięte bramy
    .about = Żaden kwiat na planszy nie wchodzi do bramy.
switch-traps-opponents = Orchidea więzi przeciwników
    .about = Orchidea więzi kwiaty przeciwników wokół siebie.
switch-traps-everybody = Orchidea więzi wszystkich
    .about = Orchidea więzi wszystkie kwiaty wokół siebie, także kwiaty swojego właściciela.
switch-traps-blooming = Orchidea więzi kwitnące kwiaty
    .about = Orchidea więzi tylko kwitnące kwiaty.
switch-traps-growing = Orchidea więzi także rosnące kwiaty
    .about = Orchidea więzi także kwiat, który rośnie w bramie obok niej.
switch-lotus-captured = Lotos można zbić
    .about = Biały Lotos może zostać zbity tylko przez Orchideę, której właściciel sam ma kwitnący Biały Lotos.
switch-lotus-spared = Lotos jest bezpieczny
    .about = Białego Lotosu nic nie może zbić.
switch-idle-orchid-captured = Orchideę bez Lotosu można zbić
    .about = Orchideę, której właściciel nie ma kwitnącego Białego Lotosu, może zbić tylko Orchidea gracza, który go ma.
switch-idle-orchid-spared = Orchidea bez Lotosu jest bezpieczna
    .about = Dopóki właściciel Orchidei nie ma kwitnącego Białego Lotosu, nic nie może jej zbić.
switch-orchid-by-all = Każdy kwiat zbija Orchideę
    .about = Gdy Biały Lotos jej właściciela kwitnie, Orchideę może zbić każdy kwiat.
switch-orchid-not-by-lotus = Lotos nie zbija Orchidei
    .about = Gdy Biały Lotos jej właściciela kwitnie, Orchideę może zbić każdy kwiat oprócz Białego Lotosu.
switch-boat-any-accent = Łódka usuwa każdy akcent
    .about = Łódka może usunąć każdą płytkę akcentującą.
switch-boat-three-accents = Łódka usuwa trzy rodzaje
    .about = Łódka może usunąć tylko Kamień, Koło albo Zboże.
switch-wheel-all = Koło obraca wszystko
    .about = Koło obraca wszystkie płytki wokół siebie.
switch-wheel-flowers = Koło obraca kwiaty
    .about = Koło obraca tylko kwiaty; płytki akcentujące zostają, a żaden kwiat nie może trafić na jedną z nich.
switch-wheel-not-by-rock = Bez Koła przy Kamieniu
    .about = Koła nie można położyć przy Kamieniu.
switch-wheel-by-rock = Koło przy Kamieniu
    .about = Koło można położyć przy Kamieniu; Kamień zostaje, a żadna płytka nie może na niego trafić.

## Switches that work otherwise when three or four play

many-accents-in-turn = Wybór po kolei
    .about = Gracze wybierają płytki akcentujące jawnie i po kolei; zaczyna Południe.
many-accents-host = Wybór dla wszystkich
    .about = Południe wskazuje płytki akcentujące, którymi grają wszyscy.
many-accents-guest-one = Wybór po kolei
    .about = Gracze wybierają płytki akcentujące jawnie i po kolei; zaczyna Południe.
many-same-start = Wybiera następny gracz
    .about = Pierwszy kwiat każdego gracza wybiera następny w kolejce; ostatni wybiera też własny.

## What held in games that began under an older version of the rules

older-pond = Kto ma rosnący kwiat, nie może niczego sadzić, nawet przy Stawie.
