/**
 * How drafts and embargoes are worded in titles, lines and sentences, beyond the words at the beginning of a line.
 */

const day =
  '(?:\\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|redebeginn|beginn|start|noon|midnight|mitternacht|the \\d)'
const embargoSentencePattern = new RegExp(
  [
    // A term in the middle of a sentence, followed by a day.
    `(?:is|are|remains?|strictly|still|stays?|sits?)\\s(?:strictly )?(?:under (?:a |an |strict )?embargo|embargoed)\\s(?:until|till|to|for)\\s[^.!?\\n]{0,20}${day}`,
    `(?:may|must|can|should|is|are|shall)\\s?(?:not|n['’]t)\\s(?:to )?be (?:used|published|released|broadcast|quoted|reported|shared|posted|made public|distributed)[^.!?\\n]{0,40}\\s(?:before|until|prior to|ahead of)\\s[^.!?\\n]{0,16}${day}`,
    `not (?:for|to be) (?:use|used|broadcast|publication|published|release|released|print|sharing|shared)(?: or \\p{L}+)?(?: (?:in any form|anywhere))?,? (?:before|until|prior to|ahead of)\\s[^.!?\\n]{0,20}${day}`,
    `(?:please )?(?:hold|keep|embargo) (?:this|it|back)(?: (?:release|story|text|back|item))? (?:until|till|for)\\s[^.!?\\n]{0,16}${day}`,
    `(?:publish|post|use|release|go live|send out) (?:this |it )?(?:only |not |no earlier than )(?:after|from|before|than|on or after)\\s[^.!?\\n]{0,16}${day}[^.!?\\n]{0,30}$`,
    `sperr(?:frist|vermerk|zeit)(?:\\s?[:–-]|\\sbis|\\sbeachten|\\sendet|\\sgilt)[^.!?\\n]{0,30}${day}`,
    `(?:verwendung|veröffentlichung|verbreitung|berichterstattung|nutzung|abdruck|sendung|verwendbar|zu veröffentlichen|zur veröffentlichung|freigegeben|freigabe)\\s(?:ist |bitte )?(?:erst |frühestens |nicht )?(?:ab|vor|nach)(?: dem)?\\s[^.!?\\n]{0,20}${day}`,
    `(?:vertraulich|gesperrt|intern|nicht öffentlich) bis (?:zur veröffentlichung |zum |zur bekanntgabe )?[^.!?\\n]{0,16}${day}`,
    `nicht vor (?:dem )?[^.!?\\n]{0,30}${day}[\\d.\\s]{0,12}[^.!?\\n]{0,24}\\s?(?:online|veröffentlich\\p{L}*|verwend\\p{L}*|posten|publizier\\p{L}*|verbreit\\p{L}*|freigeb\\p{L}*|send\\p{L}*|(?:he)?rausgeben|raus(?:schicken|gehen)?|live|teilen)(?!\\p{L})`,
    `(?:publicera|publicér|publiser|offentliggør|offentliggjør) (?:ikke|inte|ej) (?:før|före|inden)\\s[^.!?\\n]{0,16}\\d`,
    `(?:ne pas|à ne pas|no|non|não|niet|nie) (?:publier|diffuser|publicar|difundir|pubblicare|divulgar|publiceren|publikować) (?:avant|antes|prima|voor|vóór|przed|do)\\s[^.!?\\n]{0,20}\\d`,
  ].join('|'),
  'iu',
)
/** "For release: Tuesday 4 May 2027, 10 am": a line of its own above a press release. */
const releaseLine = new RegExp(
  `^[\\s[(*–—-]{0,4}for (?:immediate )?release(?:\\s?[:–—-]|\\s(?:on|from|at|after)?)\\s?(?:mon|tue|wed|thu|fri|sat|sun)?[\\p{L}]{0,6},?\\s?[^.!?\\n]{0,4}${day}[^.!?\\n]{0,40}$`,
  'iu',
)
/**
 * Whether a text words an embargo within a sentence, or in a line above a release. Takes a sentence or line; pure.
 */
export const isEmbargoInSentence = (text: string): boolean =>
  text.length < 240 && (embargoSentencePattern.test(text) || (releaseLine.test(text) && text.length < 90))

/** "Embargo", with the day on the line below it. */
export const isEmbargoHeading = (text: string): boolean =>
  /^[\s[(*–—-]{0,4}(?:(?:strict |press |news )?embargo|sperrfrist|sperrvermerk|embargoed|strictly embargoed)[\s\])*:.!–-]{0,4}$/iu.test(
    text,
  )

/** Says that an approval is still pending, in a whole line or short sentence. */
const awaitingReleasePattern =
  /^[\s[(*–—-]{0,4}(?:(?:status|stand|state|stage)\s?[:=–-]\s?)?(?:(?:bitte )?(?:zur|wartet auf|vor|noch ohne|ohne|für) (?:die )?(?:freigabe|abstimmung|korrektur|prüfung|durchsicht)(?:\s(?:an|durch|von|bei|bis|bitte|offen)\b.{0,60})?|(?:freigabe|abstimmung|rücklauf|korrektur)\s(?:durch|von|bei|der|des|mit|an)?\s?.{0,40}(?:steht (?:noch )?aus|ausstehend|fehlt(?: noch)?|offen|folgt)|(?:noch )?(?:nicht|un)\s?(?:freigegeben|abgestimmt|autorisiert|final|lektoriert|korrigiert)|arbeitsstand\b.{0,30}|(?:for|pending|awaiting|needs?|waiting for|subject to|before) (?:\p{L}+ )?(?:approval|sign-?off|clearance|review|proofreading)(?:\s(?:by|from|of)\b.{0,60})?|(?:version|v)\s?\d[\d.]{0,6},?\s?(?:not (?:yet )?(?:approved|final|cleared)|nicht (?:final|freigegeben|abgestimmt)|draft|entwurf|wip|zur freigabe|for (?:review|approval))\b.{0,40}|not (?:yet )?(?:approved|cleared|signed off|final|proofread)(?:\s(?:by|for)\b.{0,60})?|wip|work in progress|in arbeit|(?:do not|don['’]t) (?:publish|post|release|share|circulate)(?: (?:yet|this|it))?|nicht (?:veröffentlichen|posten|weitergeben|online stellen)|(?:projet|brouillon) de (?:communiqué|texte|post)\b.{0,40}|(?:à|en attente de) (?:valid\p{L}+|relire|relecture)\b.{0,30}|pendiente de (?:aprobación|revisión)\b.{0,30}|(?:da|in attesa di) (?:approv\p{L}+|conferm\p{L}+)\b.{0,30}|ter goedkeuring\b.{0,30}|do (?:akceptacji|zatwierdzenia|korekty)\b.{0,30}|för godkännande\b.{0,30}|til godkendelse\b.{0,30}|til godkjenning\b.{0,30}|hyväksyttävänä\b.{0,30}|ke schválení\b.{0,30}|на погодження\b.{0,30}|на согласовании\b.{0,30}|onay bekliyor\b.{0,30})[\s\])*.!]{0,4}$/iu
/** Whether a line says that no one has released the text yet. Takes a line or sentence; pure. */
export const isAwaitingRelease = (text: string): boolean =>
  text.length < 140 && awaitingReleasePattern.test(text)

/**
 * "Opening v7 FINAL", "PM_Werkstatt_v3_final_FINAL", "The workshop (draft)": a file or version name among
 * colleagues.
 */
const workingTitle =
  /(?<![\p{L}\p{N}])(?:v\s?\d{1,2}(?:\.\d{1,2})?[\s_-]{1,3}(?:final|fin|draft|entwurf|neu|korr\p{L}*)|final[\s_-]{1,3}(?:final|v\s?\d|neu|\d)|(?:draft|entwurf)[\s_-]?v?\d{1,2})(?![\p{L}\p{N}])|[\p{L}\p{N}]_(?:v\d{1,2}|final|draft|entwurf|neu|korr\p{L}*|rev\d{0,2})(?![\p{L}])|(?:^|\s)[[(](?:(?:first |rough )?draft(?: \d{1,2})?|entwurf|wip|zur freigabe|for review|brouillon|borrador|bozza|concept|utkast|udkast|rascunho|wersja robocza)[\])]|\s[–—|-]\s(?:draft|entwurf|wip|zur freigabe|brouillon|borrador|bozza|utkast|udkast)(?:\s?v?\d{1,2})?$|\.(?:docx?|odt|pages|txt|pdf|indd)$/iu
/** Whether a title is one by which colleagues tell versions of a text apart. Pure. */
export const isWorkingTitle = (title: string): boolean => workingTitle.test(title.trim())

/** Notes from a press office to those who reuse its texts. */
const pressNote =
  /^[\s[(*–—-]{0,4}(?:(?:note|hinweis|anmerkung|bemerkung|anm\.|info(?:rmation)?|remarque|nota) (?:from|by|of|to|for|der|von der|für die|an die|du|de la|de) (?:the |die |den |le |la )?(?:press office|newsroom|desk|news desk|picture desk|communications(?: team| department)?|comms|pressestelle|redaktion(?:en)?|kommunikation|kolleg\p{L}+|medien|chefredaktion|service de presse)|(?:background|hintergrund)(?: only| information)?,? (?:not for|nicht zur|nicht für) (?:quotation|attribution|publication|verwendung|zitat\p{L}*|veröffentlichung)|not for (?:quotation|attribution)|unter (?:drei|zwei)(?=\s?[:,.])|(?:termin|rundgang|fototermin|pressetermin|medientermin|hinweis) für (?:die )?(?:medien|presse)\p{L}*|(?:presse|medien)(?:termin|rundgang|gespräch|konferenz)|(?:media|press|photo) (?:call|tour|briefing|preview|opportunity)|(?:visite|rendez-vous|conférence) (?:de |pour la )?presse|off the record|nur zur (?:internen )?(?:information|kenntnis)\b)/iu
/** Whether a text is a press office's note to editors. Takes a line or paragraph; pure. */
export const isPressNote = (text: string): boolean => pressNote.test(text.slice(0, 200))
