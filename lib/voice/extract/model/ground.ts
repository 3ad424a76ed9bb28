import type { Span } from '@/lib/text/span'
import { type QuoteFinder, quoteFinder } from './quote-finder'
import { type Traces, tracesIn } from './traces'

/** A brief as the checks of a model's answer look at it. */
export type Ground = { text: string; find: QuoteFinder; traces: Traces }
export const groundOf = (text: string): Ground => ({ text, find: quoteFinder(text), traces: tracesIn(text) })

/** What of a value stands on the brief, and how firmly: 3 in the evidence itself, 2 near it, 1 somewhere. */
export type GroundedValue = { value: unknown; firmness: 1 | 2 | 3; evidence?: Span }
