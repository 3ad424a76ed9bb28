import { z } from 'zod'
import { sumGenerations } from '@/lib/ai/ledger/sum-generations'
import { generationFilters, generationTotal } from '@/lib/ai/schemas'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { ledgerHeaders, ledgerOwner, ledgerReader } from '../ledger-reader'

export const GET = accountRoute(
  {
    operationId: 'sumGenerations',
    summary: 'Sum the calls of a model by month, model and purpose',
    headers: ledgerHeaders,
    query: generationFilters.extend(ledgerOwner.shape),
    answer: z.object({ data: z.array(generationTotal) }),
  },
  async (caller, { query, request }) => ({
    data: await sumGenerations(await ledgerReader(caller, query, request), query),
  }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
