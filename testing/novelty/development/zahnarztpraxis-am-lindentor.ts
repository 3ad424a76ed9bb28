import type { NoveltyBrand } from '../brand'

export const zahnarztpraxisAmLindentor: NoveltyBrand = {
  name: 'Zahnarztpraxis am Lindentor',
  language: 'de',
  published: [
    'Ab 1. März haben wir mittwochs länger für Sie geöffnet: bis 20 Uhr, auch für Prophylaxe. Termine wie immer telefonisch oder online.',
    'Mythos oder Wahrheit? „Nach dem Essen sofort Zähne putzen.“ Besser nicht: Nach Saurem ist der Zahnschmelz weich. Warten Sie eine halbe Stunde und spülen Sie bis dahin mit Wasser. #ZahnMythos',
    'Willkommen im Team, Dr. Nele Brandis! Sie hat in Greifswald studiert und zuletzt vier Jahre lang in einer Kinderzahnklinik gearbeitet. Ab Montag behandelt sie bei uns unsere kleinsten Patienten. Ihr Handpuppen-Krokodil heißt Olaf und hat alle Zähne.',
    'Angst vor dem Zahnarzt? Damit sind Sie nicht allein, jedem Zehnten geht es so. Sagen Sie es uns schon am Telefon. Dann planen wir doppelt so viel Zeit ein, erklären jeden Schritt, und Sie können mit der Hand jederzeit Stopp sagen.',
    'Wir bilden aus! Zum 1. August suchen wir eine/n Auszubildende/n zur Zahnmedizinischen Fachangestellten (m/w/d). Vier-Tage-Woche, 1.150 € im ersten Lehrjahr, und die Berufskleidung waschen wir. Bewerbung an team@lindentor-praxis.example',
    'Bonusheft nicht vergessen! Wer fünf Jahre lang jedes Jahr zur Kontrolle war, bekommt von der Kasse 70 statt 60 Prozent Zuschuss zum Zahnersatz, nach zehn Jahren sogar 75. Der Stempel gilt nur bis 31. Dezember.',
    'Unsere Praxis bleibt vom 13. bis 24. Juli geschlossen. Die Vertretung übernimmt Dr. Kessler in der Marktstraße 7, Telefon 04321 998877.',
    'Wussten Sie, dass eine Zahnbürste nach drei Monaten ein Viertel ihrer Putzleistung verloren hat? Wenn die Borsten aussehen wie eine Palme, ist es höchste Zeit. 🌴 #Zahntipp',
    'Neu in unserer Praxis: Abdrücke ohne Löffel und Würgen. Ein Scanner filmt Ihren Kiefer in zwei Minuten ab, und das Modell entsteht am Bildschirm. Für Kronen, Schienen und Zahnspangen. Extra kostet Sie das nichts.',
    'Zahnunfall auf dem Spielplatz? Den ausgeschlagenen Zahn nur an der Krone anfassen, nicht abputzen, in eine Zahnrettungsbox oder kalte H-Milch legen und sofort zu uns kommen. Die erste Stunde entscheidet.',
    'Die Kita Regenbogen war zu Besuch: 22 Kinder, ein Behandlungsstuhl, der hoch- und runterfährt, und die Frage, ob Haie auch Karies kriegen. (Nein. Ihre Zähne sind von Natur aus mit Fluorid überzogen.) 🦈',
    'Wir haben umgestellt: Statt Plastikbechern gibt es bei uns jetzt Becher aus Edelstahl, die wir sterilisieren. Das spart im Jahr rund 14.000 Stück Müll.',
    'Mythos oder Wahrheit? „Milchzähne muss man nicht behandeln, die fallen ja aus.“ Falsch. Löcher darin tun genauso weh, und geht der Zahn zu früh verloren, fehlt dem bleibenden später der Platz. #ZahnMythos',
    'Unsere Prophylaxe-Expertin Gülcan feiert heute 20 Jahre Praxis am Lindentor. Nach ihrer Rechnung hat sie 31.000 Zahnreinigungen gemacht. Wir gratulieren und sagen danke!',
    'Am Samstag, 25. April, ist Tag der offenen Tür. Von 10 bis 14 Uhr zeigen wir Ihnen den neuen OP-Raum, Kinder dürfen an einem Gipsgebiss bohren, und es gibt Kuchen. Ja, mit Zucker.',
    'Professionelle Zahnreinigung: Was passiert da eigentlich? Wir entfernen Zahnstein und Beläge, auch zwischen den Zähnen, polieren und tragen Fluorid auf. Das dauert etwa 50 Minuten und kostet bei uns zwischen 95 und 120 €. Viele Kassen zahlen etwas dazu, fragen Sie dort nach.',
    'Bitte beachten Sie: Wegen der Baustelle am Lindentor fallen bis Ende Mai alle Parkplätze vor dem Haus weg. Das Parkhaus Stadtmauer ist drei Gehminuten entfernt, die erste Stunde erstatten wir Ihnen.',
    'Nachts mit den Zähnen geknirscht? Morgens Kopfweh und ein müder Kiefer sind typische Zeichen. Eine Schiene schützt die Zähne, die Ursache ist aber oft Stress. Wir arbeiten deshalb mit der Physiotherapie Hanke im Erdgeschoss zusammen.',
    'Sie können Ihre Termine jetzt auch per SMS bestätigen oder absagen. Zwei Tage vorher kommt eine Nachricht von uns, Sie antworten mit JA oder NEIN. Fertig.',
    'Zahnseide vor oder nach dem Putzen? Davor! Dann kommt das Fluorid aus der Zahncreme auch in die Zwischenräume. #Zahntipp',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Berufstätig und tagsüber keine Zeit? Von März an sind wir jeden Mittwoch bis acht Uhr abends für Sie da, auf Wunsch auch zur Prophylaxe. Buchen Sie online oder rufen Sie an.',
    },
    {
      of: 1,
      text: 'Gleich nach dem Essen zur Zahnbürste greifen? Keine gute Idee! Säure weicht den Schmelz auf. Spülen Sie lieber mit Wasser und putzen Sie erst 30 Minuten später. #ZahnMythos',
    },
    {
      of: 2,
      text: 'Unsere kleinsten Patienten bekommen eine eigene Zahnärztin: Am Montag fängt Dr. Nele Brandis bei uns an. Nach dem Studium in Greifswald war sie vier Jahre an einer Zahnklinik für Kinder. Mit dabei ist Olaf, ein Krokodil als Handpuppe, dem kein einziger Zahn fehlt.',
    },
    {
      of: 3,
      text: 'Jeder Zehnte fürchtet sich vor unserem Stuhl. Sie auch? Sagen Sie es uns beim Anruf, dann nehmen wir uns doppelt so viel Zeit und hören auf, sobald Sie die Hand heben.',
    },
    {
      of: 5,
      text: 'Haben Sie Ihren Stempel für dieses Jahr schon? Bis zum 31. Dezember ist noch Zeit. Mit fünf lückenlosen Jahren im Bonusheft steigt der Kassenzuschuss für Zahnersatz von 60 auf 70 Prozent, mit zehn auf 75.',
    },
    {
      of: 6,
      text: 'Sommerpause! Zwischen dem 13. und dem 24. Juli sind wir im Urlaub. Bei Schmerzen hilft Ihnen unser Vertreter Dr. Kessler (Marktstr. 7, Tel. 04321 998877).',
    },
    {
      of: 9,
      text: 'Was tun, wenn beim Toben ein Zahn ausfällt? Ruhe bewahren und den Zahn oben an der Krone greifen. Nicht säubern! In kalter H-Milch oder einer Rettungsbox übersteht er den Weg zu uns. Kommen Sie gleich, denn es zählt vor allem die erste Stunde.',
    },
    {
      of: 11,
      text: '14.000 Plastikbecher im Jahr weniger: Bei uns spülen Sie jetzt aus Edelstahl. Die Becher werden nach jedem Gebrauch sterilisiert.',
    },
    {
      of: 16,
      text: 'Parken vor der Praxis ist wegen der Bauarbeiten am Lindentor bis Ende Mai leider nicht möglich. Weichen Sie bitte ins Parkhaus Stadtmauer aus, von dort sind es zu Fuß drei Minuten. Die Kosten für die erste Stunde bekommen Sie von uns zurück.',
    },
    {
      of: 18,
      text: 'JA oder NEIN genügt: Zwei Tage vor Ihrem Termin erinnern wir Sie ab jetzt per SMS. Mit Ihrer Antwort sagen Sie zu oder ab, ganz ohne Anruf.',
    },
  ],
  fresh: [
    'Mythos oder Wahrheit? „Kaugummi ersetzt das Zähneputzen.“ Leider nein. Er regt zwar den Speichel an, und das hilft unterwegs, aber Beläge bekommt er nicht weg. #ZahnMythos',
    'Mythos oder Wahrheit? „Jedes Kind kostet einen Zahn.“ Zum Glück nicht! Das Zahnfleisch blutet in der Schwangerschaft aber leichter, deshalb raten wir zu zwei zusätzlichen Kontrollen. #ZahnMythos',
    'Willkommen im Team, Tarek Moussa! Er ist Zahntechniker und leitet unser neues Labor im zweiten Stock. Kleine Reparaturen an Prothesen erledigt er noch am selben Tag, meistens sogar, während Sie warten.',
    'Zungenschaber, ja oder nein? Ja, einmal am Tag, von hinten nach vorn. Der meiste Mundgeruch entsteht nämlich nicht im Magen, sondern auf der Zunge. #Zahntipp',
    'Unsere Praxis bleibt am Freitag, 15. Mai, geschlossen, weil wir alle zusammen eine Fortbildung in Notfallmedizin machen. In dringenden Fällen wählen Sie bitte den zahnärztlichen Notdienst unter 04321 112233.',
    'Die 3b der Lindenschule war zu Besuch und hat uns ausgerechnet, wie viel Zucker in einem Liter Eistee steckt: 23 Würfel. Jetzt hängt das Plakat im Wartezimmer, gleich neben dem Wasserspender.',
    'Wir suchen ab sofort eine Kraft für die Anmeldung (m/w/d), 25 Stunden, gern auch Quereinstieg aus dem Hotel. Sie sollten drei Dinge gleichzeitig können und dabei lächeln. Bewerbung an team@lindentor-praxis.example',
    'Seit dieser Woche läuft bei uns die elektronische Patientenakte. Röntgenbilder können Sie damit zum Facharzt mitnehmen, ohne CD. Wenn Sie das nicht möchten, genügt ein Wort am Empfang.',
    'Danke für 212 Besucherinnen und Besucher am Tag der offenen Tür! Das Schätzglas enthielt 1.046 Zahnstocher. Die elektrische Zahnbürste geht an Frau Petersen, die nur um drei danebenlag.',
    'Neu in unserer Praxis: Lachgas für Kinder ab 6 und für Erwachsene. Es wirkt nach drei Minuten, Sie bleiben wach, und nach einer Viertelstunde dürfen Sie wieder Auto fahren. Eine Sitzung kostet 85 €.',
  ],
}
