import { openApiDocument } from '@/lib/api/openapi'
import { publicRoute } from '@/lib/api/public-route'
import { routeTable } from '../route-table'

export const GET = publicRoute({ summary: 'This description' }, async () =>
  Response.json(openApiDocument(await routeTable()), { headers: { 'Cache-Control': 'public, max-age=60' } }),
)

export { preflight as OPTIONS } from '@/lib/api/preflight'
