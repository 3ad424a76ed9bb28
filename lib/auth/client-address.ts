import { isIP } from 'node:net'
import { env } from '@/lib/env'

/**
 * The address a request came from, as the proxy before us writes it into a header that callers cannot set: Vercel's own, or
 * the one TRUSTED_PROXY names, of which the last entry counts, since a proxy adds its own behind what was sent. Undefined
 * without one: a header that anybody can send would let anybody be anybody (spec/security#1.7).
 */
export function clientAddress(headers: Headers): string | undefined {
  const { TRUSTED_PROXY } = env()
  const address =
    process.env.VERCEL === '1'
      ? headers.get('x-vercel-forwarded-for')?.split(',')[0]?.trim()
      : TRUSTED_PROXY
        ? headers.get(TRUSTED_PROXY)?.split(',').at(-1)?.trim()
        : undefined
  return address && isIP(address) ? address : undefined
}
