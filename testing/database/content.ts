import type { PublishMode } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { channels, itemOrigins, items, sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'

/** Creates a connected channel, by default `linkedin` in English. Returns its ID. */
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

/** Creates a source that nothing syncs. Returns its ID. */
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

/** Number of items created so far per project. */
const made = new Map<string, number>()

/**
 * Creates a bilingual item with an image, as a sync stores it. Returns its ID. The composer picks its structures by
 * the external ID, so a project's first item always has the same one and its posts are the same in every run.
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

/** Creates an item as a topic makes it from another one, whose content it repeats. Returns its ID. */
export async function createTestTopicItem(
  ctx: ProjectContext<'own'>,
  originId: string,
  fields: Partial<typeof items.$inferInsert> = {},
): Promise<string> {
  const itemId = await createTestItem(ctx, fields)
  await inProject(ctx, (tx) => tx.insert(itemOrigins).values({ itemId, originId, contentHash: 'x' }))
  return itemId
}
