import type { ServerPlace } from '@/lib/http/addresses/check-server'
import type { DatabaseTableConfig } from './schemas'

/**
 * Ports on which public databases can be reached: the usual ones, and those that well-known providers use for
 * databases and their poolers. Any other port must be allowed by the operator (docs/decisions).
 */
const publicPorts = {
  postgresql: [5432, 5433, 6432, 6543, 25060, 25061, 26257],
  mysql: [3306, 3307, 4000, 25060, 25061],
}

/** Returns the server that a source reads, for the address rule (spec/security#2.10). */
export const getServer = (config: DatabaseTableConfig): ServerPlace => ({
  host: config.host,
  port: config.port ?? (config.kind === 'mysql' ? 3306 : 5432),
  publicPorts: publicPorts[config.kind],
  secure: config.tls === 'verified',
})

/** host:port, for messages to people. */
export const serverName = (config: DatabaseTableConfig): string => {
  const { host, port } = getServer(config)
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Display names. */
export const kindName = { postgresql: 'PostgreSQL', mysql: 'MySQL or MariaDB' } as const
