import type { Span } from '@/lib/text/span'
import type { BriefTopic } from './field-labels'

/** A piece of the text below a label: a sentence or paragraph, a list item, or a subheading. */
export type Part = Span & {
  kind: 'text' | 'bullet' | 'sub'
  /** What this piece is about ("Recipes" before an image style). */
  key?: Span
  /** What to write instead. */
  instead?: Span
}
export type BriefSection = {
  topic: BriefTopic
  sure: boolean
  /** How it is given: "Tone: warm", a table row, or a heading above it. */
  by: 'label' | 'row' | 'heading'
  label: Span
  /** The kind of content the whole section is about: "Images for recipes". */
  key?: Span
  parts: Part[]
  /** Set if it is unclear which of several columns is meant. */
  unsure?: boolean
}
