const abbreviations =
  /(?:^|[\s(„“"])(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R|bzw|ca|ehem|Inh|Nr|Dr|Prof|(?:Prof|Dr)\. ?(?:em|apl|med|phil|jur|rer|habil|h\. ?c)(?:\. ?(?:nat|dent|vet|pol|habil|h\. ?c))?|St|Mr|Mrs|Ms|vs|e\.g|i\.e|approx|No|Jr|Sr|Abb|vgl|wg|zus|Std|Pers|Pfr|Pfrin|op|Op|bes|gest|inkl|exkl|zzgl|einschl|bzgl|evtl|ggf|sog|geb|lt|Hr|Fr|Ing|Hrsg|incl|excl|Nos|Rev|Hon|Capt|Lt|Sgt|Gen|Col|Sen|Gov|Mt|Mme|Mlle|Sra|Dra|Dott|Sig|bijv|dhr|mevr|godz|ul|ks|św|np|tzn|mgr|inż|kl|nr|tel|č|např|tzv|arr|feat|pozn|вул|ул|им|\p{L})\.$/u

const german = new Intl.Segmenter('de', { granularity: 'sentence' })
const english = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Splits plain text into sentences, in order. Line ends separate sentences too; abbreviations, initials and German
 * ordinals ("am 3. Mai") do not. Each sentence is trimmed and on one line.
 */
export function splitSentences(text: string, language: string): string[] {
  return text.split(/\n+/).flatMap((line) =>
    sentenceSpans(line, language)
      .map(({ from, until }) => line.slice(from, until).replace(/\s+/gu, ' ').trim())
      .filter((s) => /[\p{L}\p{N}]/u.test(s)),
  )
}

/** Returns where each sentence of a line begins and ends, in UTF-16 units; together they cover the line. */
export function sentenceSpans(line: string, language: string): { from: number; until: number }[] {
  const end = line.search(mayEndSentence)
  if (line !== '' && (end < 0 || end === line.length - 1)) return [{ from: 0, until: line.length }]
  const segmenter = language === 'de' ? german : english
  const starts: number[] = []
  for (const { segment, index } of segmenter.segment(line)) {
    if (index === 0 || !continuesSentence(readTextBefore(line, index), segment, language)) starts.push(index)
  }
  return starts.map((from, at) => ({ from, until: starts[at + 1] ?? line.length }))
}

/**
 * A line without any of these is one sentence. A segmenter takes memory of its own for each line, and most lines of
 * lists need none.
 */
const mayEndSentence = /[\p{Sentence_Terminal}\u2024\ufe52\uff0e\n\r\u0085\u2028\u2029]/u

/**
 * Returns the text before a position, longer than any abbreviation: a line of a thousand of them is not read a
 * thousand times.
 */
const readTextBefore = (line: string, index: number): string => {
  let until = index
  while (until > 0 && index - until < maxGapLength && line.charAt(until - 1).trim() === '') until--
  return line.slice(Math.max(0, until - maxAbbreviationLength), until)
}
const maxAbbreviationLength = 16
const maxGapLength = 100

/** "Hauptstr. 5", "Sept. 30", "ul. 3 Maja": abbreviations that do not end a sentence before a number. */
const abbreviationBeforeNumberPattern =
  /(?:^|[\s(„“"])(?:\p{L}*[Ss]tr|ul|av|tel|art|abs|kap|vol|fig|pp?|no|nr|nos|std|stdn|mio|mrd|stk|pers|jhd|jan|feb|mar|apr|aug|sept?|oct|okt|nov|dec|dez|max|min|ab|est|rd|ext|wzgl)\.$/iu

/** "Acme Inc. Boston", "the U.S. Census Bureau": these end a sentence only before a word that begins one. */
const companySuffixPattern =
  /(?:^|[\s(„“"—–])(?:Co|Cie|Inc|Ltd|Corp|Bros|U\.S|U\.S\.A|U\.K|U\.N|E\.U|D\.C|N\.Y|L\.A|e\. ?V)\.$/u
const sentenceStartPattern =
  /^\s*(?:The|An?|It|We|They|He|She|You|This|These|That|Those|There|In|On|At|For|From|With|After|Since|When|As|But|And|Its|Our|Their|If|To|By|Not|All|More|Most|Many|Some|One|Two|Here|Who|What|Why|How|While|Because|Before|During|So|Then|Now|Please|Der|Die|Das|Ein|Eine[nrm]?|Es|Wir|Sie|Er|Im|Am|Mit|Nach|Seit|Für|Auf|Bei|Zum|Zur|Dies\p{L}*|Und|Aber|Ihr\p{L}*|Unser\p{L}*)(?![\p{L}])/u

/** Words in other languages: "Never mind." */
const germanAbbreviation =
  /(?:^|[\s(])(?:mind|ausg|jew|vorauss|gem|ausschl|tägl|monatl|wöchentl|kath|evang|städt|(?<!\d\s?)(?:max|min)|verh|gegr|urspr|zw)\.$/u
/** "Está bien, dir. Ana Ruiz", but in German "bei dir." */
const directorPattern = /(?:^|[\s(„“"])dir\.$/u
/** "ok. 50 zł": about, in Polish. */
const polishAboutPattern = /(?:^|[\s(])ok\.$/u
/** "24.–28. März", "24–28. März", but "Kinder von 6–12. Eltern …" are two sentences. */
const dayRangePattern = /\d\.\s?[–-]\d{1,2}\.$/u
const rangePattern = /[–-]\d{1,2}\.$/u
const germanMonthPattern = /^(?:Jan|Feb|März|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u

function continuesSentence(previous: string, next: string, language: string): boolean {
  if (abbreviations.test(previous)) return true
  // "Rottach (Kr.) Buses run": an abbreviation in brackets.
  if (/\(\p{Lu}?\p{L}{1,4}\.\)$/u.test(previous)) return true
  if (companySuffixPattern.test(previous) && !sentenceStartPattern.test(next)) return true
  if (/^\d/.test(next) && abbreviationBeforeNumberPattern.test(previous)) return true
  // "Carton from 1.5. 86,-": a date before a price.
  if (/^\d{1,5}[,.](?:\d{2}(?!\d)|[-–])/u.test(next) && /(?<!\d)\d{1,2}\.\d{1,2}\.$/u.test(previous))
    return true
  if (language === 'pl' && /^\d/.test(next) && polishAboutPattern.test(previous)) return true
  if (language !== 'de' && directorPattern.test(previous)) return true
  if (
    language === 'de' &&
    (/(?:^|[\s(])\d{1,3}\.$/.test(previous) ||
      dayRangePattern.test(previous) ||
      (rangePattern.test(previous) && germanMonthPattern.test(next)) ||
      germanAbbreviation.test(previous))
  )
    return true
  return /^\p{Ll}/u.test(next.trimStart())
}

const sentenceEnd = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}\p{Pi}"'“„”«»’*]{0,8}$/u

/** The mark that ends a sentence, by the script of its last letter; a period for all scripts that are not listed. */
const fullStops: readonly [lastLetter: RegExp, fullStop: string][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][^\p{L}]{0,8}$/u, '。'],
  [/[\p{Script=Devanagari}][^\p{L}]{0,8}$/u, '।'],
  [/[\p{Script=Thai}\p{Script=Lao}][^\p{L}]{0,8}$/u, ''],
  [/[\p{Script=Khmer}][^\p{L}]{0,8}$/u, '។'],
  [/[\p{Script=Myanmar}][^\p{L}]{0,8}$/u, '။'],
  [/[\p{Script=Ethiopic}][^\p{L}]{0,8}$/u, '።'],
  [/[\p{Script=Armenian}][^\p{L}]{0,8}$/u, '։'],
]

/**
 * Returns a fact or sentence with an end: adds the full stop of its script if no mark ends it. Thai and Lao have
 * none.
 */
export function ensureFullStop(sentence: string): string {
  if (sentenceEnd.test(sentence)) return sentence
  const text = withoutTail(sentence)
  const [, fullStop] = fullStops.find(([lastLetter]) => lastLetter.test(text)) ?? []
  return `${text}${fullStop ?? '.'}`
}

/** Returns a tagline without its final full stop, for use inside a line. */
export const removeFullStop = (sentence: string): string => sentence.replace(/(?<!\.)[.。।]$/u, '')

/** Cuts a text at the end of a word and adds "…": the last resort for a single sentence that is too long. */
export function cutAtWord(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(' ')
  let low = 0
  // Few words fit, so a text that is far too long is not measured again and again.
  let high = Math.min(64, words.length - 1)
  while (high < words.length - 1 && fits(cut(words, high))) high = Math.min(2 * high, words.length - 1)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (fits(cut(words, middle))) low = middle
    else high = middle - 1
  }
  return low === 0 ? '' : cut(words, low)
}

const cut = (words: string[], count: number): string => `${withoutTail(words.slice(0, count).join(' '))}…`

function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && ' .,;:!?–—-'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
