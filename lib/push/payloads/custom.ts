import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { longText } from './field-names'
import { ignores, type MappedPayload, namesOf, type Payload, textOf, withdraws } from './payload'
import { valueAt } from './value-at'

/** Maps a payload from any system, using the paths that a person chose on a sample. */
export function mapCustom({ body }: Payload, config: PushConfig): MappedPayload | undefined {
  const id = textOf(valueAt(body, config.payload_fields.external_id ?? ''))
  const event = config.payload_event === undefined ? undefined : textOf(valueAt(body, config.payload_event))
  if (event !== undefined && config.payload_withdraw.includes(event))
    return id === undefined
      ? ignores(`The event “${event}” doesn’t say which content it is about.`)
      : withdraws(id, `The event is “${event}”.`)
  if (id === undefined) return undefined
  return { does: 'push', items: [chosenFields(body, config)], notes: [] }
}

/** Returns the fields of a push item for which a person chose a path; leaves out those whose path leads nowhere. */
export function chosenFields(body: unknown, { payload_fields }: PushConfig): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload_fields).flatMap(([field, path]) => {
      const read = readField(field, valueAt(body, path))
      return read === undefined ? [] : [[field, read]]
    }),
  )
}

function readField(field: string, value: unknown): unknown {
  if (field === 'tags') return listOf(value)
  if (field === 'media_urls') return namesOf([value].flat())
  if (field === 'content') return longText(value)
  return textOf(Array.isArray(value) ? value[0] : value)
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? namesOf(value)
    : (textOf(value)?.split(',') ?? []).map((one) => one.trim()).filter(Boolean)
