/**
 * Hashtags that people follow, and the words that show that a text is about them: "Tag: word, beginning*". A term
 * of several words is written with spaces. Only add what no one would find wrong below a text with that word in its
 * title.
 */
const english = `
Jazz: jazz
ChamberMusic: string quartet, chamber music, piano trio
Opera: opera
Choir: choir, choirs, choral
OrganMusic: organ recital, organ concert
FolkMusic: folk music, ceilidh, fiddle
LiveMusic: concert, gig, live music
Theatre: theatre, playwright
Dance: ballet, dancers, choreograph*
Film: film, films, cinema, screening
ShortFilm: short film, short films
Photography: photograph*
Exhibition: exhibition
Museum: museum
Painting: painter, paintings, watercolour, watercolours
Sculpture: sculpture, sculptor
Poetry: poem, poems, poetry, poet
CrimeFiction: detective novel, crime novel, thriller
ScienceFiction: science fiction
ChildrensBooks: picture book, children's book, children's books
Books: novel, novels, author reading
Libraries: library, libraries
LocalHistory: local history, archive, lighthouse
Pottery: pottery, ceramics, glaze, glazes, potter
Weaving: weaving, loom, weaver
Knitting: knit, knitting, yarn
Woodworking: woodwork*, carpenter, joinery
Metalwork: coppersmith, blacksmith, metalwork, anvil
Printmaking: letterpress, linocut, linocuts, screen print, printmaking
Luthier: luthier, violin maker, violin
Candles: candle, candles
Bookbinding: bookbinding
Sewing: sewing, dressmaking
Baking: baker, bakery, bake, baking, cake, pie
Sourdough: sourdough
Bread: bread, loaf
Cheese: cheese, cheeses
Cider: cider
CraftBeer: brewery, ale, lager, stout
Wine: wine, vineyard
Coffee: coffee, espresso, roastery
Tea: tea, tea blend
Seafood: mussels, haddock, oysters, seafood
Soup: soup, chowder, stew
Vegan: vegan
Vegetarian: vegetarian
GlutenFree: gluten-free
Foraging: forag*, mushrooms
Gardening: gardening, gardeners, pruning, compost
Allotments: allotment, allotments
FruitTrees: fruit tree, fruit trees, orchard, orchards, bare-root
Beekeeping: beekeep*, honey
SoilHealth: soil
Farming: farm, farmers, farming, growers, harvest
Wildlife: wildlife, otter, otters, bats, nesting
Birdwatching: birds, birdwatching, ospreys
Recycling: recycling, waste collection
Sustainability: sustainab*, carbon
Cycling: cycling, cyclists, bike, bikes, bicycle
OpenWaterSwimming: open water, wetsuits, sea swim
Swimming: swimming, swimmers, pool
Running: marathon, half marathon, runners, parkrun, 10k
TrailRunning: trail run, fell race
Hiking: hike, hiking, walking trail
Climbing: climbing, bouldering, climbers
Rowing: rowing, rowers, regatta
Sailing: sailing, dinghy, yacht
Football: football, striker, goalkeeper
Rugby: rugby
Cricket: cricket
Basketball: basketball
Volleyball: volleyball
Hockey: hockey
Athletics: athletics
Yoga: yoga
Chess: chess
BoardGames: board game, board games
GameDev: playtest, game update, patch notes
IndieGames: indie game
OpenSource: open source, open-source
Webhooks: webhook, webhooks
API: api
Accessibility: accessibility, screen reader, wheelchair
CyberSecurity: vulnerability, phishing, two-factor, passkey, passkeys
Python: python
TypeScript: typescript
Kubernetes: kubernetes
Database: postgresql, database
Accounting: accounting, bookkeeping, invoices
Payroll: payroll
DentalHealth: dentist, dental, tooth, teeth
Physiotherapy: physiotherap*
MentalHealth: mental health, anxiety, depression
SleepHealth: sleep clinic, insomnia
Diabetes: diabetes
Vaccination: vaccination, vaccine, flu jab
FirstAid: first aid
Nursing: nurse, nurses
Midwifery: midwife, midwives
Parenting: newborn, toddler, babies
Dogs: dog, dogs, puppy
Cats: cat, cats, kitten
Horses: horse, horses, riding
Ferry: ferry, ferries
PublicTransport: bus route, timetable, tram, trams, trains
Railway: railway, rail
RoadWorks: road closure, roadworks
Volunteering: volunteer, volunteers, volunteering
Fundraising: fundrais*, donations
Apprenticeships: apprentice, apprenticeship
Hiring: vacancy, we are hiring, job vacancy
Education: pupils, teachers, classroom
Science: researchers, laboratory, scientists
Astronomy: comet, telescope, astronomy, planetarium
Archaeology: archaeolog*, excavation
Architecture: architect, architects, architecture
Webinar: webinar
ProductRecall: recall
Podcast: podcast
Wool: wool, fleece
Skincare: skincare, moisturiser
Jewellery: jewellery, goldsmith
Furniture: chair, armchair, furniture
`
const german = `
Jazz: jazz
Kammermusik: kammermusik, streichquartett, klaviertrio
Oper: oper
Chor: chor, chöre, chorkonzert
Orgel: orgel, orgelkonzert, orgelsommer
Volksmusik: volksmusik
Livemusik: konzert, konzerte
Theater: theater, schauspiel, premiere
Tanz: ballett, choreograf*
Kino: kino, filmfestival
Kurzfilm: kurzfilm, kurzfilme
Fotografie: fotograf*
Ausstellung: ausstellung
Museum: museum, museums
Malerei: malerei, gemälde, aquarell*
Lyrik: lyrik, gedicht, gedichte
Krimi: krimi, kriminalroman
Kinderbuch: kinderbuch, bilderbuch, kinderbücher
Lesung: lesung
Buchtipp: roman
Bibliothek: bibliothek, stadtbibliothek, bücherei
Heimatgeschichte: heimatgeschichte, stadtarchiv, heimatverein
Keramik: keramik, töpfer*, glasur
Weben: weben, webstuhl, weberei
Stricken: stricken, strickkurs
Wolle: wolle, rohwolle, filzen
Holzhandwerk: schreinerei, tischlerei, drechsel*
Handwerk: handwerk, werkstatt, schmiede
Kupfer: kupfer
Buchdruck: buchdruck, linoldruck, siebdruck
Geigenbau: geigenbau*
Kerzen: kerze, kerzen
Nähen: nähen, nähkurs
Backen: backen, bäckerei, kuchen, torte
Sauerteig: sauerteig
Brot: brot, brote
Käse: käse, käserei
Apfelwein: apfelwein, most
Saft: saft, mosterei
Bier: bier, brauerei
Wein: wein, weingut, winzer*
Kaffee: kaffee, rösterei
Tee: tee, teehaus
Suppe: suppe, eintopf
Vegan: vegan, vegane, veganes
Vegetarisch: vegetarisch
Flammkuchen: flammkuchen
Pilze: pilz, pilze, pilzberatung
Garten: gärtner*, gartenarbeit, beet, beete
Schrebergarten: schrebergarten, kleingarten, kleingärten
Obstbau: obstbau, obstbäume, obstbaum, streuobst, apfel, äpfel
Imkerei: imker*, bienen, honig
Landwirtschaft: landwirt*, hofladen, ernte
Naturschutz: naturschutz, artenvielfalt, biotop
Vogelbeobachtung: vögel, vogelbeobachtung
Recycling: wertstoff*, recycling
Nachhaltigkeit: nachhaltig*, klimaschutz
Radfahren: fahrrad, fahrräder, radweg, radtour, fahrradlicht
Schwimmen: schwimmen, schwimmbad, freibad, hallenbad
Laufen: marathon, halbmarathon, volkslauf, stadtlauf
Wandern: wandern, wanderung, wanderweg
Klettern: klettern, kletterhalle, bouldern
Rudern: rudern, ruderclub, regatta
Segeln: segeln, segler*
Fußball: fußball, torwart, kreisliga
Handball: handball
Volleyball: volleyball
Turnen: turnen, turnverein
Schach: schach
Brettspiele: brettspiel, brettspiele
Gaming: spielstand, spielstände, videospiel
OpenSource: open source, quelloffen*
Barrierefreiheit: barrierefrei*, stufenlos
ITSicherheit: sicherheitslücke, phishing, passwort, passkey
Buchhaltung: buchhaltung, rechnungen
Kassensystem: kasse, kassensystem
Zahngesundheit: zahnarzt*, zähne, zahnpflege
Physiotherapie: physiotherap*
Schlaf: schlafmedizin, schlafstörung*
Diabetes: diabetes
Impfung: impfung, impfen, grippeimpfung
ErsteHilfe: erste hilfe
Pflege: pflegekräfte, pflegedienst
Hebamme: hebamme, hebammen
Hund: hund, hunde, welpe
Katze: katze, katzen
Pferde: pferd, pferde, reiten
Fähre: fähre, fährmann
Nahverkehr: buslinie, straßenbahn, s-bahn, fahrplan
Eisenbahn: bahnstrecke, eisenbahn
Baustelle: sperrung, vollsperrung, baustelle
Ehrenamt: ehrenamt*, freiwillige
Spenden: spendenaktion, spenden
Ausbildung: ausbildung, azubi, azubis, lehrling*
Stellenangebot: stellenangebot, stellenausschreibung, m/w/d
Schule: grundschule, gymnasium, schüler
Wissenschaft: forschung, labor, wissenschaftler*
Astronomie: komet, sternwarte, planetarium, teleskop
Archäologie: archäolog*, ausgrabung
Architektur: architekt*
Webinar: webinar
Rückruf: rückruf
Schmuck: goldschmied*, schmuck
Möbel: möbel, stuhl
Weihnachtsmarkt: weihnachtsmarkt, adventsmarkt
Kindertheater: puppentheater, kindertheater
`

export type HashtagTopic = { tag: string; words: readonly string[] }

const read = (list: string): readonly HashtagTopic[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      return { tag: line.slice(0, at), words: line.slice(at + 2).split(', ') }
    })

const topics: Readonly<Record<string, readonly HashtagTopic[]>> = { en: read(english), de: read(german) }

/** The topics that posts in a language may have as hashtags; none for languages without a list. Pure. */
export const topicsIn = (language: string): readonly HashtagTopic[] => topics[language] ?? []
