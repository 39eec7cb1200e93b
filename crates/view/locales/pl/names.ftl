### Nazwy ogrodów, etapów i zasad oraz sposób wyliczania.

# Sama nazwa terminu.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } i { $last }
sentences = { $first } { $last }

## Ogrody

garden-red = Czerwony Ogród
garden-white = Biały Ogród
garden-neutral = Neutralny Ogród

## Etapy gry

stage-accents = Wybór Płytek Akcentujących
stage-opening = Kwiat otwarcia
stage-turn = Ruch
stage-bonus = Bonus Harmonii
stage-over = Koniec gry

## Zestawy zasad

preset-rulebook = Instrukcja
    .about = Gra zgodna z instrukcjami.
preset-garden-gate = Garden Gate
    .about = Gra według zasad, które w 2024 roku obowiązywały na najbardziej znanej stronie internetowej.

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
    .about = Gracze wybierają Płytki Akcentujące jawnie i po kolei; zaczyna Gospodarz.
switch-accents-host = Wybór dla wszystkich
    .about = Gospodarz wskazuje Płytki Akcentujące, którymi grają wszyscy.
switch-accents-one-of-each = Po jednym akcencie każdego rodzaju
    .about = Każdy ma jeden Kamień, jedno Koło, jedno Zboże i jedną Łódkę.
switch-accents-hidden = Wybór w ukryciu
    .about = Wszyscy wybierają Płytki Akcentujące w ukryciu i odkrywają je jednocześnie.
switch-same-start = Takie samo otwarcie
    .about = Gospodarz sadzi na otwarcie taki sam Podstawowy Kwiat jak Gość.
switch-quick-start = Szybkie otwarcie
    .about = Gospodarz sadzi na otwarcie Podstawowy Kwiat, który byłby w Dysharmonii z kwiatem Gościa.
switch-informal-start = Swobodne otwarcie
    .about = Nie ma kwiatu otwarcia; pierwszy ruch jest taki jak każdy inny.
switch-double-accents = Podwójne akcenty
    .about = Każdy bierze osiem Płytek Akcentujących zamiast czterech.
switch-single-accents = Cztery akcenty
    .about = Każdy bierze cztery Płytki Akcentujące.
switch-no-wheels = Bez Kół
    .about = Koła zostają w pudełku.
switch-wheels = Z Kołami
    .about = Koła można wybierać tak jak inne Płytki Akcentujące.
switch-specials-return = Specjalne Kwiaty wracają
    .about = Zbity Specjalny Kwiat wraca do ręki właściciela.
switch-specials-leave = Specjalne Kwiaty nie wracają
    .about = Zbity Specjalny Kwiat wypada z gry.
switch-no-last-flower = Bez ostatniego kwiatu
    .about = Gra toczy się dalej, nawet gdy ktoś posadzi swój ostatni Podstawowy Kwiat.
switch-last-flower = Ostatni kwiat
    .about = Gra się kończy, gdy ktoś posadzi swój ostatni Podstawowy Kwiat.
switch-tally-accents = Liczą się akcenty
    .about = Po ostatnim kwiecie wygrywa ten, komu zostało więcej Płytek Akcentujących, a gdy jest ich po równo, ten, kto ma więcej Harmonii.
switch-tally-midlines = Liczą się linie środkowe
    .about = Po ostatnim kwiecie wygrywa ten, kto ma więcej Harmonii przecinających linie środkowe.
switch-repetition = Remis przez powtórzenie
    .about = Gdy ta sama pozycja pojawi się po raz trzeci, gra kończy się remisem.
switch-no-repetition = Bez remisu przez powtórzenie
    .about = Ta sama pozycja może się powtórzyć dowolną liczbę razy.
switch-gift = Z podarunkami
    .about = Poddać się można z podarunkiem; jeśli przeciwnik uzna podarunek za wart zwycięstwa, wygrywa ten, kto się poddał.
switch-no-gift = Bez podarunków
    .about = Kto się poddaje, przegrywa.
switch-bamboo-everything = Silny Bambus
    .about = Bambus odsyła do rąk właścicieli wszystkie płytki wokół siebie, także rosnące kwiaty.
switch-bamboo-beside-own = Łagodny Bambus
    .about = Bambus odsyła płytki tylko wtedy, gdy stoi przy kwitnącym kwiecie swojego właściciela i nie stoi przy żadnej zajętej Bramie.
switch-turtle-added = Hojny Lwi Żółw
    .about = Do właściciela Lwiego Żółwia należą Harmonie, które istnieją tylko dzięki niemu.
switch-turtle-mixed = Pojednawczy Lwi Żółw
    .about = Do właściciela Lwiego Żółwia należą Harmonie między płytkami różnych graczy.

## Switches that work otherwise when three or four play

many-accents-in-turn = Wybór po kolei
    .about = Gracze wybierają Płytki Akcentujące jawnie i po kolei; zaczyna Południe.
many-accents-host = Wybór dla wszystkich
    .about = Południe wskazuje Płytki Akcentujące, którymi grają wszyscy.
many-same-start = Wybiera następny gracz
    .about = Pierwszy kwiat każdego gracza wybiera następny w kolejce; ostatni wybiera też własny.
