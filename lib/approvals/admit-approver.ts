import {
  type AdmittedApprover,
  type ApproverCredentials,
  authenticateApprovalLink,
  type LockedLink,
} from '@/lib/auth/tokens/approval-link'
import { AppError } from '@/lib/errors'

const gone = () =>
  new AppError('not-found', {
    detail: 'This link doesn’t work any more.',
    hint: 'Ask the person who sent it for a new one.',
  })

/**
 * Returns a link's approver, for a decision or a comment. Throws `not-found` for an unknown, expired or revoked
 * link, and `forbidden` until its PIN is entered.
 */
export async function admitApprover(token: string, given: ApproverCredentials): Promise<AdmittedApprover> {
  const found = await authenticateApprovalLink(token, given)
  if (!found) throw gone()
  if ('locked' in found)
    throw new AppError('forbidden', {
      detail: 'Enter the PIN of this link again.',
      hint: 'Reload the page to enter it.',
    })
  return found.admitted
}

/** Returns a link whose PIN must still be entered. Throws `not-found` for any other link. */
export async function findLockedLink(token: string, given: ApproverCredentials): Promise<LockedLink> {
  const found = await authenticateApprovalLink(token, given)
  if (!found || !('locked' in found)) throw gone()
  return found.locked
}
