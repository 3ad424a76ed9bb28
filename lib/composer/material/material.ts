import type { ContentKind, FactKind } from '@/lib/facts/schemas'
import type { Flag } from '../schemas'
import type { ComposerPhrases } from './phrases'
import type { Sentence } from './sentence'

/** A whole sentence of the item's running text. */
export type TextSentence = Sentence & {
  /** It makes sense without the sentences around it. */
  alone: boolean
  isQuestion: boolean
  block: number
  section: string | undefined
  /** Kinds of facts that its text contains: dates, prices and the like. */
  holds: ReadonlySet<FactKind>
  /** It directly follows the sentence before it in the item. */
  follows: boolean
  /** It stands directly below its heading. */
  isUnderHeading: boolean
  /** It is a line of a list. */
  isListed: boolean
}

/** A line of a list: an entry, a step, an ingredient, or a value with the item's own label for it. */
export type MaterialEntry = Sentence & {
  block: number
  section: string | undefined
  kind: FactKind
  labelled: boolean
}

/** What an event, a product or a recipe tells in values. */
export type Details = Partial<Record<'when' | 'where' | 'price' | 'deadline' | 'serves' | 'time', Sentence>>

/** The content of one field of a bible: a paragraph, a line of a list, or a value. */
export type Leaf = {
  kind: 'prose' | 'line' | 'value'
  name: string
  sentence: Sentence
  /** The sentences of a paragraph. */
  parts?: readonly Sentence[]
  value?: FieldValue
}
/** A field of a bible, or a box of fields; elements of a list have numbers as names. */
export type RecordNode = { name: string; leaves: Leaf[]; children: RecordNode[] }
/** A value with the name of its field, or the label that its text gives it. */
export type FieldValue = Sentence & { label: string; kind: FactKind }
/** The content of a bible, by its fields. */
export type FieldRecord = { root: RecordNode; values: readonly FieldValue[] }

/** What a card says in one language, in the brand's voice: the material that posts are written from. */
export type Material = {
  kind: ContentKind
  language: string
  phrases: ComposerPhrases | undefined
  seed: string
  name: Sentence | null
  /** The source's own short text. */
  summary: TextSentence[]
  /** Paragraphs of the text in order, including list entries that are sentences. */
  paragraphs: TextSentence[][]
  entries: MaterialEntry[]
  /** Words between sentences or entries that are neither: only a text that is told to its end has them. */
  lines: (Sentence & { block: number; section: string | undefined })[]
  /** Ids of the facts that the brand's voice does not say. */
  unsaid: ReadonlySet<string>
  /** Where parts of the running text are left out that readers may miss, in code points. */
  omissions: number[]
  /** Headings, each with its own block number. */
  headings: (Sentence & { block: number })[]
  details: Details
  /** All values with a field name or a label, including those used in `details`. */
  values: FieldValue[]
  /** Dates inside the sentences of the text. */
  dates: Sentence[]
  /** The times at which it takes place, if its entry lists several. */
  occasions: Sentence[]
  isCharacter: boolean
  /** It is a job opening, or a call for volunteers. */
  isOffer: boolean
  /** The content of a bible, by the boxes of its file. */
  record?: FieldRecord
  flags: Flag[]
}
