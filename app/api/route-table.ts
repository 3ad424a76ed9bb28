import type { RouteTable } from '@/lib/api/openapi'

/**
 * Every route of the HTTP API by its path. The OpenAPI document is made from it, and a test compares it with the files
 * under app/api, so that none is left out.
 */
export async function routeTable(): Promise<RouteTable> {
  return {
    '/api/channels': await import('./channels/route'),
    '/api/channels/callback/{platform}': await import('./channels/callback/[platform]/route'),
    '/api/channels/connect/{platform}': await import('./channels/connect/[platform]/route'),
    '/api/channels/{id}': await import('./channels/[id]/route'),
    '/api/health': await import('./health/route'),
    '/api/projects': await import('./projects/route'),
    '/api/projects/{id}': await import('./projects/[id]/route'),
  }
}
