import {
  draftWords,
  isEmbargoInOtherLanguage,
  isInternalNoteInOtherLanguage,
  otherLanguageDraftPattern,
} from './not-public-in-other-languages'
import { Phrases } from './phrases'
import { isPlaceholder } from './system-pages'
import { isAwaitingRelease, isEmbargoHeading, isEmbargoInSentence, isPressNote } from './unreleased'

/** Says who a note is for, or that it is internal, before a colon or a dash. */
const internalLine =
  /^[\s[(*!–—\p{Extended_Pictographic}-]{0,6}\ufe0f?\s?(?:(?:achtung|wichtig|obs|nb|note|hinweis|attention|important|p\.? ?s\.?)[\s,:!–-]{1,3})?(?:(?:strictly )?internal(?: (?:only|use only|notes?|comments?|info(?:rmation)?|memo|remarks?))?|intern(?:e[rs]?)?(?: (?:hinweise?|notiz(?:en)?|infos?|anmerkung(?:en)?|kommentare?|vermerke?))?|nur intern|nur für (?:den |die |das )?(?:interne\p{L}*|vertrieb|team|redaktion|kolleg\p{L}*|händler|handel|außendienst|mitarbeit\p{L}*|uns)|(?:only )?for (?:the |our )?(?:team|sales team|sales|trade|internal use|colleagues|agency)(?: only)?|notes? to (?:self|the team|team|colleagues|sales)|not(?:e|iz)(?:s|en)? (?:for|für) (?:the |our |das |die |den )?(?:team|sales|editors?|colleagues|agency|redaktion|kolleg\p{L}*|grafik|vertrieb|agentur|marketing)|hinweise? (?:für|an) (?:die |das |den )?(?:kolleg\p{L}*|team|redaktion|grafik|vertrieb|marketing|agentur)|(?:bild|foto|video|motiv)[ -]?(?:idee|vorschlag|vorschläge|wunsch)n?|(?:photo|picture|image|visual|video|shot) (?:ideas?|suggestions?|requests?)|offene (?:fragen?|punkte)|open (?:questions?|points)|(?:sales|trade|buyer|pricing|retailer|team) notes?|to-?dos?)(?: \([^()\n]{1,40}\))?\s?(?:[:–—\]]|-\s)/iu
/** "INTERNAL / social team: pinned until Monday" */
const teamNotePattern = /^[\s[(*–—-]{0,6}intern(?:al|e[rs]?)?\s?[/|,–-]\s?[\p{L} ]{2,40}:/iu
/** Headings of parts meant for colleagues. */
const internalHeading =
  /^(?:internal(?: (?:only|use only|notes?|comments?|info(?:rmation)?|memo|remarks?|use))?|intern(?:es)?|interne[rs]? (?:hinweise?|notiz(?:en)?|infos?|anmerkung(?:en)?|kommentare?|vermerke?)|nur intern|(?:notes? |info )?for (?:the |our )?(?:team|editors?|editorial team|sales team|social(?: media)? team|colleagues|agency)(?: only)?|(?:notiz(?:en)?|hinweise?|infos?) (?:für|an) (?:das |die |den )?(?:team|redaktion|grafik|vertrieb|marketing|agentur|kolleg\p{L}*)|(?:nur )?für (?:das |die |den )?(?:team|redaktion|grafik|vertrieb|marketing|agentur|kolleg\p{L}*)|redaktion|redaktionelle (?:hinweise|notizen)|redaktionelles|editorial (?:notes?|checklist|comments?)|open questions?|offene (?:fragen|punkte)|to-?dos?|team notes?|sales notes?|notes? to self|never|don['’]?ts?|do['’]?s (?:and|&) don['’]?ts|no-?gos?|tabus?|spoilers?|canon(?: rules?)?|writing (?:notes|rules)|style (?:notes|guide)|(?:regeln|hinweise|vorgaben) für (?:autor\p{L}*|texte)|(?:photo|picture|image) ideas?|bildideen?|not for (?:publication|posting|the public)|nicht (?:zur|für die) veröffentlichung)\s?:?$/iu

/** Wording used only among colleagues, wherever it occurs. */
const internalWordingPattern =
  /\((?:strictly )?(?:intern|internal|vertraulich|confidential|nur intern|internal only|not for (?:publication|print|the public|consumers|customers|posts?|the website))\)|^[\s[(*–—-]{0,4}(?:this (?:part |section |paragraph )?is )?not for (?:consumers|customers|publication|print|posts?|social media|the (?:public|website|web|press))(?![\p{L}])|(?<!(?:we|they|you|i|who|that|to)\s)(?:do not|don['’]t|never) publish (?:the|this|it|that|any|yet)(?![\p{L}])/iu
/** "Jess, can you check the date with the shop before this goes anywhere?" */
const beforePublishingPattern =
  /(?<!\p{L})(?:(?<!(?:[Ee]very|[Ee]ach|[Aa]ll|[Aa]ny)\s[^.!?\n]{1,50})before (?:this|it|that) (?:goes (?:anywhere|out|live|up|online|(?:on|onto|to) (?:the|our) (?:web|site|website|page|press|printers?))|is (?:posted|published))|bevor (?:das|es|der text) (?:rausgeht|raus geht|online geht|live geht))(?!\p{L})|^[\s>*_]{0,4}\p{Lu}\p{L}{1,20}[,:–]\s(?:can|could|would|will) (?:you|someone) (?:please )?(?:check|confirm|ask|chase|find|get|look|sort|fix)(?!\p{L})|^[\s>*_]{0,4}\p{Lu}\p{L}{1,20}[,:–]\s(?:kannst|könntest|magst) du(?!\p{L})/u
/** "NICHT online bevor das Blutbild da ist!", "Jo: sell lots 1+2 first" */
const notYet =
  /(?:->|→|=>|⇒)\s{0,2}(?-i:NEIN|NO|NON|NEE|NIE)(?!\p{L})|(?<!\p{L})bitte einheitlich [^.!?\n]{1,60} schreiben(?!\p{L})|(?<!\p{L})(?:not|nicht) online (?:before|until|till|yet|bevor|vor|bis|stellen)(?!\p{L})|(?:^|[.!?]\s{1,2})(?!\p{L}{0,10}(?:ung|tions?|sions?|ings?|ies|ets): |(?:tipps?|tips?|hinweise?|wichtig|important|warning|infos?|kontakt|contact|emergency|notfall|lost|help|hilfe|parken|payment|eintritt|treffpunkt|karten|kosten|step): )\p{Lu}\p{Ll}{1,11}: (?:sell|put|check|ask|call|send|chase|fix|ring|bitte|frag|ruf|schick|prüf)(?!\p{L})/iu
/** Short for please and thanks, as typed to a colleague. */
const shorthandPattern = /(?<![\p{L}\p{N}])(?:pls|plz|thx|tks)(?![\p{L}\p{N}])/iu
const openPoint =
  /(?<![\p{L}\p{N}[-])(?:TODO|FIXME|TBC|TBD|TBA|tbc|tbd|TO (?:BE )?CONFIRM(?:ED)?|WKZ)(?![\p{L}\p{N}\]-]|['’]s)|^(?:[Ll]ong |[Ss]hort )?(?:[Dd]escription|[Tt]ext|[Cc]opy|[Pp]hotos?|[Pp]ictures?|[Bb]eschreibung|[Ff]otos?|[Bb]ilder) (?:to follow|to come|folgt|folgen)(?:\s?[-–]\s?\p{L}{1,12})?\.?$/u
const colleagueMentionPattern =
  /^[\s[(*–—-]{0,4}@\p{Lu}[\p{L}._-]{1,40}\s?[:,–]\s|(?<![\w.-])@\p{L}[\p{L}\p{N}._-]{1,40},?\s(?:can|could|would|will|please|pls|kannst|könntest|magst|bitte|hast|do|did|have)(?![\p{L}])/iu
/** "Hi all, please post": addressed to those who publish. */
const postRequestPattern =
  /^[^.!?\n]{0,60}(?<![\p{L}])(?:please|pls|bitte|(?:can|could) (?:you|someone|we)|kannst du|könnt ihr|könntest du|magst du)(?![\p{L}])[^.!?\n]{0,40}(?<![\p{L}])(?:post(?: (?:this|it|on|by|today|tomorrow))?(?= *(?:[^\p{L}\s]|$))|post (?:this|it)(?![\p{L}])|posten|(?:get|put|push|send) (?:this|it|that) (?:out|up|live|online)|rausgeben|raushauen|rausschicken|online stellen|veröffentlichen)(?![\p{L}])/iu
/** "Don’t mention the old owner.", "Gehaltsrahmen nicht nennen!": what a post must not say. */
const doNotMentionPattern =
  /(?:^|[.!?]\s)(?:(?:also|and|but|please|pls),? )?(?:do not|don['’]t|never) (?:(?:mention|name|quote|disclose|announce|communicate|tweet|reveal|spoil)(?![\p{L}])|post(?! (?:this|it|that|them) (?:in|to|by|via|back|with|from|without)(?![\p{L}]))(?=(?: (?:this|it|that|any\p{L}*|yet|about|until|before|online|on)(?![\p{L}])|[.!)]|$)))(?![^.!?\n]{0,60}\bto (?:your|any|my|our|us)\b)|(?<![\p{L}])(?<!noch )(?:nicht|nichts|nie) (?:nennen|verraten|spoilern|erwähnen|kommunizieren|posten|rausgeben|herausgeben|veröffentlichen|publizieren|zitieren|online stellen)(?:[.!)]{0,3}$|[.!)]{1,3}\s)/iu
/**
 * "Never show her with a yellow one.", "Nie ohne Hut zeichnen!", "Bitte nicht als Bio bewerben", "Keine
 * Heilaussagen verwenden": instructions for those who draw or advertise it.
 */
const depictionRulePattern =
  /(?<![\p{L}])(?:(?:always|never|do not|don['’]t) (?:show|draw|depict|portray|render|illustrate|advertise|describe|label|market) (?:her|him|it|them|this|the)(?![\p{L}])|(?:immer|nie|niemals|nicht) (?:[^.!?\n]{0,40} )?(?:zeigen|zeichnen|darstellen|abbilden|bewerben|ausloben)(?:[.!)]{0,3}$|[.!)]{1,3}\s)|(?:bitte|bis dahin) nicht [^.!?\n]{1,40} werben(?:[.!)]{0,3}$|[.!)]{1,3}\s)|(?<=^|[.!?]\s)(?:bitte )?keine (?:[\p{L}-]{1,30} ){0,2}(?:\p{L}{0,16}aussagen|superlative|formulierungen) (?:verwenden|nutzen|schreiben)(?=[\s.!(]|$))/iu
const requestWithDeadlinePattern =
  /(?<![\p{L}])(?:(?:can|could|would) you(?: please)? (?:check|confirm|send|get|ask|sign|approve|review|look|proofread|chase|update|add|find|finish)(?![\p{L}])[^.?!]{0,100}\sby (?:mon|tue|wed|thu|fri|sat|sun|eod|cob|tomorrow|tonight|noon|the end|next)|(?:kannst|könntest|magst) (?:du|ihr)(?![\p{L}])(?=[^.?!]{0,100}(?:prüf|check|klär|schick|frag|freigeb|korrig|ergänz|besorg|lesen|liefer|bestätig|anpass|überarbeit))[^.?!]{0,100}\sbis (?:mo|di|mi|do|fr|sa|so|morgen|heute|ende|spätestens|zum|\d))/iu
const colleagueRequestPhrases = new Phrases(`
please (do not|don't) (mention|write|say|tell|state) (that|any*|names?|prices?|numbers?|figures?|who|how much)
please (do not|don't) (mention|name) the (competitor*|customer*|client*|supplier*|price|sum|brand|partner*)
please (do not|don't) (publish|quote|print) (this|it|that|yet|before|until|anything|the (name*|price*|quote*|text|photo))
please (do not|don't) post (yet|before|until|anything|the (name*|price*|quote*|text|photo))
please (do not|don't) put …(website|online)
please (do not|don't) put …in (the|any|this) posts?
please (leave|keep) …out of (the|this|any) (post|posts|text|article|copy)
(do not|don't) use the (figure*|amount*|quote*|photo*|names?|numbers?) …(anywhere|yet|until)
(wants|want) the (bit|line|paragraph) …out until
check w/
(check|ask|confirm|verify|remove|delete) ((this|that|it|them|first) )?before (publishing|posting|publication)
(check|ask|confirm|verify|remove|delete) …before publishing
(take|leave|cut|keep) …out (before|when) (publishing|posting|publication|this goes out)
(vor der veröffentlichung|vor veröffentlichung) (prüfen|klären|fragen|abstimmen|freigeben)
rather not have …(in|mentioned|named|published|shown|out there)
quotes? approved
(doesn't|does not|don't|do not|didn't|wouldn't) want (us|it|this|that|their name|his name|her name) (to …)?(name*|mention*|publish*|announce*|public|posted|shared)
(möchte|will|wünscht|möchten|wollen) nicht, dass (wir|das|der|die) …(nennen|erwähnen|genannt|erwähnt|veröffentlich*|bekannt)
keep (this|that|it) (confidential|internal|between us|off the record|to yourselves|out of the (press|post|posts|text))
(this|that) (is|stays) (internal|off the record|between us)
(this|that) (is|stays) strictly (internal|confidential)
^off the record
(is|was|are|strictly|stays?|all|said) off the record
leave (them|it|him|her|this|that|those) out (of (it|this|that|the (post*|text*|article*|piece|copy|story|release|newsletter*|caption*|website|press))|until|for (now|the moment|the time)|unless|please)
maybe leave …out
(dann|danach) (erst )?öffentlich
(goes|going|go) public (before|until|yet)
before (it|this|that) goes public
for internal (use|eyes|purposes)
internal use only
not for external
bitte nicht (schreiben|erwähnen|sagen|nennen|veröffentlichen|posten|zitieren|drucken|verraten)
bitte nicht (auf|in) (die|der|den|das) (website|webseite|homepage|seite|post*|artikel|text|presse|beitrag)
bitte (nichts|niemandem|keine (namen|preise|zahlen)) …(schreiben|erwähnen|sagen|nennen|verraten|veröffentlichen)
bitte …nicht (erwähnen|veröffentlichen|zitieren)
bitte …(weglassen|rauslassen|raushalten)
(bleibt|bleibe|behandelt) (das )?(bitte )?(unter uns|intern|vertraulich)
nicht für (die öffentlichkeit|die veröffentlichung|die website|die presse|kunden|verbraucher|endkunden) (bestimmt|gedacht)
nicht (zur|für die) veröffentlichung
nur (für den )?(internen|interner|zum internen) gebrauch
nur zur internen
co-op spend
comps are
comp titles
werbekostenzuschuss
händlermarge
`)
const task = /^\[[ xX]\]\s/
const editorialTaskPhrases = new Phrases(`
spelling
approv*
sign-?off
proofread*
fact-?check*
quote (approved|checked)
photo (credit|rights|release|by|from)
picture rights
alt text
photo of
ask (him|her|them)
shorten
get …(quote|photo|picture|ok|okay|permission)
ask …(for|whether|if|about)
(check|confirm|clear) …(with|name|date|price|spelling|link|quote|title|numbers?)
legal
embargo
headline
teaser
hashtags?
freigabe*
freigeben
rechtschreib*
schreibweise
korrektur*
gegenlesen
bildrechte
bildnachweis
zitat*
überschrift
abstimm*
rücksprache
`)

/** "[ ] bouncy castle confirmed??", "[x] licence applied for": what those who organize something still have to do. */
const organizersTaskPattern =
  /\?{2,4}\s*$|(?<!\p{L})(?:angefragt|zusage|zugesagt|beantragt|druckerei|applied for|confirmed)(?!\p{L})/iu

/** Whether an entry belongs to the editors' task list rather than one for readers. Takes the entry's text; pure. */
export const isEditorialTask = (text: string): boolean =>
  task.test(text) && (editorialTaskPhrases.isIn(text) || organizersTaskPattern.test(text))

/** Whether an entry is a task with a box to check: "[ ] Book the hall". Pure. */
export const isTask = (text: string): boolean => task.test(text)

/**
 * "Never", "Don't": heads rules for those who write about a figure or a brand, but in a guide also rules for its
 * readers. Pure.
 */
export const isRulesHeading = (heading: string): boolean =>
  /^(?:never|don['’]?ts?|do['’]?s (?:and|&) don['’]?ts)\W{0,2}$/iu.test(heading.trim())

/** Whether a heading begins a part meant for colleagues. Pure. */
export const isInternalHeading = (heading: string): boolean =>
  internalHeading.test(heading) || taskHeadingPattern.test(heading)
/** Headings for what is left to do before a text goes out. */
const taskHeadingPattern =
  /^(?:to[- ]?dos?(?: list)?|noch zu tun|offene punkte|open points|à faire|da fare|por hacer)\s?:?$/iu

/**
 * Whether a paragraph, entry or line has a note among colleagues anywhere in it; all of it is then kept out of
 * posts. Pure.
 */
export const isInternalNote = (text: string): boolean =>
  !applicationPattern.test(text) && isForColleagues(text)

/** "Applications by 15 May (extended!) to jobs@example.org, please as one file": a request to readers. */
const applicationPattern =
  /^(?:bewerbung(?:en)?|anmeldung(?:en)?|applications?|registrations?|candidatures?|inscriptions?|candidature|iscrizioni|solicitudes|inscripciones|sollicitaties|zgłoszenia|ansökan)(?!\p{L})[^.!?]{0,80}[\s\S]{0,80}[\w.+-]@[\w-]{1,60}\.\p{L}/iu

const isForColleagues = (text: string): boolean =>
  internalLine.test(text) ||
  teamNotePattern.test(text) ||
  internalWordingPattern.test(text) ||
  openPoint.test(text) ||
  shorthandPattern.test(text) ||
  beforePublishingPattern.test(text) ||
  notYet.test(text) ||
  colleagueMentionPattern.test(text) ||
  requestWithDeadlinePattern.test(text) ||
  postRequestPattern.test(text) ||
  doNotMentionPattern.test(text) ||
  depictionRulePattern.test(text) ||
  colleagueTalkPattern.test(text) ||
  openQuestionPattern.test(text) ||
  isInternalNoteInOtherLanguage(text) ||
  isPressNote(text) ||
  colleagueRequestPhrases.isIn(text) ||
  personalMessagePattern.test(text) ||
  addressedNotePattern.test(text) ||
  requestToColleaguePattern.test(text)

/** "Gill to confirm w/ finance, prob. same as last yr" */
const colleagueTalkPattern =
  // "RB thinks later": only colleagues identify a person by two initials.
  /(?:^|[–—(;]\s?)(?-i:(?!EU|UN|UK|US|AI|KI)\p{Lu}{2}) (?:thinks|reckons|meint|glaubt)(?!\p{L})|(?<!\p{L})to (?:confirm|check|ask|clear) (?:this |it )?(?:w\/|with) (?:finance|legal|marketing|sales|accounts|the (?:team|office))|(?<!\p{L})prob\. (?:same|as|the)/iu

/** "The poster still says 11, Tam please swap!!": asks somebody by name to work on the text or what belongs to it. */
const requestToColleaguePattern =
  /(?:^|[.,!?;–—(]\s{1,2})(?!(?:members?|guests|everyone|everybody|all|people|children|kids|adults|eltern|mitglied\p{L}*|besuch\p{L}*|(?:fahr)?gäste|kund\p{L}*|alle|kinder|anwohn\p{L}*|bewohner|mieter|teilnehm\p{L}*|lese\p{L}*|freiwillig\p{L}*|patient\p{L}*|(?!anders,? )\p{L}{2,12}(?:[eo]rs|ours|[ae]nts|i[sa][tn]s|innen|ende|ierte)|first|then|so|also|now|today|tomorrow|before|after|afterwards|finally|next|otherwise|once|and|but|or|always|instead|therefore|vorher|nachher|danach|dann|zuerst|zuvor|daher|deshalb|zudem|sonst|nur|jetzt|hier|heute|morgen|immer|und|oder|aber)(?!\p{L}))(?-i:\p{Lu}\p{Ll}{1,11}),? (?:please|pls|plz|bitte) (?:(?:noch|also|then|dann|das|den|die|it|this) )?(?:swap|change|fix|update|replace|check|confirm|print|reprint|upload|remove|delete|correct|proofread|chase|crop|resize|rename|tauschen|austauschen|ändern|prüfen|aktualisieren|ersetzen|korrigieren|hochladen|löschen|ergänzen|klären|drucken|nachfragen)(?!\p{L})/iu

/** "Note for Gwen and Sanjit: …", "Don't put that bit online". */
const addressedNotePattern =
  /^[\s*_([–—-]{0,4}(?:note|notiz|hinweis|nota|memo) (?:for|to|für|an|per|pour) (?!all(?!\p{L})|alle(?!\p{L})|our(?!\p{L})|visitors|readers|editors|parents)\p{Lu}\p{Ll}+(?:(?:,| and| und| et| e) \p{Lu}\p{Ll}+){0,3}\s?[:–—-]|(?:don[’']t|do not) put (?:\p{L}+ ){1,4}online/iu

/** "Hi Ralf, … LG Steffi": a message from one colleague to another, in one paragraph. */
const personalMessagePattern =
  /^[\s*_(–—-]{0,4}(?:hi|hey|hallo|moin|servus|hello|dear|liebe[rs]?|ciao|salut|hej|hola)\s(?!(?:all|everyone|everybody|friends?|members?|parents|neighbou?rs?|readers?|customers?|visitors?|guests?|team|sir|madam|volunteers?|students?|alle|zusammen|freund\p{L}*|eltern|mitglied\p{L}*|lese\p{L}*|nachbar\p{L}*|gäste|kund\p{L}*|fans?|kinder|leute|gemeinde|amics|tutti|tous)(?!\p{L}))\p{Lu}\p{Ll}+\s?[,!–—-][^\n]{20,700}(?<!\p{L})(?:lg|vg|bg|mfg|(?:viele |liebe |beste |schöne )?grüße?|gruß|cheers|thanks|thx|best|love|bises|grazie|danke)[\s,!–—-]{1,3}(?:\p{Lu}\p{Ll}*|\p{Ll})[\s*_.)]{0,4}$/iu

/**
 * "(sponsor logo bigger than last time please)", "[Picture: use the other one.]": asides among the makers of a
 * text.
 */
const bracketNote =
  /[([](?:[^()[\]]{0,120}(?<![\p{L}])(?:tb[acd]|to be confirmed|(?:maybe|perhaps|vielleicht|evtl\.?|peut-être|forse)\s?[,–—-]|(?:still )?waiting for (?:the|an?|our|his|her|their) |(?:warten|warte) (?:noch )?auf |noch (?:offen|klären|prüfen|unklar|nicht genannt|nicht (?:bestätigt|freigegeben))|not (?:yet )?(?:confirmed|approved|cleared)|do not|don['’]t (?:say|mention|exceed|use|forget)|per head|pro kopf|budget|invoice|rechnung an|sponsor(?:en)?[- ]?logos?|check (?:with|this|if|whether)|ask (?:\p{Lu}|whether|if)|(?-i:\p{Lu})\p{L}{1,20} fragen|fragen wir|klären wir|reveal|spoilers?|keep it vague|in house|inhouse|fyi|nur intern|internal(?:ly)?(?! and)|wir haben noch|we still have|freigabe|sign-?off|einkaufspreis|cost price|margin|marge)(?![\p{L}])[^()[\]]{0,160}|(?:picture|photo|image|video|caption|bild|foto|motiv|bildunterschrift|layout|grafik|design|editor|redaktion|note|hinweis|anm(?:erkung)?|intern|link|source|quelle)\s?:[^()[\]]{1,200})[)\]]/iu
/** Whether a sentence has an aside in brackets that is meant for colleagues. Takes one sentence or line; pure. */
export const hasNoteInBrackets = (sentence: string): boolean =>
  !recipeLinePattern.test(sentence) &&
  (hasRequestToEditors(sentence.slice(0, 1_000)) ||
    bracketedDoubtPattern.test(sentence) ||
    bracketNote.test(
      sentence
        .slice(0, 1_000)
        // "Marge" as a person's name, not the German word for margin.
        .replace(/\bMarge(?= \p{Lu}\p{Ll})/gu, ''),
    ))
/**
 * "(sponsor logo bigger please)": what is asked of those who make the text. Other requests in brackets are to readers:
 * "(please ring the bell)".
 */
const hasRequestToEditors = (text: string): boolean =>
  [...text.matchAll(bracketedRequestPattern)].some(
    ([aside]) => editingPattern.test(aside) || (textWorkPattern.test(aside) && !toReadersPattern.test(aside)),
  )
/** "grid ref SX 000 000 (check!)" */
const bracketedDoubtPattern =
  /[([]\s?(?:(?:please |pls |bitte |noch )?(?:check|verify|confirm|prüfen|checken|klären|verifier|vérifier|à vérifier|verificar|controllare|da verificare|nakijken|sprawdzić)(?: this| das)?|stimmt das|korrekt|correct)\s?[!?]{0,3}\s?[)\]]/iu
const bracketedRequestPattern =
  /[([][^()[\]]{0,120}(?<!\p{L})(?:please|pls|plz|bitte)(?!\p{L})[^()[\]]{0,120}[)\]]/giu
/** Words that only those who make a text use. "Proof of age" and "no credit cards" are for readers. */
const editingPattern =
  /(?<!\p{L})(?:logos?|captions?|headlines?|hashtags?|layouts?|fonts?|wording|spell(?:ing)?|typos?|proofs?(?! of)|(?:photo|picture) credits?|nam(?:e|ing) (?:him|her|them)|swap|crop|resize|shorten|rewrite|publish|reprint|bildunterschrift|grafik|überschrift|schreibweise|rechtschreibung|tippfehler|einheitlich|seite stellen|online stellen|hochladen|veröffentlichen|posten|austauschen|kürzen|(?:can|could) (?:you|we|someone)|kannst du|könntest du)(?!\p{L})/iu
/** Words that tell editors what to do if they end the request or stand with what is in a text: "photo please". */
const textWorkPattern =
  /(?<!\p{L})(?:(?<!(?:no|keine?|ohne|without|of) )(?:photos?|pictures?|pics?|images?|fotos?|bild(?:er)?) (?:please|pls|plz|bitte)(?!\p{L})|(?:check|confirm|fix|correct|update|replace|change|add|mention|drucken|prüfen|klären|ändern|ergänzen|ersetzen|korrigieren|erwähnen|tauschen|weglassen)(?=[\s.,!?]{0,3}[)\]])|(?:check|confirm|fix|correct|update|replace|change|add|use|mention|prüfen|ändern) (?:(?:the|this|that|it|with|our) )*(?:photos?|pictures?|images?|texts?|names?|titles?|dates?|figures?|sponsors?|paragraphs?|spelling|posters?|flyers?|with \p{L}|with|nochmal|again)(?!\p{L})|(?:bigger|smaller|größer|kleiner)(?= (?:please|pls|bitte|than last|als (?:letzt|beim letzten|im))|[.!]{0,2}[)\]])|(?:mit|ohne|als) [^()[\]]{1,20} schreiben|post(?= (?:this|it|before|until)(?!\p{L})|[.!]{0,2}[)\]])|(?:double|fact)-?check|website (?:update|change|ändern))(?!\p{L})/iu
/** "Please check with your doctor", "bitte vorher klären": said to whoever reads. */
const toReadersPattern =
  /(?<!\p{L})(?:you|your|yourself|if|when|allerg\p{L}*|sie|ihr\p{L}*|euch|euer\p{L}*|eure\p{L}*|dein\p{L}*|wenn|falls|vorher|vorab|rechtzeitig|arzt|ärzt\p{L}*|kasse|anmeldung)(?!\p{L})|\S@\p{L}/iu
/** "Offen: @Renate fragen, ob …", "war mal 1.10., Druckerei", "pozn.: nedávat na portály": among colleagues. */
const openQuestionPattern =
  /^[\s[(*_–—-]{0,4}(?:(?:offen|open|noch offen|still open|pendiente|por hacer|da chiarire|à voir|nog uit te zoeken)\s?:\s(?!.{0,40}(?:\d{1,2}(?:[.:]\d{2})?\s?(?:uhr|[ap]m|h(?!\p{L})|[–-]\s?\d)|daily|täglich)).{0,80}(?:(?<![\w.])@\p{L}|(?<!\p{L})(?:fragen|klären|ask |check (?:with|if|whether))|\?\s*$|preguntar|demander|chiedere|vragen)|(?:interní pozn|wewn)\.?\s?:|pozn\.?\s?:\s?(?:nedáv|nezveřej|neuvád|nepsat|nepublik|interní)|(?:war mal|was) \d{1,2}\.\d{1,2}\.(?!\d)|@\p{Lu}\p{Ll}{1,20}[,:]? (?:fragen|bitte|please|pls|ask|check|kannst|can you|peux|puoi|puedes))/iu

/** "180 g yoghurt (full fat, please)": said to whoever cooks. */
const recipeLinePattern =
  /^\s*(?:\d[\d.,/½¼¾ –-]{0,8}\s?(?:k?g|m?l|cl|dl|oz|lb|tsp|tbsp|cups?|EL|TL|Prise|pinch|cloves?|Zehen?)|[½¼¾])(?!\p{L})[^.!?]{0,120}$/iu

const embargo =
  /^[\s[(*–—-]{0,4}(?:sperrfrist(?![\p{L}])[^\n]{0,60}\d|(?:strictly |strict |under |press |news |media ){0,2}embargo(?:ed)?\s?(?:until|till|for|lifts?|ends?|bis|:|–|-)[^\n]{0,60}\d|(?:strictly )?embargoed\W{0,3}$|(?:please )?(?:not (?:for (?:release|publication)|to be (?:released|published))|(?:do not|don['’]t) (?:publish|release|post)(?: this)?) (?:before|until|prior to)(?![\p{L}])|(?:bitte )?nicht vor (?:dem )?[^.\n]{0,14}\d[^\n]{0,40}veröffentlichen|(?:veröffentlichung )?frei (?:zur veröffentlichung )?ab (?:dem )?\d{1,2}\. ?[\p{L}\d]|veröffentlichung (?:erst )?(?:frei )?ab(?![\p{L}])[^\n]{0,20}\d|(?:frei|freigegeben) (?:zur veröffentlichung )?ab (?:dem )?\p{L}{0,12},?\s?\d{1,2}\. ?[\p{L}\d])/iu
/** Means something else if more text follows, so it must be the whole line. */
const shortEmbargo =
  /^[\s[(*–—-]{0,4}(?:gesperrt bis|hold (?:for release )?until|for release (?:on|at|after))(?![\p{L}])[^\n]{0,10}\d[^\n]{0,40}$/iu
/** "Frei ab 1. Juni: Zweizimmerwohnung", "frei ab 18 Jahren": here "frei" does not mean released for publication. */
const availableFromPattern =
  /^[\s[(*–—-]{0,4}(?:frei|freigegeben) ab [^:\n]{1,30}(?::|,\s\p{Ll}|\s(?:jahren|euro|zimmer|wohnung))/iu
/** "PRESS RELEASE" on the line above an embargo. */
const releaseHeadPattern =
  /^[\s[(*–—-]{0,4}(?:press release|media release|news release|press information|pressemitteilung|presseinformation|medienmitteilung|communiqué de presse|comunicato stampa|nota de prensa|persbericht)[\s:.*–—|-]{1,6}/iu
const isEmbargo = (whole: string): boolean => isEmbargoLine(whole.replace(releaseHeadPattern, ''))
/** "Uncorrected proof, do not quote before publication (8 October)": on the first page of a proof. */
const proofPattern =
  /(?<!\p{L})(?:(?<=^\W{0,4})(?:uncorrected (?:page )?proofs?|épreuves non corrigées|unkorrigierte (?:fahnen?|leseprobe|druckfahnen?)|bozze non corrette)|ne pas citer avant|(?:do not|not to be) (?:quote|quoted) (?:from )?(?:before|until)|not for (?:quotation|resale or quotation)|nicht vor (?:(?:dem )?erscheinen|(?:dem )?\d[^.!?]{0,3}[^!?]{0,20}) zitieren|non citare prima)(?!\p{L})/iu

const isEmbargoLine = (text: string): boolean =>
  proofPattern.test(text) ||
  (embargo.test(text) && !availableFromPattern.test(text)) ||
  shortEmbargo.test(text) ||
  isEmbargoHeading(text) ||
  isEmbargoInSentence(text) ||
  isEmbargoInOtherLanguage(text)

/** Returns when an embargo ends, as its line puts it; undefined if it does not say. Pure. */
export const findEmbargoEnd = (text: string): string | undefined =>
  /(?:(?:\p{L}{2,9}(?:day|tag)|mittwoch|jan\p{L}{0,8}|feb\p{L}{0,8}|mar\p{L}{0,8}|märz|apr\p{L}{0,8}|may|mai|jun\p{L}{0,8}|jul\p{L}{0,8}|aug\p{L}{0,8}|sep\p{L}{0,8}|o[ck]t\p{L}{0,8}|nov\p{L}{0,8}|de[cz]\p{L}{0,8}),?\s)?\d.{0,60}/iu
    .exec(text)?.[0]
    .replace(/(?: veröffentlichen)?[\s.*!)\]]{0,5}$/iu, '')

const draftLine =
  /^[\s[(*–—-]{0,4}(?:(?:rough |first |working )?draft|entwurf|rohfassung|arbeitsfassung)(?:\s(?:v|version\s?)?\d{1,3})?[\s\])*.]{0,4}(?:$|[:,–—(-]\s?(?:stand|not|nicht|noch|bitte|please|version|v\d|\d|for|vom|only|do)(?![\p{L}]).{0,80}$)|^[\s[(*–—-]{0,4}(?:draft|entwurf)\s(?:v|version\s?)?\d{1,3}(?![\p{L}\p{N}]).{0,80}$|^(?:status|state|stage|stand)\s?[:=]\s?(?:in )?(?:rough )?(?:draft|entwurf|wip)(?![\p{L}])/iu
const draftInCapitals = /^[\s[(*–—-]{0,4}(?:DRAFT|ENTWURF)[\])*]{0,3}\s?[:–—|-]/u
/** "[tbc]", "[noch zu klären]", "[XX]", "[2,100?]" */
const openBracket =
  /\[(?:(?:to be|noch zu) [^\]]{1,40}|tb[acd]|todo|[^\]]{1,40} (?:folgt|tbc|tbd)|platzhalter|placeholder|xx{1,3}|[^\]]{0,20}\?{1,3})\]|(?<=\S\s)\?{3}(?=\s|$)/iu
const crossPlaceholderPattern =
  /(?<![\p{L}\p{N}.])X{2,4}(?=\s(?!century|secolo|siglo|wieku|siècle|years?|jahre|ans|años|anni|edition|of)\p{Ll})/u
/**
 * Whether a paragraph begins by calling all of it a draft: "⚠️ DRAFT v3 – please check the fee. Are we keeping the
 * piano?" Pure.
 */
export const startsAsDraft = (text: string): boolean =>
  text.length < 600 &&
  /^(?:[\s[(*–—-]|\p{Extended_Pictographic}|\ufe0f){0,6}(?:DRAFT|ENTWURF|WIP)(?:\s(?:v|version\s?)?\d{1,3})?[\])*]{0,3}\s?[:–—|-]/u.test(
    text,
  )
/**
 * "Sat 24 April, time ??, church square", "the mill or the theatre?? see mail": gaps that someone has yet to fill
 * in.
 */
const gap =
  /(?:^|[\s(,])\?{2,5}(?=[\s,;.)]|$)|\p{L}\?{2,5}\s{1,3}(?:see|ask|check|mail|siehe|vgl|vedi|voir|ver|klären|fragen|nachfragen|prüfen|chiedere)(?!\p{L})|(?:^|\s)\d{1,2}\.\d{1,2}\.?\?\s{1,3}(?:→|->|=>)/u

/** "Saxophone not confirmed yet!!" */
const unconfirmedPattern =
  /^(?:(?!(?:is|are|was|were|has|have|ist|sind|war|est|sont|è|es|está|é) )\p{L}+ ){1,3}(?:noch nicht (?:bestätigt|sicher|fix)|noch un(?:bestätigt|sicher)|(?:still )?(?:not (?:yet )?|un)confirmed(?: yet)?|pas encore confirmé\p{L}*|da confermare|por confirmar)[!.\s]{0,4}$/iu

const isDraft = (text: string): boolean =>
  draftLine.test(text) ||
  unconfirmedPattern.test(text) ||
  draftInCapitals.test(text) ||
  otherLanguageDraftPattern.test(text) ||
  isPlaceholder(text) ||
  openBracket.test(text) ||
  isAwaitingRelease(text) ||
  crossPlaceholderPattern.test(text) ||
  gap.test(text)

/** Returns whether a sentence or short line shows an embargo or an unfinished draft; undefined for neither. Pure. */
export function findEmbargoOrDraft(written: string): 'embargo' | 'draft' | undefined {
  // "🚧 Draft 3."
  const text = written.replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s){1,6}/u, '')
  if (isEmbargo(text)) return 'embargo'
  return isDraft(text) ? 'draft' : undefined
}

/** Returns the length of the draft mark before a title ("DRAFT: ", "[Entwurf] "), in UTF-16 units. Pure. */
export const getDraftMarkLength = (title: string): number =>
  draftMarkPattern.exec(title)?.[0].length ??
  /^\s{0,4}(?:DRAFT|ENTWURF)\s+(?=\p{L})/u.exec(title)?.[0].length ??
  0

const draftMarkPattern = new RegExp(
  `^\\s{0,4}(?:\\[(?:${draftWords})\\]|\\((?:${draftWords})\\)|【(?:${draftWords})】|(?:${draftWords})(?:\\s\\d{1,2})?\\s?[:：–—|])\\s{0,4}(?=\\S)`,
  'iu',
)

const stateFieldPattern = /(?:^|_)(?:status|state|stage|workflow|statut|estado|stato|stav|tila|durum)$/i
/** States of an entry that no one has released yet. */
const unfinishedStatePattern =
  /^(?:in )?(?:draft|entwurf|wip|brainstorm\p{L}*|backlog|in arbeit|work in progress|writing|not ready|not approved|unapproved|unpublished|unveröffentlicht|nicht freigegeben|(?:pending|awaiting|waiting for|needs?|under|in|for|to) (?:review|approval|sign-?off|clearance|legal|edit(?:s|ing)?)|pending|abstimmung|prüfung|(?:check|review|read|revisar|revisión|relire|rivedere|prüfen) (?:before|antes de|avant de|prima di|vor) \p{L}{4,16}|freigabe|redaktion|bearbeitung|korrektur|lektorat|en (?:attente|relecture|validation|cours)|à (?:valider|relire)|en revisión|pendiente|in revisione|da approvare|em revisão|rascunho|ter goedkeuring|in concept|do akceptacji|w przygotowaniu|for godkendelse|under arbete|to be approved|needs? \p{L}+ (?:sign-?off|approval|review)|sign-?off|(?:noch )?nicht final|not final|in progress|(?:first |final )?proof|(?:zur|wartet auf) (?:freigabe|prüfung|abstimmung|korrektur|durchsicht)|on hold|hold|blocked|embargo(?:ed)?|confidential|vertraulich|brouillon|borrador|bozza|rascunho|concept|kladde|utkast|udkast|luonnos|koncept|wersja robocza|taslak|чернетка|черновик|下書き|草稿|초안)$/iu
/** "Entwurf – Anleitung noch im Lektorat": the state and what it waits for. Work may go on in public: "in progress – 60 % funded". */
const draftWithReasonPattern =
  /^(?:(?:first |second |rough )?draft|entwurf|brouillon|borrador|bozza|rascunho|kladde|utkast|udkast|luonnos|koncept|not approved|unapproved|nicht freigegeben|lektorat)(?:\s?[–—-]\s|[,;:(]|\s\()/iu
/** Fields that say with yes or no whether an entry may go out. */
const releaseFieldPattern =
  /^(?:is_)?(?:published|approved|released|ready(?:_to_publish)?|cleared|public|visible|sichtbar|freigegeben|veröffentlicht|öffentlich)$/i
const restrictionFieldPattern =
  /^(?:is_)?(?:do_not_publish|dont_publish|not_public|internal(?:_only)?|nur_intern|intern|confidential|vertraulich|embargoed|on_hold|gesperrt)$/i
const draftFieldPattern = /^(?:is_)?(?:draft|entwurf)$/i
const embargoFieldPattern =
  /(?:^|_)(?:(?:embargo|embargoed|sperrfrist)(?:_(?:until|bis|date|ends?|at))?|reveal_(?:from|date|on|at)|(?:publish|release|public|show|visible)_not_before)$|^(?:reveal|release_from|not_before|nicht_vor)$/i

const isYes = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && /^(?:true|yes|ja|1|x)$/i.test(value.trim()))
const isNo = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (typeof value === 'string' && /^(?:false|no|nein|not yet|noch nicht|0)$/i.test(value.trim()))

/**
 * Returns what a field of a system says about whether its entry may go out yet; undefined if nothing. Takes its
 * name and value; pure.
 */
export function findEmbargoOrDraftInField(name: string, value: unknown): 'embargo' | 'draft' | undefined {
  const key = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').replace(/[\s.:-]+/g, '_')
  const text = typeof value === 'string' ? value.trim() : ''
  if (embargoFieldPattern.test(key) && /\d/.test(text)) return 'embargo'
  if (draftFieldPattern.test(key) && isYes(value)) return 'draft'
  if (stateFieldPattern.test(key) && (unfinishedStatePattern.test(text) || draftWithReasonPattern.test(text)))
    return 'draft'
  if (restrictionFieldPattern.test(key) && isYes(value)) return 'draft'
  if (releaseFieldPattern.test(key) && isNo(value)) return 'draft'
  // A film's "freigabe" is its age rating ("freigabe: 0"), so 0 does not mean no here.
  if (/^freigabe$/i.test(key) && (value === false || value === 'nein')) return 'draft'
  return undefined
}
