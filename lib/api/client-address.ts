import { isIP } from 'node:net'

/**
 * The address a request came from, where a platform in front of us writes it into a header of its own that callers cannot
 * set; undefined elsewhere: X-Forwarded-For is believed as it is sent and would let anybody be anybody (security 1.7).
 */
export function clientAddress(headers: Headers): string | undefined {
  if (process.env.VERCEL !== '1') return undefined
  const address = headers.get('x-vercel-forwarded-for')?.split(',')[0]?.trim()
  return address && isIP(address) ? address : undefined
}
