import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { variantWriters } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import type { VariantMedia } from '@/lib/platforms/schemas'

/** How a post was written and who reviewed it, for those who have to disclose it (spec/writing#4). */
export const disclosureSchema = z.object({
  written_by: z.enum(variantWriters),
  model: z.string().nullable().describe('The model that wrote it, where one did.'),
  voice_version: z.number().int().nullable(),
  translated_from: z.string().nullable(),
  edited: z.boolean().describe('Whether a person changed it afterwards.'),
  media_made_by: z
    .array(z.string())
    .default([])
    .describe(
      'Who made images or videos of it where no person did: a model, or Tributary for a video of its words.',
    ),
  reviewed_by: z.string().nullable().describe('Who approved it as it is; null where nobody did.'),
})
export type Disclosure = z.infer<typeof disclosureSchema>

/** How a package was written, according to its history. */
export type PackageWriting = {
  model: string | null
  voiceVersion: number | null
  samplesOf: string | null
  reviewedBy: string | null
}

type Row = {
  package_id: string
  model: string | null
  voice_version: number | null
  samples_of: string | null
  reviewed_by: string | null
}

/**
 * Returns how some packages were written: the details from each one's last writing event or, if a model wrote
 * nothing then, from the last proposal of one that was accepted since, or the last channel that one wrote for since,
 * and the person who has approved it since. One query.
 */
export async function writingOf(
  tx: ProjectTx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, PackageWriting>> {
  if (packageIds.length === 0) return new Map()
  const rows = await tx.execute<Row>(sql`
    select p.id as package_id, coalesce(w.data->>'model', s.data->>'model') as model,
      (case when w.data ? 'model' then w.data else s.data end->>'voice_version')::int as voice_version,
      w.data->>'samples_of' as samples_of, a.actor_name as reviewed_by
    from unnest(${sql.param(packageIds)}::uuid[]) as p(id)
    left join lateral (
      select id, data from package_events e
      where e.package_id = p.id and action in ('compose', 'remake', 'regenerate') order by id desc limit 1
    ) w on true
    left join lateral (
      select coalesce((select value from jsonb_each(e.data->'proposals') limit 1), e.data) as data
      from package_events e
      where e.package_id = p.id and (w.id is null or e.id > w.id)
        and (action = 'edit' and e.data ? 'proposals' or action = 'add-channel' and e.data ? 'model')
      order by e.id desc limit 1
    ) s on true
    left join lateral (
      select actor_name from package_events e
      where e.package_id = p.id and action = 'approve' and actor_id is not null and e.id > all (
        select id from package_events c
        where c.package_id = p.id and c.action in ('compose', 'remake', 'regenerate', 'edit', 'reject'))
      order by id desc limit 1
    ) a on true`)
  return new Map(
    rows.map((row) => [
      row.package_id,
      {
        model: row.model,
        voiceVersion: row.voice_version,
        samplesOf: row.samples_of,
        reviewedBy: row.reviewed_by,
      },
    ]),
  )
}

type VariantRow = {
  id: string
  package_id: string
  written_by: Disclosure['written_by']
  translated_from: string | null
  edited: boolean
  media: VariantMedia[]
  /** Of the last accepted proposal for it, or of its channel if that was added later; null if there is none. */
  model: string | null
  voice_version: number | null
}

/** Returns the disclosure of each variant of some packages, by the variant's id. */
export async function disclosuresOf(
  tx: ProjectTx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, Disclosure>> {
  if (packageIds.length === 0) return new Map()
  const writing = await writingOf(tx, packageIds)
  const rows = await tx.execute<VariantRow>(sql`
    select v.id, v.package_id, v.written_by, v.translated_from, v.edited, v.media, p.model, p.voice_version
    from variants v
    left join lateral (
      select how.data->>'model' as model, (how.data->>'voice_version')::int as voice_version
      from package_events e, lateral (select coalesce(e.data->'proposals'->v.id::text, e.data) as data) how
      where e.package_id = v.package_id
        and (e.action = 'edit' and e.data->'proposals' ? v.id::text
          or e.action = 'add-channel' and e.data->>'channel_id' = v.channel_id::text)
        and e.id > all (
          select id from package_events w
          where w.package_id = v.package_id and w.action in ('compose', 'remake', 'regenerate'))
      order by e.id desc limit 1
    ) p on true
    where v.package_id = any(${sql.param(packageIds)}::uuid[])`)
  return new Map(
    rows.map(({ id, package_id, written_by, translated_from, edited, media, model, voice_version }) => {
      const ofPackage = writing.get(package_id)
      const how = model === null ? ofPackage : { ...ofPackage, model, voiceVersion: voice_version }
      const byModel = written_by === 'model'
      return [
        id,
        {
          written_by,
          model: byModel ? (how?.model ?? null) : null,
          voice_version: byModel ? (how?.voiceVersion ?? null) : null,
          translated_from,
          edited,
          media_made_by: [...new Set(media.flatMap(({ made_by }) => made_by ?? []))],
          reviewed_by: ofPackage?.reviewedBy ?? null,
        },
      ]
    }),
  )
}
