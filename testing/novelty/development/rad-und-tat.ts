import type { NoveltyBrand } from '../brand'

/** A bicycle workshop, in German. */
export const radUndTat: NoveltyBrand = {
  name: 'Rad & Tat',
  language: 'de',
  published: [
    `Frühjahrscheck für 49 Euro: Wir prüfen Bremsen, Schaltung und Licht, ölen die Kette und pumpen die Reifen auf. Termine gibt es online. Euer Team von Rad & Tat`,
    `Tipp vom Meister: Stellt den Sattel so ein, dass die Ferse bei gestrecktem Bein gerade noch aufs Pedal reicht. Das schont die Knie. Euer Team von Rad & Tat`,
    `Unsere Leihräder sind da! Zehn Lastenräder mit Motor, am Tag für 25 Euro. Platz ist für drei Kinder oder den ganzen Wocheneinkauf.`,
    `Am 14. Mai laden wir zur Fahrradbörse auf dem Schulhof in Ehrenfeld. Wer verkaufen will, bringt sein Rad bis zehn Uhr, fünf Prozent gehen an den Förderverein.`,
    `Jule hat letzte Woche ihre Gesellenprüfung bestanden, als Beste ihres Jahrgangs in Köln. Wir sind mächtig stolz. Euer Team von Rad & Tat`,
    `Der Kollege auf dem Foto ist ein Hollandrad von 1954. Es lag zwanzig Jahre in einer Scheune in Roermond, nun fährt es wieder mit dem ersten Lenker.`,
    `Im Winter gilt: weniger Luft im Reifen, mehr Halt auf der Straße. Ein halbes Bar unter dem Sommerdruck reicht meistens. Tipp vom Meister`,
    `Nachts um drei wurde bei uns eingebrochen. Fünf Rahmen der Marke Velario sind weg. Wer etwas gesehen hat, meldet sich bitte bei der Wache in der Venloer Straße.`,
    `Mittwochs gehört die Werkstatt euch: Von 17 bis 20 Uhr darf jeder bei uns selbst schrauben, das Werkzeug stellen wir kostenlos.`,
    `Wir haben 380 alte Schläuche gesammelt. Die Näherei Flickwerk macht daraus Taschen, die ihr ab Juni bei uns kaufen könnt.`,
    `Neu im Laden: der Helm Aero Kids in drei Farben, mit Licht am Hinterkopf. Größen von 46 bis 52, für 39 Euro.`,
    `Unser Chef Kemal ist mit dem Rad von Köln nach Izmir gefahren. 3.100 Kilometer, 41 Tage, sieben Platten und ein Heiratsantrag.`,
    `Ein E-Bike-Akku mag keine Kälte. Nehmt ihn bei Frost mit in die Wohnung und ladet ihn erst, wenn er warm geworden ist. Tipp vom Meister`,
    `Ab sofort haben wir samstags bis 18 Uhr geöffnet, dafür bleibt der Montag zu. Das hat sich die Belegschaft so gewünscht.`,
    `Für die Grundschule am Lohsepark haben wir 60 Kinderräder geprüft. Bei jedem dritten war die Bremse hinten ohne Wirkung.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Ist dein Rad fit fürs Frühjahr? Für 49 Euro sehen wir nach Licht, Schaltung und Bremsen, die Reifen werden aufgepumpt und die Kette geölt. Jetzt online einen Termin buchen! Euer Team von Rad & Tat`,
    },
    {
      of: 1,
      text: `Knieschmerzen beim Radeln? Oft sitzt der Sattel falsch. Richtig ist er, wenn ihr mit gestrecktem Bein das Pedal noch eben mit der Ferse erreicht. Euer Team von Rad & Tat`,
    },
    {
      of: 2,
      text: `Drei Kinder an Bord oder alle Einkäufe der Woche? Beides passt in unsere zehn neuen Lastenräder. Die Leihe kostet 25 Euro am Tag, der Motor ist inklusive.`,
    },
    {
      of: 3,
      text: `Altes Rad übrig? Auf der Fahrradbörse in Ehrenfeld wird es verkauft. Bringt es am 14. Mai vor zehn Uhr auf den Schulhof. Vom Erlös bekommt der Förderverein 5 Prozent.`,
    },
    {
      of: 4,
      text: `Kölns beste Gesellin ihres Jahrgangs arbeitet bei uns! Jule hat vergangene Woche die Prüfung geschafft, und der Stolz im ganzen Laden ist groß. Euer Team von Rad & Tat`,
    },
    {
      of: 5,
      text: `Zwei Jahrzehnte stand dieses Hollandrad vergessen in einer Roermonder Scheune. Baujahr 1954, der Lenker ist noch der originale, und jetzt rollt es wieder.`,
    },
    {
      of: 6,
      text: `Mehr Grip bei Schnee und Eis? Lasst etwas Luft aus den Reifen! Meist genügt im Winter ein halbes Bar weniger als im Sommer. Tipp vom Meister`,
    },
    {
      of: 7,
      text: `Zeugen gesucht! Bei einem Einbruch in unseren Laden wurden gegen drei Uhr nachts fünf Velario-Rahmen gestohlen. Hinweise nimmt die Wache Venloer Straße entgegen.`,
    },
    {
      of: 8,
      text: `Selber schrauben, ohne eigenes Werkzeug zu kaufen: Jeden Mittwoch ist unsere Werkstatt zwischen 17 und 20 Uhr für alle offen. Kosten? Keine.`,
    },
    {
      of: 9,
      text: `Aus Schlauch wird Tasche: 380 gebrauchte Fahrradschläuche kamen bei unserer Sammlung zusammen. Genäht wird bei Flickwerk, im Juni beginnt hier der Verkauf.`,
    },
    {
      of: 10,
      text: `Sicher unterwegs mit dem Aero Kids: Den Kinderhelm mit Rücklicht gibt es jetzt bei uns in 3 Farben und den Größen 46 bis 52. Preis: 39 Euro.`,
    },
    {
      of: 11,
      text: `Sieben Reifenpannen, ein Antrag und 3.100 Kilometer: Kemal, unser Chef, ist zurück aus Izmir. 41 Tage saß er ab Köln im Sattel.`,
    },
    {
      of: 12,
      text: `Bei Frost gehört der Akku eures E-Bikes ins Warme. Und bitte nie kalt laden! Wartet, bis er in der Wohnung wieder Zimmertemperatur hat. Tipp vom Meister`,
    },
    {
      of: 13,
      text: `Neue Öffnungszeiten! Auf Wunsch unserer Belegschaft ist am Montag künftig geschlossen, dafür sind wir am Samstag bis 18 Uhr für euch da.`,
    },
    {
      of: 14,
      text: `Jede dritte Hinterradbremse war wirkungslos. Das ist das Ergebnis unserer Prüfung von 60 Kinderrädern an der Schule am Lohsepark.`,
    },
  ],
  fresh: [
    `Herbstcheck für 39 Euro: Wir stellen das Licht ein, tauschen die Batterien und ziehen alle Schrauben nach. Termine gibt es online. Euer Team von Rad & Tat`,
    `Tipp vom Meister: Reinigt die Kette mit einem trockenen Tuch, nie mit dem Hochdruckreiniger. Wasser in den Lagern ruiniert jedes Rad. Euer Team von Rad & Tat`,
    `Unsere Kindersitze sind da! Acht Modelle zum Ausprobieren, und wir montieren sie gleich vor Ort. Platz ist in der Probefahrt für ein Kind bis 22 Kilo.`,
    `Am 3. Juni laden wir zur Ausfahrt an den Otto-Maigler-See. Wer mitkommen will, meldet sich im Laden, wir fahren 40 Kilometer und grillen am Ufer.`,
    `Tarek beginnt im September seine Ausbildung bei uns. Er hat schon mit elf Jahren sein erstes Einrad repariert. Euer Team von Rad & Tat`,
    `Das Ding auf dem Foto ist ein Tandem für vier Personen. Eine Familie aus Deutz hat es in der Garage geschweißt und will damit nach Dänemark.`,
    `Im Sommer gilt: Die Flasche gehört in den Schatten und das Schloss nicht auf den Gepäckträger in die Sonne. Tipp vom Meister`,
    `Vor unserem Laden wurde ein Kinderrad vergessen, rot, mit einem Korb voller Kastanien. Wer es vermisst, holt es bitte in der Venloer Straße ab.`,
    `Donnerstags wird es bei uns laut: Von 19 bis 21 Uhr probt der Chor der Fahrradkuriere zwischen den Montageständern.`,
    `Wir haben unser Dach mit Solarzellen belegt. An sonnigen Tagen laden damit 16 E-Bikes, ohne dass der Zähler sich dreht.`,
    `Neu im Laden: die Regenjacke Nimbus in Gelb, atmungsaktiv und mit Taschen am Rücken. Größen von S bis XXL, für 119 Euro.`,
    `Unser Chef Kemal hat als Kind in Izmir Melonen mit dem Dreirad ausgefahren. Der Kofferraum war eine Obstkiste.`,
    `Ein E-Bike-Display braucht keine Politur. Nehmt ein feuchtes Mikrofasertuch und lasst die Finger vom Glasreiniger. Tipp vom Meister`,
    `Ab sofort nehmen wir auch Karten und Gutscheine der Stadt. Bargeld geht natürlich weiter, der alten Kasse zuliebe.`,
    `Für das Seniorenheim in Nippes haben wir zwei Rikschas gebaut. Damit geht es jeden Dienstag zum Rhein und zum Eis.`,
  ],
}
