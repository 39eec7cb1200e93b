### Die Worte der Lektionen und der Spielsteine. Sie werden geladen, wenn jemand lernt.

## Das Ziel

lesson-goal = Das Ziel
lesson-goal-text = Du legst einen Garten an. Zwei deiner Blumen, die zueinander passen und sich auf einer Linie sehen, sind in Harmonie; das Brett zeichnet eine Linie zwischen ihnen. Das Ziel ist ein Ring aus solchen Harmonien, ganz um die Mitte herum: Schließt du einen, hast du gewonnen. Wie Blumen ziehen und welche zueinander passen, zeigen die nächsten Lektionen.
lesson-goal-1 = Drei Ecken stehen schon. Wähle die Lilie unten links und führe sie dorthin, wo sie den Ring schließt.
lesson-goal-1-hint = Die vierte Ecke liegt zwei Schritte weiter oben. Dort sieht die Lilie einen Jasmin über sich und einen rechts von sich.
lesson-goal-1-done = Dein Ring blüht, und du hast gewonnen. Darum geht es in diesem Spiel; jetzt Schritt für Schritt.

## Pflanzen

lesson-plant = Pflanzen
lesson-plant-text = Das Leben deiner Blumen beginnt in einem Gatter. Es gibt vier Gatter, an jeder Seite des Bretts eines. Eine Blume im Gatter wächst: Sie wartet dort, bis du sie in den Garten führst.
lesson-plant-1 = Pflanze eine Rose ins Südgatter, das Gatter vor dir.
lesson-plant-1-hint = Wähle zuerst die Rose auf deiner Hand, dann das Gatter unten am Brett.
lesson-plant-1-done = Die Rose wächst. Das war ein ganzer Zug: Pflanzen ist eines der beiden Dinge, die du tun kannst.
lesson-plant-2 = Ihr habt beide gepflanzt. Pflanze nun einen Jasmin in ein Gatter, das noch offen ist.
lesson-plant-2-hint = Ein Gatter, in dem eine Blume steht, ist geschlossen. Links und rechts sind zwei offene.
lesson-plant-2-done = Die Gatter gehören niemandem: Du darfst überall pflanzen, wo eines offen ist.

## Ordnen

lesson-arrange = Ordnen
lesson-arrange-text = Statt zu pflanzen, kannst du eine Blume ordnen: Sie geht auf den Linien nach oben, unten, links oder rechts und darf dabei abbiegen. Ihre Zahl sagt, wie viele Schritte sie höchstens geht: drei die Rose, vier die Lilie. In einem Gatter bleibt sie nie stehen.
lesson-arrange-1 = Führe die Rose aus ihrem Gatter in den roten Garten.
lesson-arrange-1-hint = Der rote Garten beginnt gleich vor dem Gatter, geradeaus.
lesson-arrange-1-done = Jetzt blüht die Rose. Rote Blumen dürfen im roten Garten stehen, auf allen Grenzen und außen im neutralen Garten.
lesson-arrange-2 = Die Lilie ist weiß: Sie darf durch den roten Garten gehen, aber nicht darin bleiben. Führe sie an den Rand eines weißen Gartens.
lesson-arrange-2-hint = Die Lilie braucht alle vier Schritte, geradeaus bis zu der Linie, an der Rot und Weiß sich treffen.
lesson-arrange-2-done = Auf der Grenze zweier Gärten sind beide Farben zu Hause. Hindurchgehen ist immer erlaubt.

## Harmonie

lesson-harmony = Harmonie
lesson-harmony-text = Zwei deiner blühenden Blumen, die sich in einer Zeile oder Spalte sehen, können in Harmonie sein. Dazu müssen sie in diesem Kreis nebeneinanderstehen: Rose, Chrysantheme, Rhododendron, Jasmin, Lilie, Weiße Jade und wieder Rose. Eine neue Harmonie bringt auch einen Bonus. Um den geht es später, hier kannst du auf ihn verzichten.
lesson-harmony-1 = Bringe deine Rose und deine Chrysantheme in Harmonie.
lesson-harmony-1-hint = Beide müssen blühen, in derselben Zeile oder Spalte, und nichts darf dazwischenstehen.
lesson-harmony-1-done = Die Linie zwischen ihnen zeigt die Harmonie.
lesson-harmony-2 = Im Kreis steht der Rhododendron zwischen Chrysantheme und Jasmin. Bilde mit ihm zwei Harmonien auf einmal.
lesson-harmony-2-hint = Suche den Punkt, an dem die Zeile der Chrysantheme die Spalte des Jasmins trifft.
lesson-harmony-2-done = Eine Blume in der Ecke zweier Linien: So fangen Ringe an.

## Disharmonie

lesson-clash = Disharmonie
lesson-clash-text = Blumen mit gleicher Zahl, aber verschiedener Farbe vertragen sich nicht: Rose und Jasmin, Chrysantheme und Lilie, Rhododendron und Weiße Jade. Zwei solche Blumen dürfen sich nie sehen, ganz gleich, wem sie gehören. Ein Zug, nach dem es eine Disharmonie gibt, ist nicht erlaubt.
lesson-clash-1 = Bringe Rose und Chrysantheme in Harmonie, ohne dass ein Jasmin die Rose sieht.
lesson-clash-1-hint = Jeder Jasmin bewacht seine Spalte. Schau unterhalb deiner Chrysantheme.
lesson-clash-1-done = In diese Spalte blickt kein Jasmin. Wenn du einen verbotenen Punkt versuchst, zeigt dir das Brett die Disharmonie.
lesson-clash-2 = Deine Lilie steht zwischen einer Rose und einem Jasmin. Bringe Lilie und Weiße Jade in Harmonie, ohne die Disharmonie dahinter aufzudecken.
lesson-clash-2-hint = Die Lilie muss in ihrer Spalte zwischen den beiden bleiben. Von welchem Punkt aus sieht sie dort die Weiße Jade?
lesson-clash-2-done = Eine Blume, die eine Disharmonie verdeckt, ist fast an ihre Linie gebunden. Das kannst du gegen dein Gegenüber nutzen.

## Schlagen

lesson-capture = Schlagen
lesson-capture-text = Eine Blume schlägt, indem sie ihren Weg auf einer Blume deines Gegenübers beendet. Eine Standardblume schlägt nur die Sorte, mit der sie sich nicht verträgt: gleiche Zahl, andere Farbe. Die geschlagene Blume ist aus dem Spiel. In Gattern sind Blumen sicher.
lesson-capture-1 = Schlage den Jasmin mit deiner Rose.
lesson-capture-1-hint = Der Jasmin ist drei Schritte entfernt: einen nach rechts und zwei nach oben.
lesson-capture-1-done = Schlagen beendet den Streit: Nur eine von beiden ist noch da.
lesson-capture-2 = Drei Blumen stehen in der Nähe deiner Lilie. Schlage die, die sie schlagen darf.
lesson-capture-2-hint = Die Lilie ist die weiße Vier. Sie schlägt die rote Vier, die Chrysantheme.
lesson-capture-2-done = Mit den beiden anderen hat die Lilie keinen Streit. Sie kann sie weder schlagen noch über sie hinweggehen.

## Bonus

lesson-bonus = Der Bonus
lesson-bonus-text = Entsteht durch dein Ordnen eine neue Harmonie, die dir gehört, bekommst du einen Harmonie-Bonus: sofort noch einen Spielstein. Du darfst einen Aktionsstein setzen, eine Spezialblume pflanzen oder, wenn keine deiner Blumen wächst, eine Standardblume. Du darfst auch verzichten.
lesson-bonus-1 = Bilde eine Harmonie und pflanze als Bonus deinen Jasmin.
lesson-bonus-1-hint = Bringe zuerst Rose und Chrysantheme in eine Linie. Wähle dann den Jasmin auf deiner Hand und ein offenes Gatter.
lesson-bonus-1-done = Zwei Dinge in einem Zug: Deshalb sind neue Harmonien so viel wert.
lesson-bonus-2 = Eine deiner Blumen wächst, also darf keine Standardblume folgen. Bilde eine Harmonie und pflanze als Bonus den Weißen Lotus.
lesson-bonus-2-hint = Zuerst die Harmonie, dann der Lotus von deiner Hand in ein offenes Gatter.
lesson-bonus-2-done = Nur so kommen Spezialblumen ins Spiel.

## Stein

lesson-rock = Der Stein
lesson-rock-text = Aktionssteine werden als Bonus gesetzt. Der Stein unterbindet jede Harmonie in seiner ganzen Zeile und seiner ganzen Spalte, nah oder fern, deine ebenso wie die deines Gegenübers. Kein Rad kann ihn drehen.
lesson-rock-1 = Bilde mit deiner Rose eine Harmonie. Setze dann den Stein so, dass dein Gegenüber keine Harmonie mehr hat.
lesson-rock-1-hint = Die Harmonie deines Gegenübers liegt in einer Zeile. Jeder leere Punkt dieser Zeile genügt.
lesson-rock-1-done = Der Stein wirkt auf der ganzen Linie, auch von weit her.
lesson-rock-2 = Zwei Harmonien, ein Stein: Bilde eine eigene Harmonie und unterbinde beide deines Gegenübers.
lesson-rock-2-hint = Die eine liegt in einer Zeile, die andere in einer Spalte. Wo kreuzen sich diese beiden Linien?
lesson-rock-2-done = Auf einer Kreuzung leistet ein Stein doppelte Arbeit.

## Rad

lesson-wheel = Das Rad
lesson-wheel-text = Das Rad dreht alles um sich herum: Die Spielsteine auf den acht umliegenden Punkten rücken im Uhrzeigersinn um einen weiter. Keiner darf dabei vom Brett, in ein Gatter oder in den falschen Garten geraten, und es darf keine Disharmonie entstehen.
lesson-wheel-1 = Bilde eine Harmonie. Löse dann mit dem Rad die deines Gegenübers auf.
lesson-wheel-1-hint = Setze das Rad neben eine der beiden Blumen, sodass sie ihre Zeile verlässt.
lesson-wheel-1-done = Das Rad trägt Freunde und Fremde gleichermaßen.
lesson-wheel-2 = Bilde mit deiner Rose eine Harmonie. Lass dann das Rad deine Weiße Jade in die Zeile deiner Lilie tragen.
lesson-wheel-2-hint = Die Weiße Jade muss um einen Punkt nach unten. Ein Rad links von ihr dreht sie abwärts.
lesson-wheel-2-done = Zwei Harmonien in einem Zug. Das Rad ist ein zusätzlicher Schritt für jede deiner Blumen.

## Knöterich

lesson-knotweed = Der Knöterich
lesson-knotweed-text = Der Knöterich laugt die Blumen auf den acht umliegenden Punkten aus, deine und fremde: Solange er dort steht, haben sie keine Harmonie. Sie gehen, schlagen und streiten trotzdem.
lesson-knotweed-1 = Bilde eine Harmonie. Unterbinde dann mit einem Knöterich beide Harmonien deines Gegenübers.
lesson-knotweed-1-hint = Eine Chrysantheme steht in der Ecke beider Linien. Setze den Knöterich auf einen leeren Punkt neben ihr.
lesson-knotweed-1-done = Suche die Blume, die alles zusammenhält.
lesson-knotweed-2 = Bilde mit deiner Rose eine Harmonie. Unterbinde dann mit dem Knöterich die deines Gegenübers und behalte deine beiden.
lesson-knotweed-2-hint = Deine Lilie steht ganz in der Nähe. Setze den Knöterich dorthin, wo er keine deiner Blumen berührt.
lesson-knotweed-2-done = Der Knöterich kennt keine Freunde. Schau dir alle acht Punkte an, bevor du ihn setzt.

## Boot

lesson-boat = Das Boot
lesson-boat-text = Das Boot trägt eine blühende Blume, ganz gleich, wessen, auf einen der acht umliegenden Punkte und bleibt an ihrer Stelle. Oder es nimmt einen Aktionsstein mit: Dann verlassen beide das Spiel.
lesson-boat-1 = Bilde eine Harmonie. Versetze dann mit dem Boot eine Blume deines Gegenübers aus ihrer Linie.
lesson-boat-1-hint = Setze das Boot auf eine der beiden Blumen und wähle einen freien Punkt darüber oder darunter.
lesson-boat-1-done = Das Boot bleibt, wo die Blume war, und versperrt außerdem die Linie.
lesson-boat-2 = Ein Stein unterbindet die Harmonie von Lilie und Weißer Jade. Bilde mit deiner Rose eine Harmonie und lass das Boot den Stein mitnehmen.
lesson-boat-2-hint = Setze das Boot als Bonus auf den Stein.
lesson-boat-2-done = Die Zeile ist wieder frei, und du hast zwei Harmonien.

## Weißer Lotus

lesson-lotus = Der Weiße Lotus
lesson-lotus-text = Der Weiße Lotus ist mit jeder Standardblume in Harmonie, die er sieht, ganz gleich, wem sie gehört. Wem die Standardblume gehört, dem gehört auch die Harmonie. Der Lotus geht höchstens zwei Schritte.
lesson-lotus-1 = Führe den Lotus dorthin, wo er mit deiner Rose und mit deinem Jasmin in Harmonie ist.
lesson-lotus-1-hint = Suche die Kreuzung der Zeile der Rose und der Spalte des Jasmins. Sie ist zwei Schritte entfernt.
lesson-lotus-1-done = Rose und Jasmin vertragen sich nicht, aber der Lotus versteht sich mit beiden.
lesson-lotus-2 = Dieser Lotus gehört deinem Gegenüber. Bringe deinen Rhododendron mit ihm in Harmonie.
lesson-lotus-2-hint = Der Rhododendron muss den Lotus in einer Zeile oder Spalte sehen. Fünf Schritte reichen.
lesson-lotus-2-done = Die Harmonie gehört dir, denn die Standardblume darin ist deine.

## Orchidee

lesson-orchid = Die Orchidee
lesson-orchid-text = Die Orchidee geht bis zu sechs Schritte und ist mit niemandem in Harmonie. Sie hält blühende Blumen deines Gegenübers um sich herum fest: Sie können nicht geordnet werden. Solange dein eigener Lotus blüht, schlägt deine Orchidee jede Blume. Dann kann aber auch jede Blume sie schlagen.
lesson-orchid-1 = Halte zwei Blumen auf einmal fest.
lesson-orchid-1-hint = Suche einen Punkt, der beide Blumen berührt, und sei es nur über Eck.
lesson-orchid-1-done = Solange die Orchidee dort bleibt, kommt keine der beiden weg.
lesson-orchid-2 = Dein Lotus blüht, also darf deine Orchidee schlagen. Schlage den Lotus deines Gegenübers.
lesson-orchid-2-hint = Es sind fünf Schritte: zwei nach rechts und drei nach oben.
lesson-orchid-2-done = Nur eine solche Orchidee kann einen Lotus schlagen.

## Ring

lesson-ring = Der Ring
lesson-ring-text = Du gewinnst mit einem Harmonie-Ring: einer geschlossenen Kette deiner Harmonien, die ganz um die Mitte des Bretts herumgeht. Harmonien, die die Mitte berühren, zählen nicht.
lesson-ring-1 = Eine Ecke fehlt. Schließe den Ring.
lesson-ring-1-hint = Unten rechts steht eine Chrysantheme. Von wo aus sieht sie beide Rosen?
lesson-ring-1-done = Vier Harmonien um die Mitte: Du hast gewonnen.
lesson-ring-2 = Eine Ecke darf ein Lotus sein, sogar ein fremder. Schließe den Ring.
lesson-ring-2-hint = Führe die Chrysantheme dorthin, wo sie die Rose über sich und den Rhododendron links von sich sieht.
lesson-ring-2-done = Der Lotus deines Gegenübers hat dir zum Sieg verholfen.
lesson-ring-3 = Alle Blumen stehen richtig, aber ein Stein unterbindet die obere Zeile. Schließe den Ring durch einen Bonus.
lesson-ring-3-hint = Bilde mit der Rose im Gatter eine neue Harmonie. Nimm dann mit dem Boot den Stein weg.
lesson-ring-3-done = Ein Bonus kann die Partie entscheiden. Achte auf beiden Seiten darauf.

## Ende

lesson-ending = Das andere Ende
lesson-ending-text = Die Partie endet auch, wenn jemand die letzte Standardblume von der eigenen Hand pflanzt. Dann gewinnt, wer mehr ungenutzte Aktionssteine hat, bei Gleichstand, wer mehr Harmonien hat.
lesson-ending-1 = Du hast noch zwei Aktionssteine, dein Gegenüber hat einen. Beende die Partie und gewinne.
lesson-ending-1-hint = Pflanze deine letzte Standardblume, die Rose.
lesson-ending-1-done = Aktionssteine aufzusparen kann ein eigener Plan sein.
lesson-ending-2 = Aktionssteine und Harmonien stehen gleich. Bilde eine Harmonie mehr und beende die Partie im selben Zug.
lesson-ending-2-hint = Bringe zuerst Rose und Chrysantheme in Harmonie. Pflanze dann als Bonus deine letzte Blume, den Jasmin.
lesson-ending-2-done = Jetzt weißt du alles Nötige. Viel Freude bei deiner ersten Partie!

## Spielsteine

tile-rose-rules = Rot, bis zu drei Schritte. In Harmonie mit Chrysantheme und Weißer Jade, in Disharmonie mit Jasmin.
tile-rose-meaning = Liebe, und was zwei Menschen für sich behalten. Was einem teuer ist, braucht Sorgfalt und hat Dornen, darum geht es in kleinen Schritten.
tile-chrysanthemum-rules = Rot, bis zu vier Schritte. In Harmonie mit Rose und Rhododendron, in Disharmonie mit Lilie.
tile-chrysanthemum-meaning = Vollkommenheit. Sie blüht spät im Jahr, wenn andere aufgegeben haben, Blütenblatt an Blütenblatt in schöner Ordnung. Wer sie sucht, plant voraus.
tile-rhododendron-rules = Rot, bis zu fünf Schritte. In Harmonie mit Chrysantheme und Jasmin, in Disharmonie mit Weißer Jade.
tile-rhododendron-meaning = Gefahr. Prächtig anzusehen und bitter im Geschmack, wartet er am Bergpfad. Er kommt schnell und will ernst genommen werden.
tile-jasmine-rules = Weiß, bis zu drei Schritte. In Harmonie mit Rhododendron und Lilie, in Disharmonie mit Rose.
tile-jasmine-meaning = Hoffnung. Ein kleiner Stern, dessen Duft nachts kommt, wenn man ihn nicht sieht. Er geht langsam und wird leicht übersehen.
tile-lily-rules = Weiß, bis zu vier Schritte. In Harmonie mit Jasmin und Weißer Jade, in Disharmonie mit Chrysantheme.
tile-lily-meaning = Tugend. Sie steht aufrecht und verbirgt nichts. Gut zu sein ist nicht dasselbe wie makellos zu sein; das ist ihr Streit mit der Chrysantheme.
tile-white-jade-rules = Weiß, bis zu fünf Schritte. In Harmonie mit Lilie und Rose, in Disharmonie mit Rhododendron.
tile-white-jade-meaning = Wagnis. Eine Kletterpflanze, die weit und schnell geht. Gefahr kommt auf dich zu, ein Wagnis wählst du selbst.
tile-white-lotus-rules = Bis zu zwei Schritte. In Harmonie mit jeder Standardblume beider Seiten. Nur eine Orchidee, deren eigener Lotus blüht, kann ihn schlagen.
tile-white-lotus-meaning = Weisheit. Er steigt rein aus trübem Wasser und öffnet sich für alle. Er geht langsam und hat Freunde auf beiden Seiten des Bretts.
tile-orchid-rules = Bis zu sechs Schritte. Hält blühende Blumen deines Gegenübers um sich herum fest. Solange dein Lotus blüht, schlägt sie jede Blume und kann von jeder geschlagen werden.
tile-orchid-meaning = Macht. Sie lebt hoch oben auf fremden Ästen, bewundert und allein. Wo Weisheit blüht, darf Macht handeln und muss dafür einstehen.
tile-rock-rules = Keine Harmonie in seiner Zeile und seiner Spalte. Kein Rad dreht ihn.
tile-rock-meaning = Beständigkeit. Das Wasser geht um ihn herum und der Gärtner auch. Manches lässt sich nicht wegreden.
tile-wheel-rules = Dreht alle Spielsteine um sich herum um einen Punkt im Uhrzeigersinn.
tile-wheel-meaning = Wandel. Die Jahreszeiten drehen sich und das Glück mit ihnen, und beide fragen nicht, wen sie tragen.
tile-knotweed-rules = Die Blumen um ihn herum haben keine Harmonie.
tile-knotweed-meaning = Gier. Er kam als Zierde in den Garten. Was ohne Maß wächst, nimmt seinen Nachbarn die Kraft.
tile-boat-rules = Versetzt eine blühende Blume auf einen umliegenden Punkt und bleibt an ihrer Stelle, oder verlässt mit einem Aktionsstein das Spiel.
tile-boat-meaning = Überfahrt. Es fährt, wo niemand gehen kann, und trägt, wer am Ufer wartet.
tile-bamboo-rules = Die Spielsteine um ihn herum kehren auf die Hand zurück. Später können Spielsteine neben ihm nicht geschlagen werden.
tile-bamboo-meaning = Zähigkeit. Er biegt sich im Sturm und richtet sich wieder auf. Heimgehen ist nicht verlieren.
tile-pond-rules = Auf den Punkten um ihn herum darf gepflanzt werden.
tile-pond-meaning = Anfang. Wo Wasser ist, wächst etwas, ganz gleich, wer es sät.
tile-lion-turtle-rules = Die Blumen um sie herum sind mit jeder Standardblume in Harmonie.
tile-lion-turtle-meaning = Alter. Sie hat jeden Streit beginnen und enden sehen und ist mit allen befreundet.
