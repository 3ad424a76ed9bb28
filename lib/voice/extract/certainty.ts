import type { Span } from '@/lib/text/span'
import type { BriefField } from '../schemas'
import type { Candidate } from './candidate'
import { topicPatterns } from './remove-doubtful-candidates'

/** Words about earlier times, changes, or which of several versions applies. */
const otherTimesPattern =
  /\b(?:earlier|previous(?:ly)?|former(?:ly)?|original(?:ly)?|used to|no longer|any ?more|until (?:now|june|july|\d)|so far|as of|from now on|valid from|last (?:year|time|edition|version|brief)|outdated|superseded|supersedes?|deprecated|archived?|withdrawn|editions?|change ?log|changes? (?:since|to|in)|changed|revised|revisions?|updated?|replac(?:es?|ed|ing)|is now|are now|now reads?|amend(?:ed|ments?)|addend(?:um|a)|errat(?:um|a)|correct(?:ion|ions|ed)|dropped|discontinued|phased? out|crossed|void|overrul\w{0,20}|overrid\w{0,20}|rebrand\w{0,20}|relaunch\w{0,20}|v ?\d{1,3}(?:\.\d{1,3})?\b(?=[^\n]{0,80}\bv ?\d)|old(?:er)? (?:brand|version|tone|voice|logo|colou?rs?|guides?|style|brief|values?|one|ones|agency|site|brochure|list)|(?:the|our|your|their) old|old[ /|→>-]{1,4}new|column)\b|(?<!\p{L})(?:früher\w{0,20}|bisher\w{0,20}|ehemal\w{0,20}|vorher\w{0,20}|vormals|ursprünglich\w{0,20}|nicht mehr|nicht länger|ab sofort|künftig|seit (?:dem|der|kurzem|neuestem)|gilt (?:nicht|nur|jetzt|ab|nun)|gelten (?:nicht|nur|jetzt|ab|nun)|gültig|überholt\w{0,20}|veraltet\w{0,20}|archiv\w{0,20}|zurückgezogen|auflagen?|nachtr(?:ag|äge)|änderung(?:en)?|geändert|überarbeite\w{0,20}|aktualisier\w{0,20}|ersetz\w{0,20}|abgelöst|statt|anstatt|anstelle|korrektur\w{0,20}|korrigier\w{0,20}|berichtig\w{0,20}|gestrichen|streich(?:en|e|t)|entfällt|eingestellt|abgeschafft|ist (?:jetzt|nun|raus)|sind (?:jetzt|nun|raus)|alte[rnsm]? (?:marke|version|fassung|ton|tonalität|stimme|logo|farben?|leitfaden|stil|liste|werte|agentur|website|prospekt)|alt[ /|→>-]{1,4}neu|spalte|zeilen?)(?!\p{L})/iu
/** Words about anyone but the one brand. */
const otherBrandsPattern =
  /\b(?:competitors?|competition|competing|rivals?|other (?:brands?|companies|shops?|firms?)|sister (?:brand|company)|sub-?brands?|second brand|both brands|two brands|all brands|brand [ab12]|clients? [abc123]|partner brand|parent (?:brand|company)|unlike|everyone else|others (?:do|say|write|are)|compar(?:ed|ison|e)|bench ?mark\w{0,20}|inspir(?:ed|ation)|admire|not us|not ours|white[- ]label|them|spin-?offs?|subsidiar\w{0,20}|product lines?|(?:kids?|children['’]s|junior|budget|premium|second|b2b|b2c|corporate) (?:line|range|label|series|shop)|(?:its|their) own (?:tone|voice|colou?rs?|logo|style)|campaigns?|seasonal)\b|(?<!\p{L})(?:wettbewerb\w{0,20}|konkurren\w{0,20}|mitbewerber\w{0,20}|andere[rn]? (?:marken?|firmen|läden|anbieter)|schwestermarke\w{0,20}|schwesterfirma|untermarke\w{0,20}|zweitmarke\w{0,20}|dachmarke\w{0,20}|beide(?:n|r)? marken|zwei marken|marke [ab12]|kunde [abc123]|im (?:vergleich|gegensatz|unterschied)|vergleich\w{0,20}|vorbild\w{0,20}|nicht wir|anders als|tochter(?:firma|marke|gesellschaft)|ableger|kinderlinie|(?:kinder|junior|zweit)\w{0,20}(?:marke|linie|reihe)|eigene[nrs]? (?:ton|stimme|farben?|logo|stil)|kampagnen?)(?!\p{L})/iu
/** Words about what is undecided, or was only asked or proposed. */
const unsettled =
  /\b(?:proposals?|propos(?:ed|es?)|suggest(?:s|ed|ions?)?|draft|options? [a-d1-4]|options|variants?|candidates?|maybe|perhaps|possibly|probably|not sure|unsure|undecided|to be (?:confirmed|decided|discussed|agreed|defined)|pending|under review|open (?:questions?|points?|issues?)|still (?:open|to)|vot(?:e|es|ed|ing)|reject(?:ed|s)|not (?:adopted|approved|agreed|decided|final|yet)|for discussion|objects?|objected|approval|strike that|scratch that|scrap|forget|ignore|disregard|never ?mind|on second thoughts?|wait|hm{1,5}|oops|mistakes?|typos?|placeholder|lorem ipsum|not valid|do not use this|sample (?:text|data|answer)|dummy|template|to do|todo|trial|pilot|test (?:entry|data)|only (?:rows?|lines?|entries)|crossed[- ]out|illegible|\[x:|(?:speaker |slide )?notes?:|\(notes?\))(?![\p{L}])|(?<!\p{L})(?:vorschl[aä]g\w{0,20}|vorgeschlagen|schlägt|entw(?:urf|ürfe|urfs)|varianten?|option(?:en)? [a-d1-4]|optionen|vielleicht|eventuell|evtl|vermutlich|wahrscheinlich|unsicher|unklar|noch (?:offen|nicht|unklar|zu)|offene (?:punkte|fragen?)|wird noch|folgt noch|in (?:klärung|abstimmung|prüfung)|abstimm\w{0,20}|abgestimmt|verworfen|abgelehnt|vertagt|nicht (?:final|beschlossen|freigegeben|entschieden|gültig|übernehmen)|zur diskussion|platzhalter|muster(?:text|angaben|kunde|antwort)|vorlage|probe(?:weise|text)|quatsch|moment|vergiss|vergessen sie|ignorier\w{0,20}|durchgestrichen|unleserlich|notiz(?:en)?:)(?!\p{L})/iu
/** Words about exceptions, and about what comes later. */
const limited =
  /\b(?:except(?:ion|ions|ing)?|apart from|however|only (?:in|on|for)|other than|soon|next (?:year|season|spring|summer|autumn|month)|will (?:change|become|move)|starting|effective)\b|(?<!\p{L})(?:ausnahmen?|ausgenommen|allerdings|jedoch|nur (?:in|auf|für|im|bei)|demnächst|nächste[ns]? (?:jahr|saison|monat|frühjahr|herbst)|in zukunft|löst)(?!\p{L})/iu
/** People who write about themselves mention things in passing; guides and forms do not. */
const firstPersonPattern =
  /(?<![\p{L}\p{N}"“„'’])(?:I(?:['’](?:m|d|ll|ve))?(?=[ ,])(?! ?[.)=:])|[Ii]ch|mir|mich)(?![\p{L}\p{N}])/u
/** Quoted mail and forwarded passages. */
const quotedMail = /^[ \t]*>[ \t]*\S|\b(?:fwd|fw|aw|wg)\s?:|forwarded|weitergeleitet/imu
/** Examples of what is not wanted. Values given along with them are uncertain, except for colors. */
const counterExamples =
  /(?:^|[|\n])[ \t*_#>-]{0,8}(?:do['’]?n['’]?ts?|wrong|bad|incorrect|negative|not like this|so nicht|falsch|schlecht|negativbeispiel|nicht)\b[^\n|]{0,40}[:|\n]|[❌✗✘🚫]/iu

/** Whether a text discusses what might be said, or is about others, instead of stating something. Pure. */
export const isTalkedAbout = (words: string): boolean =>
  unsettled.test(words) || otherBrandsPattern.test(words)

/** What in the brief as a whole keeps its values from being certain. */
export type DocumentDoubts = { any: boolean; examples: boolean }

/**
 * Checks whether a brief is about more than one brand in one version: about earlier times, changes, others, what is
 * proposed or open, in the first person, or with quoted mail. Also looks for counterexamples. Linear time. Pure.
 */
export function findDocumentDoubts(text: string): DocumentDoubts {
  return {
    any: [otherTimesPattern, otherBrandsPattern, unsettled, limited, firstPersonPattern, quotedMail].some(
      (sign) => sign.test(text),
    ),
    examples: counterExamples.test(text),
  }
}

const isColor = (field: BriefField): boolean => field === 'primary_color' || field === 'secondary_color'

/**
 * Whether nothing speaks against an explicitly stated value: the whole brief is about one brand in one version,
 * nothing else in it may be meant for the field, and the text under the label is the value and nothing more. Takes
 * the text, the value, all candidates from before doubts were applied, and the doubts about the whole text. Pure.
 * Serves spec/writing#7.
 */
export function isCertain(
  text: string,
  one: Candidate,
  meant: readonly Candidate[],
  doubts: DocumentDoubts,
): boolean {
  if (doubts.any || (doubts.examples && !isColor(one.field))) return false
  if (meant.filter(({ field }) => field === one.field).length !== 1) return false
  // A style for all images along with styles for some kinds leaves open which is which.
  if (one.field === 'default_image_prompt' && meant.some(({ field }) => field === 'image_style_by_type'))
    return false
  if (!hasPlainShape(one) || isRemarkedOn(text, one) || isMentionedElsewhere(text, one)) return false
  return coversWholeText(text, one)
}

const hedged =
  /[()[\]?!:;"“”„«»→]|->|=>|\d|(?<!\p{L})(?:not|no|never|nor|but|only|except|unless|although|though|if|when|mostly|rather|than|less|more|too|very|later|see|nicht|kein\w{0,20}|nie|aber|nur|außer|sofern|falls|wenn|obwohl|meist\w{0,20}|eher|lieber|weniger|mehr|zu|sehr|später|siehe)(?!\p{L})/iu
/**
 * Like `hedged`, but for whole sentences, in which some of its words are harmless: "shops that sell more than
 * books".
 */
const remarked =
  /[()[\]?:;"“”„«»→]|->|=>|[.!…]\s|\n|\s[–—-]\s|(?<!\p{L})(?:not|never|nor|but|except|unless|although|though|otherwise|attached|mostly|mainly|primarily|also|as well|later|nicht|nie|sondern|aber|außer|sofern|falls|obwohl|sonst|anlage|anhang|hauptsächlich|vor allem|in erster linie|auch|später)(?!\p{L})/iu

const wish =
  /\b(?:want|would like|wish|hope|aim|should)\b|(?<!\p{L})(?:möchten?|wollen|würden?|soll(?:en|te|ten)?|hoffen)(?!\p{L})/iu

/**
 * Whether a value looks like a value of its field and nothing else: words of a list, a phrase, a sentence, a code.
 */
function hasPlainShape({ field, value }: Candidate): boolean {
  if (isColor(field)) return true
  if (typeof value === 'string') {
    const words = value.trim()
    // A list of adjectives may be the tone, whatever its label says.
    const isList = words.split(/,|\s(?:and|und|&)\s/).every((piece) => piece.trim().split(/\s+/).length < 3)
    if (field === 'brand_voice_description' && (isList || wish.test(words))) return false
    const least = field === 'brand_voice_description' ? 4 : 2
    return words.length <= 240 && words.split(/\s+/).length >= least && !remarked.test(words)
  }
  if (!Array.isArray(value))
    return Object.entries(value).every(
      ([kind, style]) => !hedged.test(kind) && style.length <= 240 && !remarked.test(style),
    )
  const most = field === 'tone' ? 2 : 4
  return (
    value.length >= 2 &&
    value.length <= 12 &&
    value.every((word) => word.split(/\s+/).length <= most && !hedged.test(word) && !/[.,!]$/.test(word))
  )
}

/** Whether the rest of the text mentions a field again, or a word of its list. */
function isMentionedElsewhere(text: string, { field, value, from, until }: Candidate): boolean {
  const [before, rest] = [text.slice(0, from).toLowerCase(), text.slice(until).toLowerCase()]
  if (field === 'words_to_avoid' || field === 'tone')
    if (
      Array.isArray(value) &&
      value.some((word) => [before, rest].some((part) => includesWord(part, word.toLowerCase())))
    )
      return true
  return field !== 'words_to_avoid' && field !== 'enabled_content_types' && topicPatterns[field].test(rest)
}

function includesWord(text: string, word: string): boolean {
  for (
    let at = text.indexOf(word), tries = 0;
    at >= 0 && tries < 50;
    at = text.indexOf(word, at + 1), tries++
  )
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ''))
      return true
  return false
}

/** Whether a value's own line or the next one comments on it: a parenthesis, an arrow, a note. */
function isRemarkedOn(text: string, { from, until }: Span): boolean {
  const end = text.indexOf('\n', until)
  const rest = text.slice(until, end < 0 ? text.length : end)
  const next =
    end < 0
      ? ''
      : text
          .slice(end + 1, end + 200)
          .split('\n', 1)
          .join('')
  return (
    /[([?!→]|->|=>/.test(rest) ||
    /^[\s>]*(?:[([→*]{1,3}(?!\*)|->|=>|(?:note|nb|p\.?s|remark|comment|anmerkung|hinweis|bemerkung|achtung)\b)/iu.test(
      next.replace(/^[\s>]*\*\s/, '- '),
    ) ||
    text.slice(from, until).includes('~~')
  )
}

/** Conjunctions and names of color notations, which a value need not contain. */
const joining = /(?<!\p{L})(?:and|und|or|oder|sowie|plus|rgb|hex|pantone|cmyk|ral)(?!\p{L})/giu

const ofPalette =
  /^(?:name|colou?r(?: name)?|role|cmyk|rgb|rgba|hsl|ral|pantone|hex(?: code)?|code|value|usage|use|contrast\b.*|print|screen|web|token|css\b.*|swatch|sample|paint|farbe|farbname|bezeichnung|rolle|wert|verwendung|druck|bildschirm|lack|kontrast\b.*|einsatz|muster)?$/i

/** Whether all column headings of a table from the third on belong to one palette, and not to several brands. */
function isPaletteTable(text: string, row: number): boolean {
  let head = row
  for (let lines = 0; lines < 40; lines++) {
    const above = text.lastIndexOf('\n', head - 2) + 1
    if (head === 0 || !text.slice(above, head).includes('|')) break
    head = above
  }
  const end = text.indexOf('\n', head)
  const cells = text
    .slice(head, end < 0 ? text.length : end)
    .split('|')
    .map((cell) => cell.replace(/[*_`]/g, '').trim())
  return cells.length > 2 && cells.slice(2).every((cell) => ofPalette.test(cell))
}

/**
 * Whether the value covers all of the text under the label: anything left over would be a comment on it or part of
 * it.
 */
function coversWholeText(text: string, { field, value, from, until }: Candidate): boolean {
  const said = text.slice(from, until)
  // The other cells of a table row have already been interpreted by their column headings.
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', from)
  const row = text.slice(start, end < 0 ? text.length : end)
  const cells = row.split(/[|\t;]| {3,}/).filter((cell) => cell.trim() !== '').length
  if (/[|\t]| {3}/.test(row) && isColor(field))
    return (row.match(/#[\da-f]{3,8}\b/gi) ?? []).length <= 1 && (cells === 2 || isPaletteTable(text, start))
  if (/[|\t]| {3}/.test(row)) return cells === 2
  const items = typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value)
  if (isColor(field)) {
    const codes = said.match(/#[\da-f]{3,8}\b/gi) ?? []
    const beside = said.replace(/^[^:：#\n]{0,90}[:：]/u, '').replace(/#[\da-f]{3,8}\b/gi, ' ')
    return (
      codes.length <= 1 &&
      beside.trim().split(/\s+/).length < 6 &&
      !/\b(?:only|for|about|approx\w{0,20}|roughly|print|logo|nur|für|etwa|circa|ca|druck)\b|[~≈]/iu.test(
        beside,
      )
    )
  }
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(joining, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  const label = /^[^:：\n]{0,90}[:：]/u.exec(said)?.[0] ?? ''
  const size = items.reduce((sum, item) => sum + bare(item).length, 0)
  const left = (words: string) => bare(words).length - size
  return left(said) <= 1 || left(said.slice(label.length)) <= 1
}
