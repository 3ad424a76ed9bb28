import { sql } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { dropBlob } from '@/lib/media/blobs'

/**
 * Lets a former logo go, when it was uploaded here and no project shows it. The address in a project's settings is
 * anybody's word: it may be the picture of another brand.
 */
export async function releaseLogo(address: string): Promise<void> {
  const shown = await inSystem((tx) =>
    tx
      .select({ id: projects.id })
      .from(projects)
      .where(sql`${projects.settings} #>> '{brand_assets,logo_url}' = ${address}`)
      .limit(1),
  )
  if (shown.length === 0) await dropBlob(address)
}
