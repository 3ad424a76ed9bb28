import type { NoveltyBrand } from '../brand'

export const baeckereiHolzapfel: NoveltyBrand = {
  name: 'Bäckerei Holzapfel',
  language: 'de',
  published: [
    'Brot der Woche: unser Nussberger mit Walnüssen und Honig aus Tiefenbach. 750 g für 5,20 €, nur bis Samstag! #BrotDerWoche',
    'Wir suchen Verstärkung! Zum 1. September ist bei uns eine Lehrstelle als Bäckerin oder Bäcker frei. Arbeitsbeginn ist um 4 Uhr, dafür habt ihr mittags frei. Sonntags ist zu, und nach der Probezeit zahlen wir euch den Führerschein zur Hälfte. Meldet euch einfach in der Backstube bei Konrad.',
    'Am Rosenmontag gibt es wieder Krapfen bis zum Umfallen: Hiffenmark, Vanille, Eierlikör und für die ganz Mutigen Senf. 🎭 Vorbestellen könnt ihr bis Freitag unter 09876 5432.',
    'Unser Sauerteig Herbert ist heute 30 geworden. Er hat zwei Umzüge, einen Stromausfall und drei Meister überlebt. Alles Gute, alter Blubberer!',
    'Ab sofort bekommt ihr in der Filiale am Bahnhof schon ab 5.30 Uhr Kaffee und belegte Brötchen. Ihr habt gefragt, wir stehen früher auf.',
    'Brot vom Vortag kostet bei uns die Hälfte und liegt im Korb gleich links neben der Tür. Was abends noch übrig ist, holt die Tafel ab. Weggeworfen haben wir im letzten Jahr keine zwei Prozent.',
    'Backkurs am 14. März: Sauerteig für Anfänger mit Konrad. Von 9 bis 13 Uhr, acht Plätze, 65 € mit Brotzeit und einem Glas Herbert zum Mitnehmen. Anmeldung im Laden in der Kirchgasse.',
    'Brot der Woche: Kartoffelbrot nach dem Rezept von Oma Resi. Außen rösch, innen so saftig, dass es bis Donnerstag hält (wenn ihr es lasst). 1 kg für 4,80 €. #BrotDerWoche',
    'Unser Mehl kommt seit Januar komplett von der Angermühle, elf Kilometer von hier. Die Familie Anger mahlt Weizen, Roggen und Dinkel von sechs Höfen aus dem Tal. Wir zahlen etwas mehr dafür und wissen dafür, wie der Bauer heißt.',
    'Wegen Inventur schließen wir am Dienstag schon um 13 Uhr. Am Mittwoch sind wir wieder ganz normal für euch da.',
    'Wer kennt sie nicht: Gerda Holzapfel steht seit 45 Jahren hinter der Theke, und heute ist ihr letzter Arbeitstag. Sie weiß von jedem, wie dunkel er seine Brezen mag. Kommt vorbei, es gibt Sekt und Butterhörnchen. Danke, Gerda! ❤️',
    'Die Osterlämmer sind da! 🐑 Klein 4,50 €, groß 8,90 €, aus Rührteig und mit Glöckchen. Auf Wunsch auch ohne Ei und Milch, dann bitte zwei Tage vorher Bescheid geben.',
    'Unser neuer Ofen wiegt 4,2 Tonnen und ist heute Nacht mit dem Kran durchs Dach gekommen. Er braucht ein Drittel weniger Gas als der alte und heizt mit der Abwärme auch noch das Warmwasser.',
    'Goldmedaille! 🥇 Bei der Brotprüfung der Innung hat unser Bauernlaib 100 von 100 Punkten geholt. Das hat bei uns zuletzt der Opa geschafft, 1988.',
    'Neu bei uns: der Brotbeutel im Abo. Für 18 € im Monat bekommt ihr jede Woche ein anderes Brot und legt nie wieder eine Scheibe Toast auf. Abholung freitags in beiden Filialen.',
    'Frage aus dem Laden: Darf Brot in den Kühlschrank? Bitte nicht, da wird es am schnellsten altbacken. Besser in den Tontopf, mit der Schnittfläche nach unten.',
    'Am Samstag stehen wir auf dem Bauernmarkt in Tiefenbach, von 8 bis 12 Uhr, gleich neben dem Käse. Im Gepäck: Bauernlaib, Nussberger und 200 Brezen.',
    'Glückwunsch an unsere Gesellin Miriam! Sie hat die Meisterprüfung bestanden und ist damit die erste Meisterin in vier Generationen Holzapfel.',
    'Vom 3. bis 21. August machen wir Betriebsferien. Die Filiale am Bahnhof hat in dieser Zeit vormittags offen, das Brot backt so lange der Kollege Lindner für uns.',
    'Heute ging das Licht aus, und zwar in der ganzen Kirchgasse. Zum Glück war das Brot schon im Ofen. Die Brezen sind heute also etwas … rustikal. Dafür zwei zum Preis von einer.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Walnüsse, dazu Honig aus Tiefenbach: Das steckt im Nussberger, den wir euch diese Woche ans Herz legen. Der Dreiviertelkilo-Laib kostet 5,20 €, am Samstag ist Schluss damit. #BrotDerWoche',
    },
    {
      of: 1,
      text: 'Lust auf ein Handwerk, das duftet? Ab September bilden wir wieder aus! Du fängst um vier Uhr früh an, bist dafür schon mittags fertig und hast jeden Sonntag frei. Ist die Probezeit geschafft, geben wir die Hälfte zum Führerschein dazu. Frag in der Backstube nach Konrad.',
    },
    {
      of: 3,
      text: 'Happy Birthday, Herbert! Seit 30 Jahren blubbert unser Sauerteig nun schon vor sich hin, trotz zweier Umzüge und eines Stromausfalls. Drei Bäckermeister hat er kommen und gehen sehen.',
    },
    {
      of: 4,
      text: 'Frühaufsteher aufgepasst: Unser Laden am Bahnhof öffnet jetzt um halb sechs, mit frischem Kaffee und belegten Brötchen. Das war euer Wunsch!',
    },
    {
      of: 5,
      text: 'Zum Wegwerfen zu schade! Gleich links am Eingang findet ihr einen Korb mit Broten von gestern zum halben Preis. Den Rest bekommt am Abend die Tafel. So sind letztes Jahr weniger als zwei Prozent in der Tonne gelandet.',
    },
    {
      of: 6,
      text: 'Am 14. März könnt ihr bei Konrad Sauerteigbrot backen lernen, vier Stunden lang ab 9 Uhr. 65 € mit Brotzeit, und ein Glas von Herbert zieht bei euch ein. Nur acht Plätze, anmelden in der Kirchgasse!',
    },
    {
      of: 8,
      text: 'Seit Jahresanfang backen wir nur noch mit Mehl aus der Angermühle. Sie liegt elf Kilometer entfernt und bekommt ihr Getreide, also Dinkel, Roggen und Weizen, von sechs Bauern hier im Tal. Das kostet uns ein bisschen mehr, aber wir kennen alle beim Namen.',
    },
    {
      of: 10,
      text: 'Nach 45 Jahren im Verkauf geht unsere Gerda in den Ruhestand. Niemand sonst hat sich gemerkt, wer seine Breze hell mag und wer dunkel. Heute steht sie zum letzten Mal im Laden: Stoßt mit ihr an, Sekt und Hörnchen stehen bereit! ❤️',
    },
    {
      of: 13,
      text: '100 Punkte von 100 möglichen! Die Innung hat unseren Bauernlaib mit Gold ausgezeichnet. 🥇 So gut war seit Opas Zeiten keiner mehr von uns (das war 1988).',
    },
    {
      of: 18,
      text: 'Wir sind dann mal weg: Vom 3. August an ist bei uns drei Wochen lang Urlaub, bis einschließlich 21. August. Am Bahnhof bekommt ihr trotzdem jeden Vormittag Brot, und zwar vom Kollegen Lindner.',
    },
  ],
  fresh: [
    'Brot der Woche: unser Malzkasten mit Biertreber vom Rossbräu. Dunkel, kräftig, am besten mit Obatzdem. 1 kg für 5,40 €, nur bis Samstag! #BrotDerWoche',
    'Brot der Woche: Dinkel-Karotte, und ja, man sieht die Karotten. 500 g für 4,10 €, schmeckt auch Kindern, die sonst nichts Gesundes essen. #BrotDerWoche',
    'Backkurs am 25. April: Brezen schlingen mit Miriam. Von 14 bis 17 Uhr, zehn Plätze, 39 € mit Weißwurst. Kinder ab 8 dürfen mit. Anmeldung im Laden in der Kirchgasse.',
    'Wir suchen Verstärkung! Für die Filiale am Bahnhof brauchen wir jemanden im Verkauf, 20 Stunden die Woche, immer vormittags. 14,80 € die Stunde und so viel Brot, wie ihr tragen könnt. Meldet euch bei Sabine.',
    'Am Samstag stehen wir auf dem Frühlingsmarkt in Oberrain, von 10 bis 17 Uhr, diesmal mit dem kleinen Holzofen. Es gibt Flammkuchen frisch aus der Glut.',
    'Frage aus dem Laden: Kann ich Brezen einfrieren? Ja, am besten noch am selben Tag und ungesalzen. Dann acht Minuten bei 180 Grad aufbacken und erst danach das Salz drauf.',
    'Die Nikoläuse sind da! 🎅 Aus Hefeteig, mit Pfeife aus Ton und Rosinenaugen, 3,20 € das Stück. Ab zehn Stück für Kindergärten und Schulen gibt es zwei geschenkt.',
    'Glückwunsch an unseren Lehrling Hamid! Er ist beim Landeswettbewerb der Bäckerjugend Zweiter geworden, mit einem Brot in Form eines Dampfzugs.',
    'Unser neues Lieferauto fährt elektrisch und klingt wie ein Föhn. Es bringt ab heute jeden Morgen die Brötchen in die drei Kindergärten und ins Seniorenheim am Anger.',
    'Wegen des Stadtlaufs ist die Kirchgasse am Sonntag gesperrt. Wir machen ausnahmsweise trotzdem auf und verteilen ab 9 Uhr Brezen an alle, die vorbeirennen.',
  ],
}
