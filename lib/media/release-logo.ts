import { sql } from 'drizzle-orm'
import { cards, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { deleteBlob } from '@/lib/media/blobs'
import { isLogoOf } from './logo-name'

/**
 * Deletes a project's former logo if it was uploaded for this project, no project shows it and no card contains it.
 * The address in a project's settings cannot be trusted: it may belong to someone else's image.
 */
export async function releaseLogo(projectId: string, address: string): Promise<void> {
  if (!isLogoOf(projectId, address)) return
  const [used] = await inSystem((tx) =>
    tx.execute(sql`
      select from ${projects} where settings #>> '{brand_assets,logo_url}' = ${address}
      union all
      select from ${projects} where settings #>> '{brand_assets,uploaded_logo_url}' = ${address}
      union all
      select from ${cards} where recipe ->> 'logo_url' = ${address}
      limit 1`),
  )
  if (used === undefined) await deleteBlob(address)
}
