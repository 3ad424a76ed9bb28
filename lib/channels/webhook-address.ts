import { AppError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { Tenant } from '@/lib/workspace-grants'

/**
 * Checks an address that a workspace wants to send posts to, and returns it in the form to store. `field` is where
 * it was typed in: a channel's field, or a pointer to another one. Throws `invalid` with the reason
 * (spec/security#2.1).
 */
export async function webhookAddress(
  raw: string,
  tenant: Tenant,
  field: string | { pointer: string },
): Promise<string> {
  // Never our own origin, even if the sandbox may be reached.
  const { ownOrigin: _, ...policy } = await outboundPolicy('networks', tenant)
  try {
    return checkAddress(raw, policy).href
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('invalid', {
      detail: error.message,
      hint: error.hint,
      errors: [
        {
          pointer: typeof field === 'string' ? `/config/${field}` : field.pointer,
          detail: `${error.message} ${error.hint}`,
        },
      ],
    })
  }
}
