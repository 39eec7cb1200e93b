### Terminy: płytki, gracze i bramy, każdy we wszystkich formach, których potrzebują zdania.
###
### Najpierw mianownik, potem dopełniacz, biernik i narzędnik. Tylko płytki akcentujące mają liczbę
### mnogą; „two” to forma z liczebnikiem „dwa” lub „dwie”, „many” to forma po liczebnikach od pięciu.

## Podstawowe kwiaty

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

## Specjalne kwiaty

-white-lotus = Biały Lotos
    .genitive = Białego Lotosu
    .accusative = Biały Lotos
    .instrumental = Białym Lotosem
-orchid = Orchidea
    .genitive = Orchidei
    .accusative = Orchideę
    .instrumental = Orchideą

## Płytki akcentujące

-rock = Kamień
    .genitive = Kamienia
    .accusative = Kamień
    .instrumental = Kamieniem
    .plural = Kamienie
    .two = dwa Kamienie
    .many = Kamieni
-wheel = Koło
    .genitive = Koła
    .accusative = Koło
    .instrumental = Kołem
    .plural = Koła
    .two = dwa Koła
    .many = Kół
-knotweed = Zboże
    .genitive = Zboża
    .accusative = Zboże
    .instrumental = Zbożem
    .plural = Zboża
    .two = dwa Zboża
    .many = Zbóż
-boat = Łódka
    .genitive = Łódki
    .accusative = Łódkę
    .instrumental = Łódką
    .plural = Łódki
    .two = dwie Łódki
    .many = Łódek
-bamboo = Bambus
    .genitive = Bambusa
    .accusative = Bambus
    .instrumental = Bambusem
    .plural = Bambusy
    .two = dwa Bambusy
    .many = Bambusów
-pond = Staw
    .genitive = Stawu
    .accusative = Staw
    .instrumental = Stawem
    .plural = Stawy
    .two = dwa Stawy
    .many = Stawów
-lion-turtle = Lwi Żółw
    .genitive = Lwiego Żółwia
    .accusative = Lwiego Żółwia
    .instrumental = Lwim Żółwiem
    .plural = Lwie Żółwie
    .two = dwa Lwie Żółwie
    .many = Lwich Żółwi

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

-north-gate = brama północna
    .genitive = bramy północnej
    .locative = bramie północnej
-east-gate = brama wschodnia
    .genitive = bramy wschodniej
    .locative = bramie wschodniej
-south-gate = brama południowa
    .genitive = bramy południowej
    .locative = bramie południowej
-west-gate = brama zachodnia
    .genitive = bramy zachodniej
    .locative = bramie zachodniej
