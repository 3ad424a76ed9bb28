import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { checkHealth } from '@/lib/health/check-health'

const answer = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
  queue: z.enum(['ok', 'unavailable']),
})

export const GET = publicRoute(
  { operationId: 'getHealth', summary: 'Is the service up?', answer },
  async () => {
    const health = await checkHealth()
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503 })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
