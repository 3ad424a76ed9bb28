import { AppError } from '@/lib/errors'
import { outboundConnect } from '@/lib/http/outbound'
import { ConnectionError } from '@/lib/networks/oauth'
import { type NetworkName, networks } from '@/lib/networks/registry'
import type { FieldsProtocol } from '@/lib/networks/server'
import { networkServers } from '@/lib/networks/servers'
import type { Tenant } from '@/lib/workspace-grants'
import { webhookFetch } from './outbound'

/**
 * Asks a network which account the typed-in access belongs to; undefined if there is no one to ask. Throws
 * `invalid` when the network does not accept the access, and `unavailable` when the network cannot be reached.
 */
export async function identifyAccount(
  tenant: Tenant,
  platform: NetworkName,
  fields: Readonly<Record<string, string>>,
): Promise<Awaited<ReturnType<FieldsProtocol['identify']>> | undefined> {
  const server = networkServers[platform]
  if (server.method !== 'fields' || !server.connect) return undefined
  try {
    return await server.connect.identify({
      fetch: webhookFetch(tenant),
      connect: outboundConnect('networks', tenant),
      fields,
    })
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    const { label } = networks[platform]
    if (error.kind === 'unreachable')
      throw new AppError('unavailable', {
        detail: `${label} didn’t respond. ${error.message}`,
        hint: 'Try again in a few minutes.',
      })
    throw new AppError('invalid', {
      detail: `${label} didn’t accept this. ${error.message}`,
      hint: 'Check what you entered, or create it again on the network.',
    })
  }
}
