const counts = new Set(
  'alle allen beide beiden viele vielen einige einigen mehrere mehreren manche manchen sämtliche zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend'.split(
    ' ',
  ),
)
const articles = new Set(
  'die diese diesen unsere unseren deine deinen eure euren ihre ihren seine keine jene'.split(' '),
)
const measures = new Set(
  'Euro Cent Prozent Uhr Grad Minuten Stunden Tage Tagen Wochen Monate Monaten Jahre Jahren Meter Kilometer Kilo Gramm Liter Klicks'.split(
    ' ',
  ),
)
/** Endings of singular nouns, and singular verbs. */
const oneThing = /(?:ung|heit|keit|schaft|tion|sion|tät|ik|ur|anz|enz|(?<!inn)in)$/
const oneVerb = /^(?:ist|war|hat|hatte|wird|wurde|kann|konnte|muss|soll|will|darf|mag|gibt|\p{Ll}{2,}t)$/u
const manyThings = /(?:e|n|r|l|s)$/

const isNoun = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word)

const manyVerb = /^(?:\p{Ll}+e[rl]?n|sind|tun)$/u

/** Whether a plural noun stands without an article next to a plural verb: "Kinder lieben", "hier arbeiten Profis". */
function isBarePluralSubject(words: string[], at: number): boolean {
  if (!manyThings.test(words[at] ?? '') || words.some((word) => /^(?:wir|Sie)$/i.test(word))) return false
  return (at === 0 && manyVerb.test(words[1] ?? '')) || manyVerb.test(words[at - 1] ?? '')
}

/**
 * Whether a German sentence names several people or things that a "Sie" after it may refer to: "Anna und Ben",
 * "drei Cremes", "unsere Fahrer", "Neue Trainer". A noun that could be singular or plural counts as plural.
 */
export function mentionsSeveral(sentence: string): boolean {
  const words = sentence.match(/\p{L}+|\d+/gu) ?? []
  return words.some((word, at) => {
    const lower = word.toLowerCase()
    if (lower === 'und') return isNoun(words[at - 1]) && isNoun(words[at + 1])
    if (isNoun(word) && isBarePluralSubject(words, at)) return true
    const nounAt = words.findIndex((one, place) => place > at && place <= at + 3 && isNoun(one))
    const noun = words[nounAt]
    if (noun === undefined) return false
    if (counts.has(lower) || (/^\d+$/.test(word) && word !== '1')) return !measures.has(noun)
    const bare = at === 0 && /^\p{Lu}\p{Ll}+e$/u.test(word) && nounAt === at + 1
    if (!bare && !articles.has(lower)) return false
    return manyThings.test(noun) && !oneThing.test(noun) && !oneVerb.test(words[nounAt + 1] ?? '')
  })
}
