import type { Span } from '@/lib/text/span'
import type { Topic } from './field-labels'

/** A piece of what stands under a label: a sentence or paragraph, a list entry, a heading within. */
export type Part = Span & {
  kind: 'text' | 'bullet' | 'sub'
  /** What this piece is said of ("Recipes" before a style of images). */
  key?: Span
  /** What to write instead. */
  instead?: Span
}
export type Section = {
  topic: Topic
  sure: boolean
  /** How it is told: "Tone: warm", a row of a table, or a heading over it. */
  by: 'label' | 'row' | 'heading'
  label: Span
  /** The kind of content the whole section is about: "Images for recipes". */
  key?: Span
  parts: Part[]
  /** Which of several columns is meant, nobody can tell. */
  unsure?: boolean
}
