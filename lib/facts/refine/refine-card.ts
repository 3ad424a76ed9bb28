import { decodeHiddenInstruction, findSentenceExclusion, isInjection } from '../find-exclusions'
import { readDetails } from '../read/read-details'
import {
  type CardChange,
  contentKinds,
  type Exclusion,
  type Fact,
  type FactCard,
  type FactKind,
  type FactSource,
} from '../schemas'
import { findSentenceSpans } from '../sentences/find-sentence-spans'
import { isSelfContained } from '../sentences/is-self-contained'
import { isShortSentence } from '../sentences/sentence-shape'
import { applyChanges } from './apply-changes'
import { type Passage, protectedReasons, readPassages } from './read-passages'
import {
  addedKinds,
  givenReasons,
  partId,
  reversibleReasons,
  type Suggestion,
  sensitiveKinds,
  valueKinds,
} from './suggestion'

/** Maximum length of what a model adds, in UTF-16 units. */
const [maxValueLength, maxSentenceLength] = [120, 1_000]
/** Maximum number of facts that are added to a card, and occurrences of one that are looked at. */
const [maxAdded, maxOccurrences] = [60, 20]

/** Reasons after which only the card counts as evidence for what a post claims. */
const untrustedReasons: ReadonlySet<Exclusion> = new Set(['injection', 'hidden', 'suspicious'])

/**
 * Returns the card that the rules built with what a model suggests about it, as far as that may be (spec/writing#1).
 * An added fact must be the item's own words, found in a passage that the rules read, and a whole sentence if it is
 * a statement. Parts that were set aside for safety stay so, whatever is suggested; of an item with instructions for
 * machines or hidden text, more may be set aside and nothing else. A sensitive kind is never taken back. `isNeeded`
 * says which facts no model may set aside or rename: warnings. Everything else is dropped and counted. Pure.
 */
export function refineCard(
  card: FactCard,
  source: FactSource,
  { suggested, model, isNeeded }: { suggested: Suggestion; model: string; isNeeded: (fact: Fact) => boolean },
): FactCard {
  const changes: CardChange[] = []
  let dropped = 0
  const keep = (found: readonly CardChange[] | undefined) => {
    if (found === undefined || found.length === 0) dropped++
    else changes.push(...found)
  }
  const isTrusted = !card.not_for_posts.some(({ reason }) => untrustedReasons.has(reason))
  const kind = contentKinds.find((one) => one === suggested.kind)
  if (kind !== undefined && kind !== card.kind)
    keep(
      !sensitiveKinds.has(card.kind) && (isTrusted || sensitiveKinds.has(kind))
        ? [{ change: 'kind', before: card.kind, kind }]
        : undefined,
    )
  else if (suggested.kind != null && kind === undefined) dropped++
  if (suggested.about_health) keep([{ change: 'health' }])
  const byId = new Map(card.facts.map((fact) => [fact.id, fact]))
  for (const one of suggested.facts) {
    const fact = byId.get(one.id)
    const isAllowed = isTrusted && fact !== undefined && !isNeeded(fact)
    if (fact?.kind !== one.kind) keep(isAllowed ? changeKind(fact, one.kind) : undefined)
  }
  for (const one of suggested.set_aside) {
    const fact = byId.get(one.id)
    const isAllowed = fact !== undefined && !isNeeded(fact) && !holdsNeeded(fact, card.facts, isNeeded)
    keep(isAllowed ? setAside(fact, one.reason) : undefined)
  }
  const finder = new FactAdder(card, source, changes)
  for (const id of new Set(suggested.bring_back)) keep(isTrusted ? finder.bringBack(id) : undefined)
  for (const { text, kind: ofFact } of suggested.add) keep(isTrusted ? finder.add(text, ofFact) : undefined)
  return applyChanges(card, { model, kind_before: card.kind, changes, dropped })
}

const isValueKind = (kind: FactKind): boolean => valueKinds.some((one) => one === kind)
const placeOf = ({ text, field, from, until }: Fact) => ({ text, field, from, until })

function changeKind(fact: Fact, kind: string): CardChange[] | undefined {
  const wanted = valueKinds.find((one) => one === kind)
  if (!wanted || !isValueKind(fact.kind) || !isPossible(wanted, fact.text)) return undefined
  return [{ change: 'fact_kind', ...placeOf(fact), before: fact.kind, kind: wanted }]
}

function setAside(fact: Fact, given: string): CardChange[] | undefined {
  const reason = givenReasons.find((one) => one === given)
  // A title stays, and a condition with what it limits.
  const isFixed = fact.kind === 'name' || fact.kind === 'heading' || fact.limits !== undefined
  return reason === undefined || isFixed ? undefined : [{ change: 'set_aside', ...placeOf(fact), reason }]
}

/** Whether a fact that is needed lies inside another one. */
const holdsNeeded = (fact: Fact, facts: readonly Fact[], isNeeded: (fact: Fact) => boolean): boolean =>
  facts.some(
    (one) =>
      one.field === fact.field &&
      one.from >= fact.from &&
      one.until <= fact.until &&
      (one.limits !== undefined || isNeeded(one)),
  )

/** Whether words can be a value of a kind at all: a price has an amount, a day a number or a name. */
function isPossible(kind: FactKind, text: string): boolean {
  if (kind === 'price') return readDetails(text).some((detail) => detail.kind === 'price')
  if (kind === 'number') return /\p{N}/u.test(text)
  if (kind === 'when' || kind === 'deadline') return /[\p{L}\p{N}]/u.test(text)
  return /\p{L}/u.test(text)
}

type Range = { from: number; until: number }

/** Finds what a model wants to add in the item's own words. */
class FactAdder {
  readonly #card: FactCard
  readonly #passages: readonly Passage[]
  readonly #protected: readonly string[]
  readonly #changes: readonly CardChange[]
  /** Found once, since an answer may name a long passage many times. */
  readonly #sentences = new Map<Passage, Range[]>()

  constructor(card: FactCard, source: FactSource, changes: readonly CardChange[]) {
    this.#card = card
    this.#passages = readPassages(source, card.not_for_posts)
    this.#protected = card.not_for_posts
      .filter(({ reason }) => protectedReasons.has(reason))
      .map(({ text }) => oneLine(text))
    this.#changes = changes
  }

  /** Returns the sentences of a part that was set aside; undefined if it must stay so. */
  bringBack(id: string): CardChange[] | undefined {
    const part = this.#card.not_for_posts.find((_, at) => partId(at) === id)
    if (!part || !reversibleReasons.has(part.reason)) return undefined
    return this.#passages.flatMap((passage) =>
      (passage.field === part.field ? this.#sentencesOf(passage) : []).flatMap((range) => {
        const place = passage.placeOf(range.from, range.until)
        const isInside = place.from >= part.from && place.until <= part.until
        const added = isInside ? this.#addedAt('statement', passage, range) : undefined
        return added ? [{ ...added, was: part.reason }] : []
      }),
    )
  }

  add(said: string, given: string): CardChange[] | undefined {
    const kind = addedKinds.find((one) => one === given)
    const text = oneLine(said)
    const longest = kind === 'statement' || kind === 'quote' ? maxSentenceLength : maxValueLength
    if (kind === undefined || text === '' || text.length > longest) return undefined
    for (const passage of this.#passages)
      for (const range of findAll(text, passage.text)) {
        const added = this.#isWhole(kind, passage, range) ? this.#addedAt(kind, passage, range) : undefined
        if (added) return [added]
      }
    return undefined
  }

  #addedAt(
    kind: FactKind,
    passage: Passage,
    range: Range,
  ): Extract<CardChange, { change: 'added' }> | undefined {
    const text = passage.text.slice(range.from, range.until)
    const place = passage.placeOf(range.from, range.until)
    const language = passage.language ?? this.#card.language.code
    const known = [...this.#card.facts, ...this.#changes.filter((one) => one.change === 'added')]
    // What is a line or an entry already does not become a sentence as well.
    const isKnown = known.some(
      (one) =>
        one.field === place.field &&
        one.from < place.until &&
        one.until > place.from &&
        (one.kind === kind ||
          (kind === 'statement' && one.kind !== 'link' && !isValueKind(one.kind)) ||
          (isValueKind(one.kind) && one.from === place.from && one.until === place.until)),
    )
    const isFull = this.#changes.filter(({ change }) => change === 'added').length >= maxAdded
    if (isKnown || isFull || !isPossible(kind, text) || this.#isKeptBack(text)) return undefined
    const alone =
      kind === 'statement'
        ? !isShortSentence(text) && isSelfContained(text, language, passage.begins && range.from === 0)
        : undefined
    return { change: 'added', text, ...place, kind, language, ...(alone === undefined ? {} : { alone }) }
  }

  /** Whether rules set such a text aside for safety, here or where the item says it again. */
  #isKeptBack(text: string): boolean {
    const reason = findSentenceExclusion(text)
    return (
      isInjection(text) ||
      decodeHiddenInstruction(text) !== undefined ||
      (reason !== undefined && protectedReasons.has(reason)) ||
      this.#protected.some((part) => part.includes(text) || (part.length > 20 && text.includes(part)))
    )
  }

  /** A part of a sentence could say the opposite of it, so a statement is one sentence, and a value whole words. */
  #isWhole(kind: FactKind, passage: Passage, { from, until }: Range): boolean {
    if (kind === 'statement')
      return this.#sentencesOf(passage).some((one) => one.from === from && one.until === until)
    const [before, after] = [passage.text.slice(0, from).slice(-2), passage.text.slice(until, until + 2)]
    const first = passage.text.slice(from, until)
    if (kind === 'quote') return /^[“„"«»‘‚]/u.test(first) && /[”“"»«’‘]$/u.test(first)
    return !(
      /[\p{L}\p{M}\p{N}]$/u.test(before) ||
      /^[\p{L}\p{M}\p{N}]/u.test(after) ||
      (/^\p{N}/u.test(first) && /(?:\p{N}[.,:/’'-]|[-−–])$/u.test(before)) ||
      (/\p{N}$/u.test(first) && /^[.,:/’'-]\p{N}/u.test(after))
    )
  }

  #sentencesOf(passage: Passage): Range[] {
    const known = this.#sentences.get(passage)
    if (known) return known
    const found = sentencesOf(passage, this.#card)
    this.#sentences.set(passage, found)
    return found
  }
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

function sentencesOf({ text, language }: Passage, card: FactCard): Range[] {
  return findSentenceSpans(text, language ?? card.language.code, false).flatMap(({ from, until }) => {
    const sentence = text.slice(from, until)
    const said = sentence.trim()
    const start = from + sentence.length - sentence.trimStart().length
    return /\p{L}/u.test(said) ? [{ from: start, until: start + said.length }] : []
  })
}

function findAll(words: string, text: string): Range[] {
  const found: Range[] = []
  for (
    let at = text.indexOf(words);
    at >= 0 && found.length < maxOccurrences;
    at = text.indexOf(words, at + 1)
  )
    found.push({ from: at, until: at + words.length })
  return found
}
