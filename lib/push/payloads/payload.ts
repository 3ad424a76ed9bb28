import { isRecord } from '@/lib/text/is-empty'

/** What an external system sent: its body, and the headers that describe the event. */
export type Payload = { body: unknown; headers: Record<string, string> }

/** Headers that describe a delivery's event; no other headers of an external sender are read or stored. */
export const eventHeaders = [
  'sanity-dataset',
  'sanity-document-id',
  'sanity-operation',
  'sanity-project-id',
  'x-contentful-topic',
  'x-strapi-event',
] as const

/** Returns the headers of a delivery that describe its event. */
export const pickEventHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    eventHeaders.flatMap((name) => {
      const value = headers.get(name)?.slice(0, 200)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** What a delivery from an external system means for us. */
export type MappedPayload =
  | { does: 'push'; items: Record<string, unknown>[]; notes: string[] }
  | { does: 'withdraw'; externalId: string; at: string | undefined; reason: string }
  | { does: 'ignore'; externalId: string | null; reason: string }

/** A sender-specific mapping; returns undefined when the body is not from that sender. */
export type PayloadMapper = (payload: Payload) => MappedPayload | undefined

/** Maps a delivery to an item to store. */
export const toPush = (item: Record<string, unknown>, notes: string[] = []): MappedPayload => ({
  does: 'push',
  items: [item],
  notes,
})
/**
 * `at` is when the content last changed at the sender, so that a late redelivery of an earlier version does not
 * bring it back.
 */
export const toWithdrawal = (externalId: string, reason: string, at?: string): MappedPayload => ({
  does: 'withdraw',
  externalId,
  at,
  reason,
})
/** Maps a delivery to nothing, with the reason. */
export const toIgnored = (reason: string, externalId: string | null = null): MappedPayload => ({
  does: 'ignore',
  externalId,
  reason,
})

/**
 * Returns the value if it is a record, otherwise an empty record, so that reading fields of a missing one yields
 * undefined.
 */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Returns trimmed text that is not blank, also for a number; otherwise undefined. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Returns the first of these fields that is text. */
export const findFirstText = (
  fields: Record<string, unknown>,
  names: readonly string[],
): string | undefined => names.map((name) => toText(getOwn(fields, name))).find((text) => text !== undefined)

/** Returns the texts in a list of texts, or of records with a name. */
export function toNames(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 200).flatMap((one: unknown) => {
    const name =
      typeof one === 'string' ? toText(one) : findFirstText(toRecord(one), ['name', 'title', 'label'])
    return name === undefined ? [] : [name]
  })
}

/** Returns an own property, never an inherited one. */
export const getOwn = (fields: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
