import { stemWord } from './read-words'

/**
 * Words that authors of posts use interchangeably, one line per meaning, folded. Only words that mean the same in
 * nearly every post: a post's subject tells more about it than its verbs.
 */
const meanings = `
big large huge giant great enormous massive
small little tiny
start begin commence launch kick
end finish close conclude
buy purchase
sell offer
free gratis complimentary
repair fix mend restore
break broken damage
make create craft produce build
show display exhibit present
look see watch view discover
speak talk tell say chat
child children kid kids
shop store boutique
job position vacancy role
hire recruit
worker employee colleague staff
celebrate party
win prize award
picture photo photograph image snapshot
author writer
song melody tune
sea ocean
beach shore sand
house home building
street road
town city village
journey trip tour travel
bike bicycle cycle
car vehicle automobile
pretty beautiful lovely gorgeous
tasty delicious
fast quick rapid speedy
old ancient aged
yearly annual
weekly week
daily day
half-hour minutes
guest visitor
customer client
help support assist
learn study
teach instruct train
course class workshop
ticket admission entry
reply answer respond
letter mail
afraid scared fear frightened
happy glad delighted pleased
sad unhappy
funny hilarious
grow increase rise
drop decrease fall
choose decide pick select
donate give
collect gather
recipe instructions
grandmother grandma granny
grandfather grandpa granddad
mother mum mom
father dad
famous known celebrated
secret hidden
ready prepared
fresh new
dog puppy hound
cat kitten
boat ship vessel
forest wood woods
garden yard
kitchen cook
invite welcome
delay postpone
cancel call
cheap affordable inexpensive
expensive costly
discount reduction sale off
cost price
arrive come
leave depart
empty bare
rare scarce
sleep asleep slumber nap
morning dawn
evening night
decade ten
autumn fall
grand large
film movie
meal dish food
wash clean
throw toss
begin open
stop halt
register sign enroll enrol
apply application
deadline until
gross riesig gewaltig enorm
klein winzig
anfangen beginnen starten loslegen begann beginn anfang start
ende enden aufhoren schluss
kaufen erwerben einkaufen
verkaufen anbieten
kostenlos gratis umsonst frei
reparieren richten instandsetzen
kaputt defekt gebrochen
herstellen fertigen produzieren bauen
zeigen prasentieren ausstellen vorstellen
sehen schauen anschauen ansehen gucken
sprechen reden erzahlen sagen
kind kinder nachwuchs kids
laden geschaft shop store
stelle job arbeitsplatz ausbildungsplatz lehrstelle
lehre ausbildung azubi lehrling
mitarbeiter angestellter kollege belegschaft
feiern party
gewinnen preis
bild foto aufnahme fotografie
lied song melodie
meer see ozean
strand ufer
haus gebaude
strasse weg
stadt ort
reise tour fahrt
fahrrad rad bike velo
auto wagen fahrzeug
schon hubsch wunderschon
lecker kostlich
schnell rasch flott zugig
jahrlich jahr
woche wochentlich
taglich tag
gast besucher
kunde kundin
helfen unterstutzen
lernen uben
lehren beibringen unterrichten
kurs workshop seminar
karte ticket eintritt
antwort antworten erwidern
brief post
angst furchten
froh glucklich freuen
wachsen steigen
sinken fallen
wahlen entscheiden aussuchen
spenden schenken geben
sammeln zusammentragen
rezept anleitung
oma grossmutter
opa grossvater
mutter mama
vater papa
bekannt beruhmt
geheim verborgen
bereit fertig
hund welpe
katze kater
boot schiff
wald forst
einladen laden
verschieben verlegen
absagen ausfallen
gunstig preiswert billig
rabatt nachlass prozent
kosten preis
ankommen eintreffen
schlafen schlummern
morgen fruh
abend nacht
jahrzehnt zehn
herbst herbstlich
essen speise gericht mahlzeit
waschen reinigen saubern putzen
werfen schmeissen
offnen aufmachen offen geoffnet
schliessen zumachen geschlossen zu
anmelden melden buchen
bewerben bewerbung
samstag sonnabend
stehlen klauen einbrechen
suchen brauchen
schaffen bestehen bestanden
arbeiten tatig
prufen kontrollieren checken
cancelled scrapped dropped
closed shut
available stock
popular favourite favorite beloved
favourite favorite
ask question query
wait queue
lack missing shortage
move relocate
moving relocation
nearly almost roughly around
exactly precisely
whole entire complete
finally eventually
enough sufficient
many several numerous lots plenty loads
few handful couple
half fifty
double twice
triple thrice
pair two
dozen twelve
fortnight weeks
anniversary birthday
birthday turns
year annual
opening launch
evening tonight
midday noon lunchtime
holiday vacation break leave
holiday closed
weather forecast
rain wet shower
snow snowfall
storm gale
sun sunny sunshine
cold freezing chilly frost
hot heat heatwave
warm mild
spring springtime
winter wintertime
purchase order
order request
deliver ship bring
delivery shipping shipment
send post mail ship
parcel package
return refund
pay payment
invoice bill
money cash funds
fund grant funding
raise collect
donation gift
charity nonprofit cause
volunteer helper
sponsor backer
member membership
club association society
meeting gathering get-together
event occasion
concert gig show performance
perform play
stage podium
band group ensemble
orchestra ensemble
choir singers
musician player
audience crowd spectators public
rehearsal practice
practise train
coach trainer instructor teacher
teacher tutor
pupil student learner
school academy
lesson class session
exam test
qualification certificate diploma
apprentice trainee
intern placement
boss manager head director
founder owner
found establish set
colleague coworker teammate
team crew squad
retire retirement
leave quit goodbye farewell
interview conversation
article story piece
book title novel
publish release print
publisher press
chapter part
page sheet
read reading
reader subscriber
magazine journal
newspaper paper
report announce
announce reveal unveil
news update
version release edition
feature function
app application
software program
bug error fault glitch
crash outage downtime
password login
account profile
update upgrade
download install
data information
website site homepage
online web internet
phone telephone mobile
ring phone
message text note
email mail
screen display
button click
search find
save store keep
delete remove erase
add include
change alter modify
switch swap exchange
replace substitute
improve better enhance
test try trial
check inspect examine
measure gauge
count number
doctor physician
dentist dental
tooth teeth
appointment slot booking
book reserve
booking reservation
surgery practice clinic
nurse carer
medicine drug
healthy health
injury hurt injured
ill sick unwell
recover recovery
exercise workout
swim swimming swimmer
pool baths lido
shallow paddling
lane track
run runner jog
race competition contest
match game fixture
win victory beat
lose defeat loss
goal score
season term
cup trophy
league division
climb climber scale
walk hike stroll ramble
path trail route track
hill mountain peak summit
valley dale
river stream brook
lake pond
bridge crossing
tree oak
flower bloom blossom
plant grow sow
harvest pick reap
field meadow pasture
farm farmer
cow cattle herd
sheep lamb flock
bird birds
nest brood breed
hatch chick
wild wildlife
animal creature
bee honey hive
insect bug
bat bats
deer stag
fish trout
ranger warden keeper
park reserve
guide lead
guided led
tour visit
map plan
view panorama vista
car-park parking
bus coach
train railway rail
station stop
ride trip
ferry boat
courier rider messenger
van truck lorry
wheel tyre tire
saddle seat
lock padlock
electric battery
charge charging
mile kilometre
speed pace
accident crash collision
safe safety secure
fire blaze
police officers
thief burglar stolen theft
lost missing
found recovered
museum gallery
exhibition exhibit show display
painting picture canvas
sculpture statue
artist painter
collection archive
history past
century hundred
castle fortress
church chapel
tower spire
clock watch
machine device machinery
tool instrument
workshop studio
oven stove
bake baker bakery baking
bread loaf sourdough
cake gateau
biscuit cookie
flour wheat rye grain
milk dairy
egg eggs
sweet sugar
chocolate cocoa
coffee espresso brew
beer ale lager brew
brewery brewer brewing
barrel cask keg
drink beverage
tasting sample try
taste flavour flavor
menu card
breakfast brunch
lunch midday
dinner supper
restaurant eatery bistro
chef cook
vegetarian meatless veggie
vegan plant-based
fresh freshly
local regional nearby
organic bio
season seasonal
limited few only
sold out gone
queue line
early morning
open opens doors
hours times
free spare empty
space place spot room seat
seat chair
room hall
floor storey
roof rooftop
door entrance
stairs steps
lift elevator
toilet loo restroom
light lamp bulb
colour color paint shade
dark black
wood wooden timber
metal steel iron
stone rock
cloth fabric textile
wool woollen yarn
dress clothes clothing garment
shoe boot footwear
bag rucksack backpack
hat cap
ring jewellery jewelry
gold golden
repair-cafe fixing
spare part
recycle reuse second-hand used
waste rubbish trash garbage
energy power electricity
heating heat warm
rent hire lease
landlord owner
tenant renter
renovate refurbish restore modernise
renovation refurbishment restoration
construction building works
survey poll
vote ballot
winner won
prize-draw raffle draw competition
letter note
thank thanks grateful
sorry apologise apology
congratulations congrats
proud pride
love adore
hate dislike
fun enjoyable
boring dull
quiet silent calm
loud noisy
dirty muddy
clean spotless
heavy weigh weight
light lightweight
long length
tall high height
deep depth
wide width
near close nearby
far distant
left remaining
right correct
wrong mistake
true real genuine
fake false
same identical
easy simple
hard difficult tough tricky
strong strength
young youth junior
adult grown-up
senior pensioner elderly
family families relatives
parent parents
brother sibling
sister sibling
wife husband spouse partner
friend mate pal
neighbour neighbor
baby newborn infant
born birth
wedding marry marriage
die death passed
remember recall
bring carry take
stay remain
sleepover overnight
hotel guesthouse
tent camp camping
summer summertime
christmas xmas festive
absagen abgesagt entfallen ausfallen fallt
schliessen schluss
verfugbar erhaltlich vorratig lieferbar
beliebt liebling
fragen frage
warten schlange
fehlen mangel knapp
umziehen umzug
umzug neue-adresse
fast beinahe knapp rund etwa ungefahr circa
genau exakt
komplett vollstandig gesamt
endlich schliesslich
viele zahlreiche etliche mehrere
paar wenige
halb halfte
doppelt zweimal
dutzend zwolf
jubilaum geburtstag jahrestag
eroffnung start premiere
abends abend
mittags mittag
ferien urlaub pause
feiertag geschlossen
wetter vorhersage
regen regnen nass
schnee schneien
sturm unwetter
sonne sonnig
kalt frost eisig
heiss hitze
warm mild
fruhling fruhjahr
bestellen ordern
bestellung auftrag
liefern bringen zustellen
lieferung versand zustellung
schicken senden verschicken
paket sendung
zuruckgeben umtauschen
zahlen bezahlen
geld euro
forderung zuschuss
spende gabe
ehrenamt ehrenamtlich freiwillig
sponsor forderer
mitglied mitgliedschaft
verein klub club
treffen zusammenkunft versammlung
veranstaltung event termin
konzert auftritt
auffuhren spielen
band gruppe ensemble
orchester ensemble
chor sanger
musiker musikerin
publikum zuschauer zuhorer
probe proben
trainer trainerin coach
lehrer lehrerin lehrkraft
schuler schulerin
stunde unterricht
prufung test
abschluss zeugnis
praktikum praktikant
chef chefin leiter leiterin leitung
grunder grunderin
grunden gegrundet
team mannschaft
ruhestand rente
abschied verabschieden
interview gesprach
artikel beitrag
buch band titel roman
veroffentlichen erscheinen herausbringen
kapitel teil
seite blatt
lesen lesung
leser leserin
zeitschrift magazin heft
zeitung blatt
melden berichten mitteilen
neuigkeit nachricht meldung
version ausgabe
funktion feature
anwendung app programm
fehler bug storung panne
ausfall storung
passwort kennwort
konto profil
aktualisieren update
herunterladen download
daten angaben informationen
webseite internetseite homepage
telefon handy
anrufen telefonieren durchklingeln
bildschirm display
suche finden
speichern sichern
loschen entfernen
hinzufugen erganzen
andern anpassen verandern
tauschen wechseln
ersetzen austauschen
verbessern optimieren
testen ausprobieren probieren
zahl anzahl
arzt arztin
zahnarzt zahnarztin
zahn zahne
patient patientin
reservieren buchen vorbestellen
gesund gesundheit
verletzt verletzung
krank erkrankt ausfall
bewegung sport
schwimmen schwimmer
becken bad schwimmbad freibad
laufen lauf laufer
rennen wettkampf wettbewerb
spiel partie begegnung
sieg gewinnen siegen
niederlage verlieren
tor treffer
saison spielzeit
liga klasse
wandern wanderung spaziergang
pfad weg route strecke
berg gipfel
fluss bach
see teich weiher
baum baume
blume blute bluhen
pflanzen saen
ernten ernte pflucken
feld wiese weide acker
hof bauernhof
kuh kuhe rind
schaf lamm herde
nest bruten
wild tiere
tier tiere
biene honig imker
ranger rangerin
park gehege
fuhren fuhrung rundgang
karte plan
aussicht blick ausblick
parkplatz parken
bahn zug
bahnhof haltestelle
fahre boot
kurier kurierin bote
lieferwagen transporter
reifen rad
bremse bremsen
akku batterie
laden aufladen
tempo geschwindigkeit
unfall zusammenstoss
sicher sicherheit
feuer brand
dieb einbrecher gestohlen diebstahl
verloren vermisst
museum galerie
ausstellung schau
gemalde bild
kunstler kunstlerin maler
sammlung archiv
geschichte vergangenheit
jahrhundert hundert
burg schloss
kirche kapelle
maschine gerat apparat
werkstatt atelier
ofen backofen
backen backer backerei backstube
brot laib
kuchen torte
keks platzchen
mehl weizen roggen getreide
schokolade kakao
kaffee espresso
bier pils
brauerei brauer brauen
getrank trinken
verkosten kosten probieren
geschmack aroma
speisekarte karte
fruhstuck brunch
mittagessen mittagstisch
restaurant lokal gasthaus wirtshaus
koch kochin
vegetarisch fleischlos
zutat zutaten
regional heimisch
begrenzt wenige nur
ausverkauft vergriffen weg
offnungszeiten zeiten
frei verfugbar
platz platze
stuhl sitz
saal raum halle
stock etage stockwerk
eingang tur
treppe stufen
aufzug fahrstuhl lift
toilette wc
licht lampe leuchte
metall stahl eisen
stein fels
stoff textil
wolle garn
kleid kleidung
schuh schuhe stiefel
tasche rucksack
gold golden
gebraucht secondhand
mull abfall
strom energie
solar photovoltaik
heizung heizen
mieten miete leihen ausleihen verleih
renovieren sanieren umbauen modernisieren
renovierung sanierung umbau
bauen baustelle bau
umfrage abstimmung
abstimmen wahlen
gewinner sieger
verlosung gewinnspiel tombola
danke dank bedanken
entschuldigung sorry leid
gluckwunsch gratulieren gratulation
lieben mogen
spass freude
ruhig still leise
laut larm
schmutzig dreckig
schwer gewicht wiegen
lang lange
hoch hohe
tief tiefe
nah nahe
ubrig verbleibend
richtig korrekt
falsch fehler
echt wahr
gleich identisch
anders verschieden unterschiedlich
leicht einfach simpel
schwierig kompliziert
stark kraftig
jung jugend jugendliche
senioren altere rentner
familie familien
bruder geschwister
schwester geschwister
freund freundin
nachbar nachbarin
baby neugeborene saugling
geboren geburt
hochzeit heiraten
sterben gestorben tod
mitbringen bringen
ubernachten ubernachtung
hotel pension
zelt zelten camping
weihnachten weihnachtlich
schicht dienst
angebot aktion
einsatz hilfe
umsonst eintritt-frei
teilnehmen mitmachen dabei teilnahme
teilnehmer teilnehmerin
anleiten zeigen
besuchen vorbeikommen besuch
geschenk prasent
`

const meaningsByStem = new Map<string, number[]>()
for (const [group, line] of meanings.trim().split('\n').entries())
  for (const word of line.split(/[\s-]+/)) {
    const stem = stemWord(word)
    meaningsByStem.set(stem, [...(meaningsByStem.get(stem) ?? []), group])
  }

/** Returns the numbers of the meanings that a stem may have; empty for most stems. Pure. */
export const findMeanings = (stem: string): readonly number[] => meaningsByStem.get(stem) ?? none
const none: readonly number[] = []
