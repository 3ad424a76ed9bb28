import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { arrivalsAnswer, arrivalsQuery, countArrivals } from '@/lib/packages/review/count-arrivals'

export const GET = projectRoute(
  {
    operationId: 'countArrivedPackages',
    summary: 'Count the packages of a list that are newer than a known one',
    permission: 'read',
    query: arrivalsQuery,
    answer: arrivalsAnswer,
    otherStatuses: { 304: 'The answer has the ETag that If-None-Match names.' },
  },
  async (ctx, { query, request }) => {
    const answer = await countArrivals(ctx, query)
    const headers = { etag: `"${answer.count}-${answer.newest ?? ''}"`, 'cache-control': 'private, no-cache' }
    return request.headers.get('if-none-match') === headers.etag
      ? new Response(null, { status: 304, headers })
      : Response.json(answer, { headers })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
