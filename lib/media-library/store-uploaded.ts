import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { deleteBlob, putBlob, putLibraryBlob } from '@/lib/media/blobs'
import { deriveName } from '@/lib/media/derive-name'
import { describePdf } from '@/lib/pdf/describe-pdf'
import type { KnownVideo } from '@/lib/platforms/known-videos'
import { cleanImage } from './clean-image'
import { createTooLargeError, detectFileKind } from './detect-file-kind'
import type { UploadRow } from './find-upload'
import { maxFileBytes } from './limits'
import { blankOutMetadata, type ReadAt, readMovie } from './read-movie'
import { parsePartRange, readPart } from './upload-parts'
import { probeFile } from './videos/probe-video-at'

export type StoredFile = {
  kind: 'image' | 'video' | 'document'
  address: string
  previewAddress: string | null
  contentType: string
  bytes: number
  width: number | null
  height: number | null
  seconds: number | null
  pages?: number
  title?: string
  sha256: string
  /** For a video: the facts that networks check. */
  known?: KnownVideo
}

/**
 * Turns a complete upload into a file that can be served: compares it with the caller's SHA-256, detects its type
 * from the content, and strips metadata about places and people from images and videos. Repeating it writes the
 * same file. Throws `invalid` for damaged files and `unsupported-media-type` for types we do not accept.
 */
export async function storeUploaded(upload: UploadRow, sha256: string | undefined): Promise<StoredFile> {
  const readAt = createReader(upload)
  const found = detectFileKind(await readAt(0, 256), upload.name)
  if (upload.bytes > maxFileBytes[found.kind]) throw createTooLargeError(found.kind, upload.bytes)
  if (found.kind === 'image') return storeImage(upload, found.type, sha256)
  return found.kind === 'video'
    ? storeVideo(upload, found.type, readAt, sha256)
    : storeDocument(upload, readAt, sha256)
}

async function storeImage(
  upload: UploadRow,
  type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif',
  expected: string | undefined,
): Promise<StoredFile> {
  const chunks: Buffer[] = []
  for await (const chunk of readParts(upload)) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  requireSameHash(sha256, expected)
  const { bytes, ending, width, height, preview } = await cleanImage(whole, type)
  const address = await putBlob(`${upload.blobId}.lib.${ending}`, bytes)
  const previewAddress = await putBlob(`${deriveName(upload.blobId, 'preview')}.lib.webp`, preview)
  return {
    kind: 'image',
    ...{ address, previewAddress, width, height, sha256 },
    contentType: `image/${ending}`,
    bytes: bytes.length + preview.length,
    seconds: null,
  }
}

async function storeVideo(
  upload: UploadRow,
  type: 'mp4' | 'mov' | 'webm',
  readAt: ReadAt,
  expected: string | undefined,
): Promise<StoredFile> {
  const known = await probeFile({ bytes: upload.bytes, read: (from, until) => readAt(from, until - from) })
  const { width = null, height = null, seconds = null } = known.facts ?? {}
  const { blanks, ...facts } =
    type === 'webm' ? { width, height, seconds, blanks: [] } : await readMovie(readAt, upload.bytes)
  const { address, sha256 } = await streamToStorage(upload, type, expected, (chunks) =>
    blankOutMetadata(chunks, blanks),
  )
  const contentType = type === 'mov' ? 'video/quicktime' : `video/${type}`
  return {
    kind: 'video',
    address,
    previewAddress: null,
    contentType,
    bytes: upload.bytes,
    ...facts,
    sha256,
    known,
  }
}

async function storeDocument(
  upload: UploadRow,
  readAt: ReadAt,
  expected: string | undefined,
): Promise<StoredFile> {
  const { pages, width, height, title } = await describePdf({
    bytes: upload.bytes,
    read: (from, until) => readAt(from, until - from),
  })
  const { address, sha256 } = await streamToStorage(upload, 'pdf', expected, (chunks) => chunks)
  return {
    kind: 'document',
    ...{ address, width, height, pages, sha256 },
    title: title || upload.name.replace(/\.pdf$/i, ''),
    previewAddress: null,
    contentType: 'application/pdf',
    bytes: upload.bytes,
    seconds: null,
  }
}

/** Streams the parts into storage. Throws `invalid` if the SHA-256 does not match the caller's. */
async function streamToStorage(
  upload: UploadRow,
  ending: string,
  expected: string | undefined,
  change: (chunks: AsyncGenerator<Buffer>) => AsyncIterable<Uint8Array>,
): Promise<{ address: string; sha256: string }> {
  const hash = createHash('sha256')
  const hashedChunks = async function* () {
    for await (const chunk of readParts(upload)) {
      hash.update(chunk)
      yield chunk
    }
  }
  const address = await putLibraryBlob(`${upload.blobId}.lib.${ending}`, change(hashedChunks()))
  const sha256 = hash.digest('hex')
  try {
    requireSameHash(sha256, expected)
  } catch (error) {
    await deleteBlob(address)
    throw error
  }
  return { address, sha256 }
}

/** The received bytes from the beginning, one part at a time. */
async function* readParts(upload: UploadRow): AsyncGenerator<Buffer> {
  let at = 0
  for (const name of upload.parts) {
    const { from, bytes } = parsePartRange(name)
    const part = await readPart(upload.id, name)
    if (from !== at || part.length !== bytes) throw createIncompleteError()
    at += bytes
    yield part
  }
  if (at !== upload.bytes) throw createIncompleteError()
}

/** Random access to the received bytes; caches the part that was read last. */
function createReader(upload: UploadRow): ReadAt {
  let cachedPart: { name: string; part: Promise<Buffer> } | undefined
  const load = (name: string) => {
    if (cachedPart?.name !== name) cachedPart = { name, part: readPart(upload.id, name) }
    return cachedPart.part
  }
  return async (start, bytes) => {
    const pieces: Buffer[] = []
    for (const name of upload.parts) {
      const range = parsePartRange(name)
      if (range.from + range.bytes <= start || range.from >= start + bytes) continue
      const part = await load(name)
      pieces.push(part.subarray(Math.max(0, start - range.from), start + bytes - range.from))
    }
    return Buffer.concat(pieces)
  }
}

function requireSameHash(sha256: string, expected: string | undefined): void {
  if (expected !== undefined && expected !== sha256)
    throw new AppError('invalid', {
      detail: 'The file was damaged on its way to us.',
      hint: 'Upload it again.',
      errors: [{ pointer: '/sha256', detail: 'What arrived has another SHA-256.' }],
    })
}

const createIncompleteError = () =>
  new AppError('invalid', { detail: 'Parts of this upload are missing.', hint: 'Upload the file again.' })
