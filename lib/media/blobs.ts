import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'

const ownPath = '/api/media/'
// One path segment, made by ourselves: a UUID and a picture's ending.
const ownName = /^[0-9a-f-]{36}\.(?:webp|jpg|thumb\.webp)$/
/** A picture on its way to disk, or what a crash left of one. */
const unfinished = /^[0-9a-f-]{36}\.(?:webp|jpg|thumb\.webp)\.[0-9a-f-]{36}\.part$/

// What can be made again has a folder of its own in a store, which may hold other things besides.
const storeFolder = 'pictures/'
const inStore = (name: string): string => (isRegenerable(name) ? `${storeFolder}${name}` : name)

/** True for cards, converted pictures and thumbnails; what was uploaded or copied cannot be had again. */
export const isRegenerable = (name: string): boolean => /\.(?:jpg|thumb\.webp)$/.test(name)

/** What a blob is, by its name. */
export const typeOfBlob = (name: string): string => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')

/**
 * Keeps a picture: in Vercel Blob when its token is set, else as a file in DATA_DIR (spec/decisions#9). Takes a name as
 * `<uuid>.webp`, `<uuid>.jpg` or `<uuid>.thumb.webp`. Gives the address by which browsers and networks reach it.
 */
export async function putBlob(name: string, bytes: Buffer): Promise<string> {
  if (!ownName.test(name)) throw new Error('A blob is named by a UUID.')
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { put } = await import('@vercel/blob')
    const stored = await put(inStore(name), bytes, {
      access: 'public',
      token,
      contentType: typeOfBlob(name),
      allowOverwrite: true,
    })
    return stored.url
  }
  await mkdir(folder(), { recursive: true })
  // Renamed when complete, so that nobody reads half a picture; each under a name of its own until then, since the same
  // picture may be kept twice at once.
  const part = join(folder(), `${name}.${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, join(folder(), name))
  return `${ownPath}${name}`
}

/** The address of a picture that is kept, as putBlob gave it; undefined when there is none of this name. */
export async function findBlob(name: string): Promise<string | undefined> {
  return (await findStoredBlob(name))?.address
}

/** A kept picture and since when it has been kept; undefined when there is none of this name. */
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

/** A picture kept on disk, or undefined when there is none of this name. */
export async function readBlob(name: string): Promise<Buffer | undefined> {
  if (!ownName.test(name)) return undefined
  try {
    return await readFile(join(folder(), name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The name in an address that this install serves pictures at; undefined for any other address. */
export function ownBlobName(address: string): string | undefined {
  const path = address.startsWith(`${env().APP_URL}/`) ? address.slice(env().APP_URL.length) : address
  const name = path.startsWith(ownPath) ? path.slice(ownPath.length) : ''
  return ownName.test(name) ? name : undefined
}

/** A picture kept on disk by the address that this install serves it at; undefined for any other address. */
export async function ownBlob(address: string): Promise<Buffer | undefined> {
  const name = ownBlobName(address)
  return name === undefined ? undefined : readBlob(name)
}

export type StoredBlob = { name: string; address: string; keptAt: Date }

/** The kept pictures that can be made again, and what crashes left of any on disk, some hundreds at a time. */
export async function* listRegenerable(): AsyncGenerator<StoredBlob[]> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) return yield* listOnDisk()
  const { list } = await import('@vercel/blob')
  let cursor: string | undefined
  do {
    const page = await list({ token, prefix: storeFolder, limit: 500, ...(cursor ? { cursor } : {}) })
    yield page.blobs.flatMap(({ pathname, url, uploadedAt }) => {
      const name = pathname.slice(storeFolder.length)
      return ownName.test(name) ? [{ name, address: url, keptAt: uploadedAt }] : []
    })
    cursor = page.cursor
  } while (cursor)
}

async function* listOnDisk(): AsyncGenerator<StoredBlob[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const known = names.filter((name) => (ownName.test(name) && isRegenerable(name)) || unfinished.test(name))
  for (let at = 0; at < known.length; at += 500)
    yield await Promise.all(
      known.slice(at, at + 500).map(async (name) => {
        const { mtime } = await stat(join(folder(), name))
        return { name, address: `${ownPath}${name}`, keptAt: mtime }
      }),
    )
}

/** Lets go of pictures that `listRemakeable` gave. */
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

/** Lets go of a picture by its address; does nothing for an address that is not ours. */
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
