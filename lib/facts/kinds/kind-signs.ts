import type { ContentKind } from '../schemas'

/** A sign of a kind and its points; matched against plain lower case without accents. */
export type KindSign = readonly [ContentKind, number, RegExp]

const roleWords =
  'head|director|manager|professor|lecturer|teacher|conductor|chef|cook|baker|farmer|founder|owner|chair|president|captain|coach|curator|editor|engineer|developer|designer|artist|author|writer|poet|painter|sculptor|musician|cellist|pianist|violinist|singer|actor|actress|midwife|nurse|doctor|physician|gardener|carpenter|potter|blacksmith|brewer|winemaker|beekeeper|researcher|scientist|architect|photographer|librarian|volunteer'
const germanRoleWords =
  'leiter(?:in)?|direktor(?:in)?|professor(?:in)?|lehrer(?:in)?|dirigent(?:in)?|koch|kochin|backer(?:in)?|bauer|bauerin|landwirt(?:in)?|grunder(?:in)?|inhaber(?:in)?|vorsitzende[rn]?|prasident(?:in)?|trainer(?:in)?|kurator(?:in)?|redakteur(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|kunstler(?:in)?|autor(?:in)?|maler(?:in)?|bildhauer(?:in)?|musiker(?:in)?|sanger(?:in)?|schauspieler(?:in)?|hebamme|\\w*pfleger(?:in)?|arzt|arztin|gartner(?:in)?|tischler(?:in)?|topfer(?:in)?|schmied(?:in)?|imker(?:in)?|winzer(?:in)?|forscher(?:in)?|architekt(?:in)?|fotograf(?:in)?|\\w+bauer(?:in)?|\\w+meister(?:in)?|\\w+leiter(?:in)?'

/** Signs in a title. */
export const titleSigns: readonly KindSign[] = [
  [
    'obituary',
    7,
    /\b(?:obituary|in memoriam|in (?:loving )?memory of|nachruf|(?:wir|die \w+|der \w+) trauer[nt]? um|remembering|farewell to|abschied von|zum tod(?:e)? von|r\.?i\.?p\.?|passed away|has died|dies at|verstorben|gestorben|hommage a|addio a|adieu a|adios a|despedida|farewell,|in memory of|gedenken an|wir gedenken|deces de|fallece|fallecimiento|e morto|scomparsa di|zmarl[ay]?|overleden|faleceu)\b|\(\*?\s?\d{4}\s?[–—-]\s?[†✝]?\s?\d{4}\)|\b1[89]\d\d\s?[–—-]\s?(?:19|20)\d\d\b|[†✝]/,
  ],
  [
    'legal',
    8,
    /^(?:(?:our |the |unsere |general |allgemeine )?(?:terms (?:of|and|&)|privacy (?:policy|notice|statement)|cookie (?:policy|notice)|legal notice|imprint|impressum|datenschutz|agb\b|geschaftsbedingungen|nutzungsbedingungen|teilnahmebedingungen|widerruf|haftungsausschluss|disclaimer|mentions legales|conditions (?:generales|of (?:use|sale))|politique de confidentialite|aviso legal|politica de|note legali|informativa|regulamin|polityka prywatnosci|algemene voorwaarden|privacyverklaring|termos de|end[- ]user))|\b(?:(?:returns?|refunds?|cancellation|shipping|booking|complaints?|acceptable use|data protection|safeguarding|moderation|community)(?: and \w+)? (?:policy|policies|terms|guidelines)|terms (?:and conditions|of (?:use|service|sale|participation))|(?:booking|sales|delivery|rental|general|membership|travel) conditions|(?:miet|liefer|reise|buchungs|zahlungs|verkaufs)bedingungen|privacy (?:policy|notice)|(?:licen[cs]e|user|service|processing|lease) agreement|geschaftsbedingungen|nutzungsbedingungen|teilnahmebedingungen|widerrufsbelehrung|datenschutzerklarung|datenschutzhinweise|hausordnung|satzung|gebuhrenordnung|verordnung|code of conduct|protection des donnees|proteccion de datos|protezione dei dati|gegevensbescherming|ochrona danych|protecao de dados|schutz ihrer daten|reglement|bylaws|articles of association|vereinbarung|contest rules|official rules|modern slavery|accessibility statement|erklarung zur barrierefreiheit)\b|\bagb\b/,
  ],
  [
    'release_notes',
    6,
    /\b(?:release notes?|changelog|patch notes?|hot ?fix(?:es)?|bug ?fix(?:es)?|maintenance release|wartungsversion|what['’]?s new (?:in|with)|(?:das ist )?neu in (?:version )?(?:\S+ ){0,2}v?\d|neuerungen in|versionshinweise|nouveautes de|novedades de la version|note di rilascio|novita (?:di|nella)|update \d+\.\d+)\b|\bv\d+\.\d+|\b\d+\.\d+\.\d+\b|\b(?:version|release|ausgabe)\s?v?\d+(?:\.\d+)+|^\S+(?: \S+){0,2} \d{1,4}\.\d{1,3}$|\b\d+\.\d+\s*(?:released|is (?:here|out)|ist da|ist erschienen|erschienen|veroffentlicht|est disponible|disponible)/,
  ],
  ['recipe', 5, /\b(?:recipe|rezept|recette|receta|ricetta|przepis|receita|recept)\b/],
  [
    'guide',
    5,
    /^(?:how (?:to|we|do|you|i|can|long|much)\b|wie (?:man|sie|du|ihr|wir|ich|kann|funktioniert|geht|viel|lange)\b|so (?:gelingt|geht|klappt|funktioniert|pflanz\w+|mach\w+|finde\w+|schutz\w+|spar\w+|bau\w+|pfleg\w+|bleib\w+)|(?:a|the|your|our) (?:\w+ ){0,4}guide\b|getting started|erste schritte|anleitung|tutorial|ratgeber|install(?:ation|ing)?\b|comment (?!on )|como |come (?:si|fare|\w+are|\w+ere|\w+ire)\b|jak (?!\w+ jest)|hoe |(?:choosing|setting up|resetting|configuring|connecting|cleaning|caring|preparing|repairing|replacing|planting|growing|pruning|sharpening|troubleshooting|understanding|using|building|making|migrating|upgrading|deploying|restoring|storing|measuring) \w+|run \w+ (?:behind|on|with|in)\b)|\bhow to\b|\b(?:step[- ]by[- ]step|schritt fur schritt|paso a paso|pas a pas|passo (?:dopo|a) passo|krok po kroku|faq|frequently asked|haufige fragen|preguntas frecuentes|for beginners|fur (?:anfanger|einsteiger)|checklist|checkliste|cheat sheet|tutorial|anleitung|leitfaden|beantragen|richtig \w+en|selber \w+en|selbst \w+en|so geht|so gelingt|nasil|guia|poradnik|handleiding|troubleshooting|faire (?:soi-meme|pousser))\b|[一-龠ぁ-ん]方$/,
  ],
  [
    'list',
    5,
    /^(?:the |die |les |los |las |i |le |our |unsere |meine |my |nos |nuestr[oa]s )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|trois|quatre|cinq|sept|huit|neuf|dix|cuatro|cinco|siete|ocho|nueve|diez|cinque|sette|otto|dieci|piec|szesc|siedem|osiem|dziesiec)\s+(?!days?\b|hours?\b|years?\b|jahre?\b|tage?\b|uhr\b|minut|stund|ans\b|anos\b|mitglieder|members|percent|prozent|million|[\w]+ (?:days|years|jahre|tage)\b)(?:[\p{L}’'-]+,?\s+){0,5}(?:[\p{L}’'-]+)/u,
  ],
  [
    'list',
    5,
    /^top\s?\d+|\b(?:best of|our (?:booksellers['’]? |team['’]?s )?favou?rites?|unsere (?:lieblinge|lieblings\w+|favoriten)|the best [\p{L}-]+s\b|die besten|die schonsten|les meilleur\w+|les plus beaux|los mejores|las mejores|i migliori|le migliori|najlepsz\w+|de beste|gift ideas|geschenkideen|reading list|leseliste|staff picks|round-?up|at a glance|coup de c(?:oe|œ)ur)\b/u,
  ],
  [
    'event',
    3,
    /\b(?:workshop|concert|konzert|\w*konzerte?|concierto|concerto|koncert|festival|exhibition|ausstellung|exposition|exposicion|mostra|wystawa|vernissage|lesung|reading (?:with|by)|author talk|lecture|vortrag|podiumsdiskussion|panel|webinar|meet-?up|conference|konferenz|conference|congres\w*|tagung|open (?:day|house|evening|studio\w*)|tag der offenen tur|portes ouvertes|jornada|fair\b|\w*messe|\w*markt(?:tag)?\b|flohmarkt|\w*fest\b|fete|fiesta|sagra|festa|market day|tour dates|premiere|screening|film ?(?:night|abend)|auction|versteigerung|\w*fuhrung|guided (?:tour|walk)|walk\b|wanderung|spaziergang|half marathon|marathon|\w*lauf\b|tournament|turnier|tournoi|quiz night|open mic|jam session|class(?:es)? on|night at|evening (?:of|with)|beginners['’]? (?:night|evening)|hackathon|schnupper\w+|\w*kurs\b|taster|singalong|barn dance|ball\b|gala\b|nuit|noche|notte|atelier|taller|laboratorio|warsztat\w*|spacer|visita guiada|visite guidee|aftelling|avond)\b/,
  ],
  [
    'announcement',
    4,
    /\b(?:announc(?:es?|ing)|launch(?:es|ed|ing)?|opens|opening|appoint(?:s|ed)?|acquires?|partners? with|partnership|unveils?|introduc(?:es|ing)|wins?|won|awarded|raises|expands?|joins|kundigt|eroffnet|eroffnung|startet|stellt .{1,40} vor|ubernimmt|gewinnt|erweitert|baut|bekommt|erhalt|sucht|suchen|gesucht|zieht (?:um|in|nach)|ziehen um|umzug|sperrung|gesperrt|senk(?:t|en)|erhoh(?:t|en)|moves?|moving|reopen(?:s|ed|ing)?|closes|closed|closure|returns|is back|are back|hiring|vacanc(?:y|ies)|wanted|we['’]?re|we are|wir (?:sind|haben|suchen|ziehen|offnen|schliessen|feiern|bauen)|new|neu(?:e[rsnm]?)?|ab sofort|ab (?:dem )?\d|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next)|now (?:open|available|on sale)|riapre|apre|inaugura\w*|ouvre|ouverture|rouvre|abre|reabre|apertura|otwiera|otwarcie|opent|sluit|recrute|lance|lanza|lancia|bientot|m\/f\/d|m\/w\/d|w\/m\/d|stunden\/woche|to build|will (?:be|build|open|close)|wird)\b|開きます|オープン|お知らせ/,
  ],
  // A call for submissions contains a list of steps, but is not a guide.
  [
    'announcement',
    6,
    /\b(?:(?:open )?call for (?:applications|entries|papers|proposals|submissions|artists|projects|volunteers)|ausschreibung\b|aufruf zur|appel a (?:candidatures?|projets?|contributions?)|convocatoria|bando (?:per|di)|nabor (?:wnioskow|zgloszen))/,
  ],
  // Titles that speak in the first person, or about what will be, announce news.
  [
    'announcement',
    2,
    /\b(?:we['’]re|we are|we have|wir (?:sind|haben|suchen|ziehen|offnen|schliessen|feiern|bauen)|(?:wird|werden) \w*(?:ge|ver|er|um|aus|ab|ein)\w+(?:t|en)$|wird gebaut|reopen\w*|to (?:build|open|close|launch)|moving|is back|are back|closed|gesperrt|m\/f\/d|m\/w\/d)\b/,
  ],
  [
    'person',
    5,
    /\b(?:(?:\w+|\d+) questions (?:for|to|with)|\w+ fragen an|im gesprach|gesprach mit|in conversation with|interview(?:ed)?|(?:a|ein) portrait|ein portrat|portrat\b|unterwegs mit|zu besuch bei|zu gast bei|hausbesuch bei|a day with|ein tag mit|spotlight(?: on)?|rencontre avec|entretien avec|portrait de|entrevista (?:a|con)|intervista (?:a|con)|rozmowa z|wywiad z|in gesprek met|entrevista com|meet (?:the )?(?!our new)(?:\p{L}+,? )?)\b/u,
  ],
  [
    'person',
    4,
    new RegExp(
      `,\\s(?:\\w+ )?(?:${roleWords}|${germanRoleWords})\\b|\\b(?:${germanRoleWords}|${roleWords}) \\w+ \\w+$`,
    ),
  ],
]

/** Signs at the beginning of a text. */
export const bodySigns: readonly KindSign[] = [
  [
    'obituary',
    5,
    /\b(?:passed away|died (?:peacefully|suddenly|on|at|aged|in (?:his|her))|(?:has|have) died|(?:the )?(?:death|passing) of|great sadness|is survived by|survived by (?:his|her)|funeral|memorial service|celebration of (?:his|her) life|verstarb|verstorben|(?:ist|sind) .{0,60}gestorben|im alter von \d+|hinterlasst|beisetzung|beerdigung|trauerfeier|in stillem gedenken|condolences?|beileid|nous a(?:vons)? quittes?|obseques|s['’]est eteinte?|fallecio|nos ha dejado|funeral[ie]|(?<!quando .{0,40})e mort[oa]|si e spent[oa]|entierro|velatorio|inhumation|deces|ci ha lasciat[oi]|zmarl[ay]?|pogrzeb|is overleden|uitvaart|rest in peace|ruhe in frieden)\b/,
  ],
  [
    'legal',
    4,
    /\b(?:hereinafter|hereby|governing law|shall not be liable|be liable for|indemnif\w+|liability|gerichtsstand|haftung|vertragspartner|vertragsschluss|personenbezogene[rn]? daten|terms and conditions|this agreement|(?:art\.?|artikel|article) \d+ (?:dsgvo|gdpr|abs)|dsgvo|gdpr|teilnahmeberechtigt|rechtsweg|licensee|licensor|statutory rights|your (?:legal )?rights under|droit d['’]acces|base legale|rgpd|rodo|this policy|diese (?:richtlinie|vereinbarung|bedingungen)|widerrufsfrist|widerrufsrecht|salvatorische|severability|arbitration|data controller|verantwortlicher im sinne|responsable du traitement|responsabilidad|titolare del trattamento|administrator\w* danych|verwerkingsverantwoordelijke|legal basis|processing of (?:your )?personal data|warranty of any kind|als vereinbart)\b|^§ ?\d|\n\W{0,5}§ ?\d/,
  ],
  [
    'announcement',
    5,
    /^\W{0,4}(?:[a-z][a-z.’' /()-]{2,40},?\s(?:[a-z]+,? )?(?:\d{1,2}\.? [a-z]+|[a-z]+ \d{1,2},?|\d{1,2}\.\d{1,2}\.)(?: ?\d{4})?\W{0,3}\s?[–—:-])|\b(?:for immediate release|zur sofortigen veroffentlichung|press release|pressemitteilung|today announced|announced today|gab heute bekannt|(?:has|have) (?:today )?announced|pour diffusion immediate|media contact|pressekontakt|notes to editors)\b/,
  ],
  [
    'announcement',
    2,
    /\b(?:we are (?:delighted|pleased|proud|happy|excited|looking for|hiring|moving|closing|opening)|we['’]re (?:delighted|pleased|proud|happy|excited|looking for|hiring|moving|closing|opening)|wir freuen uns|wir suchen|wir ziehen|wir stellen|suchen wir|we need|from (?:now on|next (?:week|month)|\d{1,2} \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|ab sofort|ab (?:dem )?\d{1,2}\. |ab (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|as of|with effect from|mit wirkung|(?:wird|werden|bleibt|bleiben) .{0,80}(?:gesperrt|eroffnet|geschlossen|gebaut|verlangert|saniert|eingestellt)|will (?:open|close|reopen|launch|start|begin|be closed|be built|move)|starts? in|spokes(?:man|woman|person)|said .{1,40},? (?:ceo|chief|director|chair|head)|geschaftsfuhrer(?:in)?|sagt .{1,40}(?:vorstand|burgermeister|leiter)|nous (?:sommes heureux|recrutons|ouvrons|cherchons)|a partir du|a partir de|a partire da|od dnia|vanaf|dal \d|desde el|buscamos|cerchiamo|estamos encantados|pensionable|per annum|full[- ]time|part[- ]time|vollzeit|teilzeit|bewerbung\w*|candidature|applications? by|apply by|apply (?:at|to|online))\b/,
  ],
  [
    'event',
    3,
    /\b(?:doors open|doors|admission|tickets? (?:are|cost|from|on sale|at|available|can)|free (?:entry|admission|of charge|to attend)|entry (?:is )?free|no (?:booking|registration) (?:needed|required|necessary)|rsvp|register (?:at|by|online|here|via)|registration|eintritt|einlass|anmeldung\w*|anmelden|anmeldeschluss|karten (?:kosten|gibt|ab|im|zu)|vorverkauf|abendkasse|treffpunkt|findet .{0,80}statt|finden .{0,80}statt|ladt .{0,80}ein\b|laden .{0,80}ein\b|herzlich eingeladen|takes? place|will be held|is held|come along|come and|join us|we meet|wir treffen uns|meeting point|bring (?:your own|a|along)|mitzubringen|refreshments|a lieu|aura lieu|entree (?:libre|gratuite)|rendez-vous|inscription\w*|sur inscription|tendra lugar|se celebra|entrada (?:libre|gratuita)|inscripci\w+|si terra|si svolge|ingresso (?:libero|gratuito)|iscrizion\w+|odbedzie|wstep wolny|zapisy|vindt plaats|toegang|inschrijv\w+|aanmelden|acontece|inscric\w+|ore \d|katilim|kayit)\b|開催|参加費|التسجيل|الدخول/,
  ],
  [
    'product',
    3,
    /\b(?:in stock|sold out|out of stock|add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|anadir al carrito|aggiungi al carrello|do koszyka|(?:incl(?:uding|\.)?|inkl\.?) (?:\d+ ?% ?)?(?:vat|mwst|ust)|inkl\. gesetzlicher|per (?:lb|kg|100 g)|\/ ?(?:lb|kg|100 g|l)\b|hand-?(?:made|gefertigt|thrown|woven|poured|blown)|von hand|nettogewicht|net weight|\bsku\b|free shipping|ships (?:in|from|within)|lieferzeit|available in (?:\w+ )?(?:colou?rs|sizes)|sizes? [\dxsml]|grosse[n]?:|lieferumfang|versandkosten|versand\b|erhaltlich (?:in|als)|auf lager|made (?:of|from|in)|material:|materials?:|dimensions:|masse:|gewicht:|weight:|hohe:|inhalt:|warranty|garantie|dishwasher|spulmaschin\w+|machine wash\w*|waschbar|cotton|baumwolle|stainless steel|edelstahl|livraison|envio gratis|spedizione|wysylka|reviews|bewertungen|size guide)\b|★/,
  ],
  [
    'story',
    7,
    /\b(?:once upon a time|es war einmal|il etait une fois|erase una vez|c['’]era una volta|dawno(?:,)? dawno temu|era uma vez|er was eens|det var en gang)\b|μια φορα κι|жил[иа]?-был|昔々|むかしむかし|بكان يا ما كان|كان يا ما كان/,
  ],
  [
    'recipe',
    3,
    /\b(?:preheat|simmer|knead|whisk|saute|tablespoons?|teaspoons?|tbsp|tsp|cups? (?:of )?\w+|vorheizen|kocheln|unterruhren|unterheben|abschmecken|anschwitzen|anbraten|durfte?n|teig|essloffel|teeloffel|\d+ (?:el|tl)\b|prise|cuilleres?|c\. a (?:soupe|cafe)|prechauff\w+|laissez (?:mijoter|cuire|reposer)|faites (?:revenir|cuire|fondre)|cucharad\w*|sofri\w+|hornea\w*|precalienta|fuego lento|cucchiai\w*|soffrigg\w+|infornate|lyzk\w+|lyzecz\w+|piekarnik\w*|eetlepels?|theelepels?|voorverwarm\w*|colheres?|medio-alto|yemek kasigi|su bardagi|fry|bake at|oven at|im ofen|roast)\b|大さじ|小さじ|ст\. ?л|стакан/,
  ],
  [
    'guide',
    3,
    /\b(?:step (?:1|one)|first,? (?:open|make|check|install|remove|clean|turn|take|switch)|schritt 1|so geht|so gelingt|you(?:['’]ll| will)? need\b|das brauch\w+ (?:sie|du|ihr|man)|you can (?:use|set|add|change)|prerequisites|voraussetzungen|entfernen sie|achten sie|stellen sie|verwenden sie|nehmen sie|klicken sie|wahlen sie|offnen sie|click (?:on )?\w+|select (?:the )?\w+|make sure (?:that|the|you)|il (?:vous )?faut|assurez-vous|evitez de|choisissez|placez|asegurate|evita\b|elige|coloca|assicurati|evitate|scegliete|upewnij|zorg (?:ervoor|dat)|a tip|pro tip|tipp:|tip:|was this (?:article|page) helpful|the command|run the|config(?:uration)? file)\b|^\W{0,3}q:/,
  ],
  [
    'person',
    3,
    /\b(?:we (?:met|spoke (?:to|with)|visited)|wir (?:trafen|haben .{1,40} getroffen|sprachen)|das (?:interview|gesprach) fuhrte|(?:she|he) (?:grew up|studied|was born|trained|joined|lives (?:in|with)|holds a|received (?:her|his))|(?:sie|er) (?:wuchs|studierte|wurde .{0,40}geboren|lernte|lebt (?:in|mit))|(?:wuchs|studierte|lebt) .{0,40}(?:auf|in)\b|(?:ist|arbeitet|leitet|baut|lehrt|kocht) seit (?:\d+|\w+) jahren|seit \d{4} (?:leitet|ist|arbeitet)|has (?:led|run|worked|taught|been) .{0,60}(?:since|for)|born in (?:\d{4}|\p{L}+)|geboren (?:in|\d{4}|am)|ne[e]? (?:a|en) |nacio en|nat[oa] a|urodzi\w+|geboren te|nasceu em|says .{1,40} of (?:herself|himself)|works as|arbeitet als|travaille comme)\b/u,
  ],
  [
    'character',
    2,
    /\b(?:catchphrase|superpower|superkraft|special ability|lieblingsessen|favou?rite food|arch-?enemy|species|spezies|sidekick|archetype|backstory|hintergrundgeschichte|lebt in (?:einem|einer|der|den)|lives (?:in|under|behind) (?:a|an|the))\b/,
  ],
]
