import { type SentencesOfItem, says } from './sentence'

export const germanSentences: SentencesOfItem[] = [
  {
    item: 'de-announcement-stadtwerke',
    language: 'de',
    sentences: [
      says('Ab dem 1.7.2026 wird der Strom in Lindenau günstiger.', 'date', '1.7.2026', '1.8.2026'),
      says('Die Kilowattstunde kostet dann noch 35,5 ct.', 'price', '35,5 ct', '33,5 ct'),
      says(
        'Wer 2800 kWh verbraucht, spart etwa fünfundneunzig Euro im Jahr.',
        'price',
        'fünfundneunzig Euro',
        'fünfundsechzig Euro',
      ),
      says(
        '„Wir geben weiter, was wir beim Einkauf gespart haben“, sagt Friederike Ahlborn.',
        'quote',
        'Wir geben weiter, was wir beim Einkauf gespart haben',
        'Wir haben lange genug gewartet, jetzt wird gehandelt',
      ),
      says('21 600 Haushalte profitieren davon.', 'number', '21 600', '26 100'),
    ],
  },
  {
    item: 'de-announcement-genossenschaft',
    language: 'de',
    sentences: [
      says('Fünfhundert Mitglieder hat der Dorfladen jetzt.', 'number', 'Fünfhundert', 'Sechshundert'),
      says(
        'Die Gemeinde Ebersroth legt achtzigtausend Euro drauf.',
        'price',
        'achtzigtausend Euro',
        'achtzehntausend Euro',
      ),
      says(
        'Gebaut wird in der Hauptstraße 5, auf dem Raiffeisenplatz.',
        'name',
        'Raiffeisenplatz',
        'Rathausplatz',
      ),
      says('Ostern 2027 soll der Laden öffnen.', 'date', 'Ostern 2027', 'Pfingsten 2027'),
      says('Für das Café sind 12 Plätze geplant.', 'number', '12 Plätze', '20 Plätze'),
    ],
  },
  {
    item: 'de-event-lesung',
    language: 'de',
    sentences: [
      says(
        'Nadja Brückner liest am 17. November in Frankfurt (Oder).',
        'name',
        'Nadja Brückner',
        'Nadine Brückner',
      ),
      says('Beginn ist um halb acht, also um 19:30 Uhr.', 'date', '19:30 Uhr', '20:30 Uhr'),
      says(
        'Der Eintritt kostet zwölf Euro, das Glas Wein gehört dazu.',
        'price',
        'zwölf Euro',
        'vierzehn Euro',
      ),
      says(
        '„Wer über Wasser schreibt, muss schwimmen können“, findet die Autorin.',
        'quote',
        'Wer über Wasser schreibt, muss schwimmen können',
        'Wer über Grenzen schreibt, muss sie übertreten',
      ),
      says(
        'Alles zum Abend: https://buchhandlung-am-markt.example/termine/brueckner',
        'link',
        'https://buchhandlung-am-markt.example/termine/brueckner',
        'https://buchhandlung-am-markt.example/termine/bruegger',
      ),
    ],
  },
  {
    item: 'de-event-flohmarkt',
    language: 'de',
    sentences: [
      says('Am 7. Juni 2026 wird in Leipzigs Südvorstadt getrödelt.', 'date', '7. Juni', '17. Juni'),
      says('Hundertzwölf Höfe machen mit.', 'number', 'Hundertzwölf', 'Hundertzwanzig'),
      says('Los geht es um zehn, Schluss ist um 16:00.', 'date', '16:00', '18:00'),
      says('Anmelden kann man seinen Hof bis zum 24.5.', 'date', '24.5.', '27.5.'),
      says(
        'Die Höfe liegen zwischen Karli und Bayrischem Bahnhof.',
        'name',
        'Bayrischem Bahnhof',
        'Plagwitzer Bahnhof',
      ),
    ],
  },
  {
    item: 'de-product-lampe',
    language: 'de',
    sentences: [
      says('Die Tischleuchte Moll kostet 189 €.', 'price', '189 €', '198 €'),
      says('Ihr Schirm aus Opalglas misst 18,5 Zentimeter.', 'number', '18,5 Zentimeter', '15,8 Zentimeter'),
      says('Gefertigt wird sie in Bad Driburg.', 'name', 'Bad Driburg', 'Bad Salzuflen'),
      says('Pro Jahr entstehen sechshundert Stück.', 'number', 'sechshundert', 'achthundert'),
      says(
        'Mehr unter leuchtenhaus-egge.example/moll',
        'link',
        'leuchtenhaus-egge.example/moll',
        'leuchtenhaus-elbe.example/moll',
      ),
    ],
  },
  {
    item: 'de-product-honig',
    language: 'de',
    sentences: [
      says('Ein Glas mit 500 g kostet 13,00 Euro.', 'price', '13,00 Euro', '15,00 Euro'),
      says(
        'Zweihundertvierzehn Gläser gibt es, mehr nicht.',
        'number',
        'Zweihundertvierzehn',
        'Zweihundertvierzig',
      ),
      says('Geschleudert wurde am 11.7., und zwar kalt.', 'date', '11.7.', '17.7.'),
      says(
        'Die 7 Völker stehen auf der alten Kindl-Brauerei.',
        'name',
        'Kindl-Brauerei',
        'Schultheiss-Brauerei',
      ),
      says('Abgeholt wird freitags von sechzehn bis neunzehn Uhr.', 'date', 'freitags', 'samstags'),
    ],
  },
  {
    item: 'de-recipe-krautfleckerl',
    language: 'de',
    sentences: [
      says('Krautfleckerl für vier: 800 Gramm Weißkraut genügen.', 'number', '800 Gramm', '600 Gramm'),
      says('Das Kraut schmort vierzig Minuten.', 'number', 'vierzig', 'vierzehn'),
      says('So hat es Tante Rosl gemacht.', 'name', 'Tante Rosl', 'Tante Resi'),
      says(
        'Der Zucker wird „dunkler, als du dich traust“.',
        'quote',
        'dunkler, als du dich traust',
        'süßer, als du denkst',
      ),
      says('Dazu kommt ein Viertelkilo, also 250 g Fleckerl.', 'number', '250 g', '350 g'),
    ],
  },
  {
    item: 'de-recipe-quittengelee',
    language: 'de',
    sentences: [
      says('Dreiundzwanzig Kilo Quitten von einem Baum!', 'number', 'Dreiundzwanzig', 'Dreiunddreißig'),
      says('Das Rezept ergibt ungefähr sechs Gläser.', 'number', 'sechs Gläser', 'acht Gläser'),
      says('Auf einen Liter Saft kommen 750 Gramm Zucker.', 'number', '750 Gramm', '570 Gramm'),
      says('Im Dunkeln hält das Gelee rund 1 Jahr.', 'number', '1 Jahr', '5 Jahre'),
      says(
        'Svea hat es aufgeschrieben: https://sveas-speisekammer.example/quittengelee',
        'link',
        'https://sveas-speisekammer.example/quittengelee',
        'https://sveas-speisekammer.example/quittenmus',
      ),
    ],
  },
  {
    item: 'de-guide-kompost',
    language: 'de',
    sentences: [
      says(
        'Zwei Teile Braunes, ein Teil Grünes: Damit ist der Kompost zu neunzig Prozent richtig.',
        'number',
        'neunzig Prozent',
        'siebzig Prozent',
      ),
      says('Kompostierbare Tüten bräuchten sechzig Grad.', 'number', 'sechzig Grad', 'achtzig Grad'),
      says('Fertig ist er nach 9 bis 12 Monaten.', 'number', '12 Monaten', '15 Monaten'),
      says('Umgesetzt wird zum Beispiel im März und im September.', 'date', 'September', 'November'),
      says('Der Rat kommt von Beate Rühl vom Gartenamt.', 'name', 'Beate Rühl', 'Beate Kühl'),
    ],
  },
  {
    item: 'de-guide-bewohnerparkausweis',
    language: 'de',
    sentences: [
      says('Seit dem 2.1.2026 läuft der Bewohnerparkausweis digital.', 'date', '2.1.2026', '2.7.2026'),
      says('Die Gebühr beträgt 120 Euro im Jahr.', 'price', '120 Euro', '102 Euro'),
      says('Mit Sozialpass sind es dreißig Euro.', 'price', 'dreißig Euro', 'zwanzig Euro'),
      says('Nach einem Umzug bleiben vierzehn Tage für die Meldung.', 'number', 'vierzehn', 'vierundzwanzig'),
      says('Angemeldet wird mit BundID oder ELSTER.', 'name', 'ELSTER', 'De-Mail'),
    ],
  },
  {
    item: 'de-release-kassenbuch',
    language: 'de',
    sentences: [
      says('Kassenbuch 2026.4 ist seit dem 1. Oktober da.', 'date', '1. Oktober', '10. Oktober'),
      says('Es liest XRechnung und ZUGFeRD.', 'name', 'ZUGFeRD', 'EDIFACT'),
      says('97 % der handschriftlichen Beträge stimmen.', 'number', '97 %', '79 %'),
      says('Viertausend Buchungen schließt es in 1,8 Sekunden ab.', 'number', '1,8 Sekunden', '2,8 Sekunden'),
      says('Der Fehler Nr. 512 mit dem Jahreswechsel ist behoben.', 'number', '512', '521'),
    ],
  },
  {
    item: 'de-story-uhrmacher',
    language: 'de',
    sentences: [
      says('Um 6:12 Uhr steigt Anton Wiesel auf die Leiter.', 'date', '6:12 Uhr', '6:21 Uhr'),
      says('Die Uhr an Gleis drei geht 4 Minuten nach.', 'number', '4 Minuten', '6 Minuten'),
      says('Wiesel ist vierundsiebzig und im Ruhestand.', 'number', 'vierundsiebzig', 'siebenundvierzig'),
      says(
        '„Weil dann niemand mehr heraufkäme“, antwortet er.',
        'quote',
        'Weil dann niemand mehr heraufkäme',
        'Weil es mir sonst langweilig wäre',
      ),
      says('An einem Montag winkten ihm 206 Menschen.', 'number', '206 Menschen', '260 Menschen'),
    ],
  },
  {
    item: 'de-character-torfmuhme',
    language: 'de',
    sentences: [
      says(
        'Jedes Jahr zählt die Torfmuhme sechshundertdreizehn Kraniche.',
        'number',
        'sechshundertdreizehn',
        'sechshundertdreißig',
      ),
      says('Sie gehört zum Moorvolk.', 'name', 'Moorvolk', 'Heidevolk'),
      says('Mit 1,20 m ist sie nicht groß.', 'number', '1,20 m', '1,40 m'),
      says(
        'Brot bäckt sie, „damit etwas da ist, wenn der Schreck vorbei ist“.',
        'quote',
        'damit etwas da ist, wenn der Schreck vorbei ist',
        'damit niemand hungrig ins Bett gehen muss',
      ),
      says('Wer ihr drei Mal zuhört, kommt nach Hause.', 'number', 'drei Mal', 'sieben Mal'),
    ],
  },
  {
    item: 'de-person-hebamme',
    language: 'de',
    sentences: [
      says('Ines Pröll ist zweiundfünfzig und Hebamme.', 'number', 'zweiundfünfzig', 'zweiundvierzig'),
      says(
        'Rund zweitausenddreihundert Kinder hat sie geholt.',
        'number',
        'zweitausenddreihundert',
        'dreitausendzweihundert',
      ),
      says('Sie arbeitet zwischen Seelow und Letschin.', 'name', 'Letschin', 'Lebus'),
      says(
        '„Ich komme auch bei Glatteis“, sagt sie.',
        'quote',
        'Ich komme auch bei Glatteis',
        'Ich lasse keine Frau allein',
      ),
      says('Ab dem 1.1.2028 will sie weniger fahren.', 'date', '1.1.2028', '1.1.2029'),
    ],
  },
  {
    item: 'de-list-baeder',
    language: 'de',
    sentences: [
      says('Am kältesten war Königshütte: 11,4 Grad.', 'number', '11,4 Grad', '10,4 Grad'),
      says('Gemessen wurde am 1.6.2026 um acht Uhr.', 'date', '1.6.2026', '11.6.2026'),
      says('Die Pommes in Hohegeiß kosten 3 Euro 80.', 'price', '3 Euro 80', '3 Euro 60'),
      says('In Altenau sieht man einen Sprungturm von vierzehn Metern.', 'name', 'Altenau', 'Schierke'),
      says(
        'Vorschläge gehen an baden@harzblatt.example.',
        'link',
        'baden@harzblatt.example',
        'baden@harzbote.example',
      ),
    ],
  },
]
