import { AppError, type FieldError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { checkServer } from '@/lib/http/addresses/check-server'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { Tenant } from '@/lib/workspace-grants'
import type { Connector } from '../connector'
import { findConnector, listConnectors } from '../registry'

/**
 * Checks what a form or an API call says about a new source: the type, the config against the type's own schema
 * (which fills in its defaults), and that the workspace may reach its addresses at all. Returns the connector and
 * the config to store. Throws `invalid` with pointers into the request body.
 */
export async function checkConfig(
  tenant: Tenant,
  input: { source_type: string; config: unknown },
): Promise<{ connector: Connector; config: Record<string, unknown> }> {
  const connector = findConnector(input.source_type)
  if (!connector) {
    const known = listConnectors().map(({ type }) => type)
    throw invalid([
      { pointer: '/source_type', detail: `Unknown source type. Available types: ${known.join(', ')}.` },
    ])
  }
  const parsed = connector.config.safeParse(input.config)
  if (!parsed.success) throw invalid(parsed.error.issues.flatMap(fieldErrors))
  const { addresses, servers } = listDestinations(connector, parsed.data)
  const policy = await outboundPolicy('sources', tenant)
  const refused = [
    ...addresses.flatMap(({ field, address }) => addressError(field, () => checkAddress(address, policy))),
    ...servers.flatMap(({ field, server }) => addressError(field, () => checkServer(server, policy))),
  ]
  if (refused.length > 0) throw invalid(refused)
  return { connector, config: { ...(parsed.data as Record<string, unknown>) } }
}

const invalid = (errors: FieldError[]) => new AppError('invalid', { errors })

function fieldErrors(issue: {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}): FieldError[] {
  const at = (path: PropertyKey[]) => ['/config', ...path.map(String)].join('/')
  if (issue.keys)
    return issue.keys.map((key) => ({
      pointer: at([...issue.path, key]),
      detail: 'Unknown setting.',
    }))
  return [{ pointer: at(issue.path), detail: issue.message }]
}

const listDestinations = (connector: Connector, config: unknown) =>
  connector.kind === 'pull'
    ? { addresses: connector.addresses(config), servers: connector.servers(config) }
    : { addresses: [], servers: [] }

function addressError(field: string, check: () => unknown): FieldError[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return [{ pointer: `/config/${field}`, detail: `${error.message} ${error.hint}` }]
  }
}
