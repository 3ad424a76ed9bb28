import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOfAll, pageQuery } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { createApprovalLink } from '@/lib/approvals/create-approval-link'
import { listApprovalLinks } from '@/lib/approvals/list-approval-links'
import { approvalLinkAnswer, createApprovalLinkInput, newApprovalLink } from '@/lib/approvals/schemas'

export const GET = projectRoute(
  {
    operationId: 'listApprovalLinks',
    summary: 'The approval links of a project, newest first, without their secrets',
    permission: 'read',
    query: pageQuery,
    answer: z.object({ data: z.array(approvalLinkAnswer), next_cursor: z.string().nullable() }),
  },
  async (ctx, { query }) => pageOfAll(await listApprovalLinks(ctx), query),
)

export const POST = projectRoute(
  {
    operationId: 'createApprovalLink',
    summary: 'Create a link by which somebody without an account approves posts. Its address is shown once',
    permission: 'write',
    body: createApprovalLinkInput,
    answer: newApprovalLink,
    status: 201,
  },
  (ctx, { body }) => createApprovalLink(ctx, body),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
