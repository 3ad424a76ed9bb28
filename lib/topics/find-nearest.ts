import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { Composition } from '@/lib/packages/compose/compose-item'

/** The post that another one is too similar to. */
export type NearestPost = {
  packageId: string | null
  title: string
  text: string
  reason: string
  similarity: number
  message: string
  channelIds: string[]
}

/** The post that says the same on one of the channels and is out or planned; null where there is none. */
export async function findNearest(tx: ProjectTx, composition: Composition): Promise<NearestPost | null> {
  for (const { channelId, content } of composition.variants) {
    const [row] = await tx.execute<{ package_id: string; title: string; text: string }>(sql`
      select p.id as package_id, p.title, v.text from variants v join packages p on p.id = v.package_id
      where v.channel_id = ${channelId}::uuid and v.text = ${content.text} and v.text <> ''
        and p.status in ('approved', 'scheduled', 'publishing', 'published')
      order by v.id desc limit 1`)
    if (row)
      return {
        packageId: row.package_id,
        title: row.title,
        text: row.text,
        reason: 'same-text',
        similarity: 1,
        message: `Too similar to “${row.title}”: the same text.`,
        channelIds: [channelId],
      }
  }
  return null
}
