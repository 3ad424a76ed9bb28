import { type ReadItem, readPush } from '../read-push'
import type { MappedPayload } from './payload'

/**
 * Validates the items that a mapping created from an external payload as if they had been pushed. What the mapping
 * left out is added to each item's notes. Throws like `readPush`.
 */
export function readMapped({ items, notes }: Extract<MappedPayload, { does: 'push' }>): ReadItem[] {
  const body = { items }
  return readPush(body, Buffer.from(JSON.stringify(body))).map((read) =>
    read.ok ? { ...read, notes: [...notes, ...read.notes] } : read,
  )
}
