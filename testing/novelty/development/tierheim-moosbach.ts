import type { NoveltyBrand } from '../brand'

/** An animal shelter, in German. */
export const tierheimMoosbach: NoveltyBrand = {
  name: 'Tierheim Moosbach',
  language: 'de',
  published: [
    `Zuhause gesucht: Bruno, Boxermischling, sieben Jahre. Er schnarcht, er liebt Kinder und er hat Angst vor Regenschirmen. Katzen sollten im Haushalt nicht leben. #TierheimMoosbach #ZuhauseGesucht`,
    `Tag der offenen Tür am Sonntag, 2. Juni, von 11 bis 17 Uhr. Es gibt Kuchen, eine Tombola und Führungen durch das neue Katzenhaus. Eure eigenen Hunde lasst an diesem Tag bitte daheim. #TierheimMoosbach`,
    `Happy End für Minka und Mohrle! Nach 14 Monaten bei uns sind die beiden Schwestern gestern zu Familie Aigner nach Tölz gezogen. Heute früh kam das erste Foto: beide im Wäschekorb. #TierheimMoosbach #HappyEnd`,
    `Wir suchen Gassigeher! Wer über 18 ist und einmal die Woche eine Stunde Zeit hat, macht bei Steffi die Einweisung, jeden ersten Samstag im Monat um zehn. #TierheimMoosbach`,
    `Gestern Nacht hat jemand einen Karton mit fünf Welpen vor unser Tor gestellt, bei minus vier Grad. Steffi hat sie um halb sechs gefunden, weil einer von ihnen fiepte. Der Karton war mit einem Wollschal zugebunden, blau mit weißen Streifen. Doktor Fellner war eine Viertelstunde später da, im Schlafanzug unter dem Mantel. Sie schätzt die Kleinen auf vier Wochen. Alle fünf leben und liegen jetzt unter der Wärmelampe. Wer etwas gesehen hat, meldet sich bitte bei uns oder bei der Polizei in Moosbach. #TierheimMoosbach`,
    `Doktor Fellner kommt seit 22 Jahren jeden Mittwoch zu uns, impft, näht und tröstet. Eine Rechnung hat sie in all der Zeit noch nie geschrieben. Dafür nimmt sie jedes Mal ein Glas von Steffis Zwetschgenmus mit. #TierheimMoosbach #UnserTeam`,
    `Bitte keine Tiere zu Weihnachten verschenken. Vom 15. Dezember bis Neujahr vermitteln wir deshalb nicht. Reservieren und kennenlernen könnt ihr unsere Tiere trotzdem. #TierheimMoosbach`,
    `Uns geht das Nassfutter für die Katzen aus. Wer helfen will: Die Spendenbox steht im Edeka am Kirchplatz gleich hinter der Kasse. #TierheimMoosbach #Spenden`,
    `Das neue Katzenhaus ist fertig! 180 Quadratmeter, zwölf Zimmer, Fußbodenheizung und ein Balkon mit Blick auf den Hühnerhof. Bezahlt haben es 611 Spenderinnen und Spender. #TierheimMoosbach`,
    `Silvester mit Hund: Geht am Nachmittag eine große Runde, und zwar an der Leine. Lasst abends die Rollläden herunter, macht das Radio an und bleibt dabei. Und wenn euer Hund unters Bett will, dann lasst ihn unters Bett. #TierheimMoosbach #Ratgeber`,
    `Zuhause gesucht: Frau Schmitt, Schildkröte, etwa 50. Sie wurde im Freibad gefunden, auf der Liegewiese, und hat es nicht eilig. #TierheimMoosbach #ZuhauseGesucht`,
    `Seit September macht Jonas bei uns sein Freiwilliges Jahr. Eigentlich wollte er in die Autowerkstatt. Dann hat ihm am Probetag ein Esel die Mütze gefressen, und er hat unterschrieben. #TierheimMoosbach #UnserTeam`,
    `Flohmarkt für die Felle: 1.870 Euro sind am Samstag zusammengekommen. Davon kaufen wir eine neue Waschmaschine, die alte ist im Schleudergang gestorben. #TierheimMoosbach #Spenden`,
    `Am Dienstag bleibt unser Telefon von 8 bis 12 Uhr stumm, die Leitung wird umgestellt. In Notfällen erreicht ihr Steffi auf dem Handy. #TierheimMoosbach`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Wer hat ein Sofa für Bruno? Der siebenjährige Boxermix ist verrückt nach Kindern, schnarcht laut und fürchtet sich vor Schirmen. Nur eine Katze darf es in der neuen Familie nicht geben. 🐶 #TierheimMoosbach #ZuhauseGesucht`,
    },
    {
      of: 1,
      text: `Sonntag, 2. Juni, 11 bis 17 Uhr: offene Türen im Tierheim, mit Tombola, Kuchen und Blick ins neue Katzenhaus. Hunde bitte zu Hause lassen! #TierheimMoosbach`,
    },
    {
      of: 2,
      text: `Über ein Jahr, genau 14 Monate, haben die Schwestern Mohrle und Minka auf ihre Menschen gewartet. Seit gestern wohnen sie bei den Aigners in Tölz und schlafen, wie wir seit heute Morgen von einem Foto wissen, zusammen im Wäschekorb. 😻 #TierheimMoosbach #HappyEnd`,
    },
    {
      of: 3,
      text: `Eine Stunde pro Woche an der frischen Luft gefällig? Unsere Hunde brauchen Leute zum Spazierengehen. Ihr müsst volljährig sein und euch von Steffi einweisen lassen, immer am ersten Samstag des Monats, 10 Uhr. #TierheimMoosbach`,
    },
    {
      of: 4,
      text: `Fünf Hundebabys, ausgesetzt in einer Schachtel vor unserem Tor, und das bei Frost. Passiert ist es in der vergangenen Nacht. Zum Glück haben sie alle überlebt und werden gerade gewärmt. Habt ihr etwas beobachtet oder erkennt ihr den blau-weiß gestreiften Schal? Dann ruft uns an oder die Moosbacher Polizei. #TierheimMoosbach`,
    },
    {
      of: 5,
      text: `Jeden Mittwoch steht unsere Tierärztin in der Tür, und das schon seit zweiundzwanzig Jahren. Geld wollte Doktor Fellner fürs Impfen und Nähen noch nie. Bezahlt wird mit Zwetschgenmus, ein Glas pro Besuch, eingekocht von Steffi. #TierheimMoosbach #UnserTeam`,
    },
    {
      of: 6,
      text: `Jedes Jahr werden wir gefragt, ob man bei uns ein Kätzchen für den Gabentisch bekommt. Nein, denn ein Tier gehört nicht unter den Christbaum. Darum wird bei uns zwischen dem 15. Dezember und Neujahr niemand vermittelt. Zum Kennenlernen seid ihr in dieser Zeit aber herzlich willkommen. Und wenn ihr euch verliebt, dann reservieren wir euch das Tier. 🎄 #TierheimMoosbach`,
    },
    {
      of: 8,
      text: `Unsere Katzen können umziehen! 611 Menschen haben gespendet, und nun steht es da: ein Haus mit zwölf Zimmern auf 180 Quadratmetern, mit warmem Fußboden und einem Balkon, von dem aus man die Hühner beobachten kann. Danke! #TierheimMoosbach`,
    },
    {
      of: 9,
      text: `So kommt euer Hund gut ins neue Jahr: nachmittags lang spazieren, immer angeleint, abends Rollläden zu und Radio an. Lasst ihn nicht allein, und lasst ihn sich verkriechen, wo er mag, auch unter dem Bett. #TierheimMoosbach #Ratgeber`,
    },
    {
      of: 11,
      text: `Dass Jonas heute bei uns ist und nicht in einer Autowerkstatt, verdanken wir einem Esel. Der fraß ihm nämlich beim Probearbeiten die Mütze vom Kopf, und Jonas sagte zu. Sein Freiwilligenjahr läuft seit September. 🫏 #TierheimMoosbach #UnserTeam`,
    },
  ],
  fresh: [
    `Zuhause gesucht: Selma, Schäferhündin, neun Jahre. Sie fährt gern Auto, mag keine Staubsauger und versteht sich mit Katzen besser als mit anderen Hunden. #TierheimMoosbach #ZuhauseGesucht`,
    `Zuhause gesucht: Pünktchen und Anton, Meerschweinchen, zwei Jahre. Sie werden nur zusammen abgegeben und brauchen einen Stall mit mindestens zwei Quadratmetern. #TierheimMoosbach #ZuhauseGesucht`,
    `Happy End für Bruno! Seit Samstag lebt er bei Familie Obermaier in Lenggries, mit drei Kindern und ganz ohne Regenschirm im Flur. #TierheimMoosbach #HappyEnd`,
    `Wir suchen Handwerker! Der Zaun am Hühnerhof ist morsch, und am Samstag ab neun wollen wir 60 Meter neu setzen. Brotzeit und Getränke stellen wir. #TierheimMoosbach`,
    `Gestern Abend hat die Feuerwehr Moosbach einen Kater aus der Dachrinne des Rathauses geholt. Er ist etwa drei, rot getigert, nicht gechippt und sehr beleidigt. Wem gehört er? #TierheimMoosbach`,
    `Steffi leitet unser Tierheim seit 2009. Als Kind hat sie eine Dohle aufgezogen, die Resi hieß. Resi saß beim Frühstück auf der Stuhllehne und flog ihr danach bis in die Schule nach. Im Unterricht wartete sie draußen auf dem Fensterbrett. Der Direktor hat damals einen eigenen Eintrag ins Klassenbuch geschrieben: Vogel anwesend. Die Seite hängt heute gerahmt in unserem Büro. #TierheimMoosbach #UnserTeam`,
    `Sommer mit Hund: Legt den Handrücken sieben Sekunden auf den Asphalt. Ist es euch zu heiß, dann ist es auch den Pfoten zu heiß. Geht lieber frühmorgens und nehmt Wasser mit. #TierheimMoosbach #Ratgeber`,
    `Die Welpen haben Namen! Die Klasse 3b der Grundschule Moosbach hat abgestimmt: Knödel, Brezn, Radi, Obatzda und Kevin. #TierheimMoosbach`,
    `Die neue Waschmaschine ist da und schafft zwölf Kilo auf einmal. Jetzt fehlen uns alte Handtücher und Bettlaken, gern mit Löchern. Abgeben könnt ihr sie täglich bis 16 Uhr am Tor. #TierheimMoosbach #Spenden`,
    `Am Freitag schließen wir schon um 13 Uhr, das ganze Team macht einen Erste-Hilfe-Kurs bei Doktor Fellner. #TierheimMoosbach`,
  ],
}
