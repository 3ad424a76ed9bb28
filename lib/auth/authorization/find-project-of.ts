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
 * Returns the project that a resource belongs to, by its id, so that a call by id needs no header. Says nothing
 * about whether the caller may see it: that is decided when they enter the project. Returns undefined for unknown
 * ids and for legacy rows.
 */
export async function findProjectOf(resource: ProjectResource, id: string): Promise<string | undefined> {
  const find = async (table: (typeof tables)[ProjectResource]) => {
    const [row] = await inSystem((tx) =>
      tx.select({ projectId: table.projectId }).from(table).where(eq(table.id, id)),
    )
    return row?.projectId ?? undefined
  }
  const found = await find(tables[resource])
  // A completed upload has become a file with the same id: completing it again finds the file.
  return found === undefined && resource === 'media-uploads' ? find(mediaFiles) : found
}
