import type { Fact, FactCard, FactKind } from './schemas'

/**
 * Labels of facts that name or brand the subject rather than tell something about it: they occur in many posts and
 * are news in none.
 */
const brandLabelPattern = /^(?:tagline|motto|slogan|subtitle)(?:_[a-z]{2})?$/

const isCoverableSentence = ({ kind, label }: Fact): boolean =>
  (kind === 'statement' || kind === 'quote') && !brandLabelPattern.test(label ?? '')

/** The kinds of facts that cards without sentences have to tell. */
const coverableValueKinds: ReadonlySet<FactKind> = new Set([
  'entry',
  'step',
  'ingredient',
  'trait',
  'price',
  'number',
  'when',
])

/**
 * Returns the facts of a card that a post can be about, in order: its sentences that make sense alone, in any of
 * the given languages, or its entries and values if there are no such sentences. Leaves out what any post may
 * contain, such as names and addresses. Pure. Serves spec/planning#1.
 */
export function selectCoverableFacts(card: FactCard, languages: ReadonlySet<string>): Fact[] {
  const spoken = card.facts.filter(
    ({ language }) => languages.has(language) || language === '' || language === 'und',
  )
  const told = spoken.filter((fact) => isCoverableSentence(fact) && fact.alone !== false)
  const found = told.length > 0 ? told : spoken.filter(({ kind }) => coverableValueKinds.has(kind))
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** Returns a card without the facts that a post must not repeat; names, taglines and the like stay. Pure. */
export function removeFacts(card: FactCard, avoid: readonly string[]): FactCard {
  if (avoid.length === 0) return card
  const said = new Set(avoid)
  return {
    ...card,
    facts: card.facts.filter(
      (fact) => !(said.has(fact.text) && (isCoverableSentence(fact) || coverableValueKinds.has(fact.kind))),
    ),
  }
}
