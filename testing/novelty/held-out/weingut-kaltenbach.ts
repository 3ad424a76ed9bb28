import type { NoveltyBrand } from '../brand'

/** A family vineyard. */
export const weingutKaltenbach: NoveltyBrand = {
  name: 'Weingut Kaltenbach',
  language: 'de',
  published: [
    // 0
    `Wein des Monats: Riesling Schieferterrassen 2023, trocken. Steile Lage, alte Reben, Handlese. Schmeckt nach Weinbergpfirsich und ein bisschen nach nassem Stein. 11,50 € ab Hof, im Januar sechs Flaschen zum Preis von fünf.`,
    `Wein des Monats: Spätburgunder Rosé 2024. Ja, im Februar. Wer sagt denn, dass Rosé Sommer braucht? 8,90 € und passt unverschämt gut zu Raclette.`,
    `Wein des Monats: Grauburgunder vom Löss 2024 🍷 Birne, Walnuss, kein Gramm Holz. 9,80 €.`,
    `Lesetagebuch, Tag 1: Um halb sieben waren wir im Müller-Thurgau am Hasenberg. 76 Grad Oechsle, kerngesunde Trauben, 14 Helfer und eine Kanne Kaffee, die um sieben schon leer war.`,
    `Lesetagebuch, Tag 9: Regen. Alle sitzen in der Kelterhalle, Opa Willi erzählt vom Jahrgang 1976. Morgen soll es aufreißen, dann holen wir den Weißburgunder.`,
    // 5
    `Lesetagebuch, letzter Tag: Heute um 16:20 Uhr kam die letzte Bütte Riesling herein, 94 Oechsle. 23 Tage, 41 Tonnen, ein kaputter Schlepper, null Wespenstiche bei Lotte. Danke an alle Hände!`,
    `Unsere Straußwirtschaft öffnet wieder! Vom 1. Mai bis 15. Juni, donnerstags bis sonntags ab 16 Uhr. Es gibt Zwiebelkuchen, Winzersteak, Spundekäs und zehn Weine im offenen Ausschank. Reservieren kann man nicht, zusammenrücken schon.`,
    `In der Nacht auf Mittwoch hatten wir minus 4 Grad im Tal. Wir haben 300 Frostkerzen angezündet, von zwei bis sechs Uhr früh. Am Hasenberg ist etwa ein Drittel der Triebe trotzdem erfroren. Es tut weh, aber die Reben treiben noch einmal aus.`,
    `Jahrgangspräsentation am Samstag, 26. April, von 13 bis 18 Uhr im Gutshof. 22 Weine, davon 14 vom neuen Jahrgang. Eintritt 15 € mit Glas und Brotzeit. Jungwinzerin Lotte führt um 15 Uhr durch den Keller.`,
    `Seit diesem Jahr sind wir bio-zertifiziert! Drei Jahre Umstellung liegen hinter uns. Kein Glyphosat, keine synthetischen Spritzmittel, dafür Wicken, Klee und viel mehr Arbeit mit der Hacke. #biowein`,
    // 10
    `Gold für unseren Silvaner! Bei der Landesweinprämierung holte der 2023er aus der Lage Kirchenstück 4,8 von 5 Punkten. Davon gibt es nur 1.900 Flaschen, 13 € das Stück.`,
    `Lotte übernimmt. Zum 1. Juli gibt unser Vater Bernd das Weingut an die fünfte Generation weiter. Er bleibt natürlich im Keller. Irgendwer muss ja die Fässer kennen.`,
    `Weinwanderung am 3. Oktober: 7 Kilometer, fünf Stationen, fünf Weine, dazu Vesper aus dem Rucksack. Start um 11 Uhr am Kelterhaus. 32 € pro Person, Kinder mit Traubensaft 12 €. Anmeldung bis 20. September.`,
    `Warum kostet eine Flasche aus der Steillage mehr? Weil dort keine Maschine fährt. 1.200 Arbeitsstunden pro Hektar und Jahr, im Flachen sind es 250. Wer's nicht glaubt, darf im August gerne mithacken.`,
    `Wir suchen zum 1. August eine Auszubildende oder einen Auszubildenden (Winzer/in). Du magst frische Luft, frühes Aufstehen und kannst Traktor fahren oder willst es lernen? Schreib an lotte@weingut-kaltenbach.example.`,
    // 15
    `Unsere Schafe sind da! 18 Shropshires grasen seit gestern zwischen den Reben am Kirchenstück. Sie mähen, sie düngen, und die Trauben lassen sie in Ruhe. Meistens. 🐑`,
    `Neu: Traubensecco ohne Alkohol. Gepresst, gekühlt, mit Kohlensäure, sonst nichts. 6,50 € die Flasche. Für Fahrer, Schwangere und alle, die morgen früh rausmüssen.`,
    `Von Heiligabend bis zum 6. Januar bleibt die Vinothek zu. Letzter Versand vor Weihnachten ist am Donnerstag, 18. Dezember. Was bis 12 Uhr bestellt ist, kommt noch unter den Baum.`,
    `Wir geben Leergut ein zweites Leben: Bringt uns eure Kaltenbach-Flaschen zurück, wir spülen sie und füllen sie neu. 20 Cent gibt's pro Stück. Im ersten Halbjahr waren es schon 6.300 Flaschen.`,
    `Der neue Holzkeller ist fertig. 16 Stückfässer aus Spessarteiche, gebaut von Küfer Assmann in Eußenheim. Es riecht wie im Wald, nur besser.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Unser Januar-Wein kommt von alten Reben in der Steillage und wurde von Hand gelesen: der trockene 2023er Riesling Schieferterrassen mit Noten von Weinbergpfirsich und nassem Stein. Die Flasche kostet am Hof 11,50 Euro, und wer fünf kauft, bekommt diesen Monat eine sechste geschenkt.`,
    },
    {
      of: 1,
      text: `Rosé im Winter? Aber sicher, am besten zum Raclette! Deshalb ist der 2024er vom Spätburgunder für 8,90 Euro im Februar unser Wein des Monats.`,
    },
    {
      of: 5,
      text: `Geschafft! Mit dem Riesling (94 Grad Oechsle), der heute um zwanzig nach vier in die Kelter kam, ist die Lese vorbei. Wir haben in 23 Tagen 41 Tonnen Trauben geholt, ein Schlepper ging dabei kaputt, und Lotte wurde kein einziges Mal gestochen. Danke allen, die geholfen haben.`,
    },
    {
      of: 6,
      text: `Zwiebelkuchen, Spundekäs, Steak vom Winzer und dazu zehn offene Weine: Ab 1. Mai hat unsere Straußwirtschaft wieder auf, und zwar bis Mitte Juni (15.6.) immer von Donnerstag bis Sonntag ab vier Uhr nachmittags. Ohne Reservierung, einfach dazusetzen!`,
    },
    {
      of: 7,
      text: `Frostnacht im Tal: Bei −4 °C brannten am frühen Mittwoch zwischen 2 und 6 Uhr dreihundert Kerzen in unseren Weinbergen. Ungefähr jeden dritten Trieb am Hasenberg haben wir dennoch verloren. Das schmerzt, doch die Stöcke werden neu austreiben.`,
    },
    {
      of: 9,
      text: `Es ist amtlich: Wir sind jetzt Bio. Nach drei Jahren Umstellung verzichten wir ganz auf Glyphosat und chemisch-synthetischen Pflanzenschutz. Stattdessen wachsen Klee und Wicken, und wir hacken viel mehr als früher.`,
    },
    {
      of: 11,
      text: `Generationswechsel bei Kaltenbachs: Ab Juli führt Lotte den Betrieb, als fünfte Generation. Vater Bernd hört am 1. offiziell auf, kümmert sich aber weiter um den Keller, denn keiner kennt die Fässer so gut.`,
    },
    {
      of: 13,
      text: `250 Stunden Arbeit im Jahr braucht ein Hektar in der Ebene, am Steilhang sind es 1.200, denn mit Maschinen kommt man da nicht hin. Daher ist der Wein von dort teurer. Überzeugt euch selbst: Beim Hacken im August ist jeder willkommen.`,
    },
    {
      of: 17,
      text: `Weihnachtspost: Bestellt bitte bis 18. Dezember (Donnerstag) um 12 Uhr, dann ist der Wein pünktlich zum Fest bei euch. Die Vinothek macht vom 24.12. bis 6.1. Pause.`,
    },
    {
      of: 18,
      text: `Leere Kaltenbach-Flaschen? Her damit! Für jede zahlen wir 20 Cent, spülen sie und füllen neuen Wein hinein. 6.300 habt ihr uns von Januar bis Juni schon gebracht.`,
    },
  ],
  fresh: [
    `Wein des Monats: Scheurebe feinherb 2024. Cassis, Grapefruit und genau so viel Süße, dass das Thai-Curry Freude hat. 8,50 €, im April versandkostenfrei ab zwölf Flaschen.`,
    `Wein des Monats: Spätburgunder Kirchenstück 2021, 18 Monate im Stückfass. Den haben wir lange zurückgehalten. Jetzt ist er so weit, 19 €.`,
    `Lesetagebuch, Tag 4: Der Vollernter vom Nachbarn steht, wir nicht. Heute kam der Bacchus rein, 81 Oechsle. Mittags gab es Linsensuppe von Tante Ruth für alle 17.`,
    `Lesetagebuch, Tag 15: Die Wildschweine waren vor uns da. Zwei Zeilen Grauburgunder am Waldrand sind leer. Den Rest haben wir heute bei Sonnenschein geholt.`,
    `Herbst-Straußwirtschaft: Vom 4. September bis 19. Oktober, freitags bis sonntags ab 15 Uhr, diesmal mit Federweißem und Bratwurst vom Metzger Roth.`,
    `Silber für den Secco: Bei der Berliner Wine Trophy hat unser Muskateller-Secco eine Medaille bekommen. Er ist damit der erste Perlwein im Haus, der etwas gewinnt.`,
    `Rebschnittkurs für Hobbywinzer am Samstag, 8. Februar, 10 bis 13 Uhr. Ihr lernt den Flachbogen am lebenden Objekt, Scheren leihen wir euch. 25 € mit Glühwein.`,
    `Nach dem Hagel am Sonntag: Das Kirchenstück hat es kaum erwischt, am Hasenberg fehlen zehn Prozent. Die Versicherung war heute schon da, die Schafe standen zum Glück im Stall.`,
    `Willkommen, Jannis! Unser neuer Azubi kommt aus Hamburg, hatte noch nie eine Rebschere in der Hand und fährt nach zwei Wochen besser Traktor als Bernd.`,
    `Ferienwohnung mit Blick auf die Reben: Im alten Kelterhaus kann man ab Ostern übernachten. Zwei Zimmer, bis vier Personen, 95 € die Nacht, Frühstückskorb auf Wunsch.`,
  ],
}
