/** How a language connects sentences, as far as omitting one could reverse the meaning of the others. */
type Links = { opens: RegExp; within: RegExp; negates: RegExp }

const quote = '["“”„‚‘’\'»«(]*'

const en: Links = {
  opens: new RegExp(
    `^${quote}(?:but|however|except|unless|yet|still|instead|otherwise|though|although|nor|neither|not|no|only|and|or|so|then|therefore|thus|hence|because|which|this|that|these|those|such|also|too|even|rather|either|at least|in that case|on the contrary|even so|nevertheless|until)\\b`,
    'iu',
  ),
  within: /\b(?:however|though|nevertheless|therefore|instead)\b/iu,
  negates:
    /\b(?:not|no|never|none|nobody|nothing|nor|neither|without|cannot|unless|except|only|hardly|barely|refus\w*|den(?:y|ies|ied)|reject\w*|false|untrue|myth|stop\w*|no longer)\b|n['’]t\b/iu,
}
const de: Links = {
  opens: new RegExp(
    `^${quote}(?:aber|doch|jedoch|allerdings|außer|sondern|nur|nicht|kein\\p{L}*|nein|trotzdem|dennoch|dagegen|stattdessen|sonst|andernfalls|und|oder|denn|deshalb|deswegen|daher|darum|also|dann|dies\\p{L}*|jene\\p{L}*|solche\\p{L}*|auch|weder|noch|selbst|wenigstens|zumindest|vielmehr|im Gegenteil|das (?:ist|sind|war|waren|heißt|bedeutet|gilt|geht|kann|wird|hat|macht|zeigt|stimmt))(?![\\p{L}])`,
    'iu',
  ),
  within: /(?<!\p{L})(?:jedoch|allerdings|trotzdem|dennoch|deshalb|stattdessen|hingegen)(?!\p{L})/iu,
  negates:
    /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|niemand\p{L}*|nichts|ohne|außer|nur|weder|kaum|sondern|abgelehnt|verweiger\p{L}*|ablehn\p{L}*|lehn(?:t|en|te|ten)|falsch|unwahr|unmöglich)(?!\p{L})/iu,
}
const links: Record<string, Links> = { en, de }

/**
 * Decides which sentences of a text to drop among those that contain what the brand does not say. A sentence is
 * dropped only if the others keep their meaning: it negates nothing, continues nothing and answers no question, and
 * no sentence after it continues it. All others stay, to be marked. In a language whose connecting words are
 * unknown, all stay. Takes the sentences in order and whether each is one of those in question; returns the indexes
 * of those to drop. Pure. Serves spec/writing#3.
 */
export function findDroppableSentences(
  sentences: readonly string[],
  isMeant: (at: number) => boolean,
  language: string,
): Set<number> {
  const dropped = new Set<number>()
  const own = links[language]
  if (!own) return dropped
  const goesOn = (sentence: string) => own.opens.test(sentence) || own.within.test(sentence)
  for (const [at, sentence] of sentences.entries()) {
    if (!isMeant(at) || own.negates.test(sentence) || goesOn(sentence)) continue
    const before = sentences[at - 1]
    if (before !== undefined && !dropped.has(at - 1) && /[?:][)"'”“«»’]*$/u.test(before)) continue
    const after = sentences[at + 1]
    if (sentence.trimEnd().endsWith('?') || sentence.trimEnd().endsWith(':')) continue
    if (after !== undefined && goesOn(after)) continue
    dropped.add(at)
  }
  return dropped
}
