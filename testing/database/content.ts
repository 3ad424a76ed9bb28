import type { PublishMode } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { channels, items, sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'

/** A connected channel; `linkedin` in English unless said otherwise. Gives its id. */
export async function createTestChannel(
  ctx: ProjectContext<'own'>,
  fields: Partial<typeof channels.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const platform = fields.platform ?? 'linkedin'
  await inProject(ctx, (tx) =>
    tx.insert(channels).values({ id, platform, accountKey: id, displayName: `Our ${platform}`, ...fields }),
  )
  return id
}

/** A source that is not synced by anything. Gives its id. */
export async function createTestSource(
  ctx: ProjectContext<'own'>,
  publishMode: PublishMode = 'review',
): Promise<string> {
  const id = newId()
  await inProject(ctx, (tx) =>
    tx
      .insert(sources)
      .values({ id, sourceType: 'bucket_manifest', name: 'A bucket', config: {}, publishMode }),
  )
  return id
}

const bible = {
  tagline_en: 'Keeps the weather in labelled jars.',
  tagline_de: 'Bewahrt das Wetter in beschrifteten Gläsern auf.',
  vibe_personality_en: 'Quillow is the village archivist of weather. She catches a little of every storm.',
  vibe_personality_de:
    'Quillow ist die Wetterarchivarin des Dorfes. Von jedem Sturm fängt sie ein wenig ein.',
  vibe_surprise_facts: ['Quillow sorts rainbows by taste.', 'Her handwriting changes with the air pressure.'],
  vibe_surprise_facts_de: [
    'Quillow ordnet Regenbögen nach Geschmack.',
    'Ihre Handschrift folgt dem Luftdruck.',
  ],
  vibe_core_traits: ['orderly', 'curious'],
  vibe_core_traits_de: ['ordentlich', 'neugierig'],
  tribe_display_name: 'Shelf Keepers',
}

/** How many items each project of a test has. */
const made = new Map<string, number>()

/**
 * A bilingual item with a picture, as a sync stores it. Gives its id. The composer chooses among its forms by the external id,
 * so a project's first item is always called the same and its posts are the same in every run.
 */
export async function createTestItem(
  ctx: ProjectContext<'own'>,
  fields: Partial<typeof items.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const count = (made.get(ctx.projectId) ?? 0) + 1
  made.set(ctx.projectId, count)
  const row = {
    id,
    externalId: `entry-${count}`,
    title: 'Quillow',
    featuredImage: 'https://assets.example.org/quillow.jpg',
    tags: ['weather'],
    metadata: { bible },
    contentHash: 'first',
    ...fields,
  }
  await inProject(ctx, (tx) => tx.insert(items).values(row))
  return id
}
