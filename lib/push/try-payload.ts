import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { AuthenticatedSource } from '@/lib/auth/tokens/authenticate-source'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { checkConfig } from '@/lib/sources/config/check-config'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { eventHeaders } from './payloads/payload'
import { readDelivery } from './read-delivery'
import type { ReadItem } from './read-push'
import { requirePushConfig } from './require-push-config'
import type { PushAnswer } from './schemas'
import { applyCmsEvent } from './store/apply-cms-event'
import { mapPushItem } from './store/map-push-item'
import { storeItems } from './store/store-items'

export const tryPayloadInput = z.strictObject({
  id: z.uuid(),
  body: z
    .string()
    .min(1, 'Paste a sample first.')
    .max(256 * 1024, 'At most 256 KiB.'),
  headers: z.partialRecord(z.enum(eventHeaders), z.string().max(200)).default({}),
  /** Settings to try instead of the stored ones. */
  config: z.record(z.string(), z.unknown()).default({}),
})
export type TryPayloadInput = z.infer<typeof tryPayloadInput>

/** What a delivery would do. */
export type PayloadView = {
  does: 'push' | 'withdraw' | 'ignore'
  external_id: string | null
  reason: string | null
  items: PayloadItem[]
}

export type PayloadItem = {
  external_id: string | null
  errors: string[]
  notes: string[]
  /** Null if the item would be rejected. */
  item: {
    title: string
    url: string | null
    featured_image: string | null
    tags: string[]
    published_at: string | null
    raw_content: string
  } | null
}

const maxItems = 10
const maxText = 2000

/**
 * Returns what a delivery would do with a push source's stored settings, or with the settings being tried. Stores
 * nothing and records no delivery. Throws `not-found`, `malformed-json`, and `invalid` for wrong settings and for
 * another system's body.
 */
export async function tryPayload(ctx: ProjectContext<'write'>, input: TryPayloadInput): Promise<PayloadView> {
  const source = await pushSource(ctx, input.id)
  const { config: checked } = await checkConfig(ctx, {
    source_type: source.type,
    config: { ...source.config, ...input.config },
  })
  const config = pushConfig.parse(checked)
  const delivery = readDelivery(deliveryOf(input), config)
  if (delivery.does !== 'push')
    return { does: delivery.does, external_id: delivery.externalId, reason: delivery.reason, items: [] }
  const items = delivery.items.slice(0, maxItems).map((one) => itemView(one, config))
  return { does: 'push', external_id: null, reason: null, items }
}

function itemView(read: ReadItem, config: z.infer<typeof pushConfig>): PayloadItem {
  if (!read.ok)
    return {
      external_id: read.externalId,
      errors: read.errors.map(({ detail }) => detail),
      notes: [],
      item: null,
    }
  const notes = [...read.notes]
  const draft = mapPushItem(read.item, config, (note) => notes.push(note))
  return {
    external_id: read.externalId,
    errors: [],
    notes,
    item: {
      title: draft.title,
      url: draft.url,
      featured_image: draft.featuredImage,
      tags: draft.tags,
      published_at: draft.publishedAt?.toISOString() ?? null,
      raw_content: draft.rawContent.slice(0, maxText),
    },
  }
}

/**
 * Processes a delivery again with the stored settings, as if it arrived now. It is listed among the deliveries.
 * Returns its results. Throws like a push.
 */
export async function replayPayload(
  ctx: ProjectContext<'write'>,
  input: TryPayloadInput,
): Promise<PushAnswer> {
  const source = await pushSource(ctx, input.id)
  const delivery = readDelivery(deliveryOf(input), requirePushConfig(source))
  const { counts, results } =
    delivery.does === 'push'
      ? await storeItems(ctx, { source, items: delivery.items, dryRun: false })
      : await applyCmsEvent(ctx, { sourceId: source.id, event: delivery, dryRun: false })
  return { ...counts, results }
}

const deliveryOf = ({ body, headers }: TryPayloadInput) => ({ bytes: Buffer.from(body), headers })

async function pushSource(ctx: ProjectContext, id: string): Promise<AuthenticatedSource['source']> {
  const [source] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(sources)
      .where(and(eq(sources.id, requireId(id)), eq(sources.sourceType, 'push'))),
  )
  if (!source) throw new AppError('not-found')
  return {
    id: source.id,
    type: source.sourceType,
    status: source.status,
    config: source.config,
    lastContentAt: source.lastContentAt,
  }
}
