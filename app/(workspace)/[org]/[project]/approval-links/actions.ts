'use server'

import { projectAction } from '@/lib/actions/project-action'
import { createApprovalLink } from '@/lib/approvals/create-approval-link'
import { reissueApprovalLink } from '@/lib/approvals/reissue-approval-link'
import { revokeApprovalLink } from '@/lib/approvals/revoke-approval-link'
import { approvalLinkInput, createApprovalLinkInput } from '@/lib/approvals/schemas'

export const createApprovalLinkAction = projectAction(
  { permission: 'write', input: createApprovalLinkInput },
  createApprovalLink,
)

export const revokeApprovalLinkAction = projectAction(
  { permission: 'write', input: approvalLinkInput },
  revokeApprovalLink,
)

export const reissueApprovalLinkAction = projectAction(
  { permission: 'write', input: approvalLinkInput },
  reissueApprovalLink,
)
