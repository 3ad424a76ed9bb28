import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'

const ownPath = '/api/media/'
// One path segment, made by ourselves: a UUID and a picture's ending.
const ownName = /^[0-9a-f-]{36}\.(?:webp|jpg)$/

/** What a blob is, by its name. */
export const typeOfBlob = (name: string): string => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')

/**
 * Keeps a picture: in Vercel Blob when its token is set, else as a file in DATA_DIR (decisions 9). Takes a name as
 * `<uuid>.webp` or `<uuid>.jpg`. Gives the address by which browsers and networks reach it.
 */
export async function putBlob(name: string, bytes: Buffer): Promise<string> {
  if (!ownName.test(name)) throw new Error('A blob is named by a UUID.')
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { put } = await import('@vercel/blob')
    const stored = await put(name, bytes, {
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
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) return (await readBlob(name)) && `${ownPath}${name}`
  const { BlobNotFoundError, head } = await import('@vercel/blob')
  try {
    return (await head(name, { token })).url
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined
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

/** A picture kept on disk by the address that this install serves it at; undefined for any other address. */
export async function ownBlob(address: string): Promise<Buffer | undefined> {
  const path = address.startsWith(`${env().APP_URL}/`) ? address.slice(env().APP_URL.length) : address
  return path.startsWith(ownPath) ? readBlob(path.slice(ownPath.length)) : undefined
}

/** Lets go of a picture by its address; does nothing for an address that is not ours. */
export async function dropBlob(address: string): Promise<void> {
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
