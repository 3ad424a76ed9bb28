import { AppError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { Manage } from './lock-destination'

/** Applies the same checks as when something is sent to it. */
export async function checkDestinationUrl(ctx: Manage, text: string): Promise<URL> {
  try {
    return checkAddress(text, await outboundPolicy('sources', { orgId: ctx.orgId }))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('invalid', {
      errors: [{ pointer: '/url', detail: error.message }],
      hint: error.hint,
    })
  }
}
