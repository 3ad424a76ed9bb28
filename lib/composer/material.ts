import type { ContentKind, FactKind } from '@/lib/facts/schemas'
import type { Phrases } from './phrases'
import type { Flag } from './schemas'
import type { Sentence } from './sentence'

/** A whole sentence of the item's running text. */
export type Running = Sentence & {
  /** It makes sense without the sentences around it. */
  alone: boolean
  isQuestion: boolean
  block: number
  section: string | undefined
  /** What its words hold of dates, prices and the like. */
  holds: ReadonlySet<FactKind>
  /** Nothing of the item stands between it and the sentence before it. */
  follows: boolean
  /** Nothing stands between it and the heading above it. */
  isUnderHeading: boolean
  /** It is a line of a list. */
  isListed: boolean
}

/** A line of a list: an entry, a step, an ingredient, or a value with the item's own word for it. */
export type Entry = Sentence & {
  block: number
  section: string | undefined
  kind: FactKind
  labelled: boolean
}

/** What an event, a product or a recipe says of itself in values. */
export type Details = Partial<Record<'when' | 'where' | 'price' | 'deadline' | 'serves' | 'time', Sentence>>

/** What one field of a bible says: a paragraph, a line of a list, or a value. */
export type Leaf = {
  kind: 'prose' | 'line' | 'value'
  name: string
  sentence: Sentence
  /** Of a paragraph, its sentences. */
  parts?: readonly Sentence[]
  value?: FieldValue
}
/** A field of a bible, or a box of fields; the parts of a list have numbers as names. */
export type RecordNode = { name: string; leaves: Leaf[]; children: RecordNode[] }
/** A value with the name of its field, or the label that its text gives it. */
export type FieldValue = Sentence & { label: string; kind: FactKind }
/** What a bible says, by its fields. */
export type FieldRecord = { root: RecordNode; values: readonly FieldValue[] }

/** What a card says in one language, in the brand's words: what posts are written from. */
export type Material = {
  kind: ContentKind
  language: string
  phrases: Phrases | undefined
  seed: string
  name: Sentence | null
  /** The source's own short text. */
  summary: Running[]
  /** Paragraphs of the text in order; a list's entries that are sentences are among them. */
  paragraphs: Running[][]
  entries: Entry[]
  /** Headings with the block that each stands before. */
  headings: (Sentence & { block: number })[]
  details: Details
  /** The facts that are left, for what only characters have. */
  values: FieldValue[]
  /** Dates inside the sentences of the text. */
  dates: Sentence[]
  /** The times at which it takes place, where its entry lists several. */
  occasions: Sentence[]
  isCharacter: boolean
  /** A post to be filled. */
  isOffer: boolean
  /** Of a bible, what it says by the boxes of its file. */
  record?: FieldRecord
  flags: Flag[]
}
