import { parseJson } from '@/lib/api/read-json'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { mapPayload } from './payloads/map-payload'
import type { MappedPayload } from './payloads/payload'
import { readMapped } from './payloads/read-mapped'
import { type ReadItem, readPush } from './read-push'

/** A body as it came, and those of its headers that say what it is about. */
export type Delivery = { bytes: Uint8Array; headers: Record<string, string> }

type ReadDelivery =
  | { does: 'push'; items: ReadItem[] }
  /** An event of a CMS that brings no content. */
  | Exclude<MappedPayload, { does: 'push' }>

/**
 * Reads the body of a delivery by the settings of its source: its items, or the event of a CMS that brings none. Throws
 * `malformed-json`, and as `readPush` does.
 */
export function readDelivery({ bytes, headers }: Delivery, config: PushConfig): ReadDelivery {
  const body = parseJson(bytes)
  const mapped = mapPayload({ body, headers }, config)
  if (mapped && mapped.does !== 'push') return mapped
  return { does: 'push', items: mapped ? readMapped(mapped) : readPush(body, bytes) }
}
