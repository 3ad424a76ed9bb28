import { AppError } from '@/lib/errors'
import type { NetworkName } from '@/lib/networks/registry'
import type { Tenant } from '@/lib/workspace-grants'
import { fieldProblems, fieldsOfNetwork } from './channel-fields'
import { webhookAddress } from './webhook-address'

/**
 * Validates typed-in values and returns them as they are stored: `open` in the channel's config, `secret`
 * encrypted. Addresses are checked against the address policy and normalized. `partly` accepts only some of the
 * fields. Throws `invalid` with the field (spec/security#2.1).
 */
export async function checkChannelFields(
  platform: NetworkName,
  values: Readonly<Record<string, string>>,
  tenant: Tenant,
  options: { partly?: boolean } = {},
): Promise<{ open: Record<string, string>; secret: Record<string, string> }> {
  const problems = fieldProblems(platform, values, options)
  if (problems.length > 0)
    throw new AppError('invalid', {
      errors: problems.map(({ name, message }) => ({ pointer: `/config/${name}`, detail: message })),
    })
  const checked: { open: Record<string, string>; secret: Record<string, string> } = { open: {}, secret: {} }
  for (const { name, type, secret, initial } of fieldsOfNetwork(platform)) {
    const value = values[name]?.trim() ?? (options.partly ? undefined : initial)
    if (value === undefined) continue
    checked[secret ? 'secret' : 'open'][name] =
      type === 'url' && value !== '' ? await webhookAddress(value, tenant, name) : value
  }
  return checked
}
