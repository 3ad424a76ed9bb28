import type { projects } from '@/db/schema'
import { voiceSchema } from '@/lib/voice/schemas'
import type { ProjectAnswer } from './schemas'

/** Converts a stored project to its API representation (spec/http-api#resources). */
export function presentProject(row: typeof projects.$inferSelect): ProjectAnswer {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    brand_hub_slug: row.brandHubSlug,
    settings: row.settings,
    voice: voiceSchema.catch({}).parse(row.voice),
    logo_url: row.settings.brand_assets?.logo_url ?? null,
    publishing_paused: row.publishingPaused,
    time_zone: row.timeZone,
    max_overdue_hours: row.maxOverdueHours,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
