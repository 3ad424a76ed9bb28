import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { videos } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { outbound } from '@/lib/http/outbound'
import { statusError } from '@/lib/http/responses/describe-status'
import { deleteBlob, openBlob, parseOwnBlobName, putLibraryBlob } from '@/lib/media/blobs'
import { detectMediaType } from '@/lib/media/fetch-media'
import { toAbsoluteMediaAddress } from '@/lib/media/media-address'
import { MediaRefused } from '@/lib/networks/publisher'
import { maxFileBytes } from '../limits'
import { lockStorage, requireStorage } from '../storage'
import type { VideoOwner } from './probe-video-at'

/** Maximum duration of one copy. If a worker starts one and dies, another may take over after this time. */
const maxCopyMs = 8 * 60_000

/**
 * Copies a video whose server does not support range requests into our storage, as a stream, and returns its
 * address; undefined while another worker is copying it. The copy counts towards the workspace's storage until
 * `releaseVideoCopies` removes it. Throws MediaRefused if there is no room for it.
 */
export async function copyVideo(
  owner: VideoOwner,
  video: { url: string; bytes: number },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (video.bytes > maxFileBytes.video)
    throw new MediaRefused('This video is too large to be copied from its website.', 'Upload a smaller one.')
  const claimed = await claim(owner, video)
  if (claimed !== true) return claimed
  let address: string | undefined
  try {
    address = await store(owner, video, signal)
    await inSystem((tx) =>
      tx
        .update(videos)
        .set({ copyAddress: address ?? null })
        .where(matchesVideo(owner, video.url)),
    )
    return address
  } catch (error) {
    if (address) await deleteBlob(address)
    await clearCopy(owner, video.url)
    throw error
  }
}

/**
 * Returns true if the copy is ours to make, the address of an existing copy, or undefined while another worker is
 * making one.
 */
async function claim(
  owner: VideoOwner,
  { url, bytes }: { url: string; bytes: number },
): Promise<true | string | undefined> {
  try {
    return await inSystem(async (tx) => {
      const storage = await lockStorage(tx, owner.orgId)
      await tx
        .insert(videos)
        .values({ orgId: owner.orgId, projectId: owner.projectId, url })
        .onConflictDoNothing()
      const [row] = await tx.select().from(videos).where(matchesVideo(owner, url)).for('update')
      if (!row) return undefined
      if (row.copyAddress && (await exists(row.copyAddress))) return row.copyAddress
      const copyStartedAt = row.copiedAt?.getTime() ?? 0
      if (!row.copyAddress && copyStartedAt > Date.now() - maxCopyMs - 60_000) return undefined
      requireStorage({ ...storage, used_bytes: storage.used_bytes - (row.copyBytes ?? 0) }, bytes)
      await tx
        .update(videos)
        .set({ copyAddress: null, copyBytes: bytes, copiedAt: new Date() })
        .where(eq(videos.id, row.id))
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new MediaRefused(
      `The website of this video doesn’t send parts of files, so we have to copy it first. ${error.message}`,
      'Delete files of the media library, or put the video on another website.',
    )
  }
}

const exists = async (address: string): Promise<boolean> => {
  const name = parseOwnBlobName(address)
  return name === undefined || (await openBlob(name)) !== undefined
}

async function store(
  owner: VideoOwner,
  { url, bytes }: { url: string; bytes: number },
  signal: AbortSignal,
): Promise<string> {
  const stream = new PassThrough({ highWaterMark: 256 * 1024 })
  let ending: string | undefined
  let stored: Promise<string> | undefined
  let size = 0
  const startUpload = (head: Uint8Array) => {
    const endings: Record<string, string> = {
      'video/mp4': 'mp4',
      'video/quicktime': 'mov',
      'video/webm': 'webm',
    }
    ending = endings[detectMediaType(head) ?? '']
    if (!ending) throw new MediaRefused('This is not a video that we can publish.', 'Use an MP4 video.')
    stored = putLibraryBlob(`${randomUUID()}.lib.${ending}`, stream)
    stored.catch(() => undefined)
  }
  try {
    const answer = await outbound(
      'networks',
      owner,
    )({
      url: toAbsoluteMediaAddress(url),
      maxBytes: bytes,
      deadlineMs: maxCopyMs,
      signal,
      sink: async (chunk) => {
        if (!stored) startUpload(chunk)
        size += chunk.length
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), stored])
      },
    })
    if (answer.status !== 200) throw statusError(answer)
    if (!stored || size !== bytes)
      throw new MediaRefused(
        'The video changed at its address while we were copying it.',
        'Publish the post again.',
      )
    stream.end()
    return await stored
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error('It was not copied.'))
    const address = await Promise.resolve(stored).catch(() => undefined)
    if (address) await deleteBlob(address)
    throw error
  }
}

const clearCopy = (owner: VideoOwner, url: string) =>
  inSystem((tx) =>
    tx
      .update(videos)
      .set({ copyAddress: null, copyBytes: null, copiedAt: null })
      .where(matchesVideo(owner, url)),
  )

const matchesVideo = (owner: VideoOwner, url: string) =>
  and(eq(videos.projectId, owner.projectId), eq(videos.url, url))

/**
 * Removes copies of videos that no post needs anymore: of these addresses, or of all. A post needs its copy while
 * it waits to be sent. Returns how many were removed.
 */
export async function releaseVideoCopies(urls?: readonly string[]): Promise<number> {
  if (urls?.length === 0) return 0
  const rows = await inSystem((tx) =>
    tx
      .select({ id: videos.id, address: videos.copyAddress })
      .from(videos)
      .where(
        and(
          isNotNull(videos.copiedAt),
          urls ? inArray(videos.url, [...urls]) : undefined,
          sql`(${videos.copyAddress} is not null or ${videos.copiedAt} < now() - interval '1 hour')`,
          sql`not exists (select from publications p
            where p.project_id = ${videos.projectId} and p.status in ('pending', 'sending')
              and p.payload -> 'content' -> 'media' @> jsonb_build_array(jsonb_build_object('url', ${videos.url})))`,
        ),
      )
      .limit(200),
  )
  for (const { id, address } of rows) {
    await inSystem((tx) =>
      tx.update(videos).set({ copyAddress: null, copyBytes: null, copiedAt: null }).where(eq(videos.id, id)),
    )
    if (address) await deleteBlob(address)
  }
  return rows.length
}
