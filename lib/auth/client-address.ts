import { isIP } from 'node:net'
import { env } from '@/lib/env'

/**
 * Returns the address a request came from, as our proxy writes it into a header that callers cannot set: Vercel's
 * own, or the one that TRUSTED_PROXY names. Of the latter the last entry counts, since a proxy appends its own
 * after whatever was sent. Undefined without one: trusting a header that anyone can send would let anyone
 * impersonate any address (spec/security#1.7).
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
