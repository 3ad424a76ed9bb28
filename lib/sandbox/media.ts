import { and, asc, eq, sql } from 'drizzle-orm'
import { sandboxMedia, sandboxMediaParts } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { SandboxAccount } from './accounts'

export type SandboxMedia = typeof sandboxMedia.$inferSelect
/** The part of an account that identifies its uploads and posts. */
export type Simulated = Pick<SandboxAccount, 'id' | 'network'>
type Kept = Omit<SandboxMedia, 'bytes'>

const columns = {
  id: sandboxMedia.id,
  accountId: sandboxMedia.accountId,
  network: sandboxMedia.network,
  remoteId: sandboxMedia.remoteId,
  status: sandboxMedia.status,
  contentType: sandboxMedia.contentType,
  alt: sandboxMedia.alt,
  meta: sandboxMedia.meta,
  createdAt: sandboxMedia.createdAt,
}

/** Creates an upload or container, with or without its bytes. */
export async function addSandboxMedia(
  account: Simulated,
  media: {
    remoteId: string
    contentType?: string
    bytes?: Uint8Array
    alt?: string
    meta?: Record<string, unknown>
  },
): Promise<Kept> {
  const [stored] = await inSystem((tx) =>
    tx
      .insert(sandboxMedia)
      .values({
        id: newId(),
        accountId: account.id,
        network: account.network,
        remoteId: media.remoteId,
        status: media.bytes ? 'ready' : 'waiting',
        contentType: media.contentType ?? null,
        bytes: media.bytes ? Buffer.from(media.bytes) : null,
        alt: media.alt ?? '',
        meta: media.meta ?? {},
      })
      .returning(columns),
  )
  if (!stored) throw new Error('The sandbox upload was not stored.')
  return stored
}

/** Finds an account's upload by the id that the network gave it; without its bytes. */
export async function findSandboxMedia(account: Simulated, remoteId: string): Promise<Kept | undefined> {
  const [media] = await inSystem((tx) =>
    tx
      .select(columns)
      .from(sandboxMedia)
      .where(and(eq(sandboxMedia.accountId, account.id), eq(sandboxMedia.remoteId, remoteId))),
  )
  return media
}

/** Finds an upload by its id alone: upload URLs work without a token, as the real ones do. */
export async function findUpload(
  network: SandboxAccount['network'],
  remoteId: string,
): Promise<Kept | undefined> {
  const [media] = await inSystem((tx) =>
    tx
      .select(columns)
      .from(sandboxMedia)
      .where(and(eq(sandboxMedia.network, network), eq(sandboxMedia.remoteId, remoteId))),
  )
  return media
}

/** Updates an upload; adding bytes makes it ready. */
export async function changeSandboxMedia(
  id: string,
  change: Partial<Pick<SandboxMedia, 'status' | 'alt' | 'meta' | 'contentType'>> & { bytes?: Uint8Array },
): Promise<void> {
  const { bytes, ...rest } = change
  await inSystem((tx) =>
    tx
      .update(sandboxMedia)
      .set({ ...rest, ...(bytes ? { bytes: Buffer.from(bytes), status: 'ready' as const } : {}) })
      .where(eq(sandboxMedia.id, id)),
  )
}

/** Stores one part of an upload and replaces an existing one. */
export async function putSandboxPart(mediaId: string, at: number, bytes: Uint8Array): Promise<void> {
  const part = Buffer.from(bytes)
  await inSystem((tx) =>
    tx
      .insert(sandboxMediaParts)
      .values({ mediaId, at, bytes: part })
      .onConflictDoUpdate({
        target: [sandboxMediaParts.mediaId, sandboxMediaParts.at],
        set: { bytes: part },
      }),
  )
}

/** Lists the parts of an upload that have arrived, in order, without their bytes. */
export const listSandboxParts = (mediaId: string): Promise<{ at: number; size: number }[]> =>
  inSystem((tx) =>
    tx
      .select({
        at: sandboxMediaParts.at,
        size: sql<number>`length(${sandboxMediaParts.bytes})`,
      })
      .from(sandboxMediaParts)
      .where(eq(sandboxMediaParts.mediaId, mediaId))
      .orderBy(asc(sandboxMediaParts.at)),
  )

/** Returns the MD5 of a part, in hex. */
export async function md5OfSandboxPart(mediaId: string, at: number): Promise<string | undefined> {
  const [part] = await inSystem((tx) =>
    tx
      .select({ md5: sql<string>`md5(${sandboxMediaParts.bytes})` })
      .from(sandboxMediaParts)
      .where(and(eq(sandboxMediaParts.mediaId, mediaId), eq(sandboxMediaParts.at, at))),
  )
  return part?.md5
}

/** Opens a picture or video for the feed pages, to be read in chunks. */
export async function openSandboxMedia(
  id: string,
): Promise<{ chunks: () => AsyncGenerator<Buffer>; bytes: number; contentType: string } | undefined> {
  const [media] = await inSystem((tx) =>
    tx
      .select({ bytes: sandboxMedia.bytes, contentType: sandboxMedia.contentType })
      .from(sandboxMedia)
      .where(eq(sandboxMedia.id, id)),
  )
  if (!media?.contentType) return undefined
  const { bytes, contentType } = media
  if (bytes)
    return {
      contentType,
      bytes: bytes.length,
      async *chunks() {
        yield bytes
      },
    }
  const parts = await listSandboxParts(id)
  if (parts.length === 0) return undefined
  return {
    contentType,
    bytes: parts.reduce((sum, { size }) => sum + size, 0),
    async *chunks() {
      for (const { at } of parts) {
        const [part] = await inSystem((tx) =>
          tx
            .select({ bytes: sandboxMediaParts.bytes })
            .from(sandboxMediaParts)
            .where(and(eq(sandboxMediaParts.mediaId, id), eq(sandboxMediaParts.at, at))),
        )
        if (part) yield part.bytes
      }
    },
  }
}

/** Reads a picture or video as a whole. */
export async function readSandboxMedia(
  id: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const media = await openSandboxMedia(id)
  if (!media) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of media.chunks()) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), contentType: media.contentType }
}
