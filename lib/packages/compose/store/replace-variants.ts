import { sql } from 'drizzle-orm'
import { everPublished } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import { storeSignatures } from '@/lib/novelty/store-signatures'
import type { ChannelVariant } from '../write/compose-item'
import { variantColumns, variantRecord, variantRecordType } from './store-packages'

/**
 * Replaces a package's variants with newly composed posts: a variant of the same channel keeps its id, and variants
 * of channels that are no longer targeted are deleted, as are those of disconnected channels if there are new ones.
 * Posts that are published, or may be, stay as they are, because they record what was sent.
 */
export async function replaceVariants(
  tx: ProjectTx,
  packageId: string,
  composed: readonly ChannelVariant[],
): Promise<void> {
  const records = composed.map((one) => variantRecord(packageId, one, false))
  const sent = sql`exists (
    select from publications p where p.variant_id = v.id and ${oneOf(sql`p.status`, everPublished)})`
  await tx.execute(sql`
    delete from variants v
    where v.package_id = ${packageId} and not ${sent}
      and (v.channel_id = any(array(select jsonb_array_elements_text(
        ${JSON.stringify(composed.map((one) => one.channelId))}::text::jsonb)::uuid))) is not true
      and (v.channel_id is not null or ${composed.length > 0})`)
  const written = await tx.execute<{ id: string; channelId: string; title: string | null; text: string }>(sql`
    insert into variants as v (${variantColumns})
    select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${variantRecordType})
    on conflict (project_id, package_id, channel_id) do update set
      platform = excluded.platform, language = excluded.language, title = excluded.title, text = excluded.text,
      hashtags = excluded.hashtags, media = excluded.media, link = excluded.link,
      replies = excluded.replies, collaborators = excluded.collaborators, written_by = excluded.written_by,
      structure = excluded.structure, translated_from = excluded.translated_from, trace = excluded.trace,
      approved_hash = null,
      edited = false, updated_at = now()
    where not ${sent}
    returning id, channel_id as "channelId", title, text`)
  await storeSignatures(tx, written)
}
