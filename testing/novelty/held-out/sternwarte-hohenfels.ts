import type { NoveltyBrand } from '../brand'

/** A public observatory run by volunteers. */
export const sternwarteHohenfels: NoveltyBrand = {
  name: 'Volkssternwarte Hohenfels',
  language: 'de',
  published: [
    // 0
    `Öffentlicher Beobachtungsabend am Freitag, 10. Januar, ab 19 Uhr. Im Programm: Jupiter mit seinen vier großen Monden, der Orionnebel und, wenn die Luft mitspielt, die Cassini-Teilung. Eintritt 5 €, Kinder frei. Bitte warm anziehen, die Kuppel ist nicht geheizt! 🔭`,
    `Öffentlicher Beobachtungsabend am Freitag, 14. Februar: Für alle Verliebten zeigen wir die Venus, die gerade so hell ist wie das ganze Jahr nicht mehr. Beginn 18:30 Uhr, Sekt gibt's am Fuß der Kuppel.`,
    `Der Beobachtungsabend heute fällt leider aus: Wolkendecke von hier bis Prag. Wer schon unterwegs ist, bekommt im Vortragsraum einen Tee und eine Führung durch die Werkstatt.`,
    `Himmel im März: Am 14. steht morgens ein blutroter Mond über dem Horizont, die Finsternis ist bei uns aber nur zum Teil zu sehen. Am 20. beginnt um 10:01 Uhr der Frühling. Merkur zeigt sich in der ersten Monatshälfte abends im Westen.`,
    `Himmel im August: Die Perseiden erreichen in der Nacht vom 12. auf den 13. ihr Maximum. Leider stört der Mond. Am schönsten ist es zwischen 22 Uhr und Mondaufgang. Mitbringen: Liegestuhl, Decke, Geduld.`,
    // 5
    `Vortrag am 6. November, 19:30 Uhr: "Exoplaneten – wie man Welten findet, die niemand sieht". Referentin ist Dr. Miriam Aldinger vom MPI für Astronomie in Heidelberg. 7 €, ermäßigt 4 €. Keine Anmeldung nötig.`,
    `Vortrag am 4. Dezember, 19:30 Uhr: "Der Stern von Bethlehem – Komet, Konjunktion oder Legende?" Es spricht unser Vorsitzender Hartmut Weigel. Danach Glühwein auf der Terrasse.`,
    `Unser Hauptspiegel ist zurück! 60 Zentimeter Durchmesser, 82 Kilo schwer, frisch verspiegelt in Jena. Drei Wochen lang war der Tubus leer. Gestern haben ihn sechs Leute mit angehaltenem Atem wieder eingesetzt.`,
    `Jugendgruppe "Kleine Bären": Wir treffen uns jeden zweiten Mittwoch um 17 Uhr. Ab 10 Jahren, Vorkenntnisse braucht ihr keine. Gerade bauen wir Sonnenuhren, im Sommer zelten wir unter der Milchstraße. Schnuppern kostet nichts.`,
    `Bitte das Licht ausschalten: Die Gemeinde Hohenfels stellt ab 1. Oktober ihre Straßenlaternen zwischen 0 und 5 Uhr ab. Dafür haben wir vier Jahre lang geworben. Danke an alle 14 Gemeinderäte, die dafür gestimmt haben!`,
    // 10
    `Bild der Woche: der Pferdekopfnebel, aufgenommen von Tobias Kern in drei Nächten, insgesamt elf Stunden belichtet. Zu sehen ist Staub, 1.375 Lichtjahre weit weg. #astrofotografie`,
    `Bild der Woche: die Sonne am Dienstagmittag mit einer Fleckengruppe, die achtmal so groß ist wie die Erde. Fotografiert von Ayla (13) durch unser H-alpha-Teleskop.`,
    `Bild der Woche: die Internationale Raumstation vor dem Mond. 0,6 Sekunden dauerte der Durchgang, 0,6 Sekunden hatte Jörg Zeit. Er hat getroffen.`,
    `Wir suchen Verstärkung an der Kasse! Ein Freitag im Monat, zwei Stunden, dafür freier Eintritt zu allen Vorträgen und immer jemanden zum Fachsimpeln. Meldet euch bei Gudrun: kasse@sternwarte-hohenfels.example`,
    `Sonnenbeobachtung beim Stadtfest: Am Sonntag stehen wir von 11 bis 16 Uhr mit zwei Teleskopen auf dem Rathausplatz. Ungefährlich, kostenlos, und ja, man sieht wirklich was.`,
    // 15
    `1.204 Gäste haben uns 2024 besucht, so viele wie nie seit der Gründung 1968. An 31 von 48 Freitagen war der Himmel klar genug. Danke, dass ihr auch an den anderen 17 gekommen seid.`,
    `Teleskop zu Weihnachten? Bitte nicht das für 79 Euro aus dem Discounter. Kommt am 29. November ab 14 Uhr zu unserer Kaufberatung, wir zeigen euch fünf Geräte zwischen 150 und 600 Euro zum Durchschauen.`,
    `Die Zufahrt über den Forstweg ist bis Ende April wegen Holzarbeiten gesperrt. Bitte parkt am Wanderparkplatz Buchet und lauft die letzten 800 Meter. Rotlicht-Taschenlampen liegen dort in der Kiste.`,
    `Heute vor 50 Jahren hat unser Gründer Alois Riedl den Kleinplaneten 18412 entdeckt, mit Fotoplatte und kalten Füßen. Seit 1999 trägt er offiziell den Namen Hohenfels.`,
    `Polarlichter über der Oberpfalz! In der Nacht auf Samstag leuchtete der Himmel von 23:10 bis 0:40 Uhr rosa und grün. Wer Fotos hat: Schickt sie uns, wir sammeln für eine Ausstellung im Foyer. 💚`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Jupiter samt seiner vier großen Monde, den Nebel im Orion und bei ruhiger Luft die Cassini-Teilung zeigen wir euch am 10. Januar. Los geht's freitags um 19 Uhr. Erwachsene zahlen fünf Euro, Kinder nichts. In der Kuppel ist es kalt, also dicke Jacke mitnehmen!`,
    },
    {
      of: 2,
      text: `Alles grau bis nach Prag, deshalb heute Abend keine Beobachtung. Falls ihr schon auf dem Weg seid: Wir kochen Tee im Vortragsraum und führen euch durch unsere Werkstatt.`,
    },
    {
      of: 4,
      text: `Sternschnuppen! In der Nacht auf den 13. August sind die meisten Perseiden zu erwarten. Weil der Mond stört, schaut ihr am besten ab 22 Uhr, bevor er aufgeht. Decke und Liegestuhl einpacken und etwas Geduld haben.`,
    },
    {
      of: 5,
      text: `Wie entdeckt man Planeten, die kein Mensch sehen kann? Darüber spricht am 6. November um halb acht abends die Astronomin Dr. Miriam Aldinger (MPI Heidelberg) bei uns. Einfach kommen, Eintritt sieben Euro, ermäßigt vier.`,
    },
    {
      of: 7,
      text: `82 Kilo Glas, sechs Leute, kein Mucks: Seit gestern sitzt der 60-cm-Spiegel wieder in unserem Teleskop. In Jena hat er eine neue Beschichtung bekommen, drei Wochen mussten wir ohne ihn auskommen.`,
    },
    {
      of: 9,
      text: `Endlich dunkel! Vier Jahre Überzeugungsarbeit haben sich gelohnt: Vom 1. Oktober an bleiben in Hohenfels von Mitternacht bis fünf Uhr früh die Laternen aus. Wir danken den 14 Ratsmitgliedern für ihr Ja.`,
    },
    {
      of: 11,
      text: `Ayla ist 13 und hat am Dienstag gegen Mittag mit unserem H-alpha-Teleskop die Sonne fotografiert. Die Flecken darauf sind zusammen achtmal so groß wie unsere Erde. Unser Bild der Woche!`,
    },
    {
      of: 15,
      text: `Besucherrekord: Nie seit 1968 kamen mehr Menschen zu uns als 2024, nämlich 1.204. Und das, obwohl es nur an 31 der 48 Freitage klar war. Dankeschön!`,
    },
    {
      of: 16,
      text: `Bevor ihr ein 79-Euro-Teleskop vom Discounter unter den Baum legt: Am 29. November beraten wir euch ab 14 Uhr. Fünf Modelle von 150 bis 600 Euro stehen zum Ausprobieren bereit.`,
    },
    {
      of: 17,
      text: `Achtung, Anfahrt geändert: Wegen Forstarbeiten kommt man bis Ende April nicht mit dem Auto herauf. Stellt den Wagen am Wanderparkplatz Buchet ab, von dort sind es 800 m zu Fuß. In der Kiste findet ihr rote Taschenlampen.`,
    },
  ],
  fresh: [
    `Öffentlicher Beobachtungsabend am Freitag, 14. März, ab 19:30 Uhr: Wir suchen die Galaxien im Löwen auf, drei auf einen Blick. Dazu der fast volle Mond mit dem Krater Tycho. Eintritt 5 €.`,
    `Öffentlicher Beobachtungsabend am Freitag, 12. September: Saturn ist wieder da! Seine Ringe sehen wir in diesem Jahr fast genau von der Kante. Beginn 20:30 Uhr.`,
    `Himmel im Dezember: Die Geminiden kommen am 14. mit bis zu 120 Sternschnuppen in der Stunde, und diesmal stört kein Mond. Am 21. ist Wintersonnenwende.`,
    `Vortrag am 5. Februar, 19:30 Uhr: "Schwarze Löcher hören" mit Prof. Stefan Ludwig aus Hannover, der am Gravitationswellendetektor GEO600 arbeitet. 7 €, Schüler frei.`,
    `Bild der Woche: der Komet C/2024 G3 in der Abenddämmerung, von Hannelore mit dem Handy durchs Fernglas geknipst. Manchmal braucht es keine elf Stunden.`,
    `Die "Kleinen Bären" haben gewonnen! Beim Landeswettbewerb Jugend forscht gab es den zweiten Preis für ihre selbst gebaute Meteorkamera. Sie steht jetzt auf dem Dach.`,
    `Wir brauchen ein neues Kuppeldach. Das alte rostet seit 1968 vor sich hin. 38.000 Euro kostet es, 22.500 haben wir schon. Spendenkonto auf unserer Website.`,
    `Partielle Sonnenfinsternis am 29. März: Wir öffnen von 11 bis 13 Uhr. Finsternisbrillen gibt es bei uns für 2 Euro, bitte schaut nie ohne.`,
    `Sommerpause: Im Juni und Juli wird es bei uns nicht richtig dunkel, darum bleibt die Kuppel freitags zu. Gruppenführungen am Tag sind weiter möglich.`,
    `Neu bei uns: Führungen in Gebärdensprache, immer am letzten Samstag im Quartal. Die erste leitet Carina Thoma am 28. März um 15 Uhr, mit viel Licht im Vortragsraum und wenig in der Kuppel.`,
  ],
}
