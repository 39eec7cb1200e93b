### Terminy: płytki, gracze i bramy, każdy we wszystkich formach, których potrzebują zdania.
###
### Najpierw mianownik, potem dopełniacz, biernik i narzędnik. Tylko Płytki Akcentujące mają liczbę
### mnogą; „two” to forma z liczebnikiem „dwa” lub „dwie”.

## Podstawowe Kwiaty

-rose = Róża
    .genitive = Róży
    .accusative = Różę
    .instrumental = Różą
-chrysanthemum = Chryzantema
    .genitive = Chryzantemy
    .accusative = Chryzantemę
    .instrumental = Chryzantemą
-rhododendron = Rododendron
    .genitive = Rododendronu
    .accusative = Rododendron
    .instrumental = Rododendronem
-jasmine = Jaśmin
    .genitive = Jaśminu
    .accusative = Jaśmin
    .instrumental = Jaśminem
-lily = Lilia
    .genitive = Lilii
    .accusative = Lilię
    .instrumental = Lilią
-white-jade = Biała Mandewila
    .genitive = Białej Mandewili
    .accusative = Białą Mandewilę
    .instrumental = Białą Mandewilą

## Specjalne Kwiaty

-white-lotus = Biały Lotos
    .genitive = Białego Lotosu
    .accusative = Biały Lotos
    .instrumental = Białym Lotosem
-orchid = Orchidea
    .genitive = Orchidei
    .accusative = Orchideę
    .instrumental = Orchideą

## Płytki Akcentujące

-rock = Kamień
    .genitive = Kamienia
    .accusative = Kamień
    .instrumental = Kamieniem
    .plural = Kamienie
    .two = dwa Kamienie
-wheel = Koło
    .genitive = Koła
    .accusative = Koło
    .instrumental = Kołem
    .plural = Koła
    .two = dwa Koła
-knotweed = Zboże
    .genitive = Zboża
    .accusative = Zboże
    .instrumental = Zbożem
    .plural = Zboża
    .two = dwa Zboża
-boat = Łódka
    .genitive = Łódki
    .accusative = Łódkę
    .instrumental = Łódką
    .plural = Łódki
    .two = dwie Łódki
-bamboo = Bambus
    .genitive = Bambusa
    .accusative = Bambus
    .instrumental = Bambusem
    .plural = Bambusy
    .two = dwa Bambusy
-pond = Staw
    .genitive = Stawu
    .accusative = Staw
    .instrumental = Stawem
    .plural = Stawy
    .two = dwa Stawy
-lion-turtle = Lwi Żółw
    .genitive = Lwiego Żółwia
    .accusative = Lwiego Żółwia
    .instrumental = Lwim Żółwiem
    .plural = Lwie Żółwie
    .two = dwa Lwie Żółwie

## Gracze: dwaj pierwsi w grze dwuosobowej, pozostali w grze na trzy lub cztery osoby

-guest = Gość
    .genitive = Gościa
-host = Gospodarz
    .genitive = Gospodarza
-south = Południe
    .genitive = Południa
-west = Zachód
    .genitive = Zachodu
-north = Północ
    .genitive = Północy
-east = Wschód
    .genitive = Wschodu

## Bramy

-north-gate = Brama Północna
    .genitive = Bramy Północnej
    .locative = Bramie Północnej
-east-gate = Brama Wschodnia
    .genitive = Bramy Wschodniej
    .locative = Bramie Wschodniej
-south-gate = Brama Południowa
    .genitive = Bramy Południowej
    .locative = Bramie Południowej
-west-gate = Brama Zachodnia
    .genitive = Bramy Zachodniej
    .locative = Bramie Zachodniej
