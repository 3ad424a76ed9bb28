import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { ApproverPage } from '@/components/approvals/approver-page'
import { PinForm } from '@/components/approvals/pin-form'
import { StandalonePage } from '@/components/shell/standalone-page'
import { ProjectTimeZone } from '@/components/ui/time-zone'
import { getLinkedPosts } from '@/lib/approvals/linked-posts'
import { clientAddress } from '@/lib/auth/client-address'
import {
  approvalPinCookie,
  authenticateApprovalLink,
  recordLinkOpened,
} from '@/lib/auth/tokens/approval-link'
import { commentByLinkAction, decideByLinkAction, enterPinAction } from '../actions'

export const metadata: Metadata = {
  title: 'Posts for your approval',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

type Props = { params: Promise<{ token: string }> }

export default async function ApprovePage({ params }: Props) {
  const { token } = await params
  const pinCookie = (await cookies()).get(approvalPinCookie)?.value
  const found = await authenticateApprovalLink(token, { pinCookie, address: clientAddress(await headers()) })
  if (!found) notFound()
  if ('locked' in found)
    return (
      <StandalonePage
        title={found.locked.locked ? 'This link is locked' : 'Enter the PIN'}
        description={
          found.locked.locked
            ? 'The PIN was wrong too many times. Ask the person who sent you this link for a new one.'
            : 'The person who sent you this link has given you a PIN for it.'
        }
      >
        {found.locked.locked ? null : <PinForm token={token} enter={enterPinAction} />}
      </StandalonePage>
    )
  const view = await getLinkedPosts(found.admitted)
  await recordLinkOpened(found.admitted.link.id)
  return (
    <ProjectTimeZone timeZone={view.timeZone}>
      <ApproverPage token={token} view={view} decide={decideByLinkAction} comment={commentByLinkAction} />
    </ProjectTimeZone>
  )
}
