import { Phrases } from './phrases'

/**
 * What a page asks of its own readers: to click, follow, share, subscribe. Readers of a post cannot do any of that.
 */
export const requestPhrases = new Phrases(`
^subscribe
subscribe (to (our|my|the (newsletter|podcast|channel|list)|us|this)|here|now|today|below|via|on)
^sign up (now|here|today|online|free)
sign up (for|to) (our|the|my|free|weekly)
follow us
follow (me|along) on
like us
find us on
join (our|the|my) (newsletter|mailing|list|community|discord|slack|channel|waitlist|whatsapp|telegram)
^share (this|it|your|on|via)
share (this|it) (with|on|post|article|story|recipe|page)
^tell (us|a friend|your friends)
(please|then|just) tell (us|a friend|your friends)
and tell (us (in the comments|below|how|what you think)|a friend|your friends)
let us know
leave (a|us|your) (comment|review|reply|message|tip|rating)
tag (us|@\\w+|me)
(hit|press) (reply|subscribe|the \\p{L}+ button)
reply to this
forward this
click (here|below|on the link|the (link|button|image|banner))
tap (here|below|the (link|button|image|banner))
swipe (up|left|right)
^read (more|the (full|rest|whole|original|story|article|interview|report)|on|next|also|our|part)
^learn more
^to learn more
you …(want|like|love) to learn more
^(want|eager|curious) to learn more
(can|could) learn more (about|at|on|here)
learn more (here|at|on our|on the website)
^find out (more|how|why)
^discover (more|our|all|the full|how)
^see (more|all|our|also|the full)
^view (all|the|our|more|in|on)
^shop (the|now|our|this|all)
^browse
^buy (now|yours|here|it (here|now)|tickets|online)
^order (now|yours|online|here|today)
^book (now|here|online|today|your …(now|here|today|online))
^get (yours|your tickets|in touch|it now|started|the app|tickets)
^register (now|here|today)
^download (now|the (app|pdf|brochure|press|programme|full)|our|here|it)
^apply (now|here|today|online)
^donate
^support (us|our|the (magazine|project|podcast|blog|channel)|this|independent|my)
support (us|our work|the magazine|my work) (on|with|via|by)
on (patreon|ko-?fi|steady|gofundme)
^become (a|an) (member|patron|subscriber|supporter|friend|sponsor)
enter your (e-?mail|name|postcode|zip)
^log in
^sign in
^create (an|your) account
^contact us
contact (us|our team|the team) (for|to|at|on|if|via)
^give us a
^call us
^e-?mail us
^write to us
^drop us
visit (our|us) …(website|online|site|shop|page)
^check out (our|the|my|more|all|these)
^watch (now|the (video|full|trailer|episode|recording)|our|it on)
^listen (now|on|to (the|our|this)|here|wherever)
wherever you get your podcasts
^pre-?order
^add to (cart|basket|bag|calendar|wishlist|home)
^try (it|now|us|\\p{L}+) (free|now|for free|today)
^start (your|a) (free )?trial
don't miss
^hurry
limited time
last chance
was this …(helpful|useful)
ask (us )?in the comments
have a question
konnten wir (ihnen|dir|euch) (helfen|weiterhelfen)
did (this|we) (help|answer)
found this helpful
^rate (this|us)
did you (find|like|enjoy|know you can)
^enjoyed
if you (liked|like|enjoy|enjoyed|found|love|loved) …(subscribe|share|support|consider|please|help|check|follow|sign)
^stay tuned
^scroll (down|up|to|through)
^jump to
^skip to
^print (this|recipe|page)
^pin (this|it)
^save (this|for later)
^use (the )?code
^enter (now|here)
^vote (now|here)
in our (newsletter|podcast|online shop|webshop|app|faq)
^our newsletter
^abonnier*
abonnier(e|t|en) (sie )?(uns|unser*|jetzt|hier|gleich|meinen|meine|den (newsletter|kanal|podcast))
(newsletter|podcast|kanal) abonnier*
folg(t|e|en) (sie )?uns
^teil(e|t|en) (sie )?(diesen|dieses|deine|eure|(den|das|die) (artikel|beitrag|link|post|rezept|seite))
^leit(e|et|en) …weiter
^schreib(e|t|en)? (sie )?(uns|mir) …(kommentar*|mail|meinung|e-?mail)
^schreibt? (uns|mir)
^sag(t|en)? (sie )?uns
^erzähl(e|t|en)? (sie )?uns
^lass(t|en)? (sie )?uns …wissen
^verrat(e|et|en)? uns
lesen sie (auch|mehr|weiter|hier|den|dazu|mehr|unser*)
^lies (auch|mehr|weiter|hier|den|dazu|unser*)
^lest (auch|mehr|weiter|hier)
^mehr (dazu|infos|informationen|lesen|erfahren|tipps|zum|über|von|aus|bilder|fotos|rezepte|artikel)
^noch mehr
^alle (infos|informationen|termine|artikel|rezepte|beiträge|folgen) …(finden|findest|gibt|unter|auf|hier)
^hier (klicken|geht|gehts|finden|findest|findet|lesen|können|kannst|entlang|gibt|gelangen|anmelden|bestellen|kaufen|herunterladen|abonnieren|weiter|zum|zur)
klick(e|t|en)? (sie )?(hier|auf den (link|button)|unten|jetzt|einfach)
^jetzt (hier |direkt |gleich |online |kostenlos |im |in )*(anmelden|kaufen|bestellen|buchen|registrieren|lesen|entdecken|ansehen|sichern|downloaden|herunterladen|spenden|mitmachen|bewerben|abonnieren|laden|app|shop|testen|informieren|stöbern|reservieren|vorbestellen|mitglied|teilnehmen|abstimmen)
^gleich (anmelden|kaufen|bestellen|buchen)
^direkt (zum|zur|anmelden|bestellen|buchen)
^sicher(n|e|t) (sie )?(sich|dir|euch)
^hol(e|t|en)? (sie )?(sich|dir|euch)
^bestell(e|t|en)? (sie )?(jetzt|hier|gleich|direkt)
^buch(e|t|en)? (sie )?(jetzt|hier|gleich|direkt)
^kauf(e|t|en)? (sie )?(jetzt|hier|gleich|direkt)
^spend(e|et|en)? (sie )?(jetzt|hier|online)
^unterstütz(e|t|en)? (sie )?(uns|unsere|mich|meine|das projekt)
^werd(e|et|en) (sie )?(jetzt |auch )?(mitglied|fan|pat*|förder*|teil)
^kontaktier(e|t|en)? (sie )?uns
^ruf(e|t|en)? (sie )?uns
^besuch(e|t|en)? (sie )?(uns|unser*)
^meld(e|et|en) …newsletter
^trag(e|t|en)? …newsletter
war dieser (artikel|beitrag|eintrag)
war diese (seite|antwort)
hat (ihnen|dir|euch) …(gefallen|geholfen)
gefällt (dir|ihnen|euch)
wenn (dir|ihnen|euch) …gefall*
^bewert(e|et|en)
^kommentier*
^diskutier*
^druck(e|en|version)
^seite (drucken|weiterempfehlen|teilen)
^(artikel|rezept|beitrag|seite) (drucken|teilen|merken|speichern|weiterempfehlen|kommentieren)
^direkt zum
^springe zu*
^zum (inhalt|seitenanfang|rezept|shop|warenkorb|artikel|anmeldeformular)
in unserem (newsletter|podcast|onlineshop|online-shop|blog|webshop|archiv)
^kondolenzbuch
^kerze
^abonnez*
abonnez-vous
^suivez*
^partage[rz]
^lire (aussi|la suite|également|plus)
à lire (aussi|également|ensuite)
^cliquez
cliquez (ici|sur)
^inscrivez-vous …newsletter
en savoir plus
^découvrez (aussi|nos|notre|également|tou*)
^voir (aussi|plus|tou*)
^réserve[rz] (vite|ici|dès|maintenant|en ligne|ma|votre)
^command(ez|er) (ici|maintenant|dès)
^achete[rz] (ici|maintenant|en ligne)
^soutene[zr]
^faites un don
^télécharge[rz]
^contacte[rz]
^rejoigne[zr]
^retrouvez-nous
n'hésitez pas
cet article vous a
^ajouter au
^laisse[rz] un commentaire
suscríbe*
^suscr[íi]b*
síguenos
^sígue*
^compart(e|ir|elo)
^compártelo
^lee (también|más|el)
^leer (también|más|el)
lee también
^haz clic
haz clic
haga clic
^pincha
^más (información|sobre|noticias)
^descubre (más|nuestr*|todo*|también)
^ver (más|todo*|también)
^reserva (ya|aquí|ahora|online|tu)
^compra (ya|aquí|ahora|online|tu)
^regístrate
^apúntate (ya|aquí|ahora|a (nuestra|la))
^apoya
^dona (ora|ahora|aquí|qui|ya)
^descarga (ya|aquí|la|el|nuestra)
^contáctanos
^escríbenos
^únete
no te (lo )?pierdas
si te (ha gustado|gustó)
^déjanos
^deja (tu|un) comentario
^cuéntanos
^añadir al
^iscriviti
iscriviti (alla|al|qui|ora)
seguici
^condividi
^leggi (anche|tutto|di|il|la|l)
leggi anche
^clicca
clicca (qui|sul)
^scopri (di|anche|tutt*|i|le|il|la|come)
^prenota (ora|subito|qui|online|il)
^acquista (ora|subito|qui|online)
^sostieni
^dona
^scarica
^contattaci
^scrivici
^unisciti
non (perdere|perdetevi|perderti)
se ti è piaciut*
^lascia un
^(ti )?potrebbe
^aggiungi al
^guarda (anche|il|tutt*)
^abonneer
^schrijf je (nu |hier )?in …nieuwsbrief
volg ons
^deel (dit|deze|via|op)
^lees (ook|meer|verder|hier|het)
lees ook
^klik
klik hier
^bekijk (ook|al|onze|meer|het|alle)
^bestel (nu|hier|direct|online|je)
^boek (nu|hier|direct|online|je)
^koop (nu|hier|direct|online|je)
^meld je
^steun (ons|onze)
^word (lid|donateur|vriend)
^neem contact
^mis (het|dit) niet
^reageer
^in winkel*
^zapisz się (do|na) …newsletter*
^zapisz się
śledź nas
obserwuj nas
^udostępnij
^podziel się
^czytaj (także|też|więcej|dalej|również)
^przeczytaj (także|też|również|więcej)
^kliknij
kliknij (tutaj|tu)
^dowiedz się
^zarezerwuj
^kup (teraz|bilet*|już)
^wesprzyj
^pobierz
^skontaktuj
^dołącz
^nie przegap
^zobacz (też|także|również|więcej)
^skomentuj
^dodaj do
^inscreva-se
^assine
^siga
^compartilhe
^partilhe
^leia (também|mais|a|o)
leia também
^clique
clique (aqui|no)
^saiba mais
^confira (também|nossos|todos|mais)
^veja (também|mais|todos)
^reserve (já|agora|aqui)
^compre (já|agora|aqui)
^apoie
^doe (agora|aqui|já)
^baixe
^descarregue
^fale con*
^contacte-nos
não perca
^deixe (seu|um|o seu) comentário
^adicionar ao
`)

/** Wishes and thanks around the actual content: they end a letter, an article or a recipe. */
export const pleasantryPhrases = new Phrases(`
^thanks
^thank you (for|all|to everyone|so much)
^many thanks
^see you
^until (next time|soon)
^until (next|then)([.!]|,( \\S+){0,2}$)
^happy (reading|cooking|baking|gardening|knitting|reading|listening|holidays|new year|christmas|easter|making|travels|trails)
^enjoy[.!]
^enjoy (your|the (read|weekend|day|show))
^bon appetit
^bon appétit
^hope (to see|you|this|that)
we hope (you|to see|this|that|to welcome)
we (very much )?look forward to
^looking forward
we('d| would) love to (see|hear|welcome)
we can't wait to (see|welcome|hear)
^have (a|an) (great|lovely|nice|good|wonderful|fun|happy|safe)
^have fun
^take care
^stay (safe|healthy|curious|warm|well)
^all the best
^warm(est)? (wishes|regards)
^good luck
^danke (fürs|für|an|euch|ihnen|dir)
^vielen dank
^herzlichen dank
^wir danken
^bis (bald|zum nächsten|nächste|demnächst)
^bis (dann|dahin)[.!,]
^bleib(t|en)? (sie )?(gesund|neugierig|dran|uns|gespannt|zuversichtlich)
^viel (spaß|freude|erfolg|vergnügen|glück|lesevergnügen)
^guten appetit
^gutes gelingen
^lass(t|en)? (sie )?(es|ihn|sie) (dir|euch|ihnen|sich)
wir freuen uns (auf|über) (sie|dich|euch|ihren|ihre|deinen|euren|eure|viele|zahlreiche|ihr|rege|jede*|alle|einen)
wir hoffen
wir wünschen
^frohe
^fröhliche
^schöne[sn]?( \\p{L}+){0,2}!
^einen schönen
^ein schönes
^habt es
^alles (gute|liebe)
^macht'?s gut
^auf (bald|wiedersehen|ein)
^herzliche grüße
^(viele|liebe|beste|schöne|freundliche|sonnige) grüße
^mit (freundlichen|herzlichen|besten|sportlichen|lieben|vielen|sonnigen) gr*
^gez
^yours (sincerely|faithfully|truly|ever)
^(kind|best|warm|kindest|warmest) regards
^prost
^bonne (lecture|dégustation|journée|visite|continuation|année|fête|cuisine)
^bon (week-end|courage|voyage)
^à (bientôt|très|vite|table)
^merci
au plaisir
nous vous attendons
nous espérons
^buen (provecho|fin|viaje)
^hasta (pronto|luego|la próxima|entonces)
(os|te|les|los) esperamos
os esperamos
te esperamos
les esperamos
^gracias
esperamos (verte|veros|contar|que)
^disfrut(a|ad|en)
^feliz
^buon (appetito|divertimento|lavoro|viaggio|anno|natale)
^buona (lettura|visione|giornata|cucina|degustazione|estate|fortuna)
^a presto
vi aspettiamo
ti aspettiamo
^grazie
^ci vediamo
^eet smakelijk
^smakelijk
^veel (plezier|succes|leesplezier|kookplezier)
^tot (dan|ziens|snel|volgende|gauw|binnenkort)
^bedankt
^dank (je|u|aan)
(we|wij) hopen
we hopen
wij hopen
^fijne
^smacznego
^do (zobaczenia|widzenia|usłyszenia)
^zapraszamy
^dziękujemy
^dziękuję
^pozdrawiam*
^serdecznie (zapraszamy|pozdrawiamy)
^miłe(go|j)
^bom (apetite|proveito|fim|dia)
^até (breve|logo|já|a|lá)
^obrigad*
^esperamos por
^afiyet olsun
^görüşmek
^smaklig
^god (helg|jul|appetit)
^velbekomme
^vi ses
`)

/** Phrases that lead to other pages. */
export const crossReferencePhrases = new Phrases(`
^related
^complete the
^pairs well
^goes well with
^dazu passt
^see also
^also (read|see|interesting|in this (series|issue))
^more (from|in|on|about|stories|recipes|articles|like)
^read (also|next|more)
^you (may|might) (also )?(like|enjoy|be interested)
^customers (also|who)
^people also
^frequently bought
^recommended(?! (for (ages?|adults|children|people|those|anyone|families|beginners|all|groups)|ages?|load|weight|dos(e|age|ing)|temperature|size|speed|pressure|distance|stay|route|minimum|at least|from))
^popular
^trending
^most (read|popular)
^recent (posts|articles|news)
^latest (posts|articles|news)
^up next
^next (up|in|post|article|page|chapter|time on)
^previous(ly)? (in|post|article|page|chapter|on)
^back to
^in this (article|issue|section|series|post)
^on this page
^table of contents
^part \\d
^filed under
^tagged
^categor(y|ies)
^lesen sie auch
^lies auch
^siehe auch
^auch interessant
^mehr zum thema
^passend (dazu|zum thema)
^das könnte
^kunden (kauften|sahen|interessierten)
^wird oft zusammen
^ähnliche (artikel|produkte|beiträge|themen)
^verwandte
^weitere (artikel|beiträge|meldungen|themen|rezepte|produkte|veranstaltungen|nachrichten|links)
^empfohlen(e|er|es) (artikel|beiträge|produkte|links|themen|inhalte)
^empfohlen(: |$)
^beliebt*
^neueste (beiträge|artikel)
^zurück (zur|zum|zu)
^nächste[rs]? (artikel|beitrag|seite|folge|kapitel)
^vorherige[rs]? (artikel|beitrag|seite|folge|kapitel)
^zum thema
^aus dem archiv
^in diese(m|r) (artikel|beitrag|ausgabe|serie|rubrik)
^auf dieser seite
^inhaltsverzeichnis
^teil \\d
^schlagw(ort|örter|orte)
^kategorien?
^à lire
^lire aussi
^voir aussi
^sur le même (sujet|thème)
^articles? (similaires?|liés?|récents?|précédents?|suivants?)
^vous aimerez
^dans la même
^lee también
^te puede interesar
^también te
^artículos? (relacionados?|anteriores?|siguientes?)
^entradas? (relacionadas?|anteriores?)
^noticias relacionadas
^leggi anche
^articoli (correlati|recenti|simili)
^potrebbe interessarti
^vedi anche
^lees ook
^zie ook
^gerelateerd*
^meer (over|van|artikelen|nieuws)
^czytaj (także|też|również)
^zobacz (także|też|również)
^podobne
^powiązane
^polecamy
^leia (também|mais)
^veja também
^artigos relacionados
`)
