import type { CardChange, CardRefinement, Fact, FactCard, FactKind } from '../schemas'
import { sensitiveKinds } from './suggestion'

/**
 * Applies a model's verified changes to a card that the rules built, also to the card of a copy of the item: what
 * does not fit there is left out. Facts keep their ids; added ones have ids of their own. Pure. Serves spec/writing#1.
 */
export function applyChanges(card: FactCard, refinement: CardRefinement): FactCard {
  let changed: FactCard = { ...card, facts: [...card.facts], not_for_posts: [...card.not_for_posts] }
  for (const one of refinement.changes) changed = applyChange(changed, one)
  return { ...changed, refined: { ...refinement, kind_before: card.kind } }
}

function applyChange(card: FactCard, change: CardChange): FactCard {
  switch (change.change) {
    case 'kind':
      return card.kind === change.before || sensitiveKinds.has(change.kind)
        ? { ...card, kind: sensitiveKinds.has(card.kind) ? card.kind : change.kind }
        : card
    case 'health':
      return card
    case 'fact_kind':
      return {
        ...card,
        facts: card.facts.map((fact) =>
          fact.kind === change.before && isAt(fact, change) ? withKind(fact, change.kind) : fact,
        ),
      }
    case 'set_aside':
      return setAside(card, change)
    case 'added':
      return add(card, change)
  }
}

type Place = { field: string; from: number; until: number }

const isAt = (one: Place, { field, from, until }: Place): boolean =>
  one.field === field && one.from === from && one.until === until
const isInside = (one: Place, { field, from, until }: Place): boolean =>
  one.field === field && one.from >= from && one.until <= until

/** What a value of a kind is for readers, unless its rules know better. */
const roleOfKind: Partial<Record<FactKind, Fact['role']>> = {
  when: 'date',
  deadline: 'deadline',
  price: 'price',
  where: 'place',
}

function withKind({ role: _, ...fact }: Fact, kind: FactKind): Fact {
  const role = roleOfKind[kind]
  return { ...fact, kind, ...(role === undefined ? {} : { role }) }
}

/** Sets a fact aside with the details in it. Sentences that went on from it, or limited it, no longer do. */
function setAside(card: FactCard, change: Extract<CardChange, { change: 'set_aside' }>): FactCard {
  const { field, from, until, text, reason } = change
  const gone = new Set(
    card.facts
      .filter((fact) => fact.kind !== 'name' && fact.kind !== 'heading' && isInside(fact, change))
      .map(({ id }) => id),
  )
  if (gone.size === 0) return card
  const facts = card.facts
    .filter(({ id }) => !gone.has(id))
    .map((fact) => {
      const { follows, limits, ...rest } = fact
      const left = limits?.filter((id) => !gone.has(id)) ?? []
      return {
        ...rest,
        ...(follows === undefined || gone.has(follows) ? {} : { follows }),
        ...(left.length === 0 ? {} : { limits: left }),
      }
    })
  return { ...card, facts, not_for_posts: [...card.not_for_posts, { reason, text, field, from, until }] }
}

function add(card: FactCard, change: Extract<CardChange, { change: 'added' }>): FactCard {
  const { kind, text, field, from, until, language, alone, was } = change
  if (card.facts.some((fact) => fact.kind === kind && isAt(fact, change))) return card
  const isSentence = kind === 'statement'
  // Details come right after the sentence that they are in.
  const at =
    card.facts.findLastIndex(
      (fact) => fact.field === field && (isSentence ? fact.from < from : fact.from <= from),
    ) + 1
  const before = card.facts[at - 1]
  const isOfBlock = !isSentence && before?.field === field && before.until >= until
  const role = roleOfKind[kind]
  const fact: Fact = {
    id: freeId(card.facts),
    kind,
    text,
    ...{ field, from, until, language },
    ...(alone === undefined ? {} : { alone }),
    ...(role === undefined ? {} : { role }),
    block: isOfBlock ? before.block : Math.max(0, ...card.facts.map(({ block }) => block)) + 1,
  }
  return {
    ...card,
    facts: at === 0 ? [...card.facts, fact] : card.facts.toSpliced(at, 0, fact),
    not_for_posts: card.not_for_posts.filter(
      (part) => was === undefined || part.reason !== was || !isInside(change, part),
    ),
  }
}

function freeId(facts: readonly Fact[]): string {
  const taken = new Set(facts.map(({ id }) => id))
  for (let number = 1; ; number++) if (!taken.has(`m${number}`)) return `m${number}`
}
