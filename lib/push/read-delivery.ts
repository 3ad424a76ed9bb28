import { parseJson } from '@/lib/api/read-json'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { mapPayload } from './payloads/map-payload'
import type { MappedPayload } from './payloads/payload'
import { readMapped } from './payloads/read-mapped'
import { type ReadItem, readPush } from './read-push'

/** A body as it arrived, and the headers that describe its event. */
export type ReceivedBody = { bytes: Uint8Array; headers: Record<string, string> }

type ReadDelivery =
  | { does: 'push'; items: ReadItem[] }
  /** A CMS event without content. */
  | Exclude<MappedPayload, { does: 'push' }>

/**
 * Reads the body of a delivery according to the source's settings: its items, or a CMS event without content.
 * Throws `malformed-json`, and like `readPush`.
 */
export function readDelivery({ bytes, headers }: ReceivedBody, config: PushConfig): ReadDelivery {
  const body = parseJson(bytes)
  const mapped = mapPayload({ body, headers }, config)
  if (mapped && mapped.does !== 'push') return mapped
  return { does: 'push', items: mapped ? readMapped(mapped) : readPush(body, bytes) }
}
