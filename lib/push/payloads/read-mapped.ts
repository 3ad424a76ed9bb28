import { type ReadItem, readPush } from '../read-push'
import type { MappedPayload } from './payload'

/**
 * Checks the items that a mapping has made of a foreign payload as if they had been pushed. What was left out on the way is
 * noted with the item. Throws as `readPush` does.
 */
export function readMapped({ items, notes }: Extract<MappedPayload, { does: 'push' }>): ReadItem[] {
  const body = { items }
  return readPush(body, Buffer.from(JSON.stringify(body))).map((read) =>
    read.ok ? { ...read, notes: [...notes, ...read.notes] } : read,
  )
}
