import type { Fact, FactKind } from '../schemas'
import { findLabelKind } from './read-details'

/** Returns what a value is by its label, or by its role if the label alone does not say. */
export function findValueKind(label: string, text: string, role: Fact['role']): FactKind {
  // Closing days are not the dates of something, and "hours" without a clock time are an amount.
  if (role === 'closed' || role === 'validity' || role === 'product_code') return 'trait'
  if (/^(?:hours|stunden)$/iu.test(label) && !/\d[:.]\d{2}|[ap]\.?m\b|uhr|\d\s?[–-]\s?\d/iu.test(text))
    return 'number'
  const kind = findLabelKind(label)
  if (kind !== 'trait') return kind
  if (role === 'deadline' || role === 'price') return role
  if (role === 'place') return 'where'
  return role === 'date' || role === 'opening_hours' ? 'when' : kind
}

/**
 * Returns the role of a detail within a sentence: a day takes over whether the sentence is about closing, opening,
 * a deadline or a validity; a price is a price in any sentence.
 */
export function findDetailRole(kind: FactKind, role: Fact['role']): Fact['role'] {
  if (kind === 'price') return 'price'
  if (kind === 'deadline') return 'deadline'
  if (kind !== 'when') return undefined
  return role === 'closed' || role === 'deadline' || role === 'opening_hours' || role === 'validity'
    ? role
    : 'date'
}
