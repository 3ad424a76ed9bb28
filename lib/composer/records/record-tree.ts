import type { Fact } from '@/lib/facts/schemas'
import { bindLimits } from '../bind-limits'
import type { FieldRecord, Leaf, RecordNode, Running } from '../material'
import { withQuantities } from '../quantities'
import { withQuotedFields } from '../quoted-fields'
import type { Sentence } from '../sentence'
import { say } from '../sentence'
import { entriesOf, runningOf, sortFacts } from '../sort-facts'
import { withoutLoneUnitPrice } from '../unit-prices'

const prefix = 'metadata.bible.'

/**
 * The facts of a bible by the boxes that it keeps them in, in the order of its file. `sentenceOf` gives the brand's words for a fact. Pure; serves
 * spec/writing#6.
 */
export function recordOf(
  facts: readonly Fact[],
  sentenceOf: (fact: Fact) => Sentence | undefined,
  language: string,
): FieldRecord {
  const sorted = bindLimits(sortFacts(facts, sentenceOf, language), facts, sentenceOf)
  const { summary, paragraphs } = runningOf(sorted)
  const short = [...Map.groupBy(summary, ({ block }) => block).values()]
  const root: RecordNode = { name: '', leaves: [], children: [] }
  const places = new Map(facts.map(({ id }, at) => [id, at]))
  const told = new Set<string>()
  const leaves: Leaf[] = []
  for (const sentences of withQuotedFields([...short, ...paragraphs], sorted.values, language)) {
    const leaf = proseOf(sentences)
    if (leaf) leaves.push(leaf)
  }
  for (const entry of withQuantities(withoutLoneUnitPrice(entriesOf(sorted))))
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

function proseOf(sentences: readonly Running[]): Leaf | undefined {
  const [first] = sentences
  if (!first) return undefined
  return {
    kind: 'prose',
    name: nameOf(first),
    parts: sentences,
    sentence: say(...sentences.flatMap((one, at) => (at === 0 ? [one] : [' ', one]))),
  }
}

const pathOf = ({ facts: [fact] }: Sentence): string[] =>
  fact?.field.startsWith(prefix) ? fact.field.slice(prefix.length).split('.') : []

/** The name of a leaf's field; of the parts of a list that of the list. */
const nameOf = (sentence: Sentence): string => pathOf(sentence).findLast((name) => !/^\d+$/.test(name)) ?? ''

const mostDeep = 10

function insert(root: RecordNode, leaf: Leaf): void {
  let node = root
  const path = pathOf(leaf.sentence)
  // A name with very many points is no box in a box.
  if (path.length === 0 || path.length > mostDeep) return
  for (const name of path) {
    let child = node.children.find((one) => one.name === name)
    if (!child) {
      child = { name, leaves: [], children: [] }
      node.children.push(child)
    }
    node = child
  }
  const before = node.leaves.at(-1)
  // Sentences of a field that is no text are values each; they are read together.
  if (before?.kind === 'value' && leaf.kind === 'value')
    node.leaves.splice(-1, 1, {
      kind: 'value',
      name: before.name,
      sentence: say(before.sentence, ' ', leaf.sentence),
    })
  else node.leaves.push(leaf)
}

/** All that a box says, in its order. Pure. */
export const leavesOf = (node: RecordNode): Leaf[] => [...node.leaves, ...node.children.flatMap(leavesOf)]

/** Whether a box is a list. Pure. */
export const isList = ({ children }: RecordNode): boolean =>
  children.length > 0 && children.every(({ name }) => /^\d{1,3}$/.test(name))
