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
 * Returns how some packages were written: the details from each one's last writing event, and the person who has
 * approved it since. One query.
 */
export async function writingOf(
  tx: ProjectTx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, PackageWriting>> {
  if (packageIds.length === 0) return new Map()
  const rows = await tx.execute<Row>(sql`
    select p.id as package_id, w.data->>'model' as model, (w.data->>'voice_version')::int as voice_version,
      w.data->>'samples_of' as samples_of, a.actor_name as reviewed_by
    from unnest(${sql.param(packageIds)}::uuid[]) as p(id)
    left join lateral (
      select id, data from package_events e
      where e.package_id = p.id and action in ('compose', 'remake', 'regenerate') order by id desc limit 1
    ) w on true
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
}

/** Returns the disclosure of each variant of some packages, by the variant's id. */
export async function disclosuresOf(
  tx: ProjectTx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, Disclosure>> {
  if (packageIds.length === 0) return new Map()
  const writing = await writingOf(tx, packageIds)
  const rows = await tx.execute<VariantRow>(sql`
    select id, package_id, written_by, translated_from, edited, media from variants
    where package_id = any(${sql.param(packageIds)}::uuid[])`)
  return new Map(
    rows.map(({ id, package_id, written_by, translated_from, edited, media }) => {
      const how = writing.get(package_id)
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
          reviewed_by: how?.reviewedBy ?? null,
        },
      ]
    }),
  )
}
