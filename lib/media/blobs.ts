import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '@/lib/env'

const ownPath = '/api/media/'
// One path segment that we generate: a UUID and a file extension.
const ownName = /^[0-9a-f-]{36}\.(?:webp|jpg|thumb\.webp|lib\.(?:jpeg|png|gif|webp|mp4|mov|webm|pdf))$/
/** A file of a media library: an image, video or document that people uploaded. */
const libraryName = /^[0-9a-f-]{36}\.lib\./
/** An image being written to disk, or what a crash left of one. */
const unfinished = /^[0-9a-f-]{36}\.(?:lib\.)?(?:thumb\.)?[0-9a-z]{3,4}\.[0-9a-f-]{36}\.part$/

// In a store that may also contain other things, files that can be regenerated have their own folder.
const storeFolder = 'pictures/'
const libraryFolder = 'library/'
const inStore = (name: string): string =>
  isRegenerable(name) ? `${storeFolder}${name}` : isLibraryBlob(name) ? `${libraryFolder}${name}` : name

/** Whether this is a card, converted image or thumbnail; uploads and copies cannot be regenerated. */
export const isRegenerable = (name: string): boolean => /\.(?:jpg|thumb\.webp)$/.test(name)

/** Whether this is the name of a media library file. */
export const isLibraryBlob = (name: string): boolean => ownName.test(name) && libraryName.test(name)

const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** A blob's content type, derived from its name. */
export const getBlobType = (name: string): string =>
  typesByEnding[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/webp'

/**
 * Stores an image: in Vercel Blob if its token is set, otherwise as a file in DATA_DIR (spec/decisions#9). Takes a
 * name like `<uuid>.webp`, `<uuid>.jpg`, `<uuid>.thumb.webp` or `<uuid>.lib.png`. Returns the address at which
 * browsers and networks can reach it.
 */
export async function putBlob(name: string, bytes: Buffer): Promise<string> {
  if (!ownName.test(name)) throw new Error('A blob is named by a UUID.')
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { put } = await import('@vercel/blob')
    const stored = await put(inStore(name), bytes, {
      access: 'public',
      token,
      contentType: getBlobType(name),
      allowOverwrite: true,
    })
    return stored.url
  }
  await mkdir(folder(), { recursive: true })
  // Renamed when complete, so that no one reads half an image. Until then each write has a unique name, because the
  // same image may be stored twice at once.
  const part = join(folder(), `${name}.${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, join(folder(), name))
  return `${ownPath}${name}`
}

/**
 * Stores a media library file as its bytes arrive, so that it is never held in memory as a whole. Takes its name
 * and returns its address, like `putBlob`.
 */
export async function putLibraryBlob(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  if (!isLibraryBlob(name)) throw new Error('A file of a library is named by a UUID.')
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { put } = await import('@vercel/blob')
    const stored = await put(inStore(name), Readable.from(bytes), {
      access: 'public',
      token,
      contentType: getBlobType(name),
      allowOverwrite: true,
      multipart: true,
    })
    return stored.url
  }
  await mkdir(folder(), { recursive: true })
  const part = join(folder(), `${name}.${randomUUID()}.part`)
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part))
    await rename(part, join(folder(), name))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return `${ownPath}${name}`
}

/** Returns the size of a file on disk and a function that reads a range of it; undefined if there is no such file. */
export async function openBlob(
  name: string,
): Promise<{ bytes: number; read: (from: number, until: number) => Readable } | undefined> {
  if (!ownName.test(name)) return undefined
  const path = join(folder(), name)
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return (
    found && {
      bytes: found.size,
      read: (from, until) => createReadStream(path, { start: from, end: until - 1 }),
    }
  )
}

/**
 * Reads the bytes of a file on disk from `from` up to, but not including, `until`. Throws if the file is shorter or
 * gone.
 */
export async function readBlobPart(name: string, from: number, until: number): Promise<Buffer> {
  if (!ownName.test(name)) throw new Error('It is no file of ours.')
  const file = await open(join(folder(), name))
  try {
    const part = Buffer.allocUnsafe(until - from)
    const { bytesRead } = await file.read(part, 0, part.length, from)
    if (bytesRead !== part.length) throw new Error('The file is shorter than it was.')
    return part
  } finally {
    await file.close()
  }
}

/** The files of all media libraries, up to 500 at a time. */
export async function* listLibraryBlobs(): AsyncGenerator<StoredBlob[]> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) yield* listInStore(token, libraryFolder)
  else yield* listOnDisk(isLibraryBlob)
}

/** The address of a stored image, as returned by putBlob; undefined if there is none with this name. */
export async function findBlob(name: string): Promise<string | undefined> {
  return (await findStoredBlob(name))?.address
}

/** A stored image and when it was stored; undefined if there is none with this name. */
export async function findStoredBlob(name: string): Promise<StoredBlob | undefined> {
  if (!ownName.test(name)) return undefined
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { BlobNotFoundError, head } = await import('@vercel/blob')
    try {
      const { url, uploadedAt } = await head(inStore(name), { token })
      return { name, address: url, keptAt: uploadedAt }
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined
      throw error
    }
  }
  try {
    const { mtime } = await stat(join(folder(), name))
    return { name, address: `${ownPath}${name}`, keptAt: mtime }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads an image stored on disk; undefined if there is none with this name. */
export async function readBlob(name: string): Promise<Buffer | undefined> {
  if (!ownName.test(name)) return undefined
  try {
    return await readFile(join(folder(), name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The blob name in an address at which this install serves images; undefined for any other address. */
export function parseOwnBlobName(address: string): string | undefined {
  const path = address.startsWith(`${env().APP_URL}/`) ? address.slice(env().APP_URL.length) : address
  const name = path.startsWith(ownPath) ? path.slice(ownPath.length) : ''
  return ownName.test(name) ? name : undefined
}

/** Reads an image on disk by the address at which this install serves it; undefined for any other address. */
export async function findOwnBlob(address: string): Promise<Buffer | undefined> {
  const name = parseOwnBlobName(address)
  return name === undefined ? undefined : readBlob(name)
}

export type StoredBlob = { name: string; address: string; keptAt: Date }

/** The stored images that can be regenerated, and on disk also what crashes left behind, up to 500 at a time. */
export async function* listRegenerable(): AsyncGenerator<StoredBlob[]> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) yield* listInStore(token, storeFolder)
  else yield* listOnDisk((name) => (ownName.test(name) && isRegenerable(name)) || unfinished.test(name))
}

async function* listInStore(token: string, prefix: string): AsyncGenerator<StoredBlob[]> {
  const { list } = await import('@vercel/blob')
  let cursor: string | undefined
  do {
    const page = await list({ token, prefix, limit: 500, ...(cursor ? { cursor } : {}) })
    yield page.blobs.flatMap(({ pathname, url, uploadedAt }) => {
      const name = pathname.slice(prefix.length)
      return ownName.test(name) ? [{ name, address: url, keptAt: uploadedAt }] : []
    })
    cursor = page.cursor
  } while (cursor)
}

async function* listOnDisk(wanted: (name: string) => boolean): AsyncGenerator<StoredBlob[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const known = names.filter(wanted)
  for (let at = 0; at < known.length; at += 500)
    yield await Promise.all(
      known.slice(at, at + 500).map(async (name) => {
        const { mtime } = await stat(join(folder(), name))
        return { name, address: `${ownPath}${name}`, keptAt: mtime }
      }),
    )
}

/** Deletes images that `listRegenerable` returned. */
export async function deleteRegenerable(blobs: readonly StoredBlob[]): Promise<void> {
  if (blobs.length === 0) return
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) for (const { name } of blobs) await rm(join(folder(), name), { force: true })
  else {
    const { del } = await import('@vercel/blob')
    await del(
      blobs.map(({ address }) => address),
      { token },
    )
  }
}

/** Deletes an image by its address; does nothing for an address that is not ours. */
export async function deleteBlob(address: string): Promise<void> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (address.startsWith(ownPath)) {
    const name = address.slice(ownPath.length)
    if (ownName.test(name)) await rm(join(folder(), name), { force: true })
  } else if (token && /^https:\/\/[a-z0-9]+\.public\.blob\.vercel-storage\.com\//i.test(address)) {
    const { del } = await import('@vercel/blob')
    await del(address, { token })
  }
}

const folder = () => join(env().DATA_DIR, 'media')
