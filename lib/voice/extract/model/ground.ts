import type { Span } from '@/lib/text/span'
import { createQuoteFinder, type QuoteFinder } from './create-quote-finder'
import { createWordOverlap, type WordOverlap } from './create-word-overlap'

/** A brief, prepared for checking a model's answer. */
export type Ground = { text: string; find: QuoteFinder; traces: WordOverlap }

/** Prepares a brief once for checking all values of a model's answer. Takes its text. Serves spec/writing#7. */
export const prepareGround = (text: string): Ground => ({
  text,
  find: createQuoteFinder(text),
  traces: createWordOverlap(text),
})

/** The part of a value that the brief supports, and how firmly: 3 in the evidence itself, 2 near it, 1 somewhere. */
export type GroundedValue = { value: unknown; firmness: 1 | 2 | 3; evidence?: Span }
