import { EmailError } from '@/lib/email/email-error'
import { sendEmail } from '@/lib/email/send-email'
import { composeNotificationEmail } from './compose-notification-email'
import type { DeliveryOutcome } from './delivery-outcome'
import type { PendingMessage } from './read-receiver'

/**
 * Sends one email. Calls `mark` once the server has everything except the end of the message, so that only a
 * process that dies right after that leaves it open whether the email arrived.
 */
export async function sendByEmail(
  step: Extract<PendingMessage, { to: 'email' }>,
  mark: () => Promise<void>,
): Promise<DeliveryOutcome> {
  try {
    await sendEmail(composeNotificationEmail(step), { beforeEnd: mark })
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof EmailError)) throw error
    const failure = {
      error: error.message,
      ...(error.responseCode === undefined ? {} : { responseCode: error.responseCode }),
    }
    if (error.kind === 'refused') return { kind: 'failed', ...failure }
    if (error.kind === 'server') return { kind: 'server', ...failure }
    // Also when it is unknown whether it arrived: it is then sent again under the same Message-ID, as mail servers
    // do.
    return { kind: 'retry', ...failure }
  }
}
