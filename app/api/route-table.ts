import './shared-schemas'
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
    '/api/cron/publish': await import('./cron/publish/route'),
    '/api/cron/sync': await import('./cron/sync/route'),
    '/api/generations': await import('./generations/route'),
    '/api/generations/totals': await import('./generations/totals/route'),
    '/api/generations/{id}': await import('./generations/[id]/route'),
    '/api/health': await import('./health/route'),
    '/api/inbound/sources/{id}': await import('./inbound/sources/[id]/route'),
    '/api/inbound/sources/{id}/{secret}': await import('./inbound/sources/[id]/[secret]/route'),
    '/api/inbound/sources/{id}/{secret}/notify': await import('./inbound/sources/[id]/[secret]/notify/route'),
    '/api/inbound/sources/{id}/notify': await import('./inbound/sources/[id]/notify/route'),
    '/api/items': await import('./items/route'),
    '/api/items/{id}': await import('./items/[id]/route'),
    '/api/items/{id}/facts': await import('./items/[id]/facts/route'),
    '/api/items/{id}/thumbnail': await import('./items/[id]/thumbnail/route'),
    '/api/items/{id}/transform': await import('./items/[id]/transform/route'),
    '/api/media/{name}': await import('./media/[name]/route'),
    '/api/me/reference-library': await import('./me/reference-library/route'),
    '/api/me/writing-style': await import('./me/writing-style/route'),
    '/api/model-settings': await import('./model-settings/route'),
    '/api/model-settings/try': await import('./model-settings/try/route'),
    '/api/packages': await import('./packages/route'),
    '/api/packages/{id}': await import('./packages/[id]/route'),
    '/api/packages/{id}/approve': await import('./packages/[id]/approve/route'),
    '/api/packages/{id}/comments': await import('./packages/[id]/comments/route'),
    '/api/packages/{id}/publish': await import('./packages/[id]/publish/route'),
    '/api/packages/{id}/regenerate': await import('./packages/[id]/regenerate/route'),
    '/api/packages/{id}/reject': await import('./packages/[id]/reject/route'),
    '/api/packages/{id}/schedule': await import('./packages/[id]/schedule/route'),
    '/api/packages/{id}/submit': await import('./packages/[id]/submit/route'),
    '/api/packages/{id}/thumbnail': await import('./packages/[id]/thumbnail/route'),
    '/api/packages/{id}/unschedule': await import('./packages/[id]/unschedule/route'),
    '/api/projects': await import('./projects/route'),
    '/api/projects/{id}': await import('./projects/[id]/route'),
    '/api/projects/{id}/brand': await import('./projects/[id]/brand/route'),
    '/api/projects/{id}/export': await import('./projects/[id]/export/route'),
    '/api/projects/{id}/logo': await import('./projects/[id]/logo/route'),
    '/api/projects/{id}/sync-voice': await import('./projects/[id]/sync-voice/route'),
    '/api/projects/{id}/voice': await import('./projects/[id]/voice/route'),
    '/api/projects/{id}/voice/check': await import('./projects/[id]/voice/check/route'),
    '/api/projects/{id}/voice/extract-from-text': await import(
      './projects/[id]/voice/extract-from-text/route'
    ),
    '/api/projects/{id}/voice/prompt-block': await import('./projects/[id]/voice/prompt-block/route'),
    '/api/projects/{id}/voice/read-brief': await import('./projects/[id]/voice/read-brief/route'),
    '/api/projects/{id}/voice/versions': await import('./projects/[id]/voice/versions/route'),
    '/api/projects/{id}/voice/versions/{version}/restore': await import(
      './projects/[id]/voice/versions/[version]/restore/route'
    ),
    '/api/publications': await import('./publications/route'),
    '/api/schemas/push-item.json': await import('./schemas/push-item.json/route'),
    '/api/topics': await import('./topics/route'),
    '/api/topics/coverage': await import('./topics/coverage/route'),
    '/api/topics/preview': await import('./topics/preview/route'),
    '/api/topics/{id}': await import('./topics/[id]/route'),
    '/api/topics/{id}/runs': await import('./topics/[id]/runs/route'),
    '/api/sources': await import('./sources/route'),
    '/api/sources/preview': await import('./sources/preview/route'),
    '/api/sources/{id}': await import('./sources/[id]/route'),
    '/api/sources/{id}/regenerate-secret': await import('./sources/[id]/regenerate-secret/route'),
    '/api/sources/{id}/runs': await import('./sources/[id]/runs/route'),
    '/api/sources/{id}/runs/{run_id}': await import('./sources/[id]/runs/[run_id]/route'),
    '/api/sources/{id}/sync': await import('./sources/[id]/sync/route'),
    '/api/sources/{id}/url-secret': await import('./sources/[id]/url-secret/route'),
  }
}
