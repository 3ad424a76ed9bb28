import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { outbound } from '@/lib/http/outbound'
import { isId } from '@/lib/ids'
import { uploadPartBytes } from './limits'

const named = /^(\d{1,12})-(\d{1,10})-[0-9a-f]{16}$/

/** Parses the offset and length of a stored part from its name. */
export function parsePartRange(name: string): { from: number; bytes: number } {
  const found = named.exec(name)
  if (!found) throw new Error('It is no part of an upload.')
  return { from: Number(found[1]), bytes: Number(found[2]) }
}

/**
 * Stores a part of an upload under a unique name and returns the name. If two requests send the same bytes at once,
 * each has its own part, and the upload's row decides which one counts.
 */
export async function storePart(uploadId: string, from: number, bytes: Buffer): Promise<string> {
  const name = `${from}-${bytes.length}-${randomBytes(8).toString('hex')}`
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { put } = await import('@vercel/blob')
    await put(inStore(uploadId, name), bytes, {
      access: 'public',
      token,
      contentType: 'application/octet-stream',
    })
    return name
  }
  await mkdir(folderOf(uploadId), { recursive: true })
  const path = join(folderOf(uploadId), name)
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
  return name
}

/** Returns a stored part. Throws if it no longer exists. */
export async function readPart(uploadId: string, name: string): Promise<Buffer> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) return readFile(join(folderOf(uploadId), name))
  const { head } = await import('@vercel/blob')
  const { url } = await head(inStore(uploadId, name), { token })
  const answer = await outbound('networks', 'install')({ url, maxBytes: uploadPartBytes })
  if (answer.status !== 200) throw new Error(`A part of an upload is not there (${answer.status}).`)
  return Buffer.from(answer.bytes)
}

/** Deletes one part. */
export async function removePart(uploadId: string, name: string): Promise<void> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) return rm(join(folderOf(uploadId), name), { force: true })
  const { del } = await import('@vercel/blob')
  await del(inStore(uploadId, name), { token })
}

/** Deletes all stored parts of an upload. */
export async function removeParts(uploadId: string): Promise<void> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (!token) return rm(folderOf(uploadId), { recursive: true, force: true })
  const { del, list } = await import('@vercel/blob')
  for (;;) {
    const { blobs } = await list({ token, prefix: inStore(uploadId, ''), limit: 500 })
    if (blobs.length === 0) return
    await del(
      blobs.map(({ url }) => url),
      { token },
    )
  }
}

/** The uploads whose stored parts have not changed since `before`, whether or not the database has a row for them. */
export async function listStoredUploads(before: Date): Promise<string[]> {
  const token = env().BLOB_READ_WRITE_TOKEN
  if (token) {
    const { list } = await import('@vercel/blob')
    const { blobs } = await list({ token, prefix: storeFolder, limit: 1000 })
    const newest = new Map<string, number>()
    for (const { pathname, uploadedAt } of blobs) {
      const id = pathname.slice(storeFolder.length).split('/')[0] ?? ''
      newest.set(id, Math.max(newest.get(id) ?? 0, uploadedAt.getTime()))
    }
    return [...newest].flatMap(([id, at]) => (isId(id) && at < before.getTime() ? [id] : []))
  }
  const names = await readdir(folder()).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const found = await Promise.all(
    names.filter(isId).map(async (id) => ((await stat(folderOf(id))).mtime < before ? [id] : [])),
  )
  return found.flat()
}

const storeFolder = 'uploads/'
const inStore = (uploadId: string, name: string) => `${storeFolder}${uploadId}/${name}`
const folder = () => join(env().DATA_DIR, 'uploads')
const folderOf = (uploadId: string) => join(folder(), uploadId)
