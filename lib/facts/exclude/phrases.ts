/**
 * A phrase. Its pattern is compiled only when a text has a word that may begin it: a process meets few of the
 * thousand phrases.
 */
type Phrase = { source: string; pattern?: RegExp; onlyFirst: boolean }

/** Maximum number of letters of its first word by which a phrase is looked up. */
const keyLength = 4

/** The phrases of all lists, by the first letters of their first word. */
const phrasesByKey = new Map<string, Map<Phrases, Phrase[]>>()

/**
 * Finds phrases in sentences of any language without trying each one everywhere: a phrase is tried only at words
 * with its first letters. Takes one phrase per line, a lowercase pattern in which `*` stands for any word ending
 * and `…` for up to sixty characters within the sentence; a leading `^` matches only at the beginning of the text.
 * Built once, queried often; pure.
 */
export class Phrases {
  /** All lists that this process has built. */
  static readonly all: Phrases[] = []
  readonly #phrases: Phrase[] = []

  constructor(lines: string) {
    for (const line of lines.split('\n').map((one) => one.trim()))
      if (line !== '') for (const phrase of expandLeadingChoice(line)) this.#add(phrase)
    Phrases.all.push(this)
    // The cached words do not know the new phrases.
    last = { text: '', words: [] }
  }

  /** Compiles every pattern now; throws a SyntaxError for a phrase that is not a valid pattern. */
  compile(): void {
    for (const phrase of this.#phrases) phrase.pattern ??= new RegExp(phrase.source, 'iuy')
  }

  #add(line: string): void {
    const onlyFirst = line.startsWith('^')
    const phrase = onlyFirst ? line.slice(1) : line
    const letters = /^\p{L}+(?=\p{L}\?)|^\p{L}+/u.exec(phrase)?.[0]
    if (letters === undefined) throw new Error(`A phrase begins with a letter: ${line}`)
    const pattern = phrase
      .replace(/…/g, '[^.!?\\n]{0,60}?')
      .replace(/(?<![)\]}.])\*/g, '[\\p{L}-]*')
      .replace(/ /g, '[\\s\\u00a0]+')
      .replace(/'/g, "['’]")
    const key = letters.slice(0, keyLength)
    const one = { source: `(?:${pattern})(?![\\p{L}\\p{N}])`, onlyFirst }
    this.#phrases.push(one)
    const lists = phrasesByKey.get(key) ?? new Map<Phrases, Phrase[]>()
    phrasesByKey.set(key, lists)
    const same = lists.get(this)
    if (same) same.push(one)
    else lists.set(this, [one])
  }

  isIn(text: string): boolean {
    for (const { index, isFirst, lists } of findPhraseStarts(text))
      for (const phrase of lists.get(this) ?? []) {
        if (phrase.onlyFirst && !isFirst) continue
        phrase.pattern ??= new RegExp(phrase.source, 'iuy')
        phrase.pattern.lastIndex = index
        if (phrase.pattern.test(text)) return true
      }
    return false
  }
}

/** A word of a text that may begin phrases: its position, and the phrases of each list. */
type PhraseStart = { index: number; isFirst: boolean; lists: ReadonlyMap<Phrases, readonly Phrase[]> }

// A sentence is tested against seven lists in a row, and few of its words begin a phrase of any list, so the result
// is cached.
let last: { text: string; words: readonly PhraseStart[] } = { text: '', words: [] }
const maxCachedLength = 2_000

function findPhraseStarts(text: string): readonly PhraseStart[] {
  if (text === last.text) return last.words
  const words: PhraseStart[] = []
  let isFirst = true
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const start = word.toLowerCase().slice(0, keyLength)
    for (let length = start.length; length > 0; length--) {
      const lists = phrasesByKey.get(start.slice(0, length))
      if (lists) words.push({ index, isFirst, lists })
    }
    isFirst = false
  }
  if (text.length <= maxCachedLength) last = { text, words }
  return words
}

/** Expands "(hit|press) reply" to "hit reply" and "press reply", and "(also )?read" to "also read" and "read". */
function expandLeadingChoice(line: string): string[] {
  const [, start = '', choices, optional, rest = ''] = /^(\^?)\(([^()]*)\)(\?)?(.*)$/u.exec(line) ?? []
  if (choices === undefined) return [line]
  const all = [...choices.split('|'), ...(optional ? [''] : [])]
  return all.flatMap((choice) => expandLeadingChoice(start + choice + rest))
}
