import { openApiDocument } from '@/lib/api/openapi'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { routeTable } from '../route-table'

export const GET = publicRoute({ operationId: 'getOpenApiDocument', summary: 'This description' }, async () =>
  Response.json(openApiDocument(routeTable()), { headers: { 'Cache-Control': 'public, max-age=60' } }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
