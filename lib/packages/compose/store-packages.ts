import { sql } from 'drizzle-orm'
import type { PublishMode } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import type { PackageFlag } from '@/db/schema/packages'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import { hashVariant } from '@/lib/publications/payload'
import { type PackageEventAction, recordEvents } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'
import type { ComposedVariant } from './compose-item'

export type NewPackage = {
  id: string
  itemId: string
  title: string
  status: PackageStatus
  publishMode: PublishMode
  itemContentHash: string
  warnings: string[]
  flags: PackageFlag[]
  scheduledAt: Date | null
  variants: ComposedVariant[]
  /** True when the variants are approved as they are. */
  approved: boolean
  /** The steps that led to the status, oldest first. */
  history: {
    actor: Actor
    action: PackageEventAction
    from: PackageStatus | null
    to: PackageStatus
    reason?: string
  }[]
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
  media: { url: string; alt: string }[]
  link: string | null
  approved_hash: string | null
}

export const variantRecord = (
  packageId: string,
  composed: ComposedVariant,
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
  approved_hash: approved ? hashVariant(composed.content) : null,
})

/** Writes many new packages with their variants and history: three statements, however many they are. */
export async function storePackages(tx: ProjectTx, made: readonly NewPackage[]): Promise<void> {
  if (made.length === 0) return
  await tx.execute(sql`
    insert into packages (id, item_id, title, status, publish_mode, item_content_hash, warnings, flags, scheduled_at, made_by)
    select id, item_id, title, status, publish_mode, item_content_hash, warnings, flags, scheduled_at, 'composer'
    from jsonb_to_recordset(${JSON.stringify(made.map(packageRecord))}::text::jsonb) as r(
      id uuid, item_id uuid, title text, status text, publish_mode text, item_content_hash text, warnings jsonb,
      flags jsonb, scheduled_at timestamptz)`)
  await tx.execute(sql`
    insert into variants (id, package_id, channel_id, platform, language, title, text, hashtags, media, link, approved_hash)
    select * from jsonb_to_recordset(${JSON.stringify(
      made.flatMap((one) => one.variants.map((variant) => variantRecord(one.id, variant, one.approved))),
    )}::text::jsonb) as r(
      id uuid, package_id uuid, channel_id uuid, platform text, language text, title text, text text, hashtags text[],
      media jsonb, link text, approved_hash text)`)
  await recordEvents(
    tx,
    made.flatMap((one) => one.history.map((step) => ({ ...step, packageId: one.id }))),
  )
}

const packageRecord = (one: NewPackage) => ({
  id: one.id,
  item_id: one.itemId,
  title: one.title,
  status: one.status,
  publish_mode: one.publishMode,
  item_content_hash: one.itemContentHash,
  warnings: one.warnings,
  flags: one.flags,
  scheduled_at: one.scheduledAt?.toISOString() ?? null,
})
