import type { NoveltyBrand } from '../brand'

export const reparaturwerkSieben: NoveltyBrand = {
  name: 'Reparaturwerk Sieben',
  language: 'de',
  published: [
    'Gerettet: eine Küchenmaschine von 1968. Der Motor lief noch, nur die Kohlebürsten waren abgenutzt. Kosten: 24 €. Sie rührt jetzt wieder Hefeteig für vier Enkel. 🔧 #Gerettet',
    'Wir haben ab sofort auch samstags offen, von 10 bis 14 Uhr. Dafür bleibt die Werkstatt montags zu.',
    'Selber schrauben: Bei unserem offenen Abend am Donnerstag, 12. März, stehen euch von 18 bis 21 Uhr Werkzeug, Lötstationen und zwei Leute mit Ahnung zur Seite. Eintritt frei, Spende willkommen. Bringt mit, was ihr tragen könnt.',
    'Der Reparaturbonus ist da! Das Land übernimmt die Hälfte der Rechnung, höchstens 100 € pro Gerät. Ihr zahlt bei uns, reicht die Rechnung online ein und bekommt das Geld nach etwa drei Wochen zurück. Gilt für fast alles mit Stecker, nur nicht für Handys.',
    'Bitte schickt uns keine aufgeblähten Akkus mit der Post! Die können sich entzünden. Bringt sie in einem Eimer mit Sand vorbei, wir entsorgen sie umsonst.',
    'Gerettet: ein Plattenspieler, der nur noch rückwärts lief. Schuld war ein Riemen, den jemand verdreht eingesetzt hatte. Kosten: 15 € und ein breites Grinsen. #Gerettet',
    'Unsere Halbjahresbilanz: 1.086 Geräte angenommen, 871 repariert. Das sind 80 Prozent. An Platz eins der Patienten stehen Kaffeevollautomaten, gefolgt von Staubsaugern und Lampen.',
    'Warum der Kostenvoranschlag bei uns 19 € kostet: weil wir dafür jedes Gerät aufmachen und messen. Wenn ihr es dann reparieren lasst, ziehen wir die 19 € wieder ab.',
    'Wir ziehen um! Ab 2. Juni findet ihr uns in der Gerberstraße 7, im alten Feuerwehrhaus. Doppelt so viel Platz, ein Tor zum Reinfahren und endlich Tageslicht.',
    'Neu im Team: Rahel, gelernte Uhrmacherin. Sie kümmert sich dienstags und mittwochs um eure Wecker, Standuhren und alles andere, was tickt oder ticken sollte.',
    'Tipp der Woche: Entkalken! Zwei von drei Wasserkochern, die wir als defekt annehmen, haben nur Kalk auf dem Fühler. Ein Schuss Essig, eine Stunde warten, ausspülen. #Reparaturtipp',
    'Nähmaschinen-Woche vom 20. bis 25. April: Reinigen, ölen und einstellen zum Festpreis von 49 € statt 69 €. Bitte vorher einen Termin ausmachen, letztes Mal standen sie bis auf den Gehweg.',
    'Wir suchen eine Elektronikerin oder einen Elektroniker in Teilzeit (24 Stunden). Du kannst Schaltpläne lesen, hast Geduld mit 40 Jahre alten Radios und erklärst gern. 3.100 € auf Vollzeit gerechnet, 30 Tage Urlaub. Schreib an schrauben@werksieben.example',
    'Gerettet: ein Teddy mit Sprachmodul, der seit 1999 nichts mehr gesagt hat. Es war eine kalte Lötstelle. Sein erster Satz nach der Operation: „Ich bin müde.“ Kosten: 12 €. #Gerettet',
    'Unser Ersatzteillager wächst: Wir schlachten Geräte aus, die nicht mehr zu retten sind. 4.600 Knöpfe, Riemen, Schalter und Motoren liegen inzwischen in den Regalen, alles sortiert und mit Preis. Die Liste steht auf unserer Website.',
    'Liebe Hersteller, bitte hört auf, Gehäuse zu verkleben. Mit freundlichen Grüßen, drei Leute mit Heißluftföhn.',
    'Die Klasse 8c der Humboldtschule hat bei uns eine Woche lang Toaster zerlegt. 14 von 16 funktionieren wieder. Die anderen zwei sind jetzt Kunst.',
    'Über Pfingsten machen wir Pause. Vom 23. Mai bis 1. Juni nehmen wir nichts an, fertige Geräte könnt ihr am 27. Mai von 16 bis 18 Uhr abholen.',
    'Fünf Jahre Reparaturwerk Sieben! Angefangen haben wir zu zweit in einer Garage, jetzt sind wir neun. Am 13. Juni wird gefeiert, mit Flohmarkt, Musik und einem Wettbewerb im Föhn-Weitwurf (nur irreparable). Ab 15 Uhr im Hof.',
    'Tipp der Woche: Wenn die Spülmaschine nicht abpumpt, schaut zuerst unters Sieb. In sieben von zehn Fällen sitzt dort eine Glasscherbe oder ein Olivenkern vor der Pumpe. #Reparaturtipp',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Sie knetet wieder! Bei dieser Küchenmaschine, Baujahr 1968, mussten nur neue Kohlebürsten rein, der Motor selbst war in Ordnung. Für 24 € bekommen vier Enkelkinder nun wieder Omas Hefezopf. #Gerettet',
    },
    {
      of: 1,
      text: 'Neue Zeiten! Montags ist ab jetzt geschlossen, dafür könnt ihr am Samstag zwischen 10 und 14 Uhr zu uns kommen.',
    },
    {
      of: 2,
      text: 'Kaputtes Radio? Lahmer Mixer? Am 12. März könnt ihr bei uns drei Stunden lang selbst Hand anlegen! Wir öffnen um 18 Uhr und stellen Lötkolben, Werkzeug und zwei Fachleute, die euch helfen. Kosten tut der Donnerstagabend nichts, über Spenden freuen wir uns.',
    },
    {
      of: 3,
      text: 'Die Hälfte eurer Reparaturrechnung zahlt ab jetzt das Land, bis zu 100 € pro Gerät (Handys ausgenommen). Rechnung online einreichen, drei Wochen warten, fertig.',
    },
    {
      of: 6,
      text: 'Vier von fünf Geräten verlassen unsere Werkstatt heil! 871 von 1.086 waren es im ersten halben Jahr. Am häufigsten bringt ihr uns Kaffeevollautomaten, dann kommen Staubsauger und Lampen.',
    },
    {
      of: 7,
      text: '19 € nur fürs Nachschauen? Ja, denn wir schrauben jedes Gerät auf und messen nach, bevor wir euch einen Preis nennen. Gebt ihr uns danach den Auftrag, wird der Betrag verrechnet.',
    },
    {
      of: 8,
      text: 'Mehr Licht, doppelt so viel Fläche und eine Einfahrt: Das ehemalige Feuerwehrhaus in der Gerberstraße 7 wird unsere neue Werkstatt. Am 2. Juni geht es dort los.',
    },
    {
      of: 11,
      text: 'Eure Nähmaschine hakt? In der Woche ab dem 20. April warten wir sie für 49 €, also 20 € günstiger als sonst: putzen, schmieren, justieren. Das Angebot gilt bis zum 25. April, aber nur mit Termin, denn beim letzten Mal reichte die Schlange bis auf die Straße.',
    },
    {
      of: 13,
      text: '„Ich bin müde“, brummte der Teddy, nachdem er über ein Vierteljahrhundert geschwiegen hatte. Wir haben eine schlechte Lötstelle in seinem Sprachmodul gefunden, die seit 1999 keinen Kontakt mehr hatte. Macht zwölf Euro. #Gerettet',
    },
    {
      of: 18,
      text: 'Von der Garage zum Team mit neun Leuten: Wir werden fünf! Feiert mit uns am 13. Juni ab drei Uhr nachmittags im Hof. Es gibt Musik und einen Flohmarkt, und wer mag, wirft einen hoffnungslos kaputten Föhn so weit wie möglich.',
    },
  ],
  fresh: [
    'Gerettet: ein Röhrenradio aus dem Jahr 1956, das nur noch brummte. Zwei Kondensatoren getauscht, Skala gereinigt, und schon kam Schlager raus. Kosten: 68 €. 🔧 #Gerettet',
    'Gerettet: eine Modelleisenbahn, die seit dem Umzug im Kreis entgleiste. Es lag an einem verbogenen Radsatz. Kosten: 9 € und eine Stunde Spielen zum Testen. #Gerettet',
    'Leider nicht gerettet: ein Saugroboter, der in den Gartenteich gefahren ist. Die Platine sah aus wie ein Korallenriff. Seine Räder leben in zwei anderen weiter.',
    'Tipp der Woche: Staubsaugerfilter waschen! Wenn er heult und nichts mehr zieht, ist selten der Motor schuld. Filter raus, lauwarm ausspülen, 24 Stunden trocknen lassen. #Reparaturtipp',
    'Selber schrauben: Am Donnerstag, 9. April, geht es beim offenen Abend um Fahrradlicht und Nabendynamos. Von 18 bis 21 Uhr, Eintritt frei. Parkt die Räder bitte im Hof.',
    'Neu im Team: Thore, Azubi im ersten Lehrjahr. Mit elf hat er den Fernseher seiner Eltern zerlegt, jetzt darf er das offiziell. Er ist dienstags bis freitags an der Annahme.',
    'Kaffeemaschinen-Woche vom 8. bis 13. Juni: Brühgruppe fetten, Dichtungen tauschen, entkalken zum Festpreis von 79 € statt 105 €. Bohnen zum Probelauf spendiert die Rösterei nebenan.',
    'Der Reparaturbonus ist ausgeschöpft. Der Topf des Landes war nach elf Wochen leer, neue Anträge gehen erst wieder ab Januar. Wer seine Rechnung schon eingereicht hat, bekommt das Geld noch.',
    'Wir waren in Brüssel! Unsere Chefin Katja durfte im Parlament erzählen, was eine kleine Werkstatt vom Recht auf Reparatur braucht: Schaltpläne, Ersatzteile und zehn Jahre Zugang zu beidem.',
    'Ab Juli verleihen wir Werkzeug: Bohrhammer, Stichsäge, Tapeziertisch und 40 andere Dinge, die man zweimal im Leben braucht. 5 € am Tag, Ausweis nicht vergessen.',
  ],
}
