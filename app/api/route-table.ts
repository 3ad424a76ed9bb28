import type { RouteTable } from '@/lib/api/openapi'

/**
 * Every route of the HTTP API by its path. The OpenAPI document is made from it, and a test compares it with the files
 * under app/api, so that none is left out.
 */
export async function routeTable(): Promise<RouteTable> {
  return {
    '/api/health': await import('./health/route'),
    '/api/projects': await import('./projects/route'),
    '/api/projects/{id}': await import('./projects/[id]/route'),
  }
}
