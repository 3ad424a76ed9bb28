import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { pushItemSchema } from '@/lib/push/push-item-schema'

export const GET = publicRoute(
  { operationId: 'getPushItemSchema', summary: 'JSON Schema of a push item' },
  async () =>
    Response.json(pushItemSchema(), {
      headers: { 'Content-Type': 'application/schema+json', 'Cache-Control': 'public, max-age=3600' },
    }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
