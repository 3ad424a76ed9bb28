import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/address-policy'
import { OutboundError } from '@/lib/http/outbound-error'

/** An address that webhooks may be sent to, in the form to store. Throws `invalid` with the reason (security 2.1). */
export function webhookAddress(raw: string): string {
  try {
    return checkAddress(raw, { privateHostsAllowed: env().PRIVATE_HOSTS_ALLOWED }).href
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('invalid', {
      detail: error.message,
      hint: error.hint,
      errors: [{ pointer: '/config/url', detail: `${error.message} ${error.hint}` }],
    })
  }
}
