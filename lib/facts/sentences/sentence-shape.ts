import { closeMixedQuotes } from './mixed-quotes'

const sentenceEndPattern = /[.!?…。！？।؟۔][)"'”“«»’*\]」』）†‡¹²³⁴⁵⁶⁷⁸⁹]*$/u
const sentenceStartPattern =
  /^[("'“„«»‹›‚‘¿¡[「『（]{0,5}(?:(?<=«)[\s\u00a0\u202f])?(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|[^\p{L}\p{N}\s]{0,5}\p{Emoji_Presentation}|[€$£¥§]\s?\d)/u
/** Brand and product names may begin in lower case ("iPhone", "eBay"). */
const lowerCaseNamePattern = /^[a-z]{1,3}\p{Lu}/u
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/**
 * Whether a text is a whole sentence: it begins and ends like one and has enough words. Takes one sentence on one
 * line; pure.
 */
export function isWholeSentence(written: string): boolean {
  // "— Un caillou comment ?": a line of dialogue.
  const sentence = written.replace(/^[—–]\s/u, '')
  // "Follows on 9 March, .": something before the full stop is struck out.
  if (!sentenceEndPattern.test(sentence) || /(?:[,;(]\s?[.!?]|\s\.)$/u.test(sentence)) return false
  // The name of a club or company.
  if (
    /(?:e\.\s?V|mbH & Co|Inc|Ltd|Co|Corp|S\.A|B\.V|S\.p\.A)\.$/u.test(sentence) &&
    sentence.split(/\s+/u).length < 7
  )
    return false
  if (isNameOfOrganization(sentence)) return false
  if (!sentenceStartPattern.test(sentence) && !lowerCaseNamePattern.test(sentence)) return false
  const words = sentence.split(/\s+/u).length
  if (unspaced.test(sentence)) return sentence.length >= 6
  return words >= 3 && /\p{L}{2}/u.test(sentence) && hasBalancedQuotes(sentence)
}

const organizationPattern =
  /(?<!\p{L})(?:institut\p{L}{0,2}|universit\p{L}{1,3}|society|association|museum|council|club|foundation|school|college|academy|department|office|ministry|agency|library|trust|cent(?:re|er)|company|group|federation|verein|gesellschaft|stiftung|hochschule|akademie|verband|genossenschaft|kammer|amt)(?!\p{L})/iu
const nameWordPattern =
  /^(?:[("'“„«]{0,2}[\p{Lu}\p{N}]|(?:of|for|the|and|in|at|de|der|die|das|des|für|und|am|im|zu|du|la|le|les|et|del|di|van|von)$|[&–-]$)/u

/** "Aldmoor Institute for Earth Sciences.": the letterhead of a release, which says nothing. */
const isNameOfOrganization = (sentence: string): boolean =>
  sentence.length < 90 &&
  organizationPattern.test(sentence) &&
  sentence
    .replace(/\.$/u, '')
    .split(/\s+/u)
    .every((word) => nameWordPattern.test(word))

/**
 * Whether a text is an answer or an afterthought, complete in context but meaningless without it: "The rope.",
 * "Marmelade." Pure.
 */
export const isShortSentence = (sentence: string): boolean =>
  sentenceEndPattern.test(sentence) &&
  sentenceStartPattern.test(sentence) &&
  !unspaced.test(sentence) &&
  sentence.split(/\s+/u).length < 3 &&
  /\p{L}{2}/u.test(sentence) &&
  hasBalancedQuotes(sentence)

/** Whether no quote is cut off, because it begins or ends in another sentence; the same for parentheses. */
function hasBalancedQuotes(written: string): boolean {
  const sentence = closeMixedQuotes(written)
  const count = (sign: string) => sentence.split(sign).length - 1
  if (count('“') + count('„') > 0 && count('”') + count('“') + count('„') < 2) return false
  if (count('”') > 0 && count('“') + count('„') === 0) return false
  if (count('»') !== count('«')) return false
  if (count('(') !== count(')')) return false
  return count('"') % 2 === 0
}
