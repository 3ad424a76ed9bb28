import type { Span } from '@/lib/text/span'
import { type QuoteFinder, quoteFinder } from './quote-finder'
import { type Traces, tracesIn } from './traces'

/** A brief, prepared for checking a model's answer. */
export type Ground = { text: string; find: QuoteFinder; traces: Traces }
export const groundOf = (text: string): Ground => ({ text, find: quoteFinder(text), traces: tracesIn(text) })

/** The part of a value that the brief supports, and how firmly: 3 in the evidence itself, 2 near it, 1 somewhere. */
export type GroundedValue = { value: unknown; firmness: 1 | 2 | 3; evidence?: Span }
