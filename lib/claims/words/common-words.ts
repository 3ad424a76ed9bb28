import { stem } from './stems'

/**
 * German nouns that are common in posts, also as the last part of compounds. Those that also end names (Haus, Hof,
 * Berg; see `nameEndingWords`) count only as whole words or after another known noun.
 */
const germanNouns = `
abend abenteuer abfahrt abgabe ablauf abo abonnement abschied abschluss absage abstand abteilung adresse aktion aktie album alltag alter ambiente anbau
anbieter anfang anfahrt anfrage angebot angst ankunft anlage anlass anleitung anliegen anmeldung annahme anruf anschluss anspruch ansprechpartner antrag
antwort anwendung anzahl anzeige apfel apotheke app arbeit arbeiter architekt architektur archiv art artikel arzt atelier atem atmosphare aufbau
auffuhrung aufgabe auflage aufnahme auftakt auftrag auftritt aufwand auge augenblick ausbau ausbildung ausblick ausdruck ausflug ausgabe ausgang auskunft
ausschnitt ausstellung austausch auswahl auszeit auszubildende auto autor bad backen backer bahn ball band bank bar bau bauer baum beet beginn begegnung
begleitung beginner behandlung beispiel beitrag bekannte belag beleg benefiz beratung bereich bericht beruf bescheid besuch besucher betrag betrieb bett
bewegung beweis bewerbung bewohner bezug bibliothek bier bild bildschirm bildung bio birne blatt blick block blog blume boden bohne boot bord box brand brauch
breite brief brille brot bruder brucke brunch buch buchung buchse budget buffet bude bund buhne burger buro bus butter cafe camp campus chance chef chor club
code community computer dach dame dampf dank datei daten dauer deck decke deckel design detail diagnose dialog dichter dienst ding diskussion dokument dorf
dose dozent draht dreh druck duft dunkel durchblick durst ecke effekt ehre ehrenamt ei eiche eigentum eimer eindruck einblick einfall einfluss einfahrt
eingang einkauf einkommen einladung einlass einrichtung einsatz einsendeschluss einstieg eintritt einwohner einzelheit eis eisen element eltern emotion
empfang empfehlung ende energie engagement enkel entdeckung entfernung entscheidung entwicklung entwurf erbe erde ereignis erfahrung erfolg ergebnis
erholung erinnerung erkenntnis erlebnis erlos ernte eroffnung ersatz erwachsene essen essig etage event experte fach fahigkeit fahne fahrer fahrrad fahrt
faktor fall familie fan farbe fass faser fassung fehler feier feierabend feiertag feinschliff feld fell fenster ferien ferne fest festival feuer feuerwehr
figur film filiale filter finale finger firma fisch flache flamme flasche fleck fleisch flieger floh flohmarkt flug flugel flur fluss flyer folge form
format formular forscher forschung fort foto fotograf frage frau freibad freiheit freiwillige freizeit freude freund freundschaft frieden frische frist
frisur frucht fruhling fruhjahr fruhstuck fuhrung fuhrer fund fundament funktion fuss fussball gabe gabel galerie gang ganze garantie garten gas gast
gasse gastgeber gebaude gebet gebiet geburt geburtstag gedachtnis gedanke gedicht geduld gefahr gefuhl gegenstand gegend geheimnis geheimtipp gehor geist
gelande geld gelegenheit gemeinde gemeinschaft gemuse genuss gepack gerat gericht geruch gesang geschaft geschenk geschichte geschmack geschwister
gesellschaft gesetz gesicht gesprach gestalt gestaltung gesundheit getrank getreide gewalt gewicht gewinn gewinner gewurz gipfel gitarre glanz glas glaube
gleis gluck gramm grenze griff grill grosse grosseltern grund grundlage grundschule gruppe gruss gutschein haar hafen hahn halfte halle hals halt haltestelle
hand handel handwerk handwerker handy hang haus haut heft heilung heim heimat heimspiel heizung held hemd herbst herd herkunft herr herstellung herz hilfe
himmel hinweis hintergrund hitze hobby hochzeit hof hohe holz honig horizont hotel hund hunger hut idee illustration imbiss immobilie impuls industrie
info information inhalt initiative innenstadt insel inspiration institut instrument interesse internet interview investition jacke jagd jahr jahreszeit
jahrgang jahrhundert jazz job jubel jubilaum jugend jugendliche junge jury kaffee kalender kalte kamera kampagne kampf kanal kandidat kante kapelle kapital kapitel
karte kartoffel kase kasse kasten katalog kater katze kauf keks keller kenntnis kennenlernen kerze kette kilo kind kindheit kino kirche kissen kita klang klasse
klassiker kleid kleidung kleine kleinigkeit klima klinik knopf knusper koch kochen koffer kollege kollegin kollektion komfort kommentar kommune komodie
konferenz konzept konzern konzert kopf kopie korb korn korper kosten kraft kranke krankenhaus kraut kreis kreuz kreuzung krieg krimi krise kritik kuche
kuchen kugel kuh kultur kunde kundin kunst kunstler kunstlerin kurs kurve kuste lack laden lage lager laie lampe land landschaft lange larm last laub
lauf laufer laune leben lebensmittel leder lehre lehrer lehrling leidenschaft leinwand leistung leiter leiterin leitung lernen leser lesung leute licht
liebe lieblings lied liege liga linie linse liste literatur lob lohn lokal los losung luft lust macht madchen mal maler mandel mann mannschaft mantel
marathon marke markt marktplatz maschine mass masse massnahme material maus medaille medien meer mehl mehrheit mehrwert meile meinung meister meisterschaft
meldung melodie menge mensch menschheit menu merkmal messe messer metall meter methode miete milch minute mischung mitarbeiter mitarbeiterin mitglied mittag mitte mittel
mobel modell moderation moderator modul moglichkeit moment monat mond montage morgen motiv motor motto mude muhe muhle mull musik museum musiker musikerin mut mutter nachbar
nachbarschaft nachfolge nachfrage nachhaltigkeit nachmittag nachricht nachste nachster nacht nachwuchs nadel nahe nahrung name nase natur nebel netz netzwerk neubau
neue neues neueroffnung neugier neuheit neuigkeit newsletter niveau not note notiz nudel nummer nuss nutzen nutzer nutzung oase oberflache obst ofen offnung offnungszeit
ohr ol ordnung organisation ort ortszeit osterei paar packung paket panne papier parade park parkplatz partei partner party pass passage pause person
perspektive pfad pfanne pfeffer pferd pflanze pflege pflicht pfote phase pilz plan platte platz podium politik portion position post posten posting praxis
preis premiere presse prinzip probe problem produkt produktion produzent professor profi programm projekt prospekt prozent prozess prufung publikum puls punkt qualitat
quelle quiz rabatt rad rahmen rampe rand rasen rat rathaus ratsel raum reaktion rechner rechnung recht rede redner regal regel regen region register regie reichweite reife
reihe reihenfolge reise rennen reparatur reservierung rest restaurant rettung rezept richtung riese ring risiko rohstoff rolle roman rose ruckblick rucken ruckgabe rucksack ruf
ruhe rundgang runde saal sache saft saison salat salz sammlung sand sanger sanierung satz sauna schadstoff schale schall schatten schatz scheibe schein scheune schicht schiff
schild schlaf schlag schlange schloss schluck schluss schlussel schmerz schmuck schnee schnitt schokolade schonheit schrank schreibtisch schritt schuh schulde schule schuler
schulerin schulung schulter schutz schwein schwerpunkt schwester schwung see seele segel seife seil seite sekt sekunde seminar sendung senioren serie service sessel sicherheit
sicht sieg sieger siegerin signal sinn sitz sitzung sofa software sohn sommer sonderausstellung song sonne sorge sorte sortiment spaziergang spaziergange spass speck speise speicher sparte
spende spiegel spiel spieler spielerin spielplatz spielzeit spielzeug sport sportler sprache sprecher sprecherin sprung spur staat stadt stadtteil staffel stall stamm stand standort
stange star start startschuss station statistik statue staub steg stein stelle steuer stich stichprobe stift stil stille stimme stimmung stock stoff stolz stopp storung strand strasse
strassenbahn strategie strauss strecke streik streit strom struktur stube stuck student studie studio studium stuhl stunde sturm suche suppe support susse system szene tafel tag
tagesgericht tagung takt tal talent tannenbaum tanz tanzer tasche tasse tat tatigkeit taufe team technik tee teig teil teilnahme teilnehmer teilnehmerin telefon teller temperatur tempo teppich
termin terrasse test text theater thema ticket tiefe tier tipp tisch titel tochter tod ton topf tor torte tour tourismus tradition training traum traube treffen treffpunkt trend treppe tresen
treue trick trikot trinken trocken trubel tuch tur turm turnier tute typ uberblick ubergabe uberraschung ubersicht ubung ufer uhr uhrzeit umbau umfang umfrage umgang umgebung umsatz
umschlag umstand umwelt umzug unikat universitat unternehmen unterricht unterschied unterstutzung untersuchung ursache ursprung urlaub vater veranstalter veranstaltung verantwortung verbindung
verbot verbrauch verein vereinbarung verfahren verfugung vergangenheit vergleich vergnugen verhaltnis verkauf verkaufer verkehr verlag verlangerung verlauf verlosung verlust vermittlung vernissage
verpflegung versand version verstandnis versuch vertrag vertrauen vertreter verwaltung verwandte video viertel vitamin vogel volk vollkorn vordergrund vorbereitung vorfreude vorgang vorhaben
vorhang vorkasse vorlage vormittag vorort vorrat vorsicht vorschau vorschlag vorsprung vorstand vorstellung vorteil vortrag vorverkauf wache wachs wachstum waffel wagen wahl wald wand wanderung
ware warme warteliste wartezeit wasche wasser website wechsel weg weihnachten weihnachtsmarkt wein weise weite welle welt werbung werk werkstatt werkzeug wert wettbewerb wetter wiese wind winkel
winter handler tischler bastler wissenschaftler radler pendler sammler tischlerei gartner sportlerin techniker mechaniker informatiker stern wirkung wirt wirtschaft wissen wissenschaft woche wochenende wohl wohnung wohnzimmer wolke wolle wort wunder wunsch wurde wurst wurzel wuste zahl zahn zahlung zauber zaun zeichen
zeichnung zeit zeitpunkt zeitraum zeitschrift zeitung zelt zentrum zettel zeug ziel zielgruppe zimmer zirkus zitrone zoll zone zubehor zucker zufall zug zugang zuhause zuhorer zukunft zusage
zusammenarbeit zusammenhang zuschauer zuschuss zustand zustimmung zutat zutritt zwang zweck zweig zwiebel zwilling
`

/** As the last part of a compound, these say little: Neuhaus, Goldberg and Oberdorf are names. */
const nameEndingWords = new Set(
  'haus hof berg bach stein feld tal dorf burg heim mann stadt markt see wald au brucke kirche born horst acker weiler hagen furt rode bauer'.split(
    ' ',
  ),
)

const germanNounStems = new Set(germanNouns.trim().split(/\s+/).map(stem))

const nounSuffixPattern =
  /(?:ung|heit|keit|schaft|tion|sion|tat|nis|tum|ling|chen|lein|ismus|istik|ment|anz|enz|ierung|ik|logie|grafie|eur|euse|erei|elei|ions?|igkeit|ungen|heiten|keiten|schaften|tionen|nisse|linge|ikerin|lerin|erinnen|innen|ende[rnms]?|ierte[rnms]?|abend|tage?n?|zeiten?|fest|haft|jahrige[rnms]?)$/
const adjectiveSuffixPattern = /(?:liche|ische|ige|bare|same|lose|volle|reiche)[rnms]?$/

/**
 * Whether a German word is probably not a name: a common noun, a word with a typical ending of nouns or adjectives,
 * or a compound that ends in a common noun.
 */
export function isCommonGermanNoun(low: string): boolean {
  if (low.length > 60) return true
  if (germanNounStems.has(stem(low)) || germanNounStems.has(low)) return true
  if (low.length > 5 && (nounSuffixPattern.test(low) || adjectiveSuffixPattern.test(low))) return true
  // The longest known ending that leaves at least three letters before it: "Sommerfest", "Lesungsraum".
  for (let split = 3; split <= low.length - 3; split++) {
    const end = low.slice(split)
    if (!germanNounStems.has(stem(end)) && !germanNounStems.has(end)) continue
    const head = low.slice(0, split)
    if (!nameEndingWords.has(end) && !nameEndingWords.has(stem(end)))
      return end.length > 3 || germanNounStems.has(head) || germanNounStems.has(stem(head))
    if (
      germanNounStems.has(head) ||
      germanNounStems.has(stem(head)) ||
      germanNounStems.has(head.replace(/(?:e?s|e?n|e)$/, ''))
    )
      return true
  }
  return false
}

/** Words that English and German posts capitalize although they name no one. In lower case. */
export const usuallyCapitalizedWords: ReadonlySet<string> = new Set(
  `i i'm i'll i've i'd ok okay one ones wi fi q&a faq diy bbq tv vip ceo cto cfo coo hr pr it ai ki eu us usa uk un uno nato dm dms rsvp asap omg fyi tba tbd ps pps nb etc led usb pdf
  html css api url wifi wlan gps sms qr hd uhd cd dvd lp ep dj mc pin id nr no vol inc ltd llc gmbh ag se kg ug ev co mr mrs ms dr prof st sr jr phd ma ba msc bsc
  am pm cet cest mez mesz gmt utc bst est pst edt pdt ad bc nye b2b b2c saas crm seo roi kpi iot vr ar xr esg csr co2 opnv kfz lkw pkw dsgvo gdpr mwst ust vat inkl exkl
  english german french spanish italian dutch polish russian turkish chinese japanese korean british american european swiss austrian danish swedish norwegian finnish greek arabic
  first second third victorian georgian edwardian elizabethan tudor gothic roman celtic viking baroque bavarian sicilian tuscan nordic scandinavian mediterranean caribbean
  english-speaking african asian latin indian mexican brazilian canadian australian irish scottish welsh portuguese hungarian czech ukrainian
  internet web wi-fi earth sun moon god lord bible christmas easter halloween thanksgiving hanukkah ramadan eid diwali advent weihnachten ostern pfingsten silvester karneval fasching
  instagram linkedin facebook youtube tiktok twitter x whatsapp threads pinterest telegram spotify google apple android ios iphone ipad zoom mastodon bluesky
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  north south east west northern southern eastern western mum mom dad grandma grandpa sir madam black friday cyber
  director manager head chair chairman chairwoman founder co-founder curator editor engineer team board committee council ministry department government parliament manual guide
  link bio story stories reel reels post live new free sale now save date read more sign up here part episode chapter volume edition issue season day week room hall gate stage floor
  sie ihr ihre ihren ihrem ihrer ihnen du dein deine deinen deinem deiner dir dich euch euer eure euren eurem eurer wir uns`
    .trim()
    .split(/\s+/),
)

/**
 * Words that open sentences or stay in lower case within titles. They do not count as names, even where a name
 * could be.
 */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet for of in on at to from by with without within into onto over under after before between about against through during until till since than then as if when
  while where why how who whom whose which what that this these those there here it its it's he she they we you i me him her us them my your his our their mine yours ours theirs is are was were
  be been being am do does did done have has had having can could may might must shall should will would not no yes all any both each few many more most much none other others some such only own same
  too very just also even still again once ever never always often soon now today tomorrow yesterday tonight please thanks thank welcome hello hi hey dear let let's don't doesn't didn't can't won't isn't aren't
  that's there's here's what's who's where's how's we're you're they're i'm we've you've i've we'll you'll they'll come join meet get find see read learn discover visit try book order buy sign watch listen follow share
  tell ask save grab enjoy explore start stop go make take bring give keep look think want need know say says said hear feel love like swipe tap click check drop run walk eat drink cook play work build
  der die das den dem des ein eine einen einem einer eines und oder aber denn sondern doch jedoch wenn weil dass ob als wie wo wer was wann warum wieso welche welcher welches welchen im in am an auf aus bei
  beim mit nach von vom vor zu zum zur bis durch fur fuer gegen ohne um unter uber ueber zwischen neben hinter seit wahrend waehrend trotz wegen statt dank ab er sie es ihr wir ich du man sich mich dich uns euch ihm ihn
  ihnen mein meine meinen meinem meiner dein deine sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure kein keine keinen keinem keiner nicht nur noch schon auch sehr
  so dann da hier dort jetzt heute morgen gestern immer nie wieder mehr viel viele vielen alle allen alles jeder jede jedes jeden jedem dieser diese dieses diesen diesem jener jene ist sind war waren wird werden wurde
  wurden hat haben hatte hatten kann koennen konnen muss muessen mussen soll sollen will wollen darf duerfen durfen mag gibt geht kommt macht bitte danke hallo liebe lieber liebes guten willkommen ja nein
  lasst lass kommt komm holt hol sichert sicher sichere entdecke entdeckt entdecken erlebe erlebt erleben besuche besucht besuchen lies lest lesen jetzt bald endlich gemeinsam zusammen damit dabei dazu davon dafur dafuer daran
  darauf daraus darum deshalb deswegen also zudem ausserdem insgesamt rund etwa circa knapp fast genau direkt allein mitten ganz neu neue neuer neues neuen gut gute guter gutes guten gross grosse grosser grosses grossen
  klein kleine kleiner kleines kleinen erste erster erstes ersten zweite dritte letzte letzten nachste naechste beste bester bestes besten viele wenige mehrere beide beiden einige manche samtliche weitere weiterer weiteres`
    .trim()
    .split(/\s+/),
)

/** German words after which a noun is not the second part of a name: "Kilo Mehl", "Ende November". */
export const measureWords: ReadonlySet<string> = new Set(
  `kilo gramm kilogramm liter milliliter pfund prozent euro cent franken dollar uhr grad meter kilometer zentimeter millimeter quadratmeter hektar tonne tonnen stuck teil teile tasse tassen glas glaser
  flasche flaschen dose dosen packung prise el tl essloffel teeloffel bund scheibe scheiben million millionen milliarde milliarden dutzend paar ende anfang mitte jahr jahre jahren monat monate woche wochen
  tag tage tagen stunde stunden minute minuten art sorte sorten portion portionen becher teller handvoll reihe menge anzahl halfte drittel viertel stuckchen kiste kisten korb eimer sack sacke seite seiten
  herzlich montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag`
    .trim()
    .split(/\s+/),
)

/** Titles and occupations that precede a person's name. */
export const personTitleWords: ReadonlySet<string> = new Set(
  `dr prof professor professorin herr herrn frau mr mrs ms miss sir lady dame lord president mayor minister chancellor captain pfarrer pfarrerin pastor pastorin bischof ministerin burgermeister burgermeisterin
  oberburgermeister oberburgermeisterin prasident prasidentin kanzler kanzlerin doktor father sister brother uncle aunt king queen prince princess konig konigin prinz prinzessin saint sankt onkel tante oma opa
  chef chefin leiter leiterin direktor direktorin trainer trainerin vorsitzende vorsitzender geschaftsfuhrer geschaftsfuhrerin grunder grunderin inhaber inhaberin autor autorin kuratorin kurator sprecher sprecherin
  regisseur regisseurin dirigent dirigentin architekt architektin chefkoch kapitan dozent dozentin landrat landratin senator senatorin`
    .trim()
    .split(/\s+/),
)

export const companySuffixWords: ReadonlySet<string> = new Set(
  'gmbh ag se kg kgaa ug ohg gbr inc ltd llc llp plc corp corporation company co group holding sa srl bv nv ab oy foundation stiftung verlag university universitat college'.split(
    ' ',
  ),
)

/** English words that German texts write with a capital. */
export const loanWords: ReadonlySet<string> = new Set(
  `open air food truck trucks street live music social media online shop store coffee brunch happy hour late night early bird pop rock hip hop science slam poetry fashion design thinking start startup startups
  business lunch dinner after work life balance home office building day days night best practice know how second hand do it yourself fair trade make walk talk roundtable keynote panel workshop barista slow fast high
  low big small green black white smart phone newsletter feed call calls action job jobs tool tools game games show shows event events meetup lounge club bar burger bowl snack drink drinks cocktail gin wine craft beer
  yoga fitness run running bike biking outdoor indoor camping festival band jam session film movie release update cloud data security software hardware support content marketing brand branding story storytelling
  podcast stream streaming video clip highlight highlights guide how-to tutorial checklist download upload login link links account post posts reel reels tag tags trailer teaser ticket tickets special specials deal
  deals sale sales outlet pop-up concept sneak preview backstage meet greet sponsoring crowdfunding charity teamwork feedback deadline timeline kickoff kick off summit camp hackathon bootcamp coaching coach mentor
  mentoring pitch award awards challenge level level-up quest party parties theme dress code line dance flash mob wellness spa detox smoothie cold brew flat latte espresso cappuccino matcha chai topping toppings`
    .trim()
    .split(/\s+/),
)
