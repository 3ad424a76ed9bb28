import { AppError, type FieldError } from '@/lib/errors'
import { isRecord } from '@/lib/text/is-empty'
import { mayNeedCleaning, storableJson } from '@/lib/text/storable-json'
import { findExceededLimit } from './find-exceeded-limit'
import { type PushItem, pushItem, pushLimits } from './schemas'

/** One item of a request: its index, and either the item or its errors. */
export type ReadItem = { index: number; externalId: string | null } & (
  | { ok: true; item: PushItem; notes: string[] }
  | { ok: false; errors: FieldError[] }
)

const maxErrorsPerItem = 20

/**
 * Splits a parsed body into its items and validates each separately (spec/service#2.8, spec/security#1.5). Takes
 * the body and the bytes it was parsed from. Errors point into the body. Throws `invalid` when it contains no items
 * at all and `too-large` when it contains too many.
 */
export function readPush(body: unknown, bytes: Uint8Array): ReadItem[] {
  const clean = !mayNeedCleaning(bytes)
  if (!isRecord(body)) throw wrong('', 'Send one item as an object, or a list of items as {"items": […]}.')
  if (!Object.hasOwn(body, 'items') || (!Array.isArray(body.items) && Object.hasOwn(body, 'external_id')))
    return [readItem(body, 0, '', clean)]
  const { items } = body
  if (!Array.isArray(items)) throw wrong('/items', 'items must be a list.')
  if (items.length === 0) throw wrong('/items', 'The list is empty.')
  if (items.length > pushLimits.items)
    throw new AppError('too-large', {
      detail: `A request can contain up to ${pushLimits.items} items. This one contains ${items.length}.`,
      hint: 'Split them into several requests.',
    })
  return items.map((item: unknown, index) => readItem(item, index, `/items/${index}`, clean))
}

function readItem(raw: unknown, index: number, at: string, clean: boolean): ReadItem {
  const externalId = isRecord(raw) && typeof raw.external_id === 'string' ? raw.external_id : null
  const shownId = externalId?.slice(0, pushLimits.externalId).toWellFormed() ?? null
  const exceeded = findExceededLimit(raw)
  if (exceeded) return { ok: false, index, externalId: shownId, errors: [{ pointer: at, detail: exceeded }] }
  // Validated before cleaning: an id is accepted unchanged or not at all.
  const result = pushItem.safeParse(raw)
  if (!result.success) {
    const errors = result.error.issues.slice(0, maxErrorsPerItem).map((issue) => ({
      pointer: at + pointerOf(issue.path),
      detail: issue.message,
    }))
    return { ok: false, index, externalId: shownId, errors }
  }
  const notes: string[] = []
  const item = (clean ? result.data : storableJson(result.data, (note) => notes.push(note))) as PushItem
  if (item.title.trim() === '')
    return {
      ok: false,
      index,
      externalId: shownId,
      errors: [{ pointer: `${at}/title`, detail: 'title is empty.' }],
    }
  return { ok: true, index, externalId: item.external_id, item, notes }
}

const wrong = (pointer: string, detail: string) => new AppError('invalid', { errors: [{ pointer, detail }] })

const pointerOf = (path: PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
