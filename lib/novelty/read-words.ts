import { functionWords } from '@/lib/claims/words/common-words'
import { buildDurationStem, numberWords } from './number-words'

/** One word of a post, in the form in which it is compared. */
export type PostWord = {
  /** Folded and without its inflection; for a number, its digits. */
  stem: string
  isNumber: boolean
  /** Carries no meaning on its own: articles, pronouns, and words that every post contains. */
  isCommon: boolean
  /** Capitalized within a sentence: a name, or in German any noun. */
  isName: boolean
}

/** Words that most posts contain. */
const usualWords = new Set(
  `one thing things way ways time times day days year years new really simply quite whole back away off out up down put set got gets getting goes went gone came come comes made makes
  making keep keeps kept using used use uses still always every everyone everybody everything something anything someone nobody nothing already yet though although however
  therefore instead else ago among across around above below along near next last first please thanks thank dear hello team website online info more click link bio
  neu neue neuen neuer neues neuem mal gleich bereits ganz ganze ganzen ganzer ganzes etwas nichts jemand niemand jeder alles wohl eben gerade einfach wirklich natuerlich naturlich
  ihr euch eure eurem euren eurer unser unsere unserem unseren unserer dich dein deine deinen dir mir uns wer was wie wo wann warum wenn dann denn weil dass damit dafur davon
  dabei dazu darauf daran darin daraus deshalb statt anstatt ohne ehe bevor nachdem sobald solange seit seitdem bisher zurzeit derzeit kunftig ab sofort inzwischen mittlerweile
  lassen lasst macht machen gemacht gehen geht ging kommen kommt kam gekommen stehen steht stand liegt liegen lag sein war waren gewesen geworden worden wurde wurden wird werden haben hatte
  hat gibt gab geben kann konnen konnte konnten muss mussen musste sollen sollte wollen wollte durfen darf mochte mochten mag bleiben bleibt blieb nehmen nimmt nehmt
  bringen bringt weiter weitere beim vom zum zur ins ans infos mehr jetzt hier nur noch schon auch sehr`
    .trim()
    .split(/\s+/),
)

const folds: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/œ/g, 'oe'],
  [/ł/g, 'l'],
]

/** Converts to lower case and removes accents, so that "Straße" and "STRASSE" are the same word. Pure. */
export function foldText(text: string): string {
  let folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [from, to] of folds) folded = folded.replace(from, to)
  return folded
}

/** An address in the text of a post. */
export const linkPattern = /\b(?:https?:\/\/|www\.)\S+/gi
/** A hashtag or a mention. */
export const hashtagPattern = /[#@][\p{L}\p{N}_]+/gu
// A number with thousands separators ("4.200", "3,100"), a time ("17:30"), or a word with its apostrophe.
const token = /\d+(?:[.,\u202f ]\d{3})+(?!\d)|\d+(?:[.,:]\d+)?|\p{L}+(?:['’]\p{L}+)?/gu

/**
 * Returns the words of a post in order, without links, hashtags and mentions, which are the same in all posts of a
 * brand. Pure, in linear time.
 */
export function readWords(text: string): PostWord[] {
  const words: PostWord[] = []
  const plain = text.replace(linkPattern, ' ').replace(hashtagPattern, ' ')
  for (const { 0: found, index } of plain.matchAll(token)) {
    if (/^\d/.test(found)) {
      words.push({ ...number, stem: normalizeNumber(found) })
      continue
    }
    const word = foldText(found).replace(/['’](?:s|re|ve|ll|d|m|t)$/, '')
    const duration = buildDurationStem(countOf(words.at(-1)), word)
    if (duration !== undefined) {
      words[words.length - 1] = { ...number, stem: duration }
      continue
    }
    const said = numberWords.get(word)
    if (said !== undefined) words.push({ ...number, stem: String(said) })
    else {
      const isCommon = word.length < 2 || functionWords.has(word) || usualWords.has(word)
      const isName =
        !isCommon && /^\p{Lu}\p{L}/u.test(found) && withinSentence.test(plain.slice(index - 2, index))
      words.push({ stem: isCommon ? word : stemWord(word), isNumber: false, isCommon, isName })
    }
  }
  return words
}

const number = { isNumber: true, isCommon: false, isName: false }
const withinSentence = /[\p{L}\p{N},;–—] $/u

/** The count that a word stands for, 1 for an article; NaN if it is not a count or already includes its unit. */
function countOf(word: PostWord | undefined): number {
  if (!word) return Number.NaN
  return word.isNumber ? Number(word.stem) : articles.has(word.stem) ? 1 : Number.NaN
}
const articles = new Set('a an one ein eine einem einen einer eines'.split(' '))

/** "4.200" and "4,200" become 4200, "4,80" and "4.80" become 4.8, "18:00" becomes 18. */
function normalizeNumber(written: string): string {
  if (/^\d+(?:[.,\u202f ]\d{3})+$/.test(written)) return written.replace(/\D/g, '')
  return written
    .replace(/[,:]/, '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}

const endings =
  /(?:ungen|ungs|ung|ings|ing|innen|in|lich|isch|ness|ment|ers|eren|erem|ende|end|ies|ied|est|est|ern|en|em|er|es|et|ed|ly|te|st|e|n|s|t|d|y)$/
const participle = /^ge(?=\p{L}{3,}(?:t|en)$)/u

/** Strips German and English inflections from a word. Never shortens it below four letters. Pure. */
export function stemWord(word: string): string {
  let stem = word.length > 6 ? word.replace(participle, '') : word
  for (let round = 0; round < 2; round++) {
    const next = stem.replace(endings, '')
    if (next.length < 4 || next === stem) break
    stem = next
  }
  // A doubled consonant left at the end is reduced to one: "stopped" becomes "stop".
  return stem.length > 4 ? stem.replace(/([bdfgklmnprt])\1$/, '$1') : stem
}
