import type { Exclusion } from './schemas'

/**
 * Text that tells a machine reader what to do. Whoever reads an item as data must never follow it, and a post must never say
 * it (spec/security#7.4). Wide rather than narrow: a person looks at what is marked.
 */
const injections: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|existing|other)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|messages?|context|orders?|commands?)\b/iu,
  /\b(?:ignorier\p{L}*|vergiss|vergesst|vergessen Sie|missachte\p{L}*|übergehe?)\b[^.!?\n]{0,60}\b(?:Anweisung\p{L}*|Instruktion\p{L}*|Vorgabe\p{L}*|Regel\p{L}*|Prompts?|Befehl\p{L}*|Anleitung\p{L}*)\b/iu,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|ignore|olvida|dimentica|negeer|zignoruj|ignoruj)\b[^.!?\n]{0,60}\b(?:instruc\p{L}+|istruzion\p{L}+|consignes?|instructies|instrukcj\p{L}+|polece\p{L}+)\b/iu,
  /\b(?:system|hidden|secret|developer|initial)[ -]?(?:prompt|message|instructions?)\b/iu,
  /\bSystem(?:anweisung|nachricht|prompt)\p{L}*\b/iu,
  /<\|?(?:im_start|im_end|system|assistant|user|endoftext)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^[^\S\n]{0,9}#{0,4}[^\S\n]{0,9}(?:system|assistant|developer)[^\S\n]{0,3}:/imu,
  /\b(?:you are|act as|pretend to be|behave as|du bist|agiere als|verhalte dich wie)\b[^.!?\n]{0,40}\b(?:AI|A\.I\.|KI|assistant|Assistent\p{L}*|chatbot|ChatGPT|GPT|language model|Sprachmodell|LLM|bot|DAN)\b/iu,
  /\b(?:as|dear|note to|attention|hey|hello|an alle?|hinweis an|achtung|liebe)\s+(?:an\s+|any\s+|all\s+|the\s+|die\s+)?(?:AI|KI|LLMs?|language models?|Sprachmodelle?|assistants?|(?:AI|KI)[ -]?(?:models?|agents?|assistants?|systems?|Modelle?|Assistenten|Systeme)|automated (?:readers?|systems?)|summari[sz]ers?|crawlers?|bots?)\b/iu,
  /\b(?:AI|KI|LLM|language model|Sprachmodell|chatbot)s?\b[^.!?\n]{0,40}\b(?:must|should|shall|reading this|processing this|summari[sz]ing|muss|müssen|soll(?:en)?|die dies|liest|lesen)\b/iu,
  /\b(?:respond|reply|answer|output|print|say|write|post|antworte|gib|schreibe?|poste)\b[^.!?\n]{0,25}\b(?:only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich)\b[^.!?\n]{0,40}(?:[:"“„'«]|\b(?:with|mit|the (?:word|phrase|text|following|link)|das Wort|den Text|folgende\p{L}*)\b)/iu,
  /\b(?:when|if|while|wenn|falls)\b[^.!?\n]{0,30}\b(?:summari[sz]\p{L}+|generat\p{L}+ (?:a |the )?(?:post|text|caption|summary|tweet)|writ\p{L}+ (?:a |the |about )?(?:post|social|tweet|caption|summary)|zusammenfass\p{L}*|einen? (?:Post|Beitrag) schreib\p{L}*)\b[^.!?\n]{0,80}\b(?:include|add|mention|say|link|append|tell|recommend|füge|nenne|erwähne|verlinke|schreibe)\b/iu,
  /\b(?:reveal|leak|print|repeat|expose|send|verrate|zeige|sende)\b[^.!?\n]{0,40}\b(?:system prompt|api[ -]?keys?|instructions|passwords?|secrets?|tokens?|Zugangsdaten|Passw\p{L}+|Schlüssel)\b/iu,
  /\b(?:do not|don't|never)\b[^.!?\n]{0,20}\b(?:mention|reveal|tell|disclose)\b[^.!?\n]{0,40}\b(?:this (?:instruction|message|prompt|note)|the user|users|humans?|anyone)\b/iu,
  /\b(?:tell|instruct|inform|sag\p{L}*)\b[^.!?\n]{0,20}\b(?:summari[sz]ers?|language models?|AI|assistants?|bots?|KI)\b/iu,
  /\b(?:developer mode|end of (?:article|document|content)[^.\n]{0,20}(?:new|begin|instruction)|new instructions?|neue Anweisung\p{L}*)\b/iu,
]

/** True for text that gives instructions to a machine reader. Takes any text; pure. */
export const isInjection = (text: string): boolean =>
  mayInstruct.test(text) && injections.some((pattern) => pattern.test(text))

/** A word that every instruction holds; most texts hold none and are not looked at closer. */
const mayInstruct =
  /ignor|disregard|forget|overrid|bypass|vergiss|vergess|missacht|übergeh|oublie|olvida|dimentica|negeer|prompt|system|secret|hidden|instruc|anweisung|im_start|im_end|endoftext|\[\/?INST|assistant|assistent|developer|\bA\.?I\b|\bKI\b|chat|\bGPT|\bbots?\b|\bDAN\b|LLM|language model|sprachmodell|automated|summari|crawler|only|exactly|instead|verbatim|nur|ausschließlich|stattdessen|wörtlich|generat|writ|zusammenfass|schreib|reveal|leak|repeat|expose|verrate|zeige|sende|print|mention|disclose|\btell|new instruction|end of/iu

const salutation =
  /^(?:hi|hello|hey|hiya|dear|greetings|good (?:morning|afternoon|evening|day)|welcome|liebe[rs]?|hallo|moin|servus|grüezi|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|werte[rs]?|bonjour|salut|cher(?:s|e|es)?|hola|querid[oa]s?|estimad[oa]s?|ciao|salve|car[iaoe]|gentil[ei]|hej|hei|cześć|drog[iae]|szanown\p{L}*|sevgili|merhaba|beste|olá|car[oa]s|ahoj|dobrý den|vážení|kära|hallå|prezad[oa]s?|caros|olá|шановн\p{L}*|вітаємо|доброго дня|дорог\p{L}*|уважаем\p{L}*|здравствуйте|шалом|안녕하세요|各位|亲爱的|亲|大家好|您好|你好|שלום|מרחבא|مرحبا|أعزائي|αγαπητ\p{L}*|γεια)(?![\p{L}\p{N}])[^.?]{0,110}[,!:–—]?$/iu
const signOff =
  /^(?:(?:best|kind|warm|warmest|many thanks|with (?:kind|best|warm))\b.{0,20}(?:regards|wishes)?|regards|sincerely|yours(?: \w+)?|cheers|thanks|thank you|see you(?: soon| there)?|love|until (?:next time|then)|viele grüße|liebe grüße|herzliche grüße|beste grüße|mit (?:freundlichen|herzlichen|besten) grüßen|herzlichst|euer|eure|ihr|ihre|dein|deine|bis (?:bald|dann|nächste woche|dahin)|cordialement|bien à vous|à bientôt|saludos|un saludo|un abrazo|hasta pronto|cordiali saluti|a presto|pozdrawiam|saygılarımla|met vriendelijke groet(?:en)?|groet(?:en|jes)|med vänlig hälsning|hälsningar|vänligen|atenciosamente|abraços|s pozdravem|hezký den|з повагою|до зустрічі|с уважением|감사합니다|此致|敬上|谢谢|בברכה|תודה|με εκτίμηση)(?![\p{L}\p{N}])[^.?]{0,60}[,!.]?$/iu

/** A few words with an exclamation mark at the very end wish readers well. */
const farewell = /^(?:\p{L}[\p{L}’'-]*[ ,]{1,2}){1,5}\p{L}+!$/u

const notice =
  /\b(?:cookies?\b[^.]{0,60}\b(?:use|accept|consent|settings|policy|verwenden|zustimm\p{L}*|einstellungen)|(?:we|this (?:site|website)) uses? cookies|diese (?:web)?seite (?:verwendet|nutzt) cookies|all rights reserved|alle rechte vorbehalten|privacy policy|datenschutz(?:erklärung|hinweise?)|terms (?:of (?:use|service)|and conditions)(?: apply)?|unsubscribe|abbestellen|abmelden können|view (?:this email )?in (?:your )?browser|im browser (?:ansehen|anzeigen|öffnen)|you (?:are receiving|received) this (?:email|message|newsletter)|sie erhalten diese (?:e-?mail|nachricht)|für (?:eine )?sofortige veröffentlichung|for immediate release|notes? to editors?|hinweis(?:e)? (?:an|für) (?:die )?redaktion\p{L}*|press contacts?|pressekontakt|media (?:contact|enquiries|inquiries)|abdruck (?:honorarfrei|frei)|belegexemplar|affiliate links?|this (?:post|article) (?:was )?(?:first |originally )?(?:appeared|published) (?:on|at|in)|dieser (?:artikel|beitrag) (?:ist|erschien) (?:zuerst|ursprünglich)|forward-looking statements|terms apply|t&cs apply|while (?:stocks|supplies) last|subject to availability|(?:please )?drink responsibly|results may vary|affiliate|the views expressed|this (?:article|post|page) (?:contains|may contain)|creative commons|cc by(?:-[a-z]{2})*|solange (?:der )?vorrat reicht|ohne gewähr|rechtsweg (?:ist )?ausgeschlossen|abbildung(?:en)? ähnlich|angaben ohne|nur für den internen|for internal use|not for (?:publication|release|distribution)|do not (?:publish|post|use before)|nicht (?:veröffentlichen|zur veröffentlichung)|embargo(?:ed)?|sperrfrist|appeared first on|free subscriber|prices (?:may|are subject to) change|(?:alle )?preise inkl|zzgl\.? versand|inkl(?:usive|\.)? (?:\d{1,2} ?% )?mwst|ust-id|amtsgericht|registergericht|handelsregister|nicht geeignet|not suitable for|allergens?|may contain (?:traces|nuts)|kann spuren|personenbezogene|datenverarbeit|danych osobowych|dati personali|sponsored (?:post|content|by)|anzeige|werbung|advertisement|errors and omissions|subject to change|änderungen vorbehalten|irrtümer? vorbehalten|your email address will not be published|javascript (?:is )?(?:required|disabled|aktivieren)|comunicato stampa|communiqué de presse|nota de prensa|pressemitteilung nr|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|politique de confidentialité|se désabonner|darse de baja)\b|^(?:©|\(c\)\s|copyright\b)/iu

/** Who to call or write to: a line that is mostly a number or an address of mail. */
const contact =
  /(?:\+\d{1,3}[\s(/-]*\d|\b0\d{2,5}[\s/-]{1,3}\d{3}|\(\d{3,5}\)\s?\d{3})[\d\s()/-]{3,}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}/u

/** "Home / News / Spring": short names side by side without a word of a sentence or a number. */
const trail = /^[^.!?\d|/›»>·•]{1,40}(?:\s[|/›»>·•]\s[^.!?\d|/›»>·•]{1,40}){2,12}$/u

const caption =
  /^(?:(?:photo|image|picture|pictured|caption|above|below|left|right|im bild|bild(?:unterschrift)?|foto|auf dem (?:foto|bild)|von links|v\. ?l\. ?n\. ?r\.|left to right|from left)\b.{0,20}:|pictured\b|from left\b|von links\b)/iu

const navigation =
  /^(?:(?:home|start(?:seite)?|accueil|inicio)\s*[>»›/|].*|(?:previous|next|prev|older|newer|vorherige[rs]?|nächste[rs]?|zurück|weiter|précédent|suivant|anterior|siguiente)(?: (?:post|article|page|entry|artikel|beitrag|seite))?s?\b.{0,80}|back to (?:top|blog|overview|all .{1,30}|the .{1,30})|nach oben|zum seitenanfang|zurück zu.{1,40}|share(?: (?:this|on|via|it|with).{0,40})?|teilen(?: (?:auf|per|über).{0,40})?|tweet(?: this)?|(?:facebook|twitter|x|linkedin|instagram|pinterest|whatsapp|email|xing|print|drucken)(?:\s*[|·•,/]?\s*(?:facebook|twitter|x|linkedin|instagram|pinterest|whatsapp|e-?mail|xing|print|copy link|drucken)){0,8}|follow us(?: on .{1,60})?|folgt uns.{0,60}|(?:filed|posted|published) (?:under|in):?.{0,80}|tags?:.{0,200}|categories:.{0,200}|kategorien?:.{0,200}|schlagw(?:ort|örter|orte):.{0,200}|related (?:posts?|articles?|stories|content|links?):?|you (?:may|might) also (?:like|enjoy).{0,40}|das könnte (?:sie|dich|euch) auch interessieren.{0,20}|mehr zum thema.{0,30}|ähnliche (?:artikel|beiträge).{0,20}|(?:table of )?contents|inhalt(?:sverzeichnis)?|skip to (?:main )?content|menu|search|suche|log ?in|sign in|anmelden|\d{1,4} comments?|leave a (?:comment|reply).{0,40}|kommentare?(?: \(\d+\))?|page \d+(?: of \d+)?|seite \d+(?: von \d+)?|print this page|edit this page(?: on .{1,30})?|diese seite bearbeiten|full changelog.{0,120}|view (?:on|source on) github.{0,40})$/iu

const callToAction =
  /^(?:(?:→|»|›|➜|▶|👉|>+)?\s*)?(?:(?:click|tap|klick\p{L}*|cliquez)\b.{0,60}|(?:read|learn|find out|see|discover|view|show|watch|get|explore|continue) (?:more|reading|the (?:full|whole|rest).{0,30}|details|all|on|it here)(?:\b.{0,40})?|more(?: info(?:rmation)?| details)?(?: here)?|weiterlesen|mehr (?:lesen|erfahren|infos?|dazu|informationen|anzeigen)(?: .{0,30})?|jetzt (?:anmelden|kaufen|bestellen|buchen|registrieren|lesen|entdecken|ansehen|sichern|downloaden|herunterladen|spenden|mitmachen|bewerben)(?: .{0,30})?|hier (?:klicken|anmelden|lesen|bestellen|geht es|geht’s|geht's|entlang).{0,40}|zum (?:shop|artikel|beitrag|newsletter|ticket\p{L}*).{0,30}|(?:sign up|subscribe|register|join)(?: (?:now|here|today|to|for|our).{0,50})?|(?:get (?:your|the) tickets?|visit (?:us|our \p{L}+)|follow (?:us|along)|secure your \p{L}+|sicher[en]? (?:dir|ihnen|euch) .{1,30}|hol(?:e|t|en)? .{1,20} tickets?|buy|shop|order|book|donate|download|apply|rsvp|reserve|get tickets?)(?: (?:now|here|today|yours|tickets?|online|your .{1,20}|it).{0,30})?|add to (?:cart|basket|bag|calendar)|in den warenkorb|(?:lire|en savoir|découvrir) (?:la suite|plus).{0,20}|(?:leer|ver|saber) más.{0,20}|(?:leggi|scopri|continua).{0,20}|czytaj (?:więcej|dalej)|devamını oku|lees (?:meer|verder)|läs mer|les mer|læs mere|leia mais|続きを読む|もっと見る|阅读更多|更多|더 보기|اقرأ المزيد|διαβάστε περισσότερα|читать (?:далее|дальше))\s*(?:→|»|›|➜|\.{1,3}|…|!|>+)?$/iu

/** Asks of readers that belong to the place where a text was published, wherever they stand in it. */
const ask =
  /\b(?:(?:share|forward|send|pass) (?:this|it)(?: \p{L}+)? (?:with|to|on to) |leave (?:us )?a (?:tip|review|comment|like)|hit (?:reply|subscribe|the \p{L}+ button)|like and subscribe|reply to this e-?mail|subscribe to (?:our|my|the)|become a (?:member|patron|paid subscriber)|buy me a coffee|teil(?:e|t) (?:diesen|den|unseren) |leitet? (?:diese|die) (?:mail|e-mail)|abonnier(?:e|t|en)\b|antwortet? (?:einfach )?auf diese (?:mail|e-mail))/iu

/** Asks readers for what only thieves ask for. */
const fraud =
  /\b(?:(?:confirm|verify|update|enter|provide|bestätig\p{L}*|verifizier\p{L}*|aktualisier\p{L}*)\b[^.!?\n]{0,40}\b(?:card (?:number|details)|pin\b|cvv|password|account|identity|bank details|seed phrase|kreditkarte\p{L}*|passwort|konto(?:daten)?|zugangsdaten|identität)|(?:account|konto)\b[^.!?\n]{0,30}\b(?:suspended|limited|locked|deactivated|gesperrt|eingeschränkt|deaktiviert)|(?:claim|get) (?:your|their) (?:refund|prize|reward|free (?:bitcoin|crypto)))/iu

const byline =
  /^(?:(?:(?:posted|written|published|reported|story|words|text|photos?|photography|images?|foto(?:s|grafie)?|bild(?:er|quelle)?|text und fotos?|autor(?:in)?|author|illustration|credit) ?(?:by|von|:|©)\s?.{2,80})|(?:by|von|par|por|di) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}?[\p{L}.'’-]+){0,4}(?:\s*[|·•,–—-].{0,60})?\.?(?: (?:mit )?(?:fotos?|photos?|bilder|illustrationen) (?:von|by) .{2,60})?|(?:abb(?:ildung)?|fig(?:ure)?)\.? ?\d{1,3}[:.].{0,200}|(?:mit )?(?:fotos?|photos?|pictures|illustrations?) (?:by|von) .{2,60}|.{0,60}\b\d{1,3}[ -]?min(?:ute)?n?\.? (?:read|lesezeit|lesedauer)|(?:lesezeit|lesedauer|reading time):?.{0,30}|(?:last )?(?:updated|modified|edited|reviewed)(?: on)?:? .{4,40}|(?:zuletzt )?(?:aktualisiert|geändert|veröffentlicht)(?: am)?:? .{4,40}|©.{0,80})$/iu

/** Headings of parts that say nothing of the subject itself. */
const headsNotice =
  /^(?:about (?:us|the (?:author|company|writer|publisher)|\p{Lu}.{1,60})|über (?:uns|den autor|die autorin|\p{Lu}.{1,60})|à propos.{0,60}|press(?:e)? ?(?:contact|kontakt).{0,30}|media (?:contact|enquiries|inquiries).{0,30}|contact|kontakt|notes? (?:to|for) editors?|notes|legal(?: notice| information)?|imprint|impressum|disclaimer|haftungsausschluss|copyright|privacy(?: policy)?|datenschutz.{0,20}|cookies?|boilerplate|forward-looking statements|terms apply|t&cs apply|while (?:stocks|supplies) last|subject to availability|(?:please )?drink responsibly|results may vary|affiliate|the views expressed|this (?:article|post|page) (?:contains|may contain)|creative commons|cc by(?:-[a-z]{2})*|solange (?:der )?vorrat reicht|ohne gewähr|rechtsweg (?:ist )?ausgeschlossen|abbildung(?:en)? ähnlich|angaben ohne|nur für den internen|for internal use|not for (?:publication|release|distribution)|do not (?:publish|post|use before)|nicht (?:veröffentlichen|zur veröffentlichung)|embargo(?:ed)?|sperrfrist|license|lizenz)$/iu
const headsNavigation =
  /^(?:related.{0,40}|see also|further reading|read (?:more|next).{0,30}|more (?:from|on|about|stories|posts).{0,40}|you (?:may|might) also.{0,40}|siehe auch|weiterführende links|weitere (?:artikel|beiträge|links).{0,30}|ähnliche.{0,40}|das könnte.{0,40}|mehr zum thema|share.{0,20}|teilen|comments?.{0,20}|kommentare?.{0,20}|leave a (?:reply|comment)|table of contents|contents|inhalt(?:sverzeichnis)?|navigation|tags?|categories|newsletter|subscribe.{0,30}|follow us.{0,20}|references|quellen|sources|einzelnachweise)$/iu

/** Why everything under a heading is not for posts; undefined where it may be. Pure. */
export function exclusionOfSection(heading: string): Exclusion | undefined {
  if (headsNotice.test(heading)) return 'notice'
  return headsNavigation.test(heading) ? 'navigation' : undefined
}

/**
 * Why a whole paragraph, entry or line is not for posts; undefined where it may be. `at` says where it stands: greetings come
 * first and farewells last. Takes its visible words; pure.
 */
export function exclusionOfBlock(
  text: string,
  at: { first: boolean; last: boolean; linkShare: number },
): Exclusion | undefined {
  if (isInjection(text)) return 'injection'
  if (fraud.test(text)) return 'suspicious'
  if (text.length > 400) return undefined
  if (at.first && salutation.test(text)) return 'salutation'
  if (at.last && text.length < 100 && (signOff.test(text) || farewell.test(text))) return 'salutation'
  if (navigation.test(text) || trail.test(text)) return 'navigation'
  if (text.length < 300 && caption.test(text)) return 'caption'
  if (text.length < 160 && contact.test(text)) return 'notice'
  if (text.length < 120 && callToAction.test(text)) return 'call_to_action'
  if (byline.test(text)) return 'byline'
  if (notice.test(text)) return 'notice'
  if (at.linkShare > 0.9 && text.length < 160) return 'navigation'
  // In a longer text only the sentence with it is left out.
  return text.length < 60 && isMarkup(text) ? 'markup' : undefined
}

/** The same of one sentence within a paragraph that is not left out as a whole. */
export function exclusionOfSentence(sentence: string): Exclusion | undefined {
  if (ask.test(sentence)) return 'call_to_action'
  if (byline.test(sentence)) return 'byline'
  if (navigation.test(sentence)) return 'navigation'
  if (sentence.length < 120 && callToAction.test(sentence)) return 'call_to_action'
  if (sentence.length < 300 && notice.test(sentence)) return 'notice'
  if (sentence.length < 160 && contact.test(sentence)) return 'notice'
  return isMarkup(sentence) ? 'markup' : undefined
}

/** Signs of a template, a link or a table that was not read: nothing that a person wrote for readers. */
const isMarkup = (text: string): boolean =>
  /\b(?:TODO|FIXME|TBD)\b|lorem ipsum|\{[a-z_.]{2,30}\}|%[A-Z_]{3,30}%|\{\{|\}\}|\{%|%\}|\{#|<\/?[a-z][a-z0-9-]*[\s>]|\]\(|\[\[|\]\]|^\s*:::|\|\s*:?-{2,}|^\s*\|.*\|\s*$|\[\/?[a-z_]{3,20}(?:\s[^\]]*)?\]|\[(?:…|\.{3})\]|&[a-z]{2,8};|^(?:import|export)\s.{1,80}\sfrom\s/iu.test(
    text,
  )

/** Why a value is not for posts, by the label before it or the name of its field: credits, and notes among colleagues. Pure. */
export function exclusionOfLabel(label: string): Exclusion | undefined {
  const words = label.replace(/[_-]+/g, ' ')
  if (
    /^(?:photos?|fotos?|bild(?:er|nachweis|quelle)?|images?|picture|credits?|copyright|source|quelle|caption|text|redaktion|illustration)(?: (?:by|von|credit))?$/iu.test(
      words,
    )
  )
    return 'byline'
  if (
    /\b(?:internal|intern|private|privat|todo|to do|draft note|memo|remarks?|bemerkung(?:en)?|notes?|notiz(?:en)?|not|anmerkung(?:en)?|comment|kommentar|do not publish|embargo|licen[cs]e|lizenz|purchase price|einkaufspreis|ek preis|margin|marge|stock|inventory|lager(?:bestand|ort)?|bestand|supplier|lieferant(?:in)?|wholesale|cost price|assignee|owner|approver|reviewer|approved by|checked by|freigabe|status|workflow|draft|revision|seo)\b/iu.test(
      words,
    )
  )
    return 'notice'
  if (
    /^(?:press |media |presse ?)?(?:contact|kontakt|telefon|tel|phone|mobile|mobil|fax|e-?mail|mail|impressum|copyright|disclaimer)\.?$/iu.test(
      words,
    )
  )
    return 'notice'
  return /^(?:full )?changelog$/iu.test(words) ? 'navigation' : undefined
}

/** True for an address that looks like another: letters of two scripts, their encoded form, or a digit for a letter. Pure. */
export function exclusionOfLink(url: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''
  return (
    (/\p{Script=Latin}/u.test(host) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host)) ||
    /(?:^|\.)xn--/i.test(host) ||
    /[a-z][01][a-z]|[a-z]{3}[01](?=[-.])/i.test(host.replace(/\d{2,}/g, ''))
  )
}

/**
 * What invisible characters of a text say to a machine: letters written as tag characters, or a long row of characters without
 * width, which carries something however it is read ("" then). Undefined where there is neither. Pure.
 */
export function hiddenOrder(text: string): string | undefined {
  const tags = text.match(/[\u{E0020}-\u{E007E}]{8,}(?!\u{E007F})/gu)?.join(' ')
  if (tags) return [...tags].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) & 0x7f)).join('')
  return /(?:[\u200B-\u200D\u2060-\u2064\uFEFF]){16,}/u.test(text) ? '' : undefined
}
