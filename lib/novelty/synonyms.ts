import { stemOf } from './read-words'

/**
 * Words that writers of posts put for one another, a line for each meaning, folded. Only words that say the same in nearly
 * every post: what a post is about tells more than its verbs.
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
`

const groupOf = new Map<string, number[]>()
for (const [group, line] of meanings.trim().split('\n').entries())
  for (const word of line.split(/[\s-]+/)) {
    const stem = stemOf(word)
    groupOf.set(stem, [...(groupOf.get(stem) ?? []), group])
  }

/** The meanings a stem may stand for, as numbers of their own; none for most. Pure. */
export const meaningsOf = (stem: string): readonly number[] => groupOf.get(stem) ?? none
const none: readonly number[] = []
