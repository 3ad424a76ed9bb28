import { and, eq } from 'drizzle-orm'
import { sandboxMedia } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { SandboxAccount } from './accounts'

export type SandboxMedia = typeof sandboxMedia.$inferSelect
/** An account, as far as its uploads and posts belong to it. */
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

/** Starts an upload or container, with or without its bytes. */
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

/** An account's upload by the id the network gave it, without its bytes. */
export async function findSandboxMedia(account: Simulated, remoteId: string): Promise<Kept | undefined> {
  const [media] = await inSystem((tx) =>
    tx
      .select(columns)
      .from(sandboxMedia)
      .where(and(eq(sandboxMedia.accountId, account.id), eq(sandboxMedia.remoteId, remoteId))),
  )
  return media
}

/** An upload by its id alone: upload addresses work without a token, as the real ones do. */
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

/** Changes what is known of an upload; bytes make it ready. */
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

/** The bytes of a picture or film for the feed pages. */
export async function readSandboxMedia(
  id: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const [media] = await inSystem((tx) =>
    tx
      .select({ bytes: sandboxMedia.bytes, contentType: sandboxMedia.contentType })
      .from(sandboxMedia)
      .where(eq(sandboxMedia.id, id)),
  )
  return media?.bytes && media.contentType
    ? { bytes: media.bytes, contentType: media.contentType }
    : undefined
}
