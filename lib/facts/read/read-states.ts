import { isRecord } from '@/lib/text/is-empty'
import { findEmbargoOrDraftInField } from '../exclude/not-public'
import type { FactSource } from '../schemas'
import type { FactCollector } from './fact-collector'
import { findUnsettledParts, readEmbargoEnd } from './record-parts'

/** Maximum number of fields of one object that are searched for states. */
const maxFields = 200

/** Excludes the states in an item's fields that say it is a draft or under embargo, and parts of a bible that are unsettled. */
export function readStates(card: FactCollector, { metadata }: FactSource): void {
  const read = (fields: Record<string, unknown>, field: string, depth: number): void => {
    for (const [key, value] of Object.entries(fields).slice(0, maxFields)) {
      const said = unwrapState(readEmbargoEnd(key, value) ?? value)
      const reason = findEmbargoOrDraftInField(key, said)
      const text = typeof said === 'string' ? said : key
      if (reason) card.exclude(reason, text, { field: `${field}.${key}`, from: 0, until: [...text].length })
      // States further down belong to the entries of a bible, not to the bible.
      else if (isRecord(value) && depth < 2) read(value, `${field}.${key}`, depth + 1)
    }
  }
  for (const holder of ['fields', 'bible'])
    if (isRecord(metadata[holder])) read(metadata[holder], `metadata.${holder}`, 0)
  for (const { field, text } of findUnsettledParts(metadata.bible))
    card.exclude('internal_note', text, { field, from: 0, until: [...text].length })
}

/** Returns a state, unwrapped from the objects that systems put around it ({"select": {"name": "Draft"}}). */
const unwrapState = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const inner = value.select ?? value.status ?? value
  return isRecord(inner) && typeof inner.name === 'string' && Object.keys(value).length <= 3
    ? inner.name
    : value
}
