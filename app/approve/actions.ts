'use server'

import { cookies } from 'next/headers'
import { openAction } from '@/lib/actions/project-action'
import { admitApprover, findLockedLink } from '@/lib/approvals/admit-approver'
import { commentByLink, decideByLink } from '@/lib/approvals/decide-by-link'
import { approverCommentInput, decideInput, enterPinInput } from '@/lib/approvals/schemas'
import { approvalPinCookie, enterPin } from '@/lib/auth/approval-link'

const pinCookie = async () => (await cookies()).get(approvalPinCookie)?.value

export const decideByLinkAction = openAction({ input: decideInput }, async (input) =>
  decideByLink(await admitApprover(input.token, { name: input.name, pinCookie: await pinCookie() }), input),
)

export const commentByLinkAction = openAction({ input: approverCommentInput }, async (input) =>
  commentByLink(await admitApprover(input.token, { name: input.name, pinCookie: await pinCookie() }), input),
)

export const enterPinAction = openAction({ input: enterPinInput }, async ({ token, pin }) => {
  const cookie = await enterPin(await findLockedLink(token), pin)
  ;(await cookies()).set(cookie)
})
