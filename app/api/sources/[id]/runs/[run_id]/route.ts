import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageLimit, pageQuery } from '@/lib/api/paging'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getRunWithEntries, readSeqCursor } from '@/lib/sync/read/get-run-with-entries'
import { runAnswer, runEntryAnswer } from '@/lib/sync/schemas'

export const GET = projectRoute(
  {
    operationId: 'getRun',
    summary: 'Read a run with the result of each entry',
    permission: 'read',
    project: 'sources',
    params: idParams.extend({ run_id: z.string() }),
    query: pageQuery.extend({ limit: pageLimit(1000, 200) }),
    answer: runAnswer.extend({ entries: z.array(runEntryAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { params, query }) =>
    getRunWithEntries(ctx, {
      sourceId: params.id,
      runId: params.run_id,
      limit: query.limit,
      after: readSeqCursor(query.cursor),
    }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
