import type { MaterialEntry } from './material'
import { buildSentence } from './sentence'

/** The amount of an ingredient: "60 g", "2", "a handful", "½ TL". */
const amount =
  /^(?:(?:ca\. |about |etwa )?[\d½¼¾⅓⅔][\d.,/–-]{0,8}(?:\s?\p{L}{1,12}\.?)?|(?:an?|one|half an?|eine?|etwas|some) (?:handful|pinch|dash|splash|bunch|sprig|knob|drizzle|handvoll|prise|schuss|bund|zweig|stück|spritzer))$/iu

/**
 * Joins ingredients whose source keeps amount and name apart ({"q": "60 g", "x": "bacon"}) into one line each.
 * Pure.
 */
export function joinQuantities(entries: readonly MaterialEntry[]): MaterialEntry[] {
  const joined: MaterialEntry[] = []
  for (const entry of entries) {
    const before = joined.at(-1)
    const isPair = before !== undefined && belongsToSameObject(before, entry)
    // The amount may come before or after the name.
    const isBehind = isPair && !amount.test(before.text) && amount.test(entry.text)
    if (isPair && (isBehind || amount.test(before.text)))
      joined.splice(-1, 1, {
        ...before,
        ...(isBehind ? buildSentence(entry, ' ', before) : buildSentence(before, ' ', entry)),
        block: blockBehind(joined.at(-2), before),
      })
    else joined.push(entry)
  }
  return joined
}

/** The block of a joined line: right after the joined line before it, so that the lines of a list stay adjacent. */
const blockBehind = (before: MaterialEntry | undefined, { block, kind }: MaterialEntry): number =>
  before?.kind === kind && before.facts.length > 1 ? before.block + 1 : block

const belongsToSameObject = (one: MaterialEntry, other: MaterialEntry): boolean =>
  one.kind === 'ingredient' &&
  other.kind === 'ingredient' &&
  one.facts.length === 1 &&
  objectOf(one) !== undefined &&
  objectOf(one) === objectOf(other)

/** The list element that an entry is a field of: "ingredients.base.0" for "ingredients.base.0.q". */
const objectOf = ({ facts: [fact] }: MaterialEntry): string | undefined => {
  const [, place] = /^(.{1,200}\.\d{1,3})\.[^.\d][^.]{0,40}$/u.exec(fact?.field ?? '') ?? []
  return place
}
