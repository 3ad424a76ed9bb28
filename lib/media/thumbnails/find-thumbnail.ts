import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { log } from '@/lib/log'
import { findStoredBlob, parseOwnBlobName, putBlob } from '../blobs'
import { deriveName } from '../derive-name'
import type { FocalPoint } from '../fit-picture'
import { toAbsoluteMediaAddress } from '../media-address'
import { readPicture } from '../read-picture'
import { encodeThumbnail } from './encode-thumbnail'
import { ThumbnailSlots } from './thumbnail-slots'

const maxBytes = 16 * 1024 * 1024
const deadlineMs = 15_000
/** An image that could not be fetched or read is not requested again before this time has passed. */
const retryFailedAfterMs = 5 * 60_000
const maxFailed = 2_000

export type Thumbnail =
  /**
   * `isCacheable` is false for a thumbnail that is outdated or incomplete because its image is not fully available now.
   */
  | { state: 'ready'; bytes: Buffer; isCacheable: boolean }
  /** Being made: retry shortly. */
  | { state: 'pending' }
  /** The image is unavailable, or of a type that we do not decode. */
  | { state: 'none' }

type Project = { readonly orgId: string; readonly projectId: string }

type RenderedThumbnail = { bytes: Buffer; isCacheable: boolean }

/** One per process: pages and routes are bundled separately and would have one each. */
type State = {
  slots: ThumbnailSlots
  making: Map<string, Promise<RenderedThumbnail | undefined>>
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
  const storedBlob = await findStoredBlob(name)
  const current = storedBlob && (!picture.changedAt || storedBlob.keptAt >= picture.changedAt)
  if (current) {
    const stored = await readPicture(name)
    if (stored) return { state: 'ready', bytes: stored.bytes, isCacheable: true }
  }
  if (!hasFailed(name)) {
    const made = await withTimeout(waitMs, make(project, name, picture))
    if (made) return { state: 'ready', ...made }
    if (!hasFailed(name)) return { state: 'pending' }
  }
  const outdated = storedBlob && (await readPicture(name))
  return outdated ? { state: 'ready', bytes: outdated.bytes, isCacheable: false } : { state: 'none' }
}

type Original = { address: string; focal?: FocalPoint | null | undefined }

const thumbnailName = (projectId: string, { address, focal }: Original): string => {
  const point = focal ? [`${focal.x},${focal.y}`] : []
  return `${deriveName('thumbnail', projectId, address, ...point)}.thumb.webp`
}

/** Makes and stores a thumbnail; concurrent calls share one. Undefined if it cannot be made, or not now. */
function make(project: Project, name: string, original: Original): Promise<RenderedThumbnail | undefined> {
  const known = making.get(name)
  if (known) return known
  const promise = slots
    .run(project.projectId, () => fetchAndEncode(project, name, original))
    .catch((error: unknown) => {
      rememberFailure(name)
      // Failures of other servers are not our fault.
      if (!(error instanceof OutboundError))
        log.warn('thumbnail not made', { reason: error instanceof Error ? error.message : 'unknown' })
      return undefined
    })
    .finally(() => making.delete(name))
  making.set(name, promise)
  return promise
}

async function fetchAndEncode(
  project: Project,
  name: string,
  { address, focal }: Original,
): Promise<RenderedThumbnail | undefined> {
  const picture = await readOriginal(project, address)
  const bytes = picture && (await encodeInSlot(picture.bytes, focal))
  if (!bytes) {
    rememberFailure(name)
    return undefined
  }
  if (picture.isCacheable) await putBlob(name, bytes)
  return { bytes, isCacheable: picture.isCacheable }
}

function encodeInSlot(bytes: Uint8Array, focal: FocalPoint | null | undefined): Promise<Buffer | undefined> {
  const promise = state.decoding.then(() => encodeThumbnail(bytes, focal ?? undefined))
  state.decoding = promise.catch(() => {})
  return promise
}

async function readOriginal(
  project: Project,
  address: string,
): Promise<{ bytes: Uint8Array; isCacheable: boolean } | undefined> {
  const signal = AbortSignal.timeout(deadlineMs)
  const own = parseOwnBlobName(address)
  if (own) return readPicture(own, signal)
  const answer = await outbound(
    'sources',
    project,
  )({ url: toAbsoluteMediaAddress(address), maxBytes, deadlineMs, signal })
  return answer.status === 200 ? { bytes: answer.bytes, isCacheable: true } : undefined
}

const hasFailed = (name: string): boolean => (failed.get(name) ?? 0) > Date.now()

function rememberFailure(name: string): void {
  failed.delete(name)
  failed.set(name, Date.now() + retryFailedAfterMs)
  const [oldest] = failed.keys()
  if (failed.size > maxFailed && oldest !== undefined) failed.delete(oldest)
}

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, ms, undefined)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
