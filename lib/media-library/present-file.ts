import type { mediaFiles } from '@/db/schema'
import type { MediaFileAnswer } from './schemas'

export type MediaFileRow = typeof mediaFiles.$inferSelect

/** Converts a library file to its API representation. */
export const presentFile = (row: MediaFileRow, uses: number): MediaFileAnswer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  url: row.address,
  preview_url: row.previewAddress,
  content_type: row.contentType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  seconds: row.seconds,
  pages: row.pages,
  title: row.title,
  alt: row.alt,
  focal: row.focal,
  uploaded_by: row.uploadedBy,
  uploaded_by_name: row.uploadedByName,
  uses,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
