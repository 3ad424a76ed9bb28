import { inSystem } from '@/db/system'
import { accountEmailJob } from '@/lib/jobs/account-email-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { enforceRateLimit } from '@/lib/rate-limit'
import { clientAddress } from '../client-address'
import { digest } from '../secrets'

/**
 * Requests a reset link by email. Whether the address has an account is looked up later, by the job, so that the
 * response and its timing are the same for every address. Throws `too-many-requests` after 5 requests in fifteen
 * minutes for one address, or 30 from one client.
 */
export async function requestPasswordReset(input: { email: string }, headers: Headers): Promise<void> {
  await enforceRateLimit(`reset:${digest(input.email).slice(0, 24)}`, 5, 900)
  const from = clientAddress(headers)
  if (from) await enforceRateLimit(`reset-from:${from}`, 30, 900)
  await enforceRateLimit('reset', 300, 900)
  await inSystem(async (tx) => enqueue(tx, accountEmailJob, [{ kind: 'reset', email: input.email }]))
}
