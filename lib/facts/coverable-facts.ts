import type { Fact, FactCard, FactKind } from './schemas'

/** What a card calls somebody, rather than what it tells of them: said in many posts, and no news in any. */
const identity = /^(?:tagline|motto|slogan|subtitle)(?:_[a-z]{2})?$/

const isTold = ({ kind, label }: Fact): boolean =>
  (kind === 'statement' || kind === 'quote') && !identity.test(label ?? '')

/** What cards without sentences have to tell. */
const listed: ReadonlySet<FactKind> = new Set([
  'entry',
  'step',
  'ingredient',
  'trait',
  'price',
  'number',
  'when',
])

/**
 * The facts of a card that a post can be about, in their order: its sentences that make sense alone, in some of its languages;
 * where there are none, its entries and values. What stands in every post, as names and addresses, is not among them. Pure.
 * Serves spec/planning#1.
 */
export function coverableFacts(card: FactCard, languages: ReadonlySet<string>): Fact[] {
  const spoken = card.facts.filter(
    ({ language }) => languages.has(language) || language === '' || language === 'und',
  )
  const told = spoken.filter((fact) => isTold(fact) && fact.alone !== false)
  const found = told.length > 0 ? told : spoken.filter(({ kind }) => listed.has(kind))
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** A card without the sentences that a post shall not say again; what they are called by stays. Pure. */
export function withoutFacts(card: FactCard, avoid: readonly string[]): FactCard {
  if (avoid.length === 0) return card
  const said = new Set(avoid)
  return {
    ...card,
    facts: card.facts.filter((fact) => !(said.has(fact.text) && (isTold(fact) || listed.has(fact.kind)))),
  }
}
