import { labelPattern } from '@/lib/text/markdown/split-labelled-parts'
import { hasContactDetails } from '../exclude/public-notices'
import type { FieldSpan } from '../fields/item-name'
import { findLabelRole, findSentenceRole } from '../practical-roles'
import type { FactCollector, FactFields } from './fact-collector'
import { findValueKind } from './find-value-kind'
import { eventDayPattern, matchResultPattern } from './practical-line-patterns'
import { type Detail, isTimeDetail } from './read-details'

type LineContext = {
  placeOf: (from: number, until: number) => FieldSpan
  details: readonly Detail[]
  common: FactFields
}

/** "Wexcombe Museum, 16 May – 1 November 2026": where and from when to when something is on. */
const runPattern =
  /^(?:[^.!?:\d]{3,60}, )?(?:from )?\d{1,2}(?:\. | )?\p{L}{3,9}(?: \d{4})? ?(?:–|-|to|until|bis) ?\d{1,2}(?:\. | )?\p{L}{3,9} \d{4}$/iu

/** Reads a line that is not a sentence but tells readers what to act on: "Anmeldung bis 18. Dezember", "Emergencies: 994". */
export function readLine(card: FactCollector, text: string, { placeOf, details, common }: LineContext): void {
  if (text.length > 200 || !/^[\p{Lu}\p{Lo}\p{N}€$£¥+(]/u.test(text)) return
  const found = labelPattern.exec(text)
  const label = found?.[1]
  const value = text.slice(found?.[0].length ?? 0)
  const role = label === undefined ? undefined : findLabelRole(label)
  if (label !== undefined && role !== undefined && value !== '') {
    const place = placeOf(text.length - value.length, text.length)
    card.add(findValueKind(label, value, role), value, place, { ...common, label, role })
  } else if (
    /\p{L}{3}/u.test(text) &&
    (details.length > 0 || hasContactDetails(text) || matchResultPattern.test(text))
  ) {
    const hasTime = details.some(isTimeDetail)
    const runs = runPattern.test(text)
    const ofLine = runs ? 'date' : findSentenceRole(text, hasTime && eventDayPattern.test(text))
    if (ofLine !== undefined || matchResultPattern.test(text))
      card.add('entry', text, placeOf(0, text.length), { ...common, role: ofLine })
  }
}
