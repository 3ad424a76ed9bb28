import type { Fact, FactKind } from '../schemas'
import { kindOfLabel } from './read-details'

/** What a value is by its label; a role says it where the label alone does not. */
export function kindOfValue(label: string, text: string, role: Fact['role']): FactKind {
  // Days of closing are no days of what happens, and hours of work no time.
  if (role === 'closed' || role === 'validity' || role === 'product_code') return 'trait'
  if (/^(?:hours|stunden)$/iu.test(label) && !/\d[:.]\d{2}|[ap]\.?m\b|uhr|\d\s?[–-]\s?\d/iu.test(text))
    return 'number'
  const kind = kindOfLabel(label)
  if (kind !== 'trait') return kind
  if (role === 'deadline' || role === 'price') return role
  if (role === 'place') return 'where'
  return role === 'date' || role === 'opening_hours' ? 'when' : kind
}

/** A day within a sentence of closing or of a deadline is that, a price is a price in any sentence. */
export function roleOfDetail(kind: FactKind, role: Fact['role']): Fact['role'] {
  if (kind === 'price') return 'price'
  if (kind === 'deadline') return 'deadline'
  if (kind !== 'when') return undefined
  return role === 'closed' || role === 'deadline' || role === 'opening_hours' || role === 'validity'
    ? role
    : 'date'
}
