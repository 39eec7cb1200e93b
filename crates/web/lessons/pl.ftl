### Słowa lekcji i płytek. Pobiera się je, gdy ktoś się uczy.

## Cel

lesson-goal = Cel gry
lesson-goal-text = Zakładasz ogród. Dwa twoje kwiaty, które do siebie pasują i widzą się wzdłuż linii, są w harmonii; plansza rysuje między nimi kreskę. Celem jest pierścień z takich harmonii, który obiega środek planszy dookoła: zamknij go, a wygrasz. Jak poruszają się kwiaty i które do siebie pasują, pokażą następne lekcje.
lesson-goal-1 = Trzy narożniki są gotowe. Wybierz Lilię na dole po lewej i zaprowadź ją tam, gdzie zamknie pierścień.
lesson-goal-1-hint = Czwarty narożnik jest dwa kroki wyżej. Lilia widzi stamtąd jeden Jaśmin nad sobą, a drugi po prawej.
lesson-goal-1-done = Twój pierścień kwitnie: wygrywasz! O to chodzi w tej grze; teraz krok po kroku.

## Sadzenie

lesson-plant = Sadzenie
lesson-plant-text = Życie twoich kwiatów zaczyna się w bramie. Są cztery bramy, po jednej z każdej strony planszy. Kwiat w bramie rośnie: czeka tam, aż wprowadzisz go do ogrodu.
lesson-plant-1 = Posadź Różę w bramie południowej, tej przed tobą.
lesson-plant-1-hint = Najpierw wybierz Różę z ręki, potem bramę na dole planszy.
lesson-plant-1-done = Róża rośnie. To był cały ruch: sadzenie to jedna z dwóch rzeczy, które możesz zrobić.
lesson-plant-2 = Obie strony już coś posadziły. Teraz posadź Jaśmin w dowolnej bramie, która jest jeszcze otwarta.
lesson-plant-2-hint = Brama z kwiatem jest zamknięta. Po lewej i po prawej są dwie otwarte.
lesson-plant-2-done = Bramy nie należą do nikogo: możesz sadzić w każdej otwartej.

## Przesuwanie

lesson-arrange = Przesuwanie
lesson-arrange-text = Zamiast sadzić możesz przesunąć kwiat: idzie po liniach w górę, w dół, w lewo albo w prawo i może skręcać. Jego liczba mówi, ile najwyżej zrobi kroków: Róża trzy, Lilia cztery. Nigdy nie zatrzymuje się w bramie.
lesson-arrange-1 = Wyprowadź Różę z bramy do czerwonego ogrodu.
lesson-arrange-1-hint = Czerwony ogród zaczyna się tuż przed bramą, na wprost.
lesson-arrange-1-done = Teraz Róża kwitnie. Czerwone kwiaty mogą stać w czerwonym ogrodzie, na wszystkich granicach i na zewnątrz, w ogrodzie neutralnym.
lesson-arrange-2 = Lilia jest biała: może przejść przez czerwony ogród, ale nie może w nim zostać. Doprowadź ją do granicy białego ogrodu.
lesson-arrange-2-hint = Lilia potrzebuje wszystkich czterech kroków, prosto aż do linii, na której spotykają się czerwień i biel.
lesson-arrange-2-done = Na granicy dwóch ogrodów oba kolory są u siebie. Przechodzić wolno zawsze.

## Harmonia

lesson-harmony = Harmonia
lesson-harmony-text = Dwa twoje kwitnące kwiaty, które widzą się w rzędzie albo w kolumnie, mogą być w harmonii. Muszą sąsiadować w tym kręgu: Róża, Chryzantema, Rododendron, Jaśmin, Lilia, Biała Mandewila i znów Róża. Nowa harmonia daje też bonus; o nim będzie osobna lekcja, więc tutaj możesz go pominąć.
lesson-harmony-1 = Połącz harmonią swoją Różę i Chryzantemę.
lesson-harmony-1-hint = Obie muszą kwitnąć w tym samym rzędzie albo w tej samej kolumnie i nic nie może stać między nimi.
lesson-harmony-1-done = Linia między nimi pokazuje harmonię.
lesson-harmony-2 = W kręgu Rododendron stoi między Chryzantemą a Jaśminem. Utwórz z nim dwie harmonie naraz.
lesson-harmony-2-hint = Poszukaj punktu, w którym rząd Chryzantemy spotyka kolumnę Jaśminu.
lesson-harmony-2-done = Kwiat w narożniku dwóch linii: tak zaczynają się pierścienie.

## Dysharmonia

lesson-clash = Dysharmonia
lesson-clash-text = Kwiaty o tej samej liczbie, ale różnych kolorach są w dysharmonii: Róża i Jaśmin, Chryzantema i Lilia, Rododendron i Biała Mandewila. Dwa takie kwiaty nigdy nie mogą się widzieć, wszystko jedno czyje są. Ruch, po którym zostaje dysharmonia, jest niedozwolony.
lesson-clash-1 = Połącz harmonią Różę i Chryzantemę tak, żeby żaden Jaśmin nie widział Róży.
lesson-clash-1-hint = Jaśminy pilnują swoich kolumn. Spójrz pod swoją Chryzantemę.
lesson-clash-1-done = W tę kolumnę nie patrzy żaden Jaśmin. Gdy spróbujesz zakazanego punktu, plansza pokaże ci dysharmonię.
lesson-clash-2 = Twoja Lilia stoi między Różą a Jaśminem. Połącz harmonią Lilię i Białą Mandewilę, nie odsłaniając dysharmonii za nią.
lesson-clash-2-hint = Lilia musi zostać w swojej kolumnie, między tymi dwoma kwiatami. Z którego punktu widzi tam Białą Mandewilę?
lesson-clash-2-done = Kwiat, który zasłania dysharmonię, jest prawie przywiązany do swojej linii. Możesz to wykorzystać przeciw przeciwnikowi.

## Bicie

lesson-capture = Bicie
lesson-capture-text = Kwiat zbija, kończąc swoją drogę na kwiecie przeciwnika. Podstawowy kwiat zbija tylko ten rodzaj, z którym jest w dysharmonii: ta sama liczba, inny kolor. Zbity kwiat wypada z gry. W bramach kwiaty są bezpieczne.
lesson-capture-1 = Zbij Jaśmin swoją Różą.
lesson-capture-1-hint = Jaśmin jest o trzy kroki stąd: jeden w prawo i dwa w górę.
lesson-capture-1-done = Bicie kończy spór: zostaje tylko jeden z dwóch kwiatów.
lesson-capture-2 = Blisko twojej Lilii stoją trzy kwiaty. Zbij ten, który wolno jej zbić.
lesson-capture-2-hint = Lilia to biała czwórka. Zbija czerwoną czwórkę, Chryzantemę.
lesson-capture-2-done = Z pozostałymi dwoma Lilia się nie spiera. Nie może ich ani zbić, ani przez nie przejść.

## Bonus

lesson-bonus = Bonus
lesson-bonus-text = Jeśli przesunięcie tworzy nową harmonię, która należy do ciebie, dostajesz Bonus Harmonii: od razu jeszcze jedną płytkę. Możesz położyć akcent, posadzić specjalny kwiat albo, jeśli żaden twój kwiat nie rośnie, posadzić podstawowy. Możesz też pominąć bonus.
lesson-bonus-1 = Utwórz harmonię i jako bonus posadź swój Jaśmin.
lesson-bonus-1-hint = Najpierw ustaw Różę i Chryzantemę w jednej linii. Potem wybierz Jaśmin z ręki i otwartą bramę.
lesson-bonus-1-done = Dwie rzeczy w jednym ruchu: dlatego nowe harmonie są tyle warte.
lesson-bonus-2 = Jeden z twoich kwiatów rośnie, więc podstawowego posadzić nie wolno. Utwórz harmonię i jako bonus posadź Biały Lotos.
lesson-bonus-2-hint = Najpierw harmonia, potem Lotos z ręki do otwartej bramy.
lesson-bonus-2-done = Tylko w ten sposób specjalne kwiaty wchodzą do gry.

## Kamień

lesson-rock = Kamień
lesson-rock-text = Akcenty kładzie się jako bonus. Kamień przerywa każdą harmonię w całym swoim rzędzie i w całej swojej kolumnie, blisko i daleko, zarówno twoją, jak i przeciwnika. Żadne Koło go nie obróci.
lesson-rock-1 = Utwórz harmonię z udziałem swojej Róży. Potem połóż Kamień tak, żeby przeciwnik nie miał żadnej harmonii.
lesson-rock-1-hint = Harmonia przeciwnika leży w rzędzie. Wystarczy dowolny pusty punkt tego rzędu.
lesson-rock-1-done = Kamień działa na całej linii, nawet z daleka.
lesson-rock-2 = Dwie harmonie i jeden Kamień: utwórz własną harmonię i przerwij obie harmonie przeciwnika.
lesson-rock-2-hint = Jedna leży w rzędzie, druga w kolumnie. Gdzie te dwie linie się krzyżują?
lesson-rock-2-done = Na skrzyżowaniu Kamień pracuje za dwóch.

## Koło

lesson-wheel = Koło
lesson-wheel-text = Koło obraca wszystko wokół siebie: płytki na ośmiu otaczających punktach przesuwają się o jeden punkt zgodnie z ruchem wskazówek zegara. Żadna nie może przy tym wypaść z planszy ani trafić do bramy lub ogrodu innego koloru i nie może powstać dysharmonia.
lesson-wheel-1 = Utwórz harmonię. Potem zerwij Kołem harmonię przeciwnika.
lesson-wheel-1-hint = Połóż Koło obok jednego z dwóch kwiatów tak, żeby opuścił swój rząd.
lesson-wheel-1-done = Koło obraca tak samo twoje płytki i płytki przeciwnika.
lesson-wheel-2 = Utwórz harmonię z udziałem swojej Róży. Potem niech Koło przeniesie twoją Białą Mandewilę do rzędu twojej Lilii.
lesson-wheel-2-hint = Biała Mandewila musi zejść o jeden punkt niżej. Koło po jej lewej stronie obróci ją w dół.
lesson-wheel-2-done = Dwie harmonie w jednym ruchu. Koło to dodatkowy krok dla każdego z twoich kwiatów.

## Zboże

lesson-knotweed = Zboże
lesson-knotweed-text = Zboże osłabia kwiaty na ośmiu otaczających je punktach, twoje i przeciwnika: dopóki tam stoi, nie mają harmonii. Nadal mogą chodzić i zbijać, nadal mogą też być w dysharmonii.
lesson-knotweed-1 = Utwórz harmonię. Potem przerwij jednym Zbożem obie harmonie przeciwnika.
lesson-knotweed-1-hint = Jedna Chryzantema stoi w narożniku obu linii. Połóż Zboże na dowolnym pustym punkcie obok niej.
lesson-knotweed-1-done = Szukaj kwiatu, który trzyma wszystko razem.
lesson-knotweed-2 = Utwórz harmonię z udziałem swojej Róży. Potem przerwij Zbożem harmonię przeciwnika i zachowaj obie swoje.
lesson-knotweed-2-hint = Twoja Lilia stoi bardzo blisko. Połóż Zboże tam, gdzie nie dotyka żadnego twojego kwiatu.
lesson-knotweed-2-done = Zboże nie zna przyjaciół. Zanim je położysz, obejrzyj wszystkie osiem punktów.

## Łódka

lesson-boat = Łódka
lesson-boat-text = Łódka przenosi kwitnący kwiat, wszystko jedno czyj, na jeden z ośmiu otaczających punktów i zostaje na jego miejscu. Albo zabiera akcent: wtedy obie płytki wypadają z gry.
lesson-boat-1 = Utwórz harmonię. Potem przewieź Łódką kwiat przeciwnika poza jego linię.
lesson-boat-1-hint = Połóż Łódkę na jednym z dwóch kwiatów i wybierz wolny punkt nad nim albo pod nim.
lesson-boat-1-done = Łódka zostaje tam, gdzie był kwiat, i przy okazji zagradza linię.
lesson-boat-2 = Kamień przerywa harmonię twojej Lilii i Białej Mandewili. Utwórz harmonię z udziałem swojej Róży i niech Łódka zabierze Kamień.
lesson-boat-2-hint = Jako bonus połóż Łódkę na Kamieniu.
lesson-boat-2-done = Rząd jest znowu wolny i masz dwie harmonie.

## Biały Lotos

lesson-lotus = Biały Lotos
lesson-lotus-text = Biały Lotos jest w harmonii z każdym podstawowym kwiatem, który widzi, wszystko jedno czyim. Harmonia należy do właściciela podstawowego kwiatu. Lotos robi najwyżej dwa kroki.
lesson-lotus-1 = Zaprowadź Lotos tam, gdzie jest w harmonii z twoją Różą i z twoim Jaśminem.
lesson-lotus-1-hint = Poszukaj skrzyżowania rzędu Róży i kolumny Jaśminu. Jest o dwa kroki stąd.
lesson-lotus-1-done = Róża i Jaśmin są ze sobą w dysharmonii, ale Lotos dogaduje się z obojgiem.
lesson-lotus-2 = Ten Lotos należy do przeciwnika. Połącz z nim harmonią swój Rododendron.
lesson-lotus-2-hint = Rododendron musi widzieć Lotos w rzędzie albo w kolumnie. Pięć kroków wystarczy.
lesson-lotus-2-done = Harmonia jest twoja, bo podstawowy kwiat w niej jest twój.

## Orchidea

lesson-orchid = Orchidea
lesson-orchid-text = Orchidea robi do sześciu kroków i z nikim nie jest w harmonii. Więzi kwitnące kwiaty przeciwnika wokół siebie: nie można ich przesunąć. Dopóki kwitnie twój własny Lotos, twoja Orchidea może zbić każdy kwiat. Ale wtedy każdy kwiat może też zbić ją.
lesson-orchid-1 = Uwięź dwa kwiaty naraz.
lesson-orchid-1-hint = Poszukaj punktu, który dotyka obu kwiatów, choćby tylko na ukos.
lesson-orchid-1-done = Dopóki Orchidea tam stoi, żaden z nich nie odejdzie.
lesson-orchid-2 = Twój Lotos kwitnie, więc twoja Orchidea może zbijać. Zbij Lotos przeciwnika.
lesson-orchid-2-hint = To pięć kroków: dwa w prawo i trzy w górę.
lesson-orchid-2-done = Tylko taka Orchidea może zbić Lotos.

## Pierścień

lesson-ring = Pierścień
lesson-ring-text = Wygrywasz Pierścieniem Harmonii: zamkniętym łańcuchem własnych harmonii, który obiega środek planszy dookoła. Harmonie, które dotykają środka, się nie liczą.
lesson-ring-1 = Brakuje jednego narożnika. Zamknij pierścień.
lesson-ring-1-hint = Na dole po prawej stoi Chryzantema. Skąd widzi obie Róże?
lesson-ring-1-done = Cztery harmonie wokół środka: wygrywasz!
lesson-ring-2 = Narożnikiem może być Lotos, nawet przeciwnika. Zamknij pierścień.
lesson-ring-2-hint = Zaprowadź Chryzantemę tam, skąd widzi Różę nad sobą i Rododendron po lewej.
lesson-ring-2-done = Lotos przeciwnika pomógł ci wygrać.
lesson-ring-3 = Wszystkie kwiaty są na miejscu, ale Kamień przerywa harmonię w górnym rzędzie. Zamknij pierścień bonusem.
lesson-ring-3-hint = Utwórz nową harmonię z udziałem Róży z bramy. Potem usuń Kamień Łódką.
lesson-ring-3-done = Bonus może rozstrzygnąć partię. Miej to na oku po obu stronach.

## Koniec

lesson-ending = Inny koniec
lesson-ending-text = Partia kończy się też wtedy, gdy ktoś posadzi swój ostatni podstawowy kwiat. Wygrywa ten, kto ma więcej niewykorzystanych akcentów, a przy równej liczbie ten, kto ma więcej harmonii.
lesson-ending-1 = Masz jeszcze dwa akcenty, przeciwnik ma jeden. Zakończ partię i wygraj.
lesson-ending-1-hint = Posadź swój ostatni podstawowy kwiat, Różę.
lesson-ending-1-done = Oszczędzanie akcentów też może być planem.
lesson-ending-2 = Akcentów i harmonii jest po równo. Utwórz jedną harmonię więcej i zakończ partię w tym samym ruchu.
lesson-ending-2-hint = Najpierw połącz harmonią Różę i Chryzantemę. Potem jako bonus posadź ostatni kwiat, Jaśmin.
lesson-ending-2-done = Teraz wiesz już wszystko, co trzeba. Miłej pierwszej partii!

## Płytki

tile-rose-rules = Czerwona, do trzech kroków. W harmonii z Chryzantemą i Białą Mandewilą, w dysharmonii z Jaśminem.
tile-rose-meaning = Miłość i to, co dwoje ludzi zachowuje dla siebie. To, co drogie, wymaga troski i ma kolce, dlatego stawia małe kroki.
tile-chrysanthemum-rules = Czerwona, do czterech kroków. W harmonii z Różą i Rododendronem, w dysharmonii z Lilią.
tile-chrysanthemum-meaning = Doskonałość. Kwitnie późno w roku, gdy inne już się poddały, płatek przy płatku w pięknym porządku. Kto jej szuka, planuje z wyprzedzeniem.
tile-rhododendron-rules = Czerwony, do pięciu kroków. W harmonii z Chryzantemą i Jaśminem, w dysharmonii z Białą Mandewilą.
tile-rhododendron-meaning = Niebezpieczeństwo. Wspaniały z wyglądu i gorzki w smaku, czeka przy górskiej ścieżce. Nadchodzi szybko i chce być traktowany poważnie.
tile-jasmine-rules = Biały, do trzech kroków. W harmonii z Rododendronem i Lilią, w dysharmonii z Różą.
tile-jasmine-meaning = Nadzieja. Mała gwiazda, której zapach przychodzi nocą, gdy jej nie widać. Idzie powoli i łatwo ją przeoczyć.
tile-lily-rules = Biała, do czterech kroków. W harmonii z Jaśminem i Białą Mandewilą, w dysharmonii z Chryzantemą.
tile-lily-meaning = Cnota. Stoi prosto i niczego nie ukrywa. Być dobrym to nie to samo, co być bez skazy; o to spiera się z Chryzantemą.
tile-white-jade-rules = Biała, do pięciu kroków. W harmonii z Lilią i Różą, w dysharmonii z Rododendronem.
tile-white-jade-meaning = Ryzyko. Pnącze, które sięga daleko i szybko. Niebezpieczeństwo przychodzi do ciebie, ryzyko wybierasz z własnej woli.
tile-white-lotus-rules = Do dwóch kroków. W harmonii z każdym podstawowym kwiatem obu graczy. Może go zbić tylko Orchidea, której własny Lotos kwitnie.
tile-white-lotus-meaning = Mądrość. Wyrasta czysty z mętnej wody i otwiera się dla każdego. Chodzi powoli i ma przyjaciół po obu stronach planszy.
tile-orchid-rules = Do sześciu kroków. Więzi kwitnące kwiaty przeciwnika wokół siebie. Dopóki kwitnie twój Lotos, zbija każdy kwiat i każdy kwiat może zbić ją.
tile-orchid-meaning = Władza. Żyje wysoko na cudzych gałęziach, podziwiana i samotna. Gdzie kwitnie mądrość, władza może działać i musi za to odpowiadać.
tile-rock-rules = Żadnej harmonii w jego rzędzie i kolumnie. Żadne Koło go nie obraca.
tile-rock-meaning = Trwałość. Woda go omija i ogrodnik też. Niektórych rzeczy nie da się zagadać.
tile-wheel-rules = Obraca wszystkie płytki wokół siebie o jeden punkt zgodnie z ruchem wskazówek zegara.
tile-wheel-meaning = Zmiana. Pory roku się obracają, a z nimi los, i nie pytają, kogo niosą.
tile-knotweed-rules = Kwiaty wokół niego nie mają harmonii.
tile-knotweed-meaning = Chciwość. Pożyteczne na polu, w ogrodzie zabiera wszystkim wodę i światło. Co rośnie bez miary, odbiera siły sąsiadom.
tile-boat-rules = Przenosi kwitnący kwiat na otaczający punkt i zostaje na jego miejscu albo znika z gry razem z akcentem.
tile-boat-meaning = Przeprawa. Płynie tam, gdzie nikt nie przejdzie, i zabiera każdego, kto czeka na brzegu.
tile-bamboo-rules = Płytki wokół niego wracają do rąk właścicieli. Dopóki stoi, płytek przy nim nie można zbić.
tile-bamboo-meaning = Hart. Ugina się w burzy i znów się prostuje. Powrót do domu to nie przegrana.
tile-pond-rules = Na punktach wokół niego można sadzić.
tile-pond-meaning = Początek. Gdzie jest woda, tam coś wyrośnie, wszystko jedno, kto zasieje.
tile-lion-turtle-rules = Kwiaty wokół niego są w harmonii z każdym podstawowym kwiatem.
tile-lion-turtle-meaning = Starość. Widział początek i koniec każdego sporu i przyjaźni się ze wszystkimi.
