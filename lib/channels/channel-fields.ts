import { accesses, signInOf } from '@/lib/networks/accesses'
import type { ConnectionField } from '@/lib/networks/connection'
import type { NetworkName } from '@/lib/networks/registry'

/** What a person types in to connect a channel of this network, or chooses for it once it is connected by a consent page. */
export function fieldsOfNetwork(platform: NetworkName): readonly ConnectionField[] {
  const connection = accesses[platform]
  return connection.method === 'fields' ? connection.fields : (connection.settings ?? [])
}

/**
 * What is wrong with what a person typed in, by the name of the field: missing, of another form than the network's, or not one of
 * its fields. `partly`: what is missing stays as it is. Browser-safe.
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

/** Whether its account was connected on a consent page, of a network where it could have been typed in. Browser-safe. */
export const isSignedIn = ({
  platform,
  config,
}: {
  platform: NetworkName
  config: Record<string, unknown>
}): boolean =>
  signInOf(platform) !== null &&
  fieldsOfNetwork(platform).some(
    ({ name, secret, optional }) => !secret && !optional && typeof config[name] !== 'string',
  )

/** The fields of a channel that are no secret, from its config. */
export const openFieldsOf = ({
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
