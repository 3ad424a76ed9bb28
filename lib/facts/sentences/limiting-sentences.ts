/** Maximum number of UTF-16 units read of a sentence. */
const maxReadLength = 500

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** First words of a sentence that qualifies the one before it. */
const qualifierWords = toWordSet(
  'but however except excepting unless only otherwise excluding excludes exception exceptions excluded provided aber jedoch allerdings nur ausgenommen ausnahme ausnahmen außer sofern andernfalls sonst falls lediglich ausschließlich vorausgesetzt',
)
/** Words for being left out, wherever they occur in a sentence. */
const exclusionWords = toWordSet('excluded exempt exempted ausgenommen ausgeschlossen')
const linkingVerbWords = toWordSet('is are was were be sind ist')
const restrictionWords = toWordSet('only solely exclusively nur lediglich ausschließlich')
const negationWords = toWordSet(
  "not no never doesn't don't isn't aren't cannot can't won't nicht kein keine keinen keiner keines nie niemals",
)
/**
 * Words that, when negated ("does not apply", "gilt nicht"), say that something is not valid, not included or not
 * refunded.
 */
const validityWords = toWordSet(
  'apply applies applied valid include includes included cover covers covered available eligible refundable refunded returned undone transferable exchangeable gilt gelten gültig enthalten inbegriffen erstattet erstattbar übertragbar umtauschbar möglich verfügbar berechtigt',
)
/** First words that refer to the sentence before. */
const referenceWords = toWordSet(
  'it this that these those they das dies diese dieser dieses es sie er davon hiervon dafür',
)
/** Words for what readers must be or do to get what was said. */
const obligationWords = toWordSet(
  'must required requires compulsory minimum aged under over muss müssen erforderlich nötig notwendig voraussetzung verpflichtend mindestalter nachweis mindestens',
)
const conditionStartPattern =
  /^(?:subject to|in (?:that|this) case|if (?:not|so|it|this|that|the|you)\s|not (?:valid|included|for|in|on|with)\s|non-refundable|wenn (?:nicht|das|es|sie|du)\s|in diesem fall|nicht (?:für|in|im|gültig|am|an|mit)\s|danach\s)|(?<!\p{L})(?:non-refundable|no refunds)(?!\p{L})/iu

const splitWords = (sentence: string): string[] =>
  sentence
    .slice(0, maxReadLength)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '')

/**
 * Whether a sentence is an exception to whatever was said before: "The discount does not apply …", "Members are
 * excluded".
 */
function isException(words: readonly string[]): boolean {
  const [first = ''] = words
  const isLeftOut = (word: string, at: number): boolean =>
    exclusionWords.has(word) &&
    (at === 0
      ? qualifierWords.has(first)
      : at === words.length - 1 || linkingVerbWords.has(words[at - 1] ?? ''))
  if (words.some(isLeftOut)) return true
  return (
    words.some(
      (word, at) =>
        negationWords.has(word) && words.slice(at + 1, at + 4).some((one) => validityWords.has(one)),
    ) ||
    words.some(
      (word, at) =>
        validityWords.has(word) && words.slice(at + 1, at + 4).some((one) => negationWords.has(one)),
    )
  )
}

/**
 * Whether a sentence limits what the one before it says: with a condition, an exception or a qualification. Neither
 * is then said without the other. Takes one sentence; pure. Serves spec/writing#6.
 */
export function limitsPreviousSentence(sentence: string): boolean {
  const words = splitWords(sentence)
  const [first = '', second = ''] = words
  if (qualifierWords.has(first) && !(first === 'not' && second === 'only')) return true
  if (conditionStartPattern.test(sentence.slice(0, maxReadLength)) || isException(words)) return true
  const isOnly = words.some(
    (word, at) => restrictionWords.has(word) && !negationWords.has(words[at - 1] ?? ''),
  )
  return isOnly || (referenceWords.has(first) && words.some((word) => negationWords.has(word)))
}

/** Whether the first sentence of a paragraph is an exception to the whole paragraph before it. Pure. */
export const limitsPreviousParagraph = (sentence: string): boolean => {
  const words = splitWords(sentence)
  const [first = ''] = words
  return (
    isException(words) ||
    /^(?:however|jedoch|allerdings|ausgenommen|ausnahmen?|except|exceptions?|excluded|excluding|excludes)$/u.test(
      first,
    )
  )
}

/** Whether a sentence that would be small print elsewhere is a condition of the one before it. Pure. */
export const isCondition = (sentence: string): boolean =>
  limitsPreviousSentence(sentence) || splitWords(sentence).some((word) => obligationWords.has(word))
