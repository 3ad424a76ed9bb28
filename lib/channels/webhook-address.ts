import { AppError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { Tenant } from '@/lib/workspace-grants'

/** An address that a workspace may send posts to, in the form to store; `field` is where it was typed in, among the fields of a channel or elsewhere. Throws `invalid` with the reason (spec/security#2.1). */
export async function webhookAddress(
  raw: string,
  tenant: Tenant,
  field: string | { pointer: string },
): Promise<string> {
  // Never ourselves, whatever the sandbox may reach.
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
