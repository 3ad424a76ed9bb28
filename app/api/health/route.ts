import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { checkHealth } from '@/lib/health/check-health'

const answer = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
  queue: z.enum(['ok', 'unavailable']),
  worker: z.enum(['ok', 'silent', 'none', 'unknown']),
  oldest_due_seconds: z.int().nullable(),
  disk: z.enum(['ok', 'full', 'unknown']),
  reasons: z.array(z.string()),
  warnings: z.array(z.string()),
})

export const GET = publicRoute(
  { operationId: 'getHealth', summary: 'Check whether the service works', answer },
  async () => {
    const health = await checkHealth()
    if (health.status === 'ok') return Response.json(health)
    return Response.json(health, { status: 503, headers: { 'Retry-After': '10' } })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
