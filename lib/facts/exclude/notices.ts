import { Phrases } from './phrases'

/** Conditions, allergens, liability, subscriptions, press contacts and notes among colleagues: true of the item, told by no post. */
export const notices = new Phrases(`
made their first contribution
equal opportunit* employer
we are an equal
regardless of (age|gender|race|sex|origin|background)
free returns
free (shipping|delivery) (on|for|over|within)
shipping (costs|rates|charges|is calculated)
delivery (costs|charges|times?|within)
prices (include|exclude|incl|excl|are subject|may|correct|valid|shown|in|do not)
all prices
vat (included|excluded|no|number|reg*)
excludes
^excluding
offer (valid|ends|excludes|cannot|applies|expires)
cannot be (combined|exchanged|refunded)
not valid (with|in|for)
no cash value
void where
not (financial|medical|legal|investment|tax) advice
no (financial|medical|legal|investment) advice
does not constitute
do not constitute
does not replace
for information(al)? (only|purposes)
for illustrative purposes
for educational purposes
consult (your|a|with) …(doctor|physician|lawyer|professional|adviser|advisor|vet)
individual results
results (may|will) vary
past performance
contains:? …(milk|nuts|gluten|wheat|soya?|eggs?|sulphites|sulfites|sesame|peanuts|fish|celery|mustard|allergens|affiliate|paid|sponsored)
for allergens
allergen*
allergy (advice|information)
keep (out of reach|away from children|refrigerated)
choking hazard
not suitable for
adult supervision
registered (charity|office|in england|trade ?mark|company)
company (number|no|registration|reg)
trade ?marks? of
is a registered
all (rights|images|photos|photographs|content|text) (reserved|copyright|are|courtesy|by|remain)
reproduced (with|by)
reprinted (with|by)
courtesy of
^(this|an|the) (earlier|previous|original) version
this (article|story|post|piece|interview|text|review|page|website|e-?mail|message|newsletter|document|release|press release|recipe|report|site|entry|job|position) (was|is|has been) (first |originally |previously |last |also |automatically |machine )?(published|posted|updated|amended|corrected|edited|translated|sponsored|sent|intended|confidential|generated|produced|made possible|part of|available in|archived|no longer|closed|protected|co-?funded|supported|funded)
this (article|story|post|piece|text|page|recipe|e-?mail|message|newsletter|site|website) (first |originally )?(appeared|contains|may contain|includes|and any|uses|will not)
^corrections?
^clarification
editor'?s'? note
note to (editors?|self|team|colleagues)
notes (for|to) (editors?|the editor)
the (views|opinions) (expressed|are|stated)
views expressed
accept no (responsibility|liability)
no responsibility
cannot (accept|guarantee|be held)
we reserve the right
reserves? the right
subject to (change|availability|alteration|terms|approval|status|confirmation|licen[cs]e)
at the time of (writing|publication|going)
errors and omissions
terms (and conditions )?apply
terms of (use|service|sale|participation)
terms and conditions
see (full )?(terms|conditions|website for)
while (stocks|supplies) last
by (continuing|using|clicking|subscribing|submitting|signing up|entering|registering|attending|purchasing|buying|downloading|installing|booking|ordering|visiting) …you (agree|accept|consent|confirm)
photograph* and film*
your (data|details|e-?mail|privacy|information|personal) …(will|is|are|matters?|safe)
we (never|will never|will not|do not|don't|won't|promise not to) (share|sell|spam|pass)
we (may|might) (earn|receive|get)
earn (a|us|an) …commission
as an (amazon|affiliate)
affiliate
sponsored (by|post|content)
paid (partnership|promotion|content|post)
^advertis(ement|ing)
^advertorial
^promoted
you (are|were|have been) (receiv*|sent|getting|subscribed|registered|on our)
you received
you're (receiving|getting|currently|subscribed)
you can (unsubscribe|opt out|manage|update your)
unsubscribe
opt out
update your (preferences|details|subscription)
manage (your )?(preferences|subscriptions?|cookies|consent)
no longer (wish|want) to receive
address book
having trouble (viewing|reading|seeing)
if you (can't|cannot|can not) (see|read|view) this
this is an automat*
(do not|please do not|don't) reply
please do not
do not (publish|share|distribute|forward|post|use before|circulate|copy|quote)
please (check|confirm|verify|proofread|replace|delete|ignore) (before|this|with|the (above|date|price|draft))
not for (resale|publication|distribution|release|sharing|circulation)
^confidential
strictly confidential
internal (use|only|note|memo|comment)
for internal
^draft( –| -|:| version| only| not|ed by)
under embargo
embargo*
^(still )?(to be|tbc|tba|tbd) (confirmed|announced|decided|added|checked)
^placeholder
needs? (review|approval|sign-off|proofreading|a (photo|picture|source))
waiting for (approval|sign-off|confirmation|legal)
high-?resolution
hi-?res
images? (is|are|can be) (available|downloaded|found)
press (images|photos|kit|pack|contact|enquiries|inquiries|office)
media (contact|enquiries|inquiries|kit|relations)
for (further|more|additional|press|media|general) (information|details|info|enquiries|inquiries|questions)
interview requests
for interviews
available for interview*
for questions
if you have (any )?(questions|queries)
any questions
questions\\? (contact|e-?mail|write|call|ask)
forward-looking
safe harbou?r
javascript (is|must|needs|muss|ist|has)
(enable|accept|reject|decline) (all )?cookies
uses? cookies
your browser (does|doesn't|is)
you must be (18|21|over|logged|a member|signed)
drink* responsibly
gambl* responsibly
over 18s
comments (are|have been|on this)
be the first to (comment|review|write)
log ?in to
sign in to
logged in
members? only content
views? my own
no refunds?
refunds? (are|will|can)
tickets? (are|is) non-?(refundable|transferable)
we cannot (refund|exchange|accept|reply)
colou?rs may (vary|differ)
actual (product|colou?r|item)
illustration* (may|only|similar)
serving suggestion
batteries not
patent pending
rated \\d
out of 5
alle (preise|angaben|rechte|bilder|fotos|texte|produktpreise)
preise (inkl*|verstehen|gelten|enthalten|zzgl|können)
preis(änderungen|irrtum|irrtümer)
inkl\\. …(mwst|ust|steuer|versand)
inklusive …mehrwertsteuer
zzgl
lieferzeit
versandkosten*
versandkostenfrei*
kostenlose[rn]? (versand|rückgabe|retoure|rücksendung|lieferung)
rückgaberecht
rücksend*
vom umtausch
umtausch (ist|nicht|aus)
schwerbehindert*
chancengleichheit
gleichstellung*
bewerbungen (von|aller|schwerbehinderter)
unabhängig von (geschlecht|alter|herkunft|nationalität)
keine (haftung|gewähr|barauszahlung|rechtsberatung|anlageberatung|verantwortung|beratung)
ersetz(t|en) (keine|nicht)
keinen ersatz
enthält …(milch|nüsse|gluten|unbezahlte|affiliate*|werbe*|werbung|bezahlte|sulfite|soja|ei|sellerie|senf|weizen|partnerlinks?|allergene)
allergene*
allergiker*
kann spuren
für kinder unter
vor kindern
außerhalb der reichweite
nicht (geeignet|bestimmt) für
nicht für kinder
erstickungsgefahr
vereinsregister*
registergericht
steuernummer
handelsregister*
vertreten durch
verantwortlich im sinne
inhaltlich verantwortlich
v\\.?i\\.?s\\.?d
mit freundlicher genehmigung
mit freundlicher unterstützung
bildrechte
^nachdruck
vervielfältigung
diese[rs]? (artikel|text|beitrag|newsletter|rezept|seite|bericht|mail|e-?mail|nachricht|interview|dokument|website|projekt|angebot) (ist|wurde|erschien|enthält|entstand|gibt|gilt|kann|wird|dient|stammt) …(zuerst|ursprünglich|erschienen|werbung|veröffentlicht|affiliate*|gefördert|gesponsert|automatisch|aktualisiert|übersetzt|vertraulich|entstanden|bestimmt|archiv|kooperation|links|teil (der|einer|unserer) (serie|reihe))
diese[rs]? (artikel|beitrag|text) erschien
in einer früheren (version|fassung)
anmerkung der redaktion
anm\\. d
^korrektur
^berichtigung
^hinweis (an|für|der) (die )?(redaktion*|kolleg*)
^interner
^intern
änderungen (vorbehalten|und|bleiben|sind)
irrt(um|ümer)
vorbehaltlich
solange (der )?vorrat
nur solange
ohne gewähr
mit (der|ihrer|deiner|eurer) (teilnahme|anmeldung|nutzung|einsendung|bestellung) …(erklär*|stimm*|akzeptier*|einverstanden|erkenn*)
(ihre|deine|eure) (daten|angaben|adresse|e-?mail-adresse|e-?mail) …(werden|wird|nicht)
ihre (daten|angaben|adresse|e-?mail) …(werden|wird|nicht)
deine (daten|angaben|adresse|e-?mail) …(werden|wird|nicht)
personenbezogen*
wir geben (ihre|deine|eure)
wir (verwenden|nutzen|setzen) …cookies
diese (website|webseite|seite) (verwendet|nutzt)
wir (erhalten|bekommen) …provision
erhalten wir …provision
bekommen wir …provision
partnerlinks?
^werbung
^anzeige
unbezahlte
sie (erhalten|bekommen) (diese|diesen|dieses)
du (erhältst|bekommst) (diese|diesen|dieses)
ihr (erhaltet|bekommt) (diese|diesen|dieses)
abbestell*
abmelden (möchten|können|willst|möchtest|kannst)
vom newsletter abmelden
keine (mails?|e-?mails?|newsletter) mehr
wird diese (mail|e-?mail|nachricht)
wenn (sie|du) diese (mail|e-?mail|nachricht)
im browser (ansehen|öffnen|anzeigen|lesen|aktiv*)
antworten sie (bitte )?nicht
bitte nicht (antworten|veröffentlichen|weitergeben|teilen|stören)
automatisch (erstellt|generiert|versandt|erzeugt|übersetzt|verschickt)
nur für den
nur (zum|zur) internen
zum internen
streng vertraulich
^vertraulich*
^entwurf
nicht zur (veröffentlichung|weitergabe)
sperrfrist
noch nicht (freigegeben|final|bestätigt|abgestimmt|veröffentlichen)
bitte (noch )?(prüfen|ergänzen|korrigieren|gegenlesen|freigeben|klären|austauschen)
(muss|müssen|bitte) noch …(prüfen|ergänz*|korrigier*|klären|geklärt|geprüft|abgestimmt|freigegeben|freigeben|gegenlesen)
muss noch …(ergänzt|geprüft|geklärt|abgestimmt|freigegeben|korrigiert|gegengelesen)
noch …(ergänzen|klären|prüfen|nachreichen|austauschen|nachtragen|einpflegen)
foto (folgt|fehlt|kommt)
bild(er)? (folgt|folgen|fehlt|fehlen|kommt)
rücksprache
druckfähig*
hochauflösend*
pressefotos?
pressebilder
bildmaterial
(weitere|nähere) (informationen|infos|auskünfte)
weitere (informationen|infos|auskünfte)
nähere (informationen|infos|auskünfte)
für (rückfragen|presseanfragen|weitere informationen)
rückfragen
bei (fragen|rückfragen|interesse an)
fragen (beantwortet|richten|bitte|an)
interviewanfragen
presseanfragen
pressekontakt
belegexemplar*
^abdruck
abdruck (honorarfrei|frei|gegen|unter)
kommentare (sind|werden|zu)
eltern haften
auf eigene gefahr
auf eigenes risiko
es gelten (die|unsere)
es gilt (die|unsere) (hausordnung|satzung)
foto- und
filmaufnahmen
aufnahmen (gemacht|angefertigt)
abbildung*
farbabweichung*
serviervorschlag
gefördert (durch|von|mit|aus)
mit mitteln (des|der|aus)
die teilnahme …(gefahr|haftung)
von der teilnahme ausgeschlossen
tous droits
toute reproduction
photos? non
sous réserve
dans la limite des
à consommer avec
l'abus d'alcool
contient …(lait|gluten|noix|œufs?|soja|arachides?|sulfites|liens)
peut contenir
allerg(ènes?|ies|iques)
vous recevez
désinscri*
désabonn*
ne pas (répondre|publier|diffuser|jeter)
prix ttc
tva (incluse|comprise|non)
frais de (port|livraison|dossier)
livraison (gratuite|offerte|sous|en)
contacts? presse
pour (tout|toute|plus d'|en savoir)
politique de
données personnelles
à usage interne
usage interne
confidentiel*
cet article (contient|a été|est paru|comporte)
liens? affili*
avec le soutien
ne convient pas
todos (los|os) (derechos|direitos)
queda prohibida
sujeto a
hasta (agotar|fin de existencias)
contiene …(leche|gluten|nueces|huevo|soja|latte|glutine|noci|uova|enlaces)
puede contener
può contenere
pode conter
contém …(leite|glúten|nozes|ovo|soja)
alérg*
alergen*
alérgenos
recib(es|ió|iste|e) est*
darte de baja
darse de baja
no (respond*|publicar)
gastos de envío
envío (gratis|gratuito|en)
iva (incluid*|inclus*|incluíd*|no)
(precios|preços) (con|com)
contacto (de|para) (prensa|medios|imprensa)
para (más|mais) (información|informações)
política de
uso interno
confidencial
este (artículo|artigo|texto) (contiene|contém|fue|foi|se publicó)
enlaces? de afiliad*
datos personales
dados pessoais
bases legales
con moderación
con el apoyo de
tutti i diritti
riproduzione riservata
fino (a|ad) esaurimento
salvo (errori|esaurimento|diversa|erro*)
hai ricevuto
ricevi (questa|questo)
ricevete questa
disiscri*
cancellarti
non rispond*
spese di spedizione
spedizione (gratuita|in|entro)
ufficio stampa
per (ulteriori )?informazioni
per maggiori informazioni
informativa
questo articolo (contiene|è)
dati personali
con il (sostegno|contributo|patrocinio)
alle rechten
onder voorbehoud
zolang de voorraad
bevat …(melk|noten|gluten|ei|soja)
kan sporen
u ontvangt
je ontvangt
uitschrijven
verzendkosten
gratis verzending
inclusief btw
incl\\. btw
noot voor de redactie
niet voor publicatie
perscontact
voor meer informatie
privacybeleid
persoonsgegevens
vertrouwelijk
mede mogelijk
wszelkie prawa
wszystkie prawa
do wyczerpania
zastrzeg*
zawiera …(mleko|gluten|orzechy|jaja|soję|vat)
może zawierać
alergi*
otrzymujesz
otrzymałeś
wypisać
wypisz
prosimy nie odpowiadać
koszty (dostawy|wysyłki)
darmowa (dostawa|wysyłka)
kontakt dla
więcej informacji
polityk* prywatności
danych osobowych
do użytku wewnętrznego
dofinansowan*
você (recebe|está|recebeu)
recebeu est*
cancelar (a )?(sua )?(inscrição|subscrição)
não (respond*|publicar)
enquanto (durarem|houver)
reprodução proibida
com o apoio
`)

/** Who wrote, drew, photographed, translated or asked. */
export const credits = new Phrases(`
das (interview|gespräch) führte*
die fragen stellte*
interview(ed)? by
^interview:
^text( und (fotos?|bilder?))?( von|:)
^texte? et
^words (by|and)
^written by
^story by
^reporting by
additional reporting
as told to
illustrations? (by|de|von|di)
illustriert von
illustrated by
illustrationen von
illustrazioni di
^ilustraciones de
^zeichnungen von
fotos? (de|di|von|by|di:)
^fot\\.
^foto:
^foto ©
^fotografie
photo(s|graphs?|graphy)? (by|courtesy|credits?|copyright)
^photos?:
crédits? photos?
crédito* (de )?(la )?(foto*|imagen|imagem)
bildnachweis
bildquelle
aufgezeichnet von
protokolliert von
übersetzt von
aus dem \\p{L}+ (von|übersetzt)
translated (by|from)
traduit (par|de)
traducción de
traduzione di
edited by
recorded by
propos recueillis
(mit )?material (der|von) (dpa|afp|reuters|epd|kna)
mit (dpa|afp|reuters)
^quellen?:
^sources?:
^(posted|published|veröffentlicht|publié|publicado|pubblicato|geplaatst|opublikowano) (on|by|am|von|le|par|el|por|il|da|op|door|przez)
^posted (by|in|on|at|\\d)
^publié le
^publicado (el|por|em)
^pubblicato (il|da)
^geplaatst (op|door)
^opublikowano
^veröffentlicht (am|von)
^erstellt (am|von)
^zuletzt (geändert|aktualisiert|bearbeitet)
^letzte (änderung|aktualisierung)
^last (updated|modified|edited|reviewed|changed)
^updated:
^updated (on|at|\\d)
^mis à jour
^actualizado
^aggiornato
^bijgewerkt
^zaktualizowano
^stand:
^von unserem
^from our (correspondent|reporter)
the author is a
der autor ist
die autorin ist
`)
