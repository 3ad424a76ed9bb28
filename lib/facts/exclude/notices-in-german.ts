/** Phrases of notices in German texts, in the format of `Phrases`. */
export const germanNoticePhrases = String.raw`
alle (preise|angaben|rechte|bilder|fotos|texte|produktpreise)
preise (inkl*|verstehen|gelten|enthalten|zzgl|können)
preis(änderungen|irrtum|irrtümer)
inkl\. …(mwst|ust|steuer|versand)
inklusive …mehrwertsteuer
zzgl
^lieferzeit
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
^allergene*
allergiker*
kann spuren
für kinder unter … (nicht|ungeeignet)
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
v\.?i\.?s\.?d
mit freundlicher genehmigung
mit freundlicher unterstützung
bildrechte
^nachdruck
vervielfältigung
diese[rs]? (artikel|text|beitrag|newsletter|rezept|seite|bericht|mail|e-?mail|nachricht|interview|dokument|website|projekt|angebot) (ist|wurde|erschien|enthält|entstand|gibt|gilt|kann|wird|dient|stammt) …(zuerst|ursprünglich|erschienen|werbung|veröffentlicht|affiliate*|gefördert|gesponsert|automatisch|aktualisiert|übersetzt|vertraulich|entstanden|bestimmt|archiv|kooperation|links|teil (der|einer|unserer) (serie|reihe))
diese[rs]? (artikel|beitrag|text) erschien
in einer früheren (version|fassung)
anmerkung der redaktion
anm\. d
^korrektur
^berichtigung
^hinweis (an|für|der) (die )?(redaktion*|kolleg*)
^interner
^intern
änderungen (vorbehalten|und|bleiben|sind)
irrt(um|ümer)
vorbehaltlich
^solange (der )?vorrat
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
nur für den (internen|dienst*)
nur (zum|zur) internen
zum internen
streng vertraulich
^vertraulich
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
`
