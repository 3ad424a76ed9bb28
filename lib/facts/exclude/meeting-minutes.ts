const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** Labels that only the minutes of a meeting have at the beginning of a line. */
const minutesLabels = toWordSet(
  'present|also present|decided|talked about|to do|next meeting|beschlossen|besprochen|nächste sitzung|in attendance|attendance|attendees|apologies|apologies for absence|apologies received|absent|minutes|minute taker|minutes taken by|action|actions|resolved|proposed|seconded|aob|any other business|anwesend|anwesende|abwesend|entschuldigt|unentschuldigt|protokoll|protokollführung|protokollführer|protokollführerin|protokollant|protokollantin|sitzungsleitung|versammlungsleitung|beschluss|abstimmung|abstimmungsergebnis|sitzungsende|ende der sitzung|declarations of interest|matters arising|présents|excusés|absents|ordre du jour|presentes|asistentes|presenti|assenti giustificati|aanwezig|afwezig',
)
/** Items on the agenda of any meeting, each on a line of its own. */
const agendaItemPattern =
  /^(?:apologies|aob|any other business|declarations? of interest|matters arising|minutes of (?:the )?(?:last|previous)|to (?:approve|receive|note) the|date of (?:the )?next meeting|verschiedenes|sonstiges|genehmigung (?:des|der)|feststellung der|begrüßung und)(?!\p{L})/iu
const minutesTitlePattern =
  /^\W{0,3}(?:(?:draft|unconfirmed|approved|final) )?(?:minutes(?: of|[,:]| [–—-]|$)|agenda(?: for| of|[,:]| [–—-]|$)|tagesordnung(?!\p{L}))|(?<!\p{L})(?:meeting|committee|council|board|agm) (?:minutes|agenda)(?!\p{L})|(?<!\p{L})(?:meeting|assembly|versammlung|sitzung)(?!\p{L}).{0,40}(?:what we decided|our decisions|was wir beschlossen haben|beschlüsse)(?!\p{L})|(?<!\p{L})(?:sitzungs|ergebnis|verlaufs|beschluss)?(?:protokoll|niederschrift)(?: (?:der|des|zur|zum|über|vom|von|nr)(?!\p{L})|\s?[:–—-])|^(?:compte[- ]rendu|procès-verbal|acta de la|verbale (?:di|della)|notulen)(?!\p{L})/iu

/**
 * Whether a text is the minutes or the agenda of a meeting: kept for those who were there, and news to no one else.
 * Takes the title and the text without the title; pure, linear in its length. Serves spec/writing#1.
 */
export function isMeetingMinutes(title: string, text: string): boolean {
  const signs = new Set<string>()
  let points = 0
  for (const line of text.slice(0, 12_000).split('\n')) {
    const words = line
      .replace(/^[\s#>*_•-]{1,12}/u, '')
      .replace(/^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[a-z]\))\s/u, '')
    const label = /^([\p{L}][\p{L} -]{1,30}?)\s?(?:\([^()]{0,30}\))?\*{0,2}:/u.exec(words)?.[1]?.toLowerCase()
    if (label !== undefined && minutesLabels.has(label)) signs.add(label)
    if (/^(?:TOP|agenda item)\s?\d/iu.test(words)) signs.add('item')
    if (agendaItemPattern.test(words) && words.length < 90) points++
  }
  const found = signs.size + Math.min(points, 3)
  return minutesTitlePattern.test(title.slice(0, 200)) ? found >= 1 : found >= 3 && signs.size >= 2
}
