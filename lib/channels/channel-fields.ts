import { accesses, findSignIn } from '@/lib/networks/accesses'
import type { ConnectionField } from '@/lib/networks/connection'
import type { NetworkName } from '@/lib/networks/registry'

/**
 * Returns the fields that a person types in to connect a channel of this network or, for a network with a consent
 * page, the settings of a connected channel.
 */
export function fieldsOfNetwork(platform: NetworkName): readonly ConnectionField[] {
  const connection = accesses[platform]
  return connection.method === 'fields' ? connection.fields : (connection.settings ?? [])
}

/**
 * Returns the problems of typed-in values by field name: a required field that is missing, a value in the wrong
 * format, or a field that the network does not have. With `partly`, missing fields keep their values. Browser-safe.
 */
export function fieldProblems(
  platform: NetworkName,
  values: Readonly<Record<string, string>>,
  { partly = false } = {},
): { name: string; message: string }[] {
  const fields = fieldsOfNetwork(platform)
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  return [
    ...unknown.map((name) => ({ name, message: 'We don’t use this field. Leave it out.' })),
    ...fields.flatMap(({ name, label, form, initial, optional, choices }) => {
      const value = values[name]?.trim() ?? (partly ? undefined : initial)
      if (value === undefined && partly) return []
      if (!value) return optional ? [] : [{ name, message: `Enter the ${label}.` }]
      if (choices && !choices.some((choice) => choice.value === value))
        return [{ name, message: `Enter one of ${choices.map((choice) => choice.value).join(', ')}.` }]
      return form && !form.pattern.test(value) ? [{ name, message: form.message }] : []
    }),
  ]
}

/**
 * Whether a channel's account was connected on a consent page although its network also accepts typed-in fields.
 * Browser-safe.
 */
export const isSignedIn = ({
  platform,
  config,
}: {
  platform: NetworkName
  config: Record<string, unknown>
}): boolean =>
  findSignIn(platform) !== null &&
  fieldsOfNetwork(platform).some(
    ({ name, secret, optional }) => !secret && !optional && typeof config[name] !== 'string',
  )

/** Returns a channel's non-secret fields from its config. */
export const plainFieldsOf = ({
  platform,
  config,
}: {
  platform: NetworkName
  config: Record<string, unknown>
}): Record<string, string> =>
  Object.fromEntries(
    fieldsOfNetwork(platform).flatMap(({ name, secret }) => {
      const value = config[name]
      return !secret && typeof value === 'string' ? [[name, value]] : []
    }),
  )
