import { and, inArray, isNotNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { KnownDocuments } from '@/lib/platforms/known-documents'

/** Returns what we know about the documents at these addresses, to check and show a post while it is edited. */
export async function listKnownDocuments(
  ctx: ProjectContext,
  urls: readonly string[],
): Promise<KnownDocuments> {
  if (urls.length === 0) return {}
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ url: mediaFiles.address, bytes: mediaFiles.bytes, pages: mediaFiles.pages })
      .from(mediaFiles)
      .where(and(inArray(mediaFiles.address, [...urls]), isNotNull(mediaFiles.pages))),
  )
  return Object.fromEntries(rows.map(({ url, bytes, pages }) => [url, { bytes, pages: pages ?? 0 }]))
}
