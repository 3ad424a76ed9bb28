import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { Actor } from '@/lib/audit/actor'
import { noTrace, type Trace } from '@/lib/facts/trace/trace'
import { newId } from '@/lib/ids'
import { storeSignatures } from '@/lib/novelty/store-signatures'
import type { VariantMedia } from '@/lib/platforms/schemas'
import { hashVariant } from '@/lib/publications/payload'
import { recordEvents } from '@/lib/publications/record-event'
import { insertPackages, type PackageToInsert } from '@/lib/publications/transition-packages'
import type { ChannelVariant } from '../write/compose-item'

export type NewPackage = Omit<PackageToInsert, 'history'> & {
  variants: ChannelVariant[]
  /** True if the variants are approved as they are. */
  approved: boolean
  history: (PackageToInsert['history'][number] & {
    actor: Actor
    reason?: string
    data?: Record<string, unknown>
  })[]
}

export type VariantRecord = {
  id: string
  package_id: string
  channel_id: string
  platform: string
  language: string
  title: string | null
  text: string
  hashtags: string[]
  media: VariantMedia[]
  link: string | null
  replies: string[]
  collaborators: string[]
  written_by: string
  structure: string | null
  translated_from: string | null
  trace: Trace
  approved_hash: string | null
}

/** Returns the row to store for a composed variant, under a new id. */
export const variantRecord = (
  packageId: string,
  composed: ChannelVariant,
  approved: boolean,
): VariantRecord => ({
  id: newId(),
  package_id: packageId,
  channel_id: composed.channelId,
  platform: composed.content.platform,
  language: composed.content.language,
  title: composed.content.title,
  text: composed.content.text,
  hashtags: composed.content.hashtags,
  media: composed.content.media,
  link: composed.content.link,
  replies: composed.content.replies,
  collaborators: composed.content.collaborators,
  written_by: composed.writtenBy ?? 'composer',
  structure: composed.structure ?? null,
  translated_from: composed.translatedFrom ?? null,
  trace: composed.trace ?? noTrace,
  approved_hash: approved ? hashVariant(composed.content) : null,
})

export const variantColumns = sql.raw(
  'id, package_id, channel_id, platform, language, title, text, hashtags, media, link, replies, collaborators, written_by, structure, translated_from, trace, approved_hash',
)
/** The same columns, as a record type for `jsonb_to_recordset`. */
export const variantRecordType = sql.raw(
  `id uuid, package_id uuid, channel_id uuid, platform text, language text, title text, text text, hashtags text[],
   media jsonb, link text, replies text[], collaborators text[], written_by text, structure text, translated_from text, trace jsonb, approved_hash text`,
)

/** Stores any number of new packages with their variants, novelty signatures and history in four statements. */
export async function storePackages(tx: ProjectTx, made: readonly NewPackage[]): Promise<void> {
  if (made.length === 0) return
  await insertPackages(tx, made)
  const records = made.flatMap((one) =>
    one.variants.map((variant) => variantRecord(one.id, variant, one.approved)),
  )
  await tx.execute(sql`
    insert into variants (${variantColumns})
    select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${variantRecordType})`)
  await storeSignatures(
    tx,
    records.map(({ channel_id, ...record }) => ({ ...record, channelId: channel_id })),
  )
  await recordEvents(
    tx,
    made.flatMap((one) => one.history.map((step) => ({ ...step, packageId: one.id }))),
  )
}
