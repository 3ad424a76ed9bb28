import type { NoveltyBrand } from '../brand'

/** A small-town cinema run by a club, in German. The films are invented. */
export const lichtspielBrunnau: NoveltyBrand = {
  name: 'Lichtspiel Brunnau',
  language: 'de',
  published: [
    `Am Freitag um 20 Uhr bei uns: »Die Fährfrau«, ein leiser Film über eine Frau, die ihr Boot nicht verkaufen will. Eintritt 8 Euro, ermäßigt 6. Die Bar öffnet um 19 Uhr. #LichtspielBrunnau #FilmAmFreitag`,
    `Am Freitag um 20 Uhr bei uns: »Schnee in Triest«, eine Komödie über zwei Brüder, die ein Hotel ohne Heizung erben. Eintritt 8 Euro, ermäßigt 6. Die Bar öffnet um 19 Uhr. #LichtspielBrunnau #FilmAmFreitag`,
    `Kinderkino am Sonntag: »Oskar und der Wolkenbagger«, ab 6 Jahren, 71 Minuten. Los geht es um 15 Uhr, Popcorn ist im Preis von 4 Euro enthalten. Kissen für die Kleinen liegen bereit. #LichtspielBrunnau #Kinderkino`,
    `Unser alter Projektor läuft wieder! Drei Monate lang hat Gerd Pohlmann jeden Samstag an der Bauer B8 geschraubt, ein Zahnrad hat er sogar selbst gefräst. Wer Film noch von der Rolle sehen will: Im Oktober zeigen wir vier Klassiker in 35 Millimeter. #LichtspielBrunnau #35mm`,
    `Wir suchen dich! Für Kasse und Bar brauchen wir Verstärkung, etwa zwei Abende im Monat. Geld gibt es keins, dafür freien Eintritt zu allen Filmen und die nettesten Leute der Stadt. Melde dich einfach an der Kasse. #LichtspielBrunnau #Ehrenamt`,
    `Wusstet ihr, dass in unserem Saal bis 1954 Kartoffeln gelagert wurden? Die Rampe für die Karren ist heute der Eingang für Rollstühle. Manchmal muss man eben nichts umbauen. #LichtspielBrunnau #Geschichte`,
    `Die Heizung ist ausgefallen, die Vorstellung heute Abend leider auch. Gekaufte Karten gelten nächsten Donnerstag oder werden an der Kasse erstattet. #LichtspielBrunnau`,
    `Danke, Brunnau! 2.317 Menschen waren im letzten Jahr bei uns, so viele wie noch nie seit der Wiedereröffnung. Der beliebteste Film war übrigens nicht der mit den Autos, sondern »Die Imkerin von Sarn«. Er lief neunmal und war neunmal ausverkauft. #LichtspielBrunnau`,
    `Regisseurin Helene Voss kommt zu uns! Nach der Vorführung von »Grenzland« am 12. November erzählt sie, wie man mit 40.000 Euro und geliehenen Kühen einen Spielfilm dreht. Karten gibt es ab sofort im Vorverkauf in der Buchhandlung Sander. #LichtspielBrunnau #Filmgespräch`,
    `Sommerkino im Freibad: Vom 18. bis 21. Juli spielen wir auf der großen Wiese, sobald es dunkel ist. Decken mitbringen, Badesachen auch, denn das Becken bleibt bis 22 Uhr geöffnet. Bei Gewitter ziehen wir in den Saal um. #LichtspielBrunnau #Sommerkino`,
    `Ab September kostet die Karte 8 statt 7 Euro. Die Verleiher verlangen mehr, der Strom sowieso, und das Dach über Reihe 12 ist auch nicht mehr dicht. Die ermäßigte Karte bleibt bei 6 Euro, das Kinderkino bei 4. Wir hoffen, ihr bleibt uns treu. #LichtspielBrunnau`,
    `Regen. Popcorn. Reihe 5. #LichtspielBrunnau`,
    `Neue Sessel! Aus dem aufgelösten Stadttheater haben wir 96 Klappsitze bekommen, roter Samt, Baujahr 1978, kaum durchgesessen. Am Samstag ab 9 Uhr bauen wir sie ein. Wer einen Schraubenschlüssel halten kann, ist willkommen, für Suppe ist gesorgt. #LichtspielBrunnau`,
    `Kino mit Strickzeug: Jeden ersten Dienstag im Monat lassen wir das Licht halb an. Stricken, häkeln, stopfen, alles erlaubt, nur das Klappern bitte leise. #LichtspielBrunnau #Strickkino`,
    `Geschenk gesucht? Unsere Zehnerkarte kostet 65 Euro, ist übertragbar und läuft nie ab. Es gibt sie an der Kasse und in der Buchhandlung Sander. #LichtspielBrunnau`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Eine Frau, ein Boot und ein Angebot, das sie nicht annehmen will: Diesen Freitag zeigen wir den stillen Film »Die Fährfrau«. Beginn ist um 20 Uhr, die Bar macht eine Stunde früher auf. Karten kosten 8 Euro (ermäßigt 6 Euro). 🎬 #LichtspielBrunnau #FilmAmFreitag`,
    },
    {
      of: 2,
      text: `Für alle ab sechs: Am Sonntag um 15 Uhr zeigt unser Kinderkino »Oskar und der Wolkenbagger«. Der Film dauert gut 70 Minuten, für 4 Euro gibt es Karte und Popcorn. Sitzkissen haben wir da. #LichtspielBrunnau #Kinderkino`,
    },
    {
      of: 3,
      text: `Gerd Pohlmann hat es geschafft: Nach zwölf Wochen Arbeit, immer samstags und mit einem selbst gefrästen Zahnrad, schnurrt unsere alte Bauer B8 wieder. Das feiern wir im Oktober mit vier Klassikern, die ganz altmodisch in 35 mm von der Filmrolle laufen. #LichtspielBrunnau #35mm`,
    },
    {
      of: 4,
      text: `Hast du zwei Abende im Monat Zeit? Dann hilf uns an der Bar oder an der Kasse! Bezahlen können wir dich nicht, aber du siehst alle Filme umsonst und lernst lauter nette Leute kennen. Sprich uns an der Kasse an. #LichtspielBrunnau #Ehrenamt #Mitmachen`,
    },
    {
      of: 5,
      text: `Bevor hier Filme liefen, lagen hier Kartoffeln: Bis 1954 war unser Saal ein Lager. Wo früher die Karren hinaufgeschoben wurden, kommen heute Gäste im Rollstuhl herein, ganz ohne Umbau. #LichtspielBrunnau #Geschichte`,
    },
    {
      of: 6,
      text: `Leider müssen wir den Film heute Abend absagen, weil unsere Heizung kaputt ist. Ihr könnt eure Karten am kommenden Donnerstag benutzen oder bekommt an der Kasse das Geld zurück.`,
    },
    {
      of: 7,
      text: `Das gab es seit der Wiedereröffnung noch nie: 2.317 Gäste in einem Jahr! Am meisten gemocht habt ihr »Die Imkerin von Sarn«, die wir neunmal gezeigt haben, jedes Mal vor vollem Haus. Da kam auch der Film mit den Autos nicht mit. Wir sagen Danke. ❤️ #LichtspielBrunnau`,
    },
    {
      of: 8,
      text: `Wie dreht man einen Spielfilm mit geliehenen Kühen und nur 40.000 Euro? Das verrät uns Helene Voss am 12. November persönlich, im Anschluss an ihren Film »Grenzland«. Die Buchhandlung Sander verkauft ab jetzt die Karten. #LichtspielBrunnau #Filmgespräch`,
    },
    {
      of: 10,
      text: `Leider müssen wir teurer werden: Der Eintritt steigt im September um einen Euro auf 8 Euro. Schuld sind höhere Kosten für Filme und Strom, und außerdem regnet es bei Reihe 12 durchs Dach. Für Kinder (4 Euro) und Ermäßigte (6 Euro) ändert sich nichts. Bleibt uns bitte treu! #LichtspielBrunnau`,
    },
    {
      of: 12,
      text: `Helfende Hände gesucht: Am Samstag um 9 Uhr werden bei uns 96 Klappsessel montiert. Sie stammen aus dem Stadttheater, das aufgelöst wurde, sind von 1978, mit rotem Samt bezogen und noch gut in Schuss. Ihr bringt die Muskeln mit, wir kochen Suppe. #LichtspielBrunnau`,
    },
  ],
  fresh: [
    `Am Freitag um 20 Uhr bei uns: »Der letzte Stellmacher«, ein Dokumentarfilm über einen Handwerker, der keinen Nachfolger findet. Eintritt 8 Euro, ermäßigt 6. Die Bar öffnet um 19 Uhr. #LichtspielBrunnau #FilmAmFreitag`,
    `Am Freitag um 20 Uhr bei uns: »Mitternacht in Halle 4«, ein Krimi über eine Nachtwächterin, der niemand glaubt. Eintritt 8 Euro, ermäßigt 6. Die Bar öffnet um 19 Uhr. #LichtspielBrunnau #FilmAmFreitag`,
    `Kinderkino am Sonntag: »Das Mädchen mit dem Drachenschirm«, ab 8 Jahren, 84 Minuten. Los geht es um 15 Uhr, Popcorn ist im Preis von 4 Euro enthalten. Danach basteln wir Drachen im Foyer. #LichtspielBrunnau #Kinderkino`,
    `Gerd Pohlmann wird 80! Seit der Gründung unseres Vereins steht er im Vorführraum, geschätzt hat er 1.900 Filme eingelegt und keinen davon bis zum Ende gesehen. Das holen wir nach: Am Samstag darf er in Reihe 1 sitzen. #LichtspielBrunnau`,
    `Wusstet ihr, dass unsere Leinwand aus einem Segel besteht? Ein Segelmacher aus Kiel hat sie 1991 genäht, acht Meter breit und ohne eine sichtbare Naht. #LichtspielBrunnau #Geschichte`,
    `Wegen des Stadtlaufs ist die Mühlgasse am Sonntag bis 14 Uhr gesperrt. Ihr erreicht uns zu Fuß über den Hof der Buchhandlung Sander. Das Kinderkino findet wie geplant statt. #LichtspielBrunnau`,
    `Kameramann Tariq Belhadj kommt zu uns! Nach der Vorführung von »Unter Tage« am 3. Dezember erzählt er, wie man in völliger Dunkelheit filmt und warum er seitdem keine Aufzüge mehr betritt. Karten gibt es ab sofort im Vorverkauf in der Buchhandlung Sander. #LichtspielBrunnau #Filmgespräch`,
    `Für unser Foyer suchen wir alte Filmplakate, am liebsten aus den Sechzigern und Siebzigern. Wer eins auf dem Dachboden hat und es uns leiht, bekommt zwei Freikarten und das Plakat im Frühjahr gerahmt zurück. #LichtspielBrunnau`,
    `Nebel. Glühwein. Stummfilm. #LichtspielBrunnau`,
    `Stummfilmnacht mit Orgel: Am letzten Samstag im Januar begleitet Kantorin Ruth Asmus drei kurze Grotesken live auf dem Harmonium. Der Abend dauert zwei Stunden, dazwischen gibt es Schmalzbrote. Eintritt 12 Euro, Vereinsmitglieder zahlen die Hälfte. #LichtspielBrunnau #Stummfilm`,
  ],
}
