import { isRecord } from '@/lib/text/empty'

/** What a system that is not ours has sent: its body, and those of its headers that say what happened. */
export type Payload = { body: unknown; headers: Record<string, string> }

/** Headers that tell what a delivery is about; no others of a foreign sender are looked at or kept. */
export const eventHeaders = [
  'sanity-dataset',
  'sanity-document-id',
  'sanity-operation',
  'sanity-project-id',
  'x-contentful-topic',
  'x-strapi-event',
] as const

export const eventHeadersOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    eventHeaders.flatMap((name) => {
      const value = headers.get(name)?.slice(0, 200)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** What a delivery of a foreign system means for us. */
export type MappedPayload =
  | { does: 'push'; items: Record<string, unknown>[]; notes: string[] }
  | { does: 'withdraw'; externalId: string; at: string | undefined; reason: string }
  | { does: 'ignore'; externalId: string | null; reason: string }

/** What a sender-specific mapping gives; undefined when the body is not one of that sender. */
export type PayloadMapper = (payload: Payload) => MappedPayload | undefined

export const pushes = (item: Record<string, unknown>, notes: string[] = []): MappedPayload => ({
  does: 'push',
  items: [item],
  notes,
})
/** `at` is when it was last changed there, so that a late repeat of what came before does not bring it back. */
export const withdraws = (externalId: string, reason: string, at?: string): MappedPayload => ({
  does: 'withdraw',
  externalId,
  at,
  reason,
})
export const ignores = (reason: string, externalId: string | null = null): MappedPayload => ({
  does: 'ignore',
  externalId,
  reason,
})

/** A record, or one without fields: reading on from what is not there gives nothing. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Text that is not blank, also of a number; else undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The first of these fields that is text. */
export const firstText = (fields: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(ownOf(fields, name))).find((text) => text !== undefined)

/** Texts in a list: of texts, or of records with a name. */
export function namesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 200).flatMap((one: unknown) => {
    const name = typeof one === 'string' ? textOf(one) : firstText(recordOf(one), ['name', 'title', 'label'])
    return name === undefined ? [] : [name]
  })
}

/** A field of its own, never one that every object has. */
export const ownOf = (fields: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
