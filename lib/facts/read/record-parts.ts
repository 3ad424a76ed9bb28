import { isRecord } from '@/lib/text/is-empty'
import { isUnsettled } from '../fields/note-fields'
import type { Exclusion } from '../schemas'

/**
 * Returns the end date in an embargo object: {"embargo": {"until": "2027-02-10", "covers": […]}}. Undefined for
 * other fields. Pure.
 */
export function readEmbargoEnd(key: string, value: unknown): string | undefined {
  if (!/embargo|sperrfrist/iu.test(key) || !isRecord(value)) return undefined
  const until = value.until ?? value.bis ?? value.ends
  return typeof until === 'string' && /^\d{4}-\d{2}-\d{2}/.test(until) ? until : undefined
}

/**
 * Returns the states of list entries in a bible that no one may talk about yet: "not announced by the festival
 * yet". Pure.
 */
export function findUnsettledParts(bible: unknown): { field: string; text: string }[] {
  const found: { field: string; text: string }[] = []
  const read = (box: unknown, field: string, depth: number): void => {
    if (!isRecord(box) || depth > 2) return
    for (const [key, value] of Object.entries(box).slice(0, 200))
      if (isRecord(value)) read(value, `${field}.${key}`, depth + 1)
      else if (Array.isArray(value))
        for (const [at, part] of value.slice(0, 100).entries())
          if (isRecord(part))
            for (const [name, text] of Object.entries(part))
              if (
                /^(?:status|state|stand|zustand|permission|consent|erlaubnis|einwilligung|clearance|freigabe)$/iu.test(
                  name,
                ) &&
                typeof text === 'string' &&
                isUnsettled(text)
              )
                found.push({ field: `${field}.${key}.${at}.${name}`, text })
  }
  read(bible, 'metadata.bible', 0)
  return found
}

/** Whether a field says who a single list entry is for: "dates.2.note". Pure. */
export const isListEntryNote = (field: string): boolean => listEntryNotePattern.test(field)
const listEntryNotePattern =
  /\.\d{1,3}\.(?:notes?|hinweis\p{L}{0,12}|for|only|fuer|für|audience|zielgruppe|remark|info|access|status)$/iu

/**
 * Returns why a sentence of a record is not for posts. In a field about conditions, what it asks of participants is
 * not a page's call to action. Pure.
 */
export const adjustExclusionForField = (
  reason: Exclusion | undefined,
  field: string,
): Exclusion | undefined =>
  (reason === 'call_to_action' || reason === 'notice') && conditionFieldPattern.test(field)
    ? undefined
    : reason
const conditionFieldPattern =
  /^metadata\.bible\..*(?:health|gesundheit|sant[eé]|safety|sicherheit|s[eé]curit[eé]|requirement|voraussetz|condition|bedingung|medical|medizin|fitness|cancel|storno|refund|warn|hinweis|allerg|pregnan|schwanger|access|barriere)/iu

/** Whether a number is the year of a list entry: {"year": 1905, "text": …}. Pure. */
export const isListEntryYear = (field: string, words: string): boolean =>
  /^\d{4}$/.test(words) && /\.\d{1,3}\.(?:year|jahr|ann[eé]e|anno|a[nñ]o|jaar|rok)$/iu.test(field)
