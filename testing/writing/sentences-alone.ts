/**
 * Sentences that make sense without their neighbors, and others that do not, one per line; written for this
 * purpose.
 */
export const sentencesAlone = {
  en: {
    alone: `
The library opens again on 9 March.
This summer the pool stays open until nine.
But for the rain, the harvest would have been the best in a decade.
Two sisters run the bakery on Canal Street.
That the bridge still stands is a wonder to its engineers.
Both libraries in Harrow open at ten.
The first train leaves Port Ellis at 5:12.
You can swim in the lake until October.
“Nothing is broken, only resting,” says Grace Okafor.
Preheat the oven to 200 °C.
So far the co-op has 412 members.
Because Corn Street is being dug up, the market moves to Quarry Square.
More than 400 people came to the opening.
There are forty stalls on the square.
Her Majesty’s Theatre reopens in May.
Leila Haddad has led the coastal group since 2019.
If it rains, the concert moves to the church.
Thanks to 200 volunteers, the roof is dry.
Like all our kettles, the Brindle whistles.
All of the rooms face the sea.
The answer phone of the surgery is switched off on Sundays.
Until the end of May, use the side door of the library.
Instead of flowers, the family asks for donations to the air ambulance.
Those who book before 1 March pay £12.
In May, the garden of the abbey opens to visitors.
On Sundays, entry to the museum is free.
Since 2019 the number of members has doubled.
We bake forty kinds of bread.
By bike, the mill is ten minutes from the station.
Even in winter the café serves outdoors.
These days, hardly anyone mends clocks in Celle.
For children under six, entry is free.
The walls of the old brewery are a metre thick.
Three of the city's bakeries closed last year.
Twenty minutes from the station, the heath begins.
Without a ticket nobody gets into the tower.
On 4 May the tower opens its doors.
Our new kettle pours without dripping.
Such is the demand for rye that the bakery now mills its own.
Entry costs £4 for adults.
Anna Berg's answer was short.
“The council never asked us,” says allotment holder Brenda Loach.
Take the number 14 bus to Sable Street.
At least 40 people slept in the church.
In 1962, a clockmaker in Celle stopped every clock in town.
Once a month the archive stays open until midnight.
Hedgehogs need a hole of 13 cm in the fence.
It’s never too late to learn the cello, says Tove Lindqvist.
Everyone who signs up before March gets a free mug.
`,
    goesOn: `
It opens again on 9 March.
This is why we moved.
Here's how:
Here’s how it works.
The latter costs twice as much.
See below for the full programme.
But nobody came.
They met at school and never stopped arguing.
One of them speaks Welsh.
In other words, bring a coat.
That changed in 2019.
Each has its own key.
Both open at ten.
The first is free; the second costs £4.
As mentioned above, dogs are welcome.
The following rooms are closed:
You can find the list below.
“And then it stopped,” she said.
Then add the flour.
So we built a new one.
Not so in winter.
Why? Because it is cold.
Because of this, the market moves.
More on that next week.
There, the river is shallow.
Among them are three bakers.
His funeral is on Friday.
She has led the group since 2019.
If so, call the desk.
With it comes a new menu.
Thanks to them, the roof is dry.
Like its predecessor, the kettle whistles.
The same goes for cats.
All of this takes ten minutes.
Which is a pity.
Also new: a quiet mode.
Other changes:
The reason is simple.
The answer surprised everyone.
Of these, nine are edible.
Afterwards there is soup.
Until then, use the side door.
Instead, we bought a boat.
Otherwise it burns.
For instance, moss.
A second meter follows in June.
Another 40 follow in June.
Those who wipe it after rain get a third more.
And that is all.
Nor does the dog.
The table shows the tides.
Click on the picture to enlarge it.
In the photo, Grace holds the key.
On that day, entry is free.
At the time, nobody believed him.
Since then the number has doubled.
We met her in her workshop.
He was nine.
What happened next?
A year later the shop closed.
The next day they sailed.
Two days later, the ferry was full.
After that, rinse twice.
By then it was dark.
Too late.
The other half goes to the school.
No wonder.
Even so, take a coat.
… and the sheep were gone.
In contrast, moss stays green.
These are the winners:
For her, it is simply home.
Its walls are a metre thick.
How did that happen?
Not everyone agrees.
Three of them survived.
Twenty minutes later the roof was gone.
Without it, the dough won't rise.
Neither of them drives.
The solution: a second key.
Sounds simple enough.
Still, sales rose by a third.
Even better, it's free.
Such parties are rare.
Like this one.
This one costs £4.
These cost £4.
Her answer was short.
Meanwhile the river kept rising.
“It was cold,” he adds.
Take the second one on the left.
At least 40 of these were new.
In it, a clockmaker meets his younger self.
The former owner had left them behind.
Once there, ask for Tom.
Two more follow in spring.
Hence the name.
She'd never seen snow.
He’d walked all night.
They’ve been friends since.
It’s a long way.
Everyone did.
As a result, prices fell.
`,
  },
  de: {
    alone: `
Die Bibliothek öffnet am 9. März wieder.
Diesen Sommer bleibt das Freibad bis neun Uhr offen.
Zwei Schwestern führen die Bäckerei am Kanal.
Das Museum zeigt Glas aus drei Jahrhunderten.
Dass die Brücke noch steht, wundert selbst die Fachleute.
Beide Büchereien in Lüdern öffnen um zehn.
Der erste Zug fährt um 5.12 Uhr ab Celle.
Man kann im See bis Oktober baden.
„Nichts ist kaputt“, sagt Gerda Adam.
Den Ofen auf 200 Grad vorheizen.
So viele Störche wie in diesem Jahr gab es im Spreewald noch nie.
Weil die Kornstraße aufgerissen wird, zieht der Markt um.
Mehr als 400 Menschen kamen zur Eröffnung.
Es gibt vierzig Stände auf dem Platz.
Ihre Majestät ist ein Zirkusstück für Kinder ab sechs.
Tove Lindqvist baut seit 22 Jahren Celli.
Wenn es regnet, zieht das Konzert in die Kirche um.
Bei Regen singt der Chor in der Kirche.
Dank 200 Freiwilligen ist das Dach der Kirche dicht.
Alle Zimmer haben Blick aufs Meer.
Bis Ende Mai gilt der Seiteneingang der Bücherei.
Statt Blumen bittet die Familie um Spenden für die Bergwacht.
Wer bis 1. März bucht, zahlt zwölf Euro.
Auch im Winter serviert das Café Linde draußen.
Im Mai öffnet der Klostergarten für Gäste.
Sonntags ist der Eintritt ins Museum frei.
Seit 2019 hat sich die Zahl der Mitglieder verdoppelt.
Wir backen vierzig Sorten Brot.
Mit dem Rad sind es vom Bahnhof Celle zehn Minuten zur Mühle.
Heutzutage repariert in Celle kaum noch jemand Uhren.
Für Kinder unter sechs ist der Eintritt frei.
Die Mauern der alten Brauerei sind einen Meter dick.
Drei von vier Bäckereien in Lüdern sind geschlossen.
Zwanzig Minuten vom Bahnhof beginnt die Heide.
Ohne Karte kommt niemand auf den Turm.
Am 4. Mai öffnet der Turm seine Türen.
Unsere neue Kanne gießt, ohne zu tropfen.
Der Eintritt kostet vier Euro.
Anna Bergs Antwort war kurz.
„Uns hat niemand gefragt“, sagt Kleingärtnerin Brenda Loch.
Nehmen Sie den Bus 14 bis zur Ringstraße.
Mindestens 40 Menschen schliefen in der Kirche.
1962 hielt ein Uhrmacher in Celle alle Uhren der Stadt an.
Einmal im Monat bleibt das Archiv bis Mitternacht offen.
Igel brauchen ein Loch von 13 cm im Zaun.
Wer zu spät kommt, steht.
Viele Störche überwintern inzwischen in Spanien.
Jetzt ist der Steg am Wehr wieder offen.
`,
    goesOn: `
Sie öffnet am 9. März wieder.
Dies ist der Grund für den Umzug.
Dieses kostet doppelt so viel.
So geht’s:
So geht es:
Letzteres kostet mehr.
Siehe unten.
Das komplette Programm finden Sie weiter unten.
Doch niemand kam.
Doch Anna Berg kam nicht.
Sie lernten sich in der Schule kennen.
Eine von ihnen spricht Sorbisch.
Mit anderen Worten: Bringen Sie eine Jacke mit.
Das änderte sich 2019.
Jede hat einen eigenen Schlüssel.
Beide öffnen um zehn.
Der erste ist kostenlos.
Wie oben erwähnt, sind Hunde willkommen.
Folgende Räume sind geschlossen:
Die folgenden Termine stehen fest:
„Und dann stand alles still“, sagt sie.
Dann das Mehl zugeben.
Also bauten wir neu.
So bauten wir neu.
Nicht so im Winter.
Deshalb zieht der Markt um.
Mehr dazu nächste Woche.
Dort ist der Fluss flach.
Darunter sind drei Bäcker.
Seine Beerdigung ist am Freitag.
Ihr Vater war Schmied.
Wenn ja, rufen Sie an.
Damit beginnt eine neue Zeit.
Dank ihnen ist das Dach dicht.
Wie ihr Vorgänger pfeift die Kanne.
Dasselbe gilt für Katzen.
All das dauert zehn Minuten.
Was schade ist.
Neu ist auch ein Höhenprofil.
Außerdem neu: ein stiller Modus.
Der Grund ist einfach.
Die Antwort überraschte alle.
Davon sind neun essbar.
Danach gibt es Suppe.
Bis dahin gilt der Seiteneingang.
Stattdessen kauften wir ein Boot.
Sonst brennt es an.
Zum Beispiel Moos.
Ein zweiter folgt im Juni.
Weitere 40 folgen im Juni.
Und das ist alles.
Auch der Hund nicht.
Die Tabelle zeigt die Gezeiten.
Auf dem Bild hält Grace den Schlüssel.
An diesem Tag ist der Eintritt frei.
Damals glaubte ihm niemand.
Seither hat sich die Zahl verdoppelt.
Wir trafen sie in ihrer Werkstatt.
Er war neun.
Ein Jahr später schloss der Laden.
Am nächsten Tag segelten sie los.
Zwei Tage später war die Fähre voll.
Nach drei Minuten herausnehmen.
Zu spät.
Die andere Hälfte geht an die Schule.
Kein Wunder.
Trotzdem: Nehmen Sie eine Jacke mit.
… und die Schafe waren weg.
Im Gegensatz dazu bleibt Moos grün.
Das sind die Gewinner:
Gemeint sind die Katzen.
Hier kann Frost die Triebe zerstören.
Vorher kann Frost die frischen Triebe zerstören.
Für sie ist es Heimat.
Ihre Mauern sind einen Meter dick.
Nicht alle sehen das so.
Drei von ihnen überlebten.
Zwanzig Minuten später war das Dach weg.
Ohne sie geht der Teig nicht auf.
Keiner von beiden fährt Auto.
Die Lösung: ein zweiter Schlüssel.
Klingt einfach.
Dennoch stieg der Umsatz um ein Drittel.
Solche Feste sind selten.
Dieser kostet vier Euro.
Ihre Antwort war kurz.
Unterdessen stieg der Fluss.
„Es war kalt“, ergänzt er.
Mindestens 40 davon waren neu.
Darin trifft ein Uhrmacher sein jüngeres Ich.
Die früheren Besitzer hatten sie dort gelassen.
Zwei weitere folgen im Frühjahr.
Daher der Name.
Ihm gefiel das nicht.
Den kennt hier jeder.
Denn wer zu spät kommt, steht.
Diese Frage stellt sich jedes Jahr neu.
Beides ist kostenlos.
Manche kommen von weit her.
Einige davon sind essbar.
Ebenso wichtig ist die Erde.
Genau das ist das Problem.
Jetzt ist er zurück.
Das Interview ist nicht das letzte.
So entstand die Idee.
`,
  },
}
