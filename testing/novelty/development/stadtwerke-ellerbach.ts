import type { NoveltyBrand } from '../brand'

/** A municipal utility, in German. */
export const stadtwerkeEllerbach: NoveltyBrand = {
  name: 'Stadtwerke Ellerbach',
  language: 'de',
  published: [
    `Wir erneuern die Wasserleitung in der Gartenstraße. Vom 4. bis 22. März ist die Straße zwischen Hausnummer 12 und 40 halbseitig gesperrt. Am 6. März stellen wir das Wasser von 8 bis 13 Uhr ab. Bitte füllen Sie vorher einen Eimer. #StadtwerkeEllerbach #Baustelle`,
    `Das Hallenbad öffnet am 1. Oktober wieder. Über den Sommer haben wir die Umkleiden neu gefliest, die Lüftung getauscht und den Sprungturm gestrichen. Am ersten Tag schwimmen alle kostenlos. #StadtwerkeEllerbach #Hallenbad`,
    `Ausbildung bei uns: Zum 1. September stellen wir drei Anlagenmechanikerinnen oder Anlagenmechaniker ein. Du bekommst im ersten Jahr 1.218 Euro, 30 Tage Urlaub und ein Deutschlandticket. Deine Bewerbung erreicht uns bis zum 31. Januar. #StadtwerkeEllerbach #Ausbildung`,
    `Spartipp: Stellen Sie den Kühlschrank auf 7 Grad. Jedes Grad kälter kostet rund sechs Prozent mehr Strom, und der Butter ist es egal. #StadtwerkeEllerbach #Spartipp`,
    `Wir senken den Strompreis: Ab 1. Januar zahlen Sie im Tarif EllerStrom 31,4 statt 34,9 Cent pro Kilowattstunde. Ein Haushalt mit 2.500 Kilowattstunden spart damit knapp 88 Euro im Jahr. Sie müssen nichts tun, der neue Preis gilt automatisch. #StadtwerkeEllerbach #EllerStrom`,
    `Achtung, falsche Ableser! In der Südstadt klingeln zurzeit Leute, die sich als unsere Mitarbeiter ausgeben und Verträge verlangen. Unsere Ableser tragen einen Ausweis mit Lichtbild und kündigen sich immer schriftlich an. Lassen Sie im Zweifel niemanden herein und rufen Sie uns an. #StadtwerkeEllerbach`,
    `Auf dem Dach der Grundschule am Anger arbeiten jetzt 212 Solarmodule. Sie liefern im Jahr etwa 85.000 Kilowattstunden, das ist mehr, als Schule und Turnhalle zusammen brauchen. Den Rest bekommt das Seniorenheim nebenan. Auf einer Anzeige in der Aula sehen die Kinder, was die Sonne gerade leistet. #StadtwerkeEllerbach #Solar`,
    `Heute Nacht um 2:40 Uhr fiel in der Nordstadt der Strom aus. Ein Bagger hatte am Nachmittag ein Kabel beschädigt, das Stunden später durchbrannte. Um 4:15 Uhr waren alle 1.300 Haushalte wieder am Netz. Danke an unseren Bereitschaftsdienst und an alle, die Geduld hatten. #StadtwerkeEllerbach #Störung`,
    `Seit 30 Jahren liest Renate Kolbe bei uns Zähler ab. Sie ist dafür ungefähr zweimal um die Erde gelaufen, wurde viermal gebissen und kennt jeden Keller der Altstadt. Im April geht sie in Rente. Wir verneigen uns. #StadtwerkeEllerbach`,
    `Unser Wasser kommt aus 140 Metern Tiefe und ist dort seit der letzten Eiszeit unterwegs. Wir fügen nichts hinzu. #StadtwerkeEllerbach #Trinkwasser`,
    `Neue Ladesäulen am Bahnhof: Ab sofort können Sie auf dem Parkplatz P2 sechs Autos gleichzeitig mit bis zu 150 Kilowatt laden. Bezahlt wird mit Karte, App oder Kundenkarte. Zur Eröffnung kostet die Kilowattstunde bis Monatsende nur 29 Cent. #StadtwerkeEllerbach #Laden`,
    `Das Kundenbüro am Markt bleibt am Rosenmontag geschlossen. Im Notfall erreichen Sie uns rund um die Uhr unter der Störungsnummer. #StadtwerkeEllerbach`,
    `Tag der offenen Tür im Wasserwerk: Am 22. März führen wir Sie von 10 bis 16 Uhr durch Filterhalle und Pumpenkeller. Für Kinder gibt es ein Labor zum Mitmachen, für alle Bratwurst und natürlich Wasser. Der Shuttlebus fährt alle 20 Minuten ab Markt. #StadtwerkeEllerbach #Wasserwerk`,
    `Die Fernwärme wächst: Bis 2028 schließen wir die komplette Weststadt an, rund 640 Gebäude. Die Wärme kommt aus dem neuen Klärwerk, wo eine große Pumpe sie aus dem Abwasser holt. Ob Ihre Straße dabei ist und wann gebaut wird, zeigt die Karte auf unserer Internetseite. Beratungstermine vergeben wir ab Mai. #StadtwerkeEllerbach #Fernwärme`,
    `Frost ist angesagt. Bitte packen Sie Ihre Wasseruhr ein. #StadtwerkeEllerbach`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Baustelle in der Gartenstraße: Zwischen den Hausnummern 12 und 40 tauschen wir vom 4. bis zum 22. März die Wasserleitung aus, in dieser Zeit ist nur eine Fahrbahn frei. Am Vormittag des 6. März, genauer von 8 bis 13 Uhr, kommt kein Wasser aus dem Hahn. Legen Sie sich bitte rechtzeitig einen Vorrat an. #StadtwerkeEllerbach #Baustelle`,
    },
    {
      of: 1,
      text: `Endlich wieder schwimmen! 🏊 Ab 1. Oktober hat das Hallenbad geöffnet, und am Eröffnungstag ist der Eintritt frei. In der Sommerpause wurden die Umkleiden gefliest, der Sprungturm bekam frische Farbe und die Lüftung ist neu. #StadtwerkeEllerbach #Hallenbad`,
    },
    {
      of: 2,
      text: `Du willst Anlagenmechaniker oder Anlagenmechanikerin werden? Wir haben zum 1. September drei Ausbildungsplätze. Dich erwarten 1.218 Euro im ersten Lehrjahr, ein Deutschlandticket und sechs Wochen Urlaub. Bewirb dich bis Ende Januar! #StadtwerkeEllerbach #Ausbildung #Karriere`,
    },
    {
      of: 3,
      text: `Wie kalt muss ein Kühlschrank sein? Sieben Grad genügen. Wer ihn kälter einstellt, verbraucht pro Grad etwa 6 % mehr Strom. #StadtwerkeEllerbach #Spartipp`,
    },
    {
      of: 4,
      text: `Gute Nachricht zum neuen Jahr: EllerStrom wird billiger. Statt 34,9 Cent kostet die Kilowattstunde ab Januar nur noch 31,4 Cent. Bei einem Verbrauch von 2.500 Kilowattstunden macht das fast 88 Euro im Jahr aus. Die Umstellung passiert von selbst, Sie brauchen sich um nichts zu kümmern. 💡 #StadtwerkeEllerbach #EllerStrom`,
    },
    {
      of: 5,
      text: `Bitte seien Sie vorsichtig an der Haustür: Betrüger geben sich in der Südstadt als Zählerableser der Stadtwerke aus und wollen Verträge abschließen. Wer wirklich von uns kommt, hat einen Lichtbildausweis dabei und hat Ihnen vorher geschrieben. Sie sind nicht sicher? Dann machen Sie nicht auf und melden Sie sich telefonisch bei uns. #StadtwerkeEllerbach`,
    },
    {
      of: 6,
      text: `Mehr Sonnenstrom, als sie selbst verbraucht: Die Grundschule am Anger hat 212 Solarmodule aufs Dach bekommen. Rund 85.000 Kilowattstunden werden dort jährlich erzeugt, und was Schule und Turnhalle übrig lassen, fließt ins benachbarte Seniorenheim. Wie viel es gerade ist, können die Schüler in der Aula ablesen. #StadtwerkeEllerbach #Solar`,
    },
    {
      of: 7,
      text: `Stromausfall in der Nordstadt: 1.300 Haushalte saßen vergangene Nacht ab 2:40 Uhr im Dunkeln. Schuld war ein Kabel, das ein Bagger Stunden vorher angekratzt hatte und das dann durchgebrannt ist. Unser Bereitschaftsdienst hatte bis 4:15 Uhr alle wieder versorgt, vielen Dank dafür! Und danke für Ihre Geduld. #StadtwerkeEllerbach #Störung`,
    },
    {
      of: 8,
      text: `Viermal hat sie ein Hund erwischt, zweimal hat sie zu Fuß die Erde umrundet, jedenfalls ungefähr: Renate Kolbe, die seit drei Jahrzehnten für uns Zähler abliest, verabschiedet sich im April in den Ruhestand. Kein Keller in der Altstadt, den sie nicht kennt. Danke, Renate! #StadtwerkeEllerbach`,
    },
    {
      of: 12,
      text: `Woher kommt eigentlich Ihr Wasser? Schauen Sie es sich an: Am 22. März öffnet das Wasserwerk von 10 bis 16 Uhr seine Türen. Sie sehen die Filterhalle und den Keller mit den Pumpen, die Kinder dürfen im Mitmachlabor experimentieren, und Bratwurst gibt es auch. Vom Markt fährt dreimal in der Stunde ein Bus zu uns hinaus. #StadtwerkeEllerbach #Wasserwerk`,
    },
  ],
  fresh: [
    `Wir erneuern die Gasleitung in der Lindenallee. Vom 8. bis 26. April ist die Straße zwischen Hausnummer 3 und 27 voll gesperrt. Die Buslinie 4 hält so lange am Friedhof. Bitte parken Sie Ihr Auto rechtzeitig um. #StadtwerkeEllerbach #Baustelle`,
    `Das Freibad öffnet am 15. Mai. Über den Winter haben wir die Rutsche saniert, den Kiosk vergrößert und 14 Bäume gepflanzt. Am ersten Tag gibt es für die ersten hundert Gäste ein Eis. #StadtwerkeEllerbach #Freibad`,
    `Ausbildung bei uns: Zum 1. August stellen wir zwei Industriekaufleute ein. Du lernst Vertrieb, Einkauf und Buchhaltung kennen und verbringst vier Wochen bei unserer Partnerstadt in Frankreich. Deine Bewerbung erreicht uns bis zum 15. Februar. #StadtwerkeEllerbach #Ausbildung`,
    `Spartipp: Kochen Sie mit Deckel. Ein Topf ohne braucht rund dreimal so viel Strom, und die Nudeln werden trotzdem nicht schneller gar. #StadtwerkeEllerbach #Spartipp`,
    `Spartipp: Drehen Sie die Heizung beim Lüften ab. Fünf Minuten mit weit offenen Fenstern bringen mehr als eine Stunde auf Kipp. #StadtwerkeEllerbach #Spartipp`,
    `Heute Morgen um 6:10 Uhr brach in der Bismarckstraße eine Wasserleitung von 1931. Zwei Keller liefen voll, die Kreuzung am Postamt bleibt bis morgen Abend gesperrt. Seit 9 Uhr haben alle Haushalte wieder Wasser. Danke an die Feuerwehr für die schnelle Hilfe. #StadtwerkeEllerbach #Störung`,
    `Seit 25 Jahren taucht Milan Petrow für uns, und zwar im Faulturm des Klärwerks. Zweimal im Jahr steigt er in den Anzug und tastet bei null Sicht nach Verstopfungen. Sein Hobby? Segelfliegen. #StadtwerkeEllerbach`,
    `Auf dem Dach des Hallenbads arbeiten jetzt 340 Solarmodule. Im Sommer reicht der Strom für alle Pumpen, im Winter immerhin für das Licht. Insgesamt betreiben wir damit elf Anlagen in der Stadt, im Herbst folgt die Feuerwache. #StadtwerkeEllerbach #Solar`,
    `Das Kundenbüro am Markt zieht um: Ab 2. Juni finden Sie uns in der Alten Post, barrierefrei und mit eigenem Parkplatz. Die Telefonnummern bleiben gleich. #StadtwerkeEllerbach`,
    `Hitze ist angesagt. Unsere neun Trinkbrunnen laufen. #StadtwerkeEllerbach #Trinkwasser`,
  ],
}
