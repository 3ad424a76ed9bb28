import { env } from '@/lib/env'

/**
 * Returns the path of the Unix socket for the database at this address, if it is the embedded one of this start,
 * which sets DATABASE_SOCKET to a file that ends with the port. Undefined for any other database.
 */
export function findSocketPath(url: string): string | undefined {
  const path = env().DATABASE_SOCKET
  if (!path || !URL.canParse(url)) return undefined
  const { hostname, port } = new URL(url)
  return hostname === '127.0.0.1' && path.endsWith(`/.s.PGSQL.${port}`) ? path : undefined
}

/** The address for clients that take the socket's folder as the parameter `host`, as libpq does. */
export function addressBySocket(url: string): string {
  const path = findSocketPath(url)
  if (path === undefined) return url
  const address = new URL(url)
  address.searchParams.set('host', path.slice(0, path.lastIndexOf('/')))
  return address.href
}
