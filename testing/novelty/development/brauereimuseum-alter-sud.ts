import type { NoveltyBrand } from '../brand'

export const brauereimuseumAlterSud: NoveltyBrand = {
  name: 'Brauereimuseum Alter Sud',
  language: 'de',
  published: [
    'Objekt des Monats: ein Bierkutscher-Mantel von 1911. Er wiegt 6,8 Kilo, ist mit Schaffell gefüttert und riecht bei feuchtem Wetter noch heute nach Pferd. Zu sehen im ersten Stock. #ObjektDesMonats',
    'Sonderausstellung ab 17. April: „Frauen am Kessel“. Bis ins 16. Jahrhundert war Brauen Frauensache. Wir erzählen von zwölf Brauerinnen aus fünf Jahrhunderten, von der Witwe Agnes Trauner bis zur heutigen Braumeisterin. Bis 1. November, im Eintritt enthalten.',
    'Am Internationalen Museumstag (17. Mai) ist der Eintritt bei uns frei. Führungen um 11, 13 und 15 Uhr, dazu frisches Malzbrot aus dem Steinofen.',
    'Die Dampfmaschine läuft wieder! 🚂 Drei Jahre lang hat unser Förderverein geschraubt, gestrichen und geflucht, jetzt dreht sich das Schwungrad von 1894. Vorführung jeden ersten Sonntag im Monat um 14 Uhr.',
    'Brautag mit Museumsleiter Ansgar Vogt: Am 9. Mai brauen wir auf der alten 50-Liter-Anlage ein Grutbier ohne Hopfen. Zehn Plätze, 89 €, Mittagessen und drei Flaschen zum Abholen nach der Reifung inbegriffen.',
    'Der Eiskeller ist wieder zugänglich. 42 Stufen hinab, das ganze Jahr über 7 Grad. Bringen Sie eine Jacke mit, auch im August.',
    'Wir suchen Ihre alten Bierdeckel! Besonders fehlen uns Exemplare der Brauereien Löwenkeller, Schwarzer Hahn und Goldene Traube aus der Zeit vor 1970. Schauen Sie doch mal auf dem Dachboden nach. Wer uns einen bringt, bekommt freien Eintritt.',
    'Neue Öffnungszeiten ab April: Mittwoch bis Sonntag, 11 bis 18 Uhr. Montag und Dienstag ist Ruhetag, Gruppen empfangen wir nach Anmeldung trotzdem.',
    'Eine Frage, die wir jede Woche hören: Warum trank man im Mittelalter so viel Bier? Nicht, weil das Wasser so schlecht war, das ist eine Legende. Bier war schlicht nahrhaft, haltbar und besteuert. Mehr dazu in Raum 3.',
    'Für Kinder ab 6: Malzdetektive! Mit Lupe und Spürnase geht es durch das Sudhaus, am Ende wird Limonade gemischt. Jeden Samstag in den Osterferien um 10.30 Uhr, 4 € pro Kind, Eltern haben Pause.',
    'Objekt des Monats: der Bierwärmer von Kommerzienrat Selig. Ein Röhrchen voll heißem Wasser, das man ins Glas hängte, damit der Magen nicht leidet. Zu sehen am Ende des Rundgangs. #ObjektDesMonats',
    '100.000! Heute Vormittag haben wir unseren hunderttausendsten Gast begrüßt: Ilse Morgenroth aus Kulmbach, die eigentlich nur aufs WC wollte. Sie ist dann drei Stunden geblieben.',
    'Im Sudhaus wird gebaut: Bis zum 20. März sehen Sie den großen Kupferkessel nur durch eine Plane, weil wir das Dach darüber abdichten. Der Eintritt ist so lange um 2 € ermäßigt.',
    'Vortrag am Donnerstag, 23. April, 19 Uhr: „Hopfen im Krieg“. Die Historikerin Dr. Wiebke Thoma spricht über Dünnbier und Rationierung von 1914 bis 1918. Eintritt 6 €, Mitglieder des Fördervereins frei.',
    'Unser Museumscafé heißt jetzt „Zum Treber“. Cordula Fink hat es übernommen, backt alle Kuchen selbst und hat vier regionale Biere am Hahn, eines davon alkoholfrei.',
    'Ehrenamtliche gesucht! Wer am Wochenende gern Besucher durch die Mälzerei führt, bekommt von uns eine Schulung an drei Abenden, eine Schürze und am Jahresende ein Festessen. Vorkenntnisse: Neugier.',
    'Unser Archiv ist online: 3.200 Etiketten, Fotos und Rechnungen aus 180 Jahren, frei zugänglich und durchsuchbar. Zwei Studentinnen haben dafür 14 Monate lang gescannt. archiv.alter-sud.example',
    'Lange Nacht am 20. Juni: Wir haben bis Mitternacht offen. Blasmusik im Hof ab 19 Uhr, Fackelführung in den Eiskeller um 22 Uhr und Bratwurst, solange der Vorrat reicht. 9 € für alles außer der Wurst.',
    'Gestern hat uns ein Herr aus Ohio besucht, dessen Urgroßvater hier 1923 als Fassbinder gearbeitet hat. Wir haben im Lohnbuch nachgesehen: Er bekam damals 4 Billionen Mark Wochenlohn. Und zwei Maß am Tag.',
    'Unsere Ausstellung bekommt einen Audioguide auf Deutsch, Englisch, Tschechisch und in Leichter Sprache. 28 Stationen, gesprochen vom Theater Grünau. Kostenlos auf dem eigenen Handy, Kopfhörer gibt es an der Kasse.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Fast sieben Kilo Mantel: Mit diesem Stück, gefüttert mit Schaffell, hielt sich 1911 ein Bierkutscher warm. Wird die Luft feucht, riecht man sogar noch die Pferde. Sie finden unser Objekt des Monats im ersten Stock. #ObjektDesMonats',
    },
    {
      of: 1,
      text: '„Frauen am Kessel“: Zwölf Brauerinnen aus fünf Jahrhunderten lernen Sie in unserer neuen Sonderschau kennen, vom 17. April bis zum 1. November und ohne Aufpreis.',
    },
    {
      of: 3,
      text: 'Sie dreht sich! Nach drei Jahren Arbeit hat der Förderverein die Dampfmaschine von 1894 wieder zum Laufen gebracht. Erleben können Sie das immer am ersten Sonntag des Monats, um 14 Uhr. 🚂',
    },
    {
      of: 4,
      text: 'Bier ganz ohne Hopfen? Das gab es früher, und am 9. Mai brauen Sie es bei uns selbst! Ansgar Vogt, der unser Museum leitet, setzt mit zehn Teilnehmenden auf der historischen Anlage 50 Liter Grutbier an. Für 89 € gibt es auch ein Mittagessen und, sobald das Bier reif ist, drei Flaschen für zu Hause.',
    },
    {
      of: 6,
      text: 'Haben Sie noch Bierdeckel von früher? Für unsere Sammlung suchen wir solche, die älter sind als 1970, vor allem von der Goldenen Traube, vom Löwenkeller und vom Schwarzen Hahn. Als Dankeschön kommen Sie gratis ins Museum.',
    },
    {
      of: 7,
      text: 'Bitte beachten: Von April an haben wir an fünf Tagen in der Woche auf, mittwochs bis sonntags zwischen 11 und 18 Uhr. An den ersten beiden Wochentagen öffnen wir nur für angemeldete Gruppen.',
    },
    {
      of: 11,
      text: 'Eigentlich suchte sie nur eine Toilette: Ilse Morgenroth aus Kulmbach war heute Vormittag Gast Nummer 100.000 in unserem Museum. Gefallen hat es ihr offenbar, sie blieb drei Stunden.',
    },
    {
      of: 12,
      text: 'Weil das Dach über dem Sudhaus undicht ist und repariert wird, steckt der Kupferkessel bis 20. März hinter einer Plane. Dafür zahlen Sie zwei Euro weniger.',
    },
    {
      of: 16,
      text: 'Stöbern Sie von zu Hause aus! Rund 3.200 Fotos, Rechnungen und Etiketten aus 180 Jahren Brauereigeschichte stehen jetzt kostenlos im Netz, mit Suchfunktion. 14 Monate haben zwei Studentinnen an den Scannern verbracht. archiv.alter-sud.example',
    },
    {
      of: 18,
      text: 'Vier Billionen Mark in der Woche, dazu täglich zwei Maß Bier: So viel verdiente 1923 ein Fassbinder bei uns. Das steht im Lohnbuch, in dem wir gestern für seinen Urenkel geblättert haben. Der war eigens aus Ohio gekommen.',
    },
  ],
  fresh: [
    'Objekt des Monats: eine Flaschenbürste mit Fußantrieb, um 1890. Wer sie bediente, spülte 300 Flaschen in der Stunde und hatte abends nasse Socken. Zu sehen in der Abfüllhalle. #ObjektDesMonats',
    'Objekt des Monats: das Gästebuch der Brauereiwirtschaft, 1952 bis 1961. Auf Seite 40 hat jemand ein Schwein gezeichnet und mit „Der Bürgermeister“ unterschrieben. Zu sehen in Raum 7. #ObjektDesMonats',
    'Vortrag am Donnerstag, 21. Mai, 19 Uhr: „Die Hefe und der Zufall“. Der Mikrobiologe Prof. Jörn Albers erklärt, wie das untergärige Bier entstand. Eintritt 6 €, Mitglieder des Fördervereins frei.',
    'Brautag mit Cordula Fink: Am 13. Juni setzen wir ein Weißbier mit Holunderblüten an. Zehn Plätze, 79 €, Brotzeit und zwei Flaschen inbegriffen. Für die Blüten gehen wir vorher gemeinsam in den Garten.',
    'Für Kinder ab 8: Etikettenwerkstatt! Im Setzkasten Buchstaben suchen, drucken, kleben. Jeden Mittwoch in den Pfingstferien um 14 Uhr, 5 € pro Kind, die Flasche Apfelsaft dazu gibt es geschenkt.',
    'Die Mälzerei ist ab Montag für fünf Wochen geschlossen. Wir bauen einen Aufzug ein, damit endlich alle bis auf den Darrboden kommen. Bezahlt haben ihn zur Hälfte das Land und zur anderen Hälfte 640 Spenderinnen und Spender.',
    'Eine Frage, die wir jede Woche hören: Stimmt es, dass das Reinheitsgebot das älteste Lebensmittelgesetz der Welt ist? Nein, schon in Babylon gab es Strafen für gepanschtes Bier. Recht unangenehme. Mehr dazu in Raum 1.',
    'Danke für 87 Bierdeckel! Darunter ist einer vom Schwarzen Hahn aus dem Jahr 1934, den niemand von uns je gesehen hatte. Er lag bei Familie Obermeier unter einem wackelnden Tischbein.',
    'Wir trauern um Alois Gruber. Der letzte Braumeister vom Alten Sud ist mit 94 Jahren gestorben. Er hat 1979 den Kessel zum letzten Mal angeheizt und uns alles gezeigt, was in keinem Buch steht.',
    'Wir haben den Museumspreis des Bezirks gewonnen! Die Jury lobt die Ausstellung „Frauen am Kessel“ und „den Mut zum Geruch“. Die 10.000 € stecken wir in die Restaurierung des Bierwagens.',
  ],
}
