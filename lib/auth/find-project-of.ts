import { eq } from 'drizzle-orm'
import {
  approvalLinks,
  channels,
  generations,
  items,
  mediaFiles,
  mediaUploads,
  packageComments,
  packages,
  publications,
  sources,
  takedowns,
  topics,
} from '@/db/schema'
import { inSystem } from '@/db/system'

const tables = {
  sources,
  items,
  packages,
  channels,
  publications,
  takedowns,
  generations,
  topics,
  comments: packageComments,
  'approval-links': approvalLinks,
  'media-files': mediaFiles,
  'media-uploads': mediaUploads,
}
export type ProjectResource = keyof typeof tables

/**
 * Which project a resource belongs to, by its id, so that a call by id needs no header. Says nothing of whether the
 * caller may see it: that is decided by entering the project. Undefined for unknown ids and for legacy rows.
 */
export async function findProjectOf(resource: ProjectResource, id: string): Promise<string | undefined> {
  const find = async (table: (typeof tables)[ProjectResource]) => {
    const [row] = await inSystem((tx) =>
      tx.select({ projectId: table.projectId }).from(table).where(eq(table.id, id)),
    )
    return row?.projectId ?? undefined
  }
  const found = await find(tables[resource])
  // A complete upload has become a file with its id: completing it again finds that.
  return found === undefined && resource === 'media-uploads' ? find(mediaFiles) : found
}
