import { sql } from 'drizzle-orm'
import { cards, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { deleteBlob } from '@/lib/media/blobs'
import { isLogoOf } from './logo-name'

/**
 * Lets a project's former logo go, when it was uploaded for this project, no project shows it and no card is painted with it.
 * The address in a project's settings is anybody's word: it may be a picture of somebody else.
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
