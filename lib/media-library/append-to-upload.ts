import { and, eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaUploads } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireUpload } from './find-upload'
import { uploadPartBytes } from './limits'
import { removePart, storePart } from './upload-parts'

/** Maximum number of parts per upload; more would waste more time than the upload is worth. */
const maxParts = 4_000

/**
 * Appends bytes to an upload as they arrive, one part at a time. Each part is stored before it is counted, so
 * whatever was counted survives a crash or a lost connection. If a request breaks off, everything that arrived is
 * kept. Returns how many bytes have arrived so far. Throws `not-found`, `conflict` with the header Upload-Offset if
 * the bytes do not continue the stored ones or another request is continuing them, and `too-large` for more bytes
 * than were announced.
 */
export async function appendToUpload(
  ctx: ProjectContext<'write'>,
  input: { id: string; offset: number; body: AsyncIterable<Uint8Array> },
): Promise<{ offset: number }> {
  const { bytes, received } = await requireUpload(ctx, input.id)
  if (input.offset !== received) throw createOffsetError(received)
  let offset = received
  let waiting: Uint8Array[] = []
  let size = 0
  const store = async () => {
    if (size === 0) return
    const part = Buffer.concat(waiting)
    waiting = []
    size = 0
    offset = await storeAndCount(ctx, input.id, offset, part)
  }
  try {
    for await (const chunk of input.body) {
      if (offset + size + chunk.length > bytes)
        throw new AppError('too-large', {
          detail: 'The file is longer than was announced.',
          hint: 'Begin a new upload with its real length.',
        })
      for (let at = 0; at < chunk.length; ) {
        const piece = chunk.subarray(at, at + uploadPartBytes - size)
        waiting.push(piece)
        size += piece.length
        at += piece.length
        if (size === uploadPartBytes) await store()
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) await store()
    throw error
  }
  await store()
  return { offset }
}

async function storeAndCount(
  ctx: ProjectContext<'write'>,
  id: string,
  offset: number,
  part: Buffer,
): Promise<number> {
  const name = await storePart(id, offset, part)
  const [row] = await inProject(ctx, (tx) =>
    tx
      .update(mediaUploads)
      .set({ received: offset + part.length, parts: sql`array_append(${mediaUploads.parts}, ${name})` })
      .where(
        and(
          eq(mediaUploads.id, id),
          eq(mediaUploads.received, offset),
          sql`cardinality(${mediaUploads.parts}) < ${maxParts}`,
        ),
      )
      .returning({ received: mediaUploads.received }),
  )
  if (row) return row.received
  await removePart(id, name)
  const { received } = await requireUpload(ctx, id)
  if (received !== offset) throw createOffsetError(received)
  throw new AppError('invalid', {
    detail: 'This upload arrives in too many pieces.',
    hint: 'Send at least 1 MB in each request.',
  })
}

const createOffsetError = (received: number) =>
  new AppError('conflict', {
    detail: `The upload goes on at byte ${received}.`,
    hint: 'Ask for its offset and send what follows.',
    headers: { 'Upload-Offset': String(received) },
  })
