/** Maximum number of UTF-16 units read of a sentence. */
const maxRead = 500

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** First words of a sentence that qualifies the one before it. */
const openers = set(
  'but however except excepting unless only otherwise excluding excludes exception exceptions excluded provided aber jedoch allerdings nur ausgenommen ausnahme ausnahmen außer sofern andernfalls sonst falls lediglich ausschließlich vorausgesetzt',
)
/** Words for being left out, wherever they occur in a sentence. */
const leftOut = set('excluded exempt exempted ausgenommen ausgeschlossen')
const being = set('is are was were be sind ist')
const restricting = set('only solely exclusively nur lediglich ausschließlich')
const negations = set(
  "not no never doesn't don't isn't aren't cannot can't won't nicht kein keine keinen keiner keines nie niemals",
)
/**
 * Words that, when negated ("does not apply", "gilt nicht"), say that something is not valid, not included or not
 * refunded.
 */
const holding = set(
  'apply applies applied valid include includes included cover covers covered available eligible refundable refunded returned undone transferable exchangeable gilt gelten gültig enthalten inbegriffen erstattet erstattbar übertragbar umtauschbar möglich verfügbar berechtigt',
)
/** First words that refer to the sentence before. */
const referring = set(
  'it this that these those they das dies diese dieser dieses es sie er davon hiervon dafür',
)
/** Words for what readers must be or do to get what was said. */
const obliging = set(
  'must required requires compulsory minimum aged under over muss müssen erforderlich nötig notwendig voraussetzung verpflichtend mindestalter nachweis mindestens',
)
const phrases =
  /^(?:subject to|in (?:that|this) case|if (?:not|so|it|this|that|the|you)\s|not (?:valid|included|for|in|on|with)\s|non-refundable|wenn (?:nicht|das|es|sie|du)\s|in diesem fall|nicht (?:für|in|im|gültig|am|an|mit)\s|danach\s)|(?<!\p{L})(?:non-refundable|no refunds)(?!\p{L})/iu

const wordsOf = (sentence: string): string[] =>
  sentence
    .slice(0, maxRead)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '')

/**
 * Whether a sentence is an exception to whatever was said before: "The discount does not apply …", "Members are
 * excluded".
 */
function tellsException(words: readonly string[]): boolean {
  const [first = ''] = words
  const isLeftOut = (word: string, at: number): boolean =>
    leftOut.has(word) &&
    (at === 0 ? openers.has(first) : at === words.length - 1 || being.has(words[at - 1] ?? ''))
  if (words.some(isLeftOut)) return true
  return (
    words.some(
      (word, at) => negations.has(word) && words.slice(at + 1, at + 4).some((one) => holding.has(one)),
    ) ||
    words.some(
      (word, at) => holding.has(word) && words.slice(at + 1, at + 4).some((one) => negations.has(one)),
    )
  )
}

/**
 * Whether a sentence limits what the one before it says: with a condition, an exception or a qualification. Neither
 * is then said without the other. Takes one sentence; pure. Serves spec/writing#6.
 */
export function limits(sentence: string): boolean {
  const words = wordsOf(sentence)
  const [first = '', second = ''] = words
  if (openers.has(first) && !(first === 'not' && second === 'only')) return true
  if (phrases.test(sentence.slice(0, maxRead)) || tellsException(words)) return true
  const isOnly = words.some((word, at) => restricting.has(word) && !negations.has(words[at - 1] ?? ''))
  return isOnly || (referring.has(first) && words.some((word) => negations.has(word)))
}

/** Whether the first sentence of a paragraph is an exception to the whole paragraph before it. Pure. */
export const limitsParagraph = (sentence: string): boolean => {
  const words = wordsOf(sentence)
  const [first = ''] = words
  return (
    tellsException(words) ||
    /^(?:however|jedoch|allerdings|ausgenommen|ausnahmen?|except|exceptions?|excluded|excluding|excludes)$/u.test(
      first,
    )
  )
}

/** Whether a sentence that would be small print elsewhere is a condition of the one before it. Pure. */
export const isCondition = (sentence: string): boolean =>
  limits(sentence) || wordsOf(sentence).some((word) => obliging.has(word))
