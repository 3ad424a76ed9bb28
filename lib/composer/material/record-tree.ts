import type { Fact } from '@/lib/facts/schemas'
import { bindLimits } from './bind-limits'
import type { FieldRecord, Leaf, RecordNode, TextSentence } from './material'
import { joinQuantities } from './quantities'
import { quoteFieldParagraphs } from './quoted-fields'
import type { Sentence } from './sentence'
import { buildSentence, joinSentences } from './sentence'
import { groupParagraphs, joinEntries, sortFacts } from './sort-facts'
import { removeLoneUnitPrices } from './unit-prices'

const prefix = 'metadata.bible.'

/**
 * Arranges the facts of a bible by the boxes that they are in, in the order of the file. `sentenceOf` returns a
 * fact in the brand's wording. Pure; serves spec/writing#6.
 */
export function buildRecord(
  facts: readonly Fact[],
  sentenceOf: (fact: Fact) => Sentence | undefined,
  language: string,
): FieldRecord {
  const sorted = bindLimits(sortFacts(facts, sentenceOf, language), facts, sentenceOf)
  const { summary, paragraphs } = groupParagraphs(sorted)
  const short = [...Map.groupBy(summary, ({ block }) => block).values()]
  const root: RecordNode = { name: '', leaves: [], children: [] }
  const places = new Map(facts.map(({ id }, at) => [id, at]))
  const told = new Set<string>()
  const leaves: Leaf[] = []
  for (const sentences of quoteFieldParagraphs([...short, ...paragraphs], sorted.values, language)) {
    const leaf = proseOf(sentences)
    if (leaf) leaves.push(leaf)
  }
  for (const entry of joinQuantities(removeLoneUnitPrices(joinEntries(sorted))))
    leaves.push({ kind: 'line', name: nameOf(entry), sentence: entry })
  for (const leaf of leaves) for (const { id } of leaf.sentence.facts) told.add(id)
  for (const value of sorted.values)
    if (!value.facts.some(({ id }) => told.has(id)))
      leaves.push({ kind: 'value', name: nameOf(value), sentence: value, value })
  const placeOf = ({
    sentence: {
      facts: [first],
    },
  }: Leaf): number => places.get(first?.id ?? '') ?? 0
  for (const leaf of leaves.toSorted((a, b) => placeOf(a) - placeOf(b))) insert(root, leaf)
  return { root, values: sorted.values }
}

function proseOf(sentences: readonly TextSentence[]): Leaf | undefined {
  const [first] = sentences
  if (!first) return undefined
  return {
    kind: 'prose',
    name: nameOf(first),
    parts: sentences,
    sentence: joinSentences(sentences),
  }
}

const pathOf = ({ facts: [fact] }: Sentence): string[] =>
  fact?.field.startsWith(prefix) ? fact.field.slice(prefix.length).split('.') : []

/** The name of a leaf's field; for the elements of a list, the name of the list. */
const nameOf = (sentence: Sentence): string => pathOf(sentence).findLast((name) => !/^\d+$/.test(name)) ?? ''

const maxDepth = 10

function insert(root: RecordNode, leaf: Leaf): void {
  let node = root
  const path = pathOf(leaf.sentence)
  // A name with very many dots is not a path of nested boxes.
  if (path.length === 0 || path.length > maxDepth) return
  for (const name of path) {
    let child = node.children.find((one) => one.name === name)
    if (!child) {
      child = { name, leaves: [], children: [] }
      node.children.push(child)
    }
    node = child
  }
  const before = node.leaves.at(-1)
  // The sentences of a field that is not a text come as separate values; they are joined again.
  if (before?.kind === 'value' && leaf.kind === 'value')
    node.leaves.splice(-1, 1, {
      kind: 'value',
      name: before.name,
      sentence: buildSentence(before.sentence, ' ', leaf.sentence),
    })
  else node.leaves.push(leaf)
}

/** Everything that a box and the boxes in it say, in order. Pure. */
export const listLeaves = (node: RecordNode): Leaf[] => [...node.leaves, ...node.children.flatMap(listLeaves)]

/** Whether a box is a list. Pure. */
export const isListNode = ({ children }: RecordNode): boolean =>
  children.length > 0 && children.every(({ name }) => /^\d{1,3}$/.test(name))
