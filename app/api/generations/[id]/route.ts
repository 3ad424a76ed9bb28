import { getGeneration } from '@/lib/ai/ledger/get-generation'
import { generationAnswer } from '@/lib/ai/schemas'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'

export const GET = projectRoute(
  {
    operationId: 'getGeneration',
    summary: 'Get one call of a model with its prompt and answer',
    permission: 'write',
    project: 'generations',
    params: idParams,
    answer: generationAnswer,
  },
  (project, { params: { id } }) => getGeneration({ project }, id),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
