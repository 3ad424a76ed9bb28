import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { longText } from './field-names'
import { type MappedPayload, type Payload, toIgnored, toNames, toText, toWithdrawal } from './payload'
import { readValueAt } from './read-value-at'

/** Maps a payload from any system, using the paths that a person chose on a sample. */
export function mapCustom({ body }: Payload, config: PushConfig): MappedPayload | undefined {
  const id = toText(readValueAt(body, config.payload_fields.external_id ?? ''))
  const event =
    config.payload_event === undefined ? undefined : toText(readValueAt(body, config.payload_event))
  if (event !== undefined && config.payload_withdraw.includes(event))
    return id === undefined
      ? toIgnored(`The event “${event}” doesn’t say which content it is about.`)
      : toWithdrawal(id, `The event is “${event}”.`)
  if (id === undefined) return undefined
  return { does: 'push', items: [chosenFields(body, config)], notes: [] }
}

/** Returns the fields of a push item for which a person chose a path; leaves out those whose path leads nowhere. */
export function chosenFields(body: unknown, { payload_fields }: PushConfig): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload_fields).flatMap(([field, path]) => {
      const read = readField(field, readValueAt(body, path))
      return read === undefined ? [] : [[field, read]]
    }),
  )
}

function readField(field: string, value: unknown): unknown {
  if (field === 'tags') return listOf(value)
  if (field === 'media_urls') return toNames([value].flat())
  if (field === 'content') return longText(value)
  return toText(Array.isArray(value) ? value[0] : value)
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? toNames(value)
    : (toText(value)?.split(',') ?? []).map((one) => one.trim()).filter(Boolean)
