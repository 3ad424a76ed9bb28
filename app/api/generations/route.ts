import { z } from 'zod'
import { listGenerations } from '@/lib/ai/ledger/list-generations'
import { generationFilters, listedGeneration } from '@/lib/ai/schemas'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { ledgerHeaders, ledgerOwner, ledgerReader } from './ledger-reader'

export const GET = accountRoute(
  {
    operationId: 'listGenerations',
    summary: 'List the calls of a model, newest first',
    headers: ledgerHeaders,
    query: pageQuery.extend(generationFilters.shape).extend(ledgerOwner.shape),
    answer: z.object({ data: z.array(listedGeneration), next_cursor: z.string().nullable() }),
  },
  async (caller, { query: { cursor, ...query }, request }) =>
    listGenerations(await ledgerReader(caller, query, request), { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
