import type { Span } from '@/lib/text/span'
import type { Candidate } from './candidate'
import { cleanText, isMissingValue } from './clean-text'
import { readLabel } from './field-labels'
import { audienceIntroPattern } from './find-audience'
import { findQuotedWords } from './find-quoted-words'
import { readQuotedAvoidedWords } from './read-avoided-words'
import { readProseColors } from './read-colors'
import { readListedAvoidedWords } from './read-listed-avoided-words'
import { readStatedTone } from './read-stated-tone'
import { readTextField } from './read-text'
import { readAdjectives } from './read-tone'
import type { BriefSection } from './section'
import { splitBriefSentences } from './split-brief-sentences'
import { splitListItems } from './split-list-items'

const tone =
  /^(?:.{0,40}(?:[,:]| that| dass) )?(?:(?:our|the) (?:brand(?:['’]s)? )?(?:tone|voice)(?: of voice)? (?:is|should be|should sound|must be|stays|sounds|should feel)|(?:we|it|everything|posts|texts) (?:want to |should |always |try to )?sound|(?:unsere?|die|der) (?:marken)?(?:ton|tonalität|stimme|sprache|tonfall)(?: der marke)? (?:ist|klingt|soll(?:te)?|bleibt)|wir klingen|(?:es|alles|die texte|texte) soll(?:te|ten|en)?)(?: always| immer| stets| bitte)?[: ]+/i
const avoid =
  /(?:\b(?:never|no|nie|niemals|nirgends|kein(?:e|en)?)\s+(?=["“„»‚'‘]))|(?:^|[.:]\s+)out:|\b(?:(?:kept?|leave|left) (?:the (?:words?|terms?|phrases?) |them )?(?:out|off)?|stay away from|steer clear of|can['’]?t stand|cannot stand|banned|tabu (?:sind|ist)|nicht (?:mehr )?(?:verwendet|benutzt|geschrieben) (?:werden|wird)|verzichten auf|verboten sind|raus sind|unerwünscht sind|schlecht sind|avoid|never (?:say|use|write|call)|do(?:n['’]t| not) (?:say|use|write|call|want to (?:read|hear|see))|we (?:never|don['’]t) (?:say|use|write)|no words like|vermeide\w*|verzichte\w*|(?:nie|niemals|nicht|bitte kein(?:e|en)?)\b[^.]{0,80}\b(?:sagen|schreiben|verwenden|benutzen|lesen)|(?:sagen|schreiben|verwenden|benutzen) (?:wir |sie )?(?:nie|niemals|nicht)|wörter wie)\b/i
const wordList = /\b(?:words|terms|phrases|buzzwords|wörter|begriffe|worte|floskeln) (?:like|such as|wie)\s+/i
const images =
  /^(?:(?:our |the |all )?(?:photos?|images?|pictures?|visuals|imagery|photography|illustrations)|(?:unsere |die |alle )?(?:fotos|bilder|aufnahmen|illustrationen|bildsprache)) (?:should|must|are|is|show|have|use|feel|look|sollen|sollten|sind|ist|zeigen|haben|wirken)\b/i
const posts =
  /\b(?:we (?:mainly |mostly |regularly |usually )?(?:post|publish|share)|wir (?:posten|veröffentlichen|teilen)(?: vor allem| regelmäßig| meist)?)\s+/i
const voice =
  /^(?:our (?:brand )?voice|the (?:brand )?voice|we (?:speak|talk|write|sound)\b(?! (?:for|to|with|about)\b)|unsere (?:marken)?stimme|unsere sprache|wir (?:sprechen|schreiben|klingen)\b(?! (?:für|zu|mit|über)\b))/i
/** "We write in a calm, plain tone" is about the tone. */
const saysTone = /\bin an? [^.]{3,80} tone\b|\bin (?:einem|unserem) [^.]{3,80} ton(?!\p{L})/iu
const weAre =
  /^(?:(?:we are|we['’]re) (?:an?|the|one|two|three|four)|wir sind (?:ein|eine|der|die|das|zwei|drei|vier))\b/iu

/**
 * Reads what sentences outside any known heading say about a voice, by their wording: never stated explicitly, so
 * never with high confidence.
 */
export function readProse(text: string, paragraph: Span): Candidate[] {
  const found: Candidate[] = []
  for (const sentence of splitBriefSentences(text, paragraph)) {
    const sentenceText = text.slice(sentence.from, sentence.until)
    found.push(...readProseColors(text, sentence))
    const sounding = tone.exec(sentenceText)
    let onlyTone = false
    if (sounding) {
      const start = sounding[0].length
      // "We sound like a friend: calm, exact"
      const colon = sentenceText.indexOf(': ', start)
      const { words, clean: whole } = readAdjectives(
        text,
        { from: sentence.from + (colon > 0 ? colon + 2 : start), until: sentence.until },
        true,
      )
      onlyTone = whole && words.length > 0
      if (words.length > 0) found.push({ field: 'tone', value: words, rank: whole ? 2 : 1, ...sentence })
    }
    const stated =
      sounding &&
      found.some(({ field, from, rank }) => field === 'tone' && from === sentence.from && rank > 1)
        ? undefined
        : readStatedTone(text, sentence, text.slice(Math.max(0, sentence.from - 250), sentence.from))
    if (stated) found.push(stated)
    const labelled =
      sentence.from > paragraph.from ? readLabelledAudience(text, sentence, sentenceText) : undefined
    if (labelled) found.push(labelled)
    const readers = labelled ? null : audienceIntroPattern.exec(sentenceText)
    const value =
      readers &&
      cleanText(sentenceText.slice(readers.index + readers[0].length))
        .replace(/[.!]$/, '')
        .replace(/ (?:erreichen|ansprechen)$/, '')
    if (value && value.length >= 5 && !value.endsWith('?'))
      found.push({ field: 'target_audience', value, rank: 2, ...sentence })
    found.push(...readAvoidedInProse(text, sentence, sentenceText))
    if (images.test(sentenceText))
      found.push({ field: 'default_image_prompt', value: cleanText(sentenceText), rank: 2, ...sentence })
    const publishing = posts.exec(sentenceText)
    if (publishing) {
      const start = sentence.from + publishing.index + publishing[0].length
      const kinds = splitListItems(text, { from: start, until: sentence.until }).map((item) =>
        cleanText(text.slice(item.from, item.until)).replace(/\.$/, ''),
      )
      if (kinds.length >= 2 && kinds.every((name) => name !== '' && name.split(' ').length <= 4))
        found.push({ field: 'enabled_content_types', value: kinds, rank: 1, ...sentence })
    }
    // A sentence that only lists adjectives is about the tone.
    if (!onlyTone && !saysTone.test(sentenceText) && (voice.test(sentenceText) || weAre.test(sentenceText)))
      found.push({
        field: 'brand_voice_description',
        value: cleanText(sentenceText),
        rank: voice.test(sentenceText) ? 2 : 1,
        weak: !voice.test(sentenceText),
        ...sentence,
      })
  }
  return found.filter(({ value }) => value !== '')
}

/** "Audience: families in the countryside" in the middle of a paragraph, where it is no label of a section. */
function readLabelledAudience(text: string, sentence: Span, said: string): Candidate | undefined {
  const label = /^(\p{L}[\p{L} ]{3,30}):\s/u.exec(said)
  const known = label?.[1] === undefined ? undefined : readLabel(label[1])
  if (!label || known?.topic !== 'target_audience' || !known.sure || said.endsWith('?')) return undefined
  const part = { kind: 'text', from: sentence.from + label[0].length, until: sentence.until } as const
  if (isMissingValue(text.slice(part.from, part.until))) return undefined
  const section: BriefSection = {
    topic: 'target_audience',
    sure: true,
    by: 'heading',
    label: sentence,
    parts: [part],
  }
  const one = readTextField(text, section, 'target_audience')
  return one && { ...one, value: one.value.replace(/\.$/, ''), ...sentence }
}

function readAvoidedInProse(text: string, sentence: Span, sentenceText: string): Candidate[] {
  const [first] = findQuotedWords(text, sentence)
  const listed = first ? undefined : readListedAvoidedWords(text, sentence)
  if (listed) return [listed]
  const order = avoid.exec(sentenceText)
  if (!order || sentenceText.trimEnd().endsWith('?')) return []
  if (first) {
    // An order inside or after a quotation does not count: the person quoted may say anything.
    if (sentence.from + order.index >= first.from) return []
    const { words } = readQuotedAvoidedWords(text, sentence)
    return words.length > 0
      ? [{ field: 'words_to_avoid', value: words.slice(0, 50), rank: 2, ...sentence }]
      : []
  }
  const list = wordList.exec(sentenceText)
  if (!list) return []
  const start = sentence.from + list.index + list[0].length
  const words = splitListItems(text, { from: start, until: sentence.until })
    .map((item) => cleanText(text.slice(item.from, item.until)).replace(/[.!]$/, ''))
    .filter((word) => word !== '' && word.split(' ').length <= 3 && word.length <= 60)
  return words.length > 0
    ? [{ field: 'words_to_avoid', value: words.slice(0, 50), rank: 1, ...sentence }]
    : []
}
