import type { NoveltyBrand } from '../brand'

/** A handball club, in German. */
export const hsgWeidenfalken: NoveltyBrand = {
  name: 'HSG Weidenfalken',
  language: 'de',
  published: [
    `Derbysieg! 28:27 gegen den TV Osterhagen, und das Siegtor fällt vier Sekunden vor Schluss durch Kreisläuferin Mareike Thoms. Die Halle steht jetzt noch. #Weidenfalken`,
    `Heimspiel am Samstag um 19:30 Uhr in der Deichhalle gegen die SG Lühetal. Einlass ab halb sieben, Kinder bis 14 kommen umsonst rein. #Weidenfalken #Heimspiel`,
    `Neuzugang: Finja Dressler wechselt vom SV Harsefeld zu uns. Die 21-Jährige spielt auf Linksaußen, studiert Schiffbau und hat einen Vertrag bis 2026 unterschrieben. #Weidenfalken`,
    `Drei Monate Pause für Torhüterin Annika Behrens: Im Training am Dienstag ist ihr das Kreuzband angerissen. Operiert werden muss sie nicht. Wir warten auf dich, Anni! #Weidenfalken`,
    `Ballschule für die Kleinsten: Ab dem 5. September üben Kinder von vier bis sechs jeden Donnerstag um 16 Uhr Werfen, Fangen und Purzelbaum. Die ersten drei Male sind kostenlos. #Weidenfalken #Jugend`,
    `Hausmeister Uwe Petzold wischt seit 31 Jahren in der Deichhalle den Schweiß vom Boden. Angefangen hat er, weil der Wischer damals herumstand und sonst keiner aufstand. Er kennt jede Stelle, an der das Parkett knarrt, und jede Spielerin, die dort gern hinfällt. Drei Trainer hat er kommen und gehen sehen. Er hat kein einziges Heimspiel verpasst, auch nicht am Tag seiner Silberhochzeit. Seine Frau saß in Reihe zwei. Gefeiert wurde hinterher, im Falkennest. #Weidenfalken #Ehrenamt`,
    `Die Dauerkarten sind da: 14 Heimspiele für 95 Euro, ermäßigt 60. Verkauf in der Geschäftsstelle und bei Optik Rathjen in der Langen Straße. #Weidenfalken`,
    `Unsere B-Jugend ist Landesmeister! Im Finale in Hildesheim hat sie Eintracht Burgdorf mit 24:19 geschlagen. Trainerin Silke Wulf musste ihre Wette einlösen und hat jetzt blaue Haare. #Weidenfalken #Jugend`,
    `Gesucht: Schiedsrichterinnen und Schiedsrichter. Uns fehlen vier, sonst zieht uns der Verband zwei Punkte ab. Den Lehrgang zahlt der Verein, die Pfeife auch. #Weidenfalken #Ehrenamt`,
    `Bittere Niederlage in Buxtehude. Zur Pause führen wir noch mit fünf Toren, am Ende heißt es 25:30. Zwölf technische Fehler in der zweiten Hälfte sind einfach zu viele. #Weidenfalken`,
    `Im Falkennest, unserem Kiosk, gibt es ab sofort die Siebenmeterwurst: lang, scharf und im Brötchen von Bäcker Meinke. 4 Euro, einer davon geht an die Jugend. #Weidenfalken`,
    `Die Deichhalle bekommt ein neues Dach. Von Mitte Mai bis Ende Juli trainieren wir deshalb in der Turnhalle der Realschule. Der Regeneimer in Ecke drei geht in den wohlverdienten Ruhestand. #Weidenfalken`,
    `Trainer Holger Brandt verlängert um zwei Jahre. Verhandelt wurde nach eigener Aussage elf Minuten, zehn davon über den Kaffee. #Weidenfalken`,
    `Auswärtsfahrt nach Oldenburg am 16. November: Der Fanbus startet um 13 Uhr am Deichparkplatz, 18 Euro pro Platz. Anmelden könnt ihr euch bei Uwe. #Weidenfalken`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Vier Sekunden standen noch auf der Uhr, da trifft Mareike Thoms vom Kreis. 28 zu 27, Osterhagen ist geschlagen, das Derby gehört uns! In der Halle sitzt noch immer keiner. 💙 #Weidenfalken #Derby`,
    },
    {
      of: 1,
      text: `Samstag, 19.30 Uhr, Deichhalle: Wir empfangen die SG Lühetal! Türen auf um 18.30 Uhr, bis 14 Jahre frei. #Weidenfalken #Heimspiel`,
    },
    {
      of: 2,
      text: `Willkommen, Finja! Mit Finja Dressler, 21, bekommen wir Verstärkung auf der linken Außenbahn. Die Schiffbaustudentin kommt aus Harsefeld und bleibt mindestens bis 2026. #Weidenfalken`,
    },
    {
      of: 3,
      text: `Schlechte Nachrichten aus dem Tor: Anni Behrens hat sich am Dienstag beim Training das Kreuzband angerissen und fällt für ein Vierteljahr aus. Immerhin bleibt ihr die Operation erspart. Gute Besserung! #Weidenfalken`,
    },
    {
      of: 4,
      text: `Purzelbäume schlagen, Bälle werfen und wieder fangen: Das lernen Vier- bis Sechsjährige in unserer neuen Ballschule. Los geht es am 5. September, danach immer donnerstags um vier. Dreimal Schnuppern kostet nichts. 🤾 #Weidenfalken #Jugend`,
    },
    {
      of: 5,
      text: `Seit 31 Jahren hat Uwe Petzold bei jedem unserer Heimspiele den Wischer in der Hand. Sogar an seiner Silberhochzeit war der Hausmeister der Deichhalle im Dienst, und seine Frau schaute von der zweiten Reihe aus zu. Danke, Uwe! #Weidenfalken #Ehrenamt`,
    },
    {
      of: 7,
      text: `Warum unsere Trainerin plötzlich blaue Haare hat? Weil Silke Wulf gewettet hat, und weil ihre B-Jugend den Landestitel geholt hat. 24:19 hieß es im Endspiel von Hildesheim gegen Burgdorf. Glückwunsch, ihr Meister! 🏆 #Weidenfalken #Jugend`,
    },
    {
      of: 8,
      text: `Zwei Punkte Abzug drohen, wenn wir nicht bald vier neue Unparteiische melden. Traut ihr euch? Um die Kosten für Lehrgang und Pfeife kümmern wir uns. #Weidenfalken #Ehrenamt`,
    },
    {
      of: 11,
      text: `Endlich wird das Dach der Deichhalle erneuert! Während der Bauarbeiten, also von Mitte Mai bis Ende Juli, weichen unsere Mannschaften zum Training in die Realschule aus. Und den Eimer in Ecke drei brauchen wir danach nicht mehr. #Weidenfalken`,
    },
    {
      of: 12,
      text: `Es ist offiziell: Holger Brandt bleibt uns zwei weitere Jahre als Trainer erhalten! Lange hat der Vorstand dafür nicht mit ihm reden müssen. Elf Minuten waren es, erzählt Holger. In zehn davon ging es nur um den Kaffee, in der elften hat er unterschrieben. Wir freuen uns riesig. ☕ #Weidenfalken`,
    },
  ],
  fresh: [
    `Auswärtssieg! 31:26 bei der SG Lühetal, und neun Tore davon macht Finja Dressler in ihrem ersten Spiel gegen den Vizemeister. Die Rückfahrt war laut. #Weidenfalken`,
    `Heimspiel am Sonntag um 16 Uhr in der Deichhalle gegen den VfL Stade. Einlass ab drei, und wer in Blau kommt, kriegt am Falkennest den Kaffee umsonst. #Weidenfalken #Heimspiel`,
    `Neuzugang: Torhüterin Jette Kornelsen hilft uns bis zum Saisonende aus. Die 38-Jährige hat 112 Bundesligaspiele gemacht und wollte eigentlich nur noch Tennis spielen. #Weidenfalken`,
    `Anni steht wieder im Tor! #Weidenfalken`,
    `Feriencamp in der Deichhalle: Vom 14. bis zum 18. Oktober trainieren Kinder von acht bis zwölf mit Silke Wulf und drei Spielerinnen der Ersten. 89 Euro mit Mittagessen und Trikot. #Weidenfalken #Jugend`,
    `Erika Lührs hat unsere Trikots gewaschen, seit es den Verein gibt. Das sind 46 Jahre und nach ihrer Rechnung 19.000 Stück. Harz geht mit Butter raus, sagt sie, alles andere mit Geduld. Ein einziges Mal ist eine rote Socke dazwischengeraten, und die Erste lief in Rosa auf. Gewonnen hat sie trotzdem. Am Samstag übergibt Erika die Wäscheklammern an ihren Enkel Bosse. #Weidenfalken #Ehrenamt`,
    `Unsere C-Jugend fährt nach Dänemark! Beim Turnier in Aalborg spielen 64 Mannschaften aus neun Ländern. Silke Wulf hat versprochen, dieses Mal nicht zu wetten. #Weidenfalken #Jugend`,
    `Gesucht: helfende Hände für den Kiosk. Im Falkennest fehlen uns für die Rückrunde sechs Leute, die Waffeln backen, Kaffee kochen und trotzdem nach Toren jubeln können. #Weidenfalken #Ehrenamt`,
    `Punkteteilung gegen Buxtehude. Zur Pause liegen wir mit sechs Toren hinten, am Ende heißt es 26:26. Mit zehn Minuten mehr hätten wir das Ding gewonnen. #Weidenfalken`,
    `Fanbus ausverkauft! Für Oldenburg stehen noch 14 Leute auf der Warteliste, darum sucht Uwe jetzt einen zweiten Bus. Wer kennt wen? #Weidenfalken`,
  ],
}
