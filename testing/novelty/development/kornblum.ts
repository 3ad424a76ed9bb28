import type { NoveltyBrand } from '../brand'

/** A bakery, in German. */
export const kornblum: NoveltyBrand = {
  name: 'Bäckerei Kornblum',
  language: 'de',
  published: [
    `Unser Sauerteig heißt Hermann und ist 34 Jahre alt. Opa Kornblum hat ihn 1990 angesetzt, seitdem wird er jeden Abend gefüttert. #Kornblum`,
    `Brot der Woche: Walnuss-Dinkel mit Honig vom Imker Petersen aus Süderbrarup. Nur bis Samstag und nur, solange der Vorrat reicht. #Kornblum #BrotDerWoche`,
    `Wusstet ihr, dass unsere Brezeln 18 Stunden ruhen, bevor sie in den Ofen kommen? Erst dadurch werden sie außen knusprig und innen weich. #Kornblum`,
    `Wir suchen Verstärkung: Ab August ist bei uns eine Lehrstelle als Konditorin oder Konditor frei. Arbeitsbeginn ist um sechs, nicht um drei. #Kornblum #Ausbildung`,
    `Am Sonntag öffnen wir zum Muttertag schon um sieben. Erdbeertörtchen bitte bis Freitag vorbestellen! #Kornblum`,
    `Lena steht seit zwölf Jahren bei uns hinter der Theke und kennt von jedem Stammgast die Bestellung. Herr Claasen bekommt sein Roggenbrötchen immer mit der Butter daneben. #Kornblum #Team`,
    `Der alte Holzofen von 1928 ist zurück! Ein Ofenbauer aus Husum hat ihn drei Monate lang Stein für Stein neu gemauert. #Kornblum`,
    `Was vom Vortag übrig bleibt, geht an die Tafel in Flensburg. Im letzten Jahr waren das 4.200 Brote. #Kornblum #Nachhaltigkeit`,
    `Backkurs im Februar: Croissants mit Meister Yannick. Vier Stunden, 65 Euro, höchstens acht Leute. Anmeldung im Laden. #Kornblum #Backkurs`,
    `Unser Mehl kommt aus der Windmühle in Holtenau. Müllerin Grete mahlt es auf Steinen, die älter sind als unsere Bäckerei. #Kornblum`,
    `Wegen Umbau bleibt die Filiale am Nordertor vom 4. bis zum 12. März geschlossen. Eure Brötchen gibt es so lange im Wagen auf dem Marktplatz. #Kornblum`,
    `Brot der Woche: Kartoffelbrot nach dem Rezept von Tante Hedwig, mit Kümmel und Buttermilch. #Kornblum #BrotDerWoche`,
    `Yannick war Schlagzeuger, bevor er Bäcker wurde. Den Takt schlägt er heute noch, mit zwei Teigschabern auf der Arbeitsplatte. #Kornblum #Team`,
    `Neu im Regal: Marmelade aus Sanddorn von der Geltinger Bucht, das Glas für 4,80 Euro. #Kornblum`,
    `Danke für 500 Bewertungen! Zur Feier des Tages schenken wir am Mittwoch jedem Gast eine Zimtschnecke. #Kornblum`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Jeden Abend bekommt Hermann sein Futter. So nennen wir den Sauerteig, den Opa Kornblum im Jahr 1990 ansetzte und der inzwischen 34 ist. #Kornblum`,
    },
    {
      of: 1,
      text: `Nur noch bis Samstag: unser Dinkelbrot mit Walnüssen. Den Honig dafür liefert Imker Petersen in Süderbrarup. Wenn weg, dann weg! #Kornblum #BrotDerWoche`,
    },
    {
      of: 2,
      text: `Außen knusprig, innen weich: Das gelingt nur mit Geduld. Ganze 18 Stunden lassen wir die Brezel ruhen, ehe wir sie in den Ofen schieben. #Kornblum`,
    },
    {
      of: 3,
      text: `Um sechs anfangen statt um drei? Bei uns geht das. Für August vergeben wir einen Ausbildungsplatz in der Konditorei und freuen uns auf neue Verstärkung. #Kornblum #Ausbildung`,
    },
    {
      of: 4,
      text: `Muttertag ohne Erdbeertörtchen? Bestellt eure bis Freitag vor und holt sie am Sonntag ab, wir haben bereits ab sieben Uhr geöffnet. #Kornblum`,
    },
    {
      of: 5,
      text: `Die Butter immer daneben: So mag Herr Claasen sein Brötchen aus Roggen. Lena weiß das. Sie merkt sich die Bestellungen aller Stammgäste, seit zwölf Jahren arbeitet sie an unserer Theke. #Kornblum #Team`,
    },
    {
      of: 6,
      text: `Stein für Stein wurde er neu aufgemauert, nun ist er wieder da: unser Holzofen aus dem Jahr 1928. Drei Monate hat der Husumer Ofenbauer dafür gebraucht. #Kornblum`,
    },
    {
      of: 7,
      text: `4.200 Brote haben wir letztes Jahr gespendet. Alles, was am Vortag nicht verkauft wurde, holt die Flensburger Tafel ab. #Kornblum #Nachhaltigkeit`,
    },
    {
      of: 8,
      text: `Croissants selber backen? Meister Yannick zeigt im Februar, wie es geht. Der Kurs dauert vier Stunden und kostet 65 Euro. Es gibt nur acht Plätze, meldet euch im Laden an. #Kornblum #Backkurs`,
    },
    {
      of: 9,
      text: `Älter als unsere Bäckerei sind die Mühlsteine, auf denen Grete mahlt. Von der Müllerin aus Holtenau und ihrer Windmühle beziehen wir das ganze Mehl. #Kornblum`,
    },
    {
      of: 10,
      text: `Wir bauen um! Zwischen dem 4. und dem 12. März ist am Nordertor zu. Auf dem Marktplatz steht dafür unser Wagen mit Brötchen bereit. #Kornblum`,
    },
    {
      of: 11,
      text: `Mit Buttermilch, mit Kümmel und ganz so, wie Tante Hedwig es aufgeschrieben hat: Diese Woche gibt es das Brot aus Kartoffeln. #Kornblum #BrotDerWoche`,
    },
    {
      of: 12,
      text: `Hört ihr das Trommeln aus der Backstube? Das ist Yannick. Als ehemaliger Schlagzeuger gibt unser Bäcker mit den Teigschabern auf der Platte den Takt vor. #Kornblum #Team`,
    },
    {
      of: 13,
      text: `Sanddorn von der Geltinger Bucht, zu Marmelade gekocht: Für 4,80 Euro steht das Glas ab jetzt bei uns im Regal. #Kornblum`,
    },
    {
      of: 14,
      text: `Eine Zimtschnecke für alle! Ihr habt uns 500 Mal bewertet, und das feiern wir: Am Mittwoch bekommt jeder Gast eine geschenkt. #Kornblum`,
    },
  ],
  fresh: [
    `Unser Lieferwagen heißt Frieda und fährt seit diesem Montag mit Strom. Die erste Tour führte bis nach Kappeln und zurück. #Kornblum`,
    `Brot der Woche: Kürbiskern mit Karotte, saftig und fünf Tage haltbar. Nur bis Samstag und nur, solange der Vorrat reicht. #Kornblum #BrotDerWoche`,
    `Wusstet ihr, dass unser Pumpernickel einen ganzen Tag lang im Dampf gart? Zucker braucht er keinen, die Süße kommt aus dem Roggen. #Kornblum`,
    `Wir suchen Verstärkung: Für den Verkauf in Glücksburg brauchen wir eine Aushilfe am Wochenende. Kuchen gibt es gratis dazu. #Kornblum #Job`,
    `Am Rosenmontag backen wir Berliner, gefüllt mit Pflaumenmus oder Eierlikör. Einen mit Senf auch, und niemand weiß, welchen. #Kornblum`,
    `Mehmet fährt jeden Morgen 23 Hotels an, bevor die ersten Gäste wach sind. Sein Geheimnis: drei Wecker und eine sehr laute Katze. #Kornblum #Team`,
    `Der Knetarm ist gebrochen! Bis die neue Maschine aus Italien da ist, kneten wir die Brötchen von Hand, zu viert. #Kornblum`,
    `Unsere Tüten sind jetzt aus Gras. Das spart Wasser, und man kann sie ohne Bedenken auf den Kompost werfen. #Kornblum #Nachhaltigkeit`,
    `Backkurs im April: Sauerteig für Anfänger mit Lena. Zwei Abende, 40 Euro, ein Glas zum Mitnehmen. Anmeldung im Laden. #Kornblum #Backkurs`,
    `Unsere Eier kommen vom Hof Brodersen in Sörup. Dort leben 300 Hühner auf einer Wiese mit Apfelbäumen. #Kornblum`,
    `Wegen der Inventur schließen wir am 30. Dezember schon um zwölf. Vorbestellte Krapfen liegen ab acht bereit. #Kornblum`,
    `Brot der Woche: Bauernkruste mit Schwarzbier aus der Brauerei am Hafen. #Kornblum #BrotDerWoche`,
    `Yannick hat die Meisterprüfung im Eisbacken versucht und ist durchgefallen. Die Torte ist ihm auf der Autobahn geschmolzen. #Kornblum #Team`,
    `Neu im Regal: Kaffee der Rösterei Skagen, fair gehandelt, das Pfund für 14 Euro. #Kornblum`,
    `Danke an alle, die beim Stadtlauf unseren Stand besucht haben! 900 Bananenbrote waren bis Mittag verteilt. #Kornblum`,
  ],
}
