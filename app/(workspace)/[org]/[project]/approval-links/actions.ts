'use server'

import { projectAction } from '@/lib/actions/project-action'
import { createApprovalLink, reissueApprovalLink, revokeApprovalLink } from '@/lib/approvals/links'
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
