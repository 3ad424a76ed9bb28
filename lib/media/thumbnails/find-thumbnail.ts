import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { log } from '@/lib/log'
import { findStoredBlob, ownBlobName, putBlob } from '../blobs'
import { derivedName } from '../derived-name'
import type { FocalPoint } from '../fit-picture'
import { mediaAddress } from '../media-address'
import { readPicture } from '../read-picture'
import { encodeThumbnail } from './encode-thumbnail'
import { ThumbnailSlots } from './thumbnail-slots'

const maxBytes = 16 * 1024 * 1024
const deadlineMs = 15_000
/** An image that could not be fetched or read is not requested again before this time has passed. */
const failedForMs = 5 * 60_000
const maxFailed = 2_000

export type Thumbnail =
  /**
   * `lasting` is false for a thumbnail that is outdated or incomplete because its image is not fully available now.
   */
  | { state: 'ready'; bytes: Buffer; lasting: boolean }
  /** Being made: retry shortly. */
  | { state: 'pending' }
  /** The image is unavailable, or of a type that we do not decode. */
  | { state: 'none' }

type Project = { readonly orgId: string; readonly projectId: string }

type Made = { bytes: Buffer; lasting: boolean }

/** One per process: pages and routes are bundled separately and would have one each. */
type State = {
  slots: ThumbnailSlots
  making: Map<string, Promise<Made | undefined>>
  failed: Map<string, number>
  /** The decoding in progress: one at a time, since each may hold an image of 16 megapixels. */
  decoding: Promise<unknown>
}
const holder = globalThis as typeof globalThis & { __tributaryThumbnails?: State }
holder.__tributaryThumbnails ??= {
  slots: new ThumbnailSlots(),
  making: new Map(),
  failed: new Map(),
  decoding: Promise.resolve(),
}
const state = holder.__tributaryThumbnails
const { slots, making, failed } = state

/**
 * Returns the small copy of an image that a project's lists show: the stored one, or one that is made and stored
 * now. Takes the project with its workspace, the image's address, when the image may last have changed (an older
 * copy is remade), and how long to wait for one that is being made. Never throws because an image is unavailable.
 * Serves spec/security#2.1 and #7.2.
 */
export async function findThumbnail(
  project: Project,
  picture: { address: string; changedAt?: Date | undefined; focal?: FocalPoint | null | undefined },
  waitMs: number,
): Promise<Thumbnail> {
  const name = thumbnailName(project.projectId, picture)
  const kept = await findStoredBlob(name)
  const current = kept && (!picture.changedAt || kept.keptAt >= picture.changedAt)
  if (current) {
    const stored = await readPicture(name)
    if (stored) return { state: 'ready', bytes: stored.bytes, lasting: true }
  }
  if (!hasFailed(name)) {
    const made = await within(waitMs, make(project, name, picture))
    if (made) return { state: 'ready', ...made }
    if (!hasFailed(name)) return { state: 'pending' }
  }
  const former = kept && (await readPicture(name))
  return former ? { state: 'ready', bytes: former.bytes, lasting: false } : { state: 'none' }
}

type Original = { address: string; focal?: FocalPoint | null | undefined }

const thumbnailName = (projectId: string, { address, focal }: Original): string => {
  const point = focal ? [`${focal.x},${focal.y}`] : []
  return `${derivedName('thumbnail', projectId, address, ...point)}.thumb.webp`
}

/** Makes and stores a thumbnail; concurrent calls share one. Undefined if it cannot be made, or not now. */
function make(project: Project, name: string, original: Original): Promise<Made | undefined> {
  const known = making.get(name)
  if (known) return known
  const mine = slots
    .run(project.projectId, () => fetchAndEncode(project, name, original))
    .catch((error: unknown) => {
      rememberFailure(name)
      // Failures of other servers are not our fault.
      if (!(error instanceof OutboundError))
        log.warn('thumbnail not made', { reason: error instanceof Error ? error.message : 'unknown' })
      return undefined
    })
    .finally(() => making.delete(name))
  making.set(name, mine)
  return mine
}

async function fetchAndEncode(
  project: Project,
  name: string,
  { address, focal }: Original,
): Promise<Made | undefined> {
  const picture = await readOriginal(project, address)
  const bytes = picture && (await encodeInSlot(picture.bytes, focal))
  if (!bytes) {
    rememberFailure(name)
    return undefined
  }
  if (picture.lasting) await putBlob(name, bytes)
  return { bytes, lasting: picture.lasting }
}

function encodeInSlot(bytes: Uint8Array, focal: FocalPoint | null | undefined): Promise<Buffer | undefined> {
  const mine = state.decoding.then(() => encodeThumbnail(bytes, focal ?? undefined))
  state.decoding = mine.catch(() => {})
  return mine
}

async function readOriginal(
  project: Project,
  address: string,
): Promise<{ bytes: Uint8Array; lasting: boolean } | undefined> {
  const signal = AbortSignal.timeout(deadlineMs)
  const own = ownBlobName(address)
  if (own) return readPicture(own, signal)
  const answer = await outbound(
    'sources',
    project,
  )({ url: mediaAddress(address), maxBytes, deadlineMs, signal })
  return answer.status === 200 ? { bytes: answer.bytes, lasting: true } : undefined
}

const hasFailed = (name: string): boolean => (failed.get(name) ?? 0) > Date.now()

function rememberFailure(name: string): void {
  failed.delete(name)
  failed.set(name, Date.now() + failedForMs)
  const [oldest] = failed.keys()
  if (failed.size > maxFailed && oldest !== undefined) failed.delete(oldest)
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = Promise.withResolvers<undefined>()
  const timer = setTimeout(over.resolve, ms, undefined)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
