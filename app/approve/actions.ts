'use server'

import { cookies, headers } from 'next/headers'
import { openAction } from '@/lib/actions/project-action'
import { admitApprover, findLockedLink } from '@/lib/approvals/admit-approver'
import { commentByLink } from '@/lib/approvals/comment-by-link'
import { decideByLink } from '@/lib/approvals/decide-by-link'
import { approverCommentInput, decideInput, enterPinInput } from '@/lib/approvals/schemas'
import { clientAddress } from '@/lib/auth/client-address'
import { approvalPinCookie, enterPin } from '@/lib/auth/tokens/approval-link'

const readCredentials = async () => ({
  pinCookie: (await cookies()).get(approvalPinCookie)?.value,
  address: clientAddress(await headers()),
})

export const decideByLinkAction = openAction({ input: decideInput }, async (input) =>
  decideByLink(await admitApprover(input.token, { ...(await readCredentials()), name: input.name }), input),
)

export const commentByLinkAction = openAction({ input: approverCommentInput }, async (input) =>
  commentByLink(await admitApprover(input.token, { ...(await readCredentials()), name: input.name }), input),
)

export const enterPinAction = openAction({ input: enterPinInput }, async ({ token, pin }) => {
  const cookie = await enterPin(await findLockedLink(token, { address: clientAddress(await headers()) }), pin)
  ;(await cookies()).set(cookie)
})
