import { and, eq } from 'drizzle-orm'
import { videos } from '@/db/schema'
import { inSystem } from '@/db/system'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { log } from '@/lib/log'
import { openFile, RangesNotSupported } from '@/lib/media/video/open-file'
import { probeVideo, type ReadableFile, UnreadableVideo } from '@/lib/media/video/probe-video'
import type { VideoFacts } from '@/lib/networks/rules'
import type { KnownVideo } from '@/lib/platforms/known-videos'

/** The project on whose behalf addresses are fetched. */
export type VideoOwner = { orgId: string; projectId: string }

/**
 * Examines the video at an address without reading all of it, and stores the result for the posts that name it.
 * Returns undefined if the result may be known later, because its server is failing for now. Serves
 * docs/decisions/0182.
 */
export async function probeVideoAt(
  owner: VideoOwner,
  url: string,
  signal?: AbortSignal,
): Promise<KnownVideo | undefined> {
  let known: KnownVideo
  try {
    known = await probeFile(await openFile(url, { fetch: outbound('networks', owner), signal }))
  } catch (error) {
    const problem = describePermanentProblem(error)
    if (!problem) {
      log.info('a video could not be looked at', { error: error instanceof Error ? error.name : 'unknown' })
      return undefined
    }
    known = { facts: null, problem }
  }
  await storeKnownVideo(owner, url, known)
  return known
}

/** Examines a file that is already at hand; does not store the result. */
export async function probeFile(file: ReadableFile): Promise<KnownVideo> {
  try {
    return { facts: await probeVideo(file), problem: null }
  } catch (error) {
    if (!(error instanceof UnreadableVideo)) throw error
    return {
      facts: null,
      problem: {
        message: 'We can’t read this video, so we can’t check it.',
        hint: 'Export it again as an MP4 and use that.',
      },
    }
  }
}

/** Stores what we know about a video, whether or not a post already names it. */
export async function storeKnownVideo(owner: VideoOwner, url: string, known: KnownVideo): Promise<void> {
  const row = { facts: known.facts, problem: known.problem, probedAt: new Date() }
  await inSystem((tx) =>
    tx
      .insert(videos)
      .values({ orgId: owner.orgId, projectId: owner.projectId, url, ...row })
      .onConflictDoUpdate({ target: [videos.projectId, videos.url], set: row }),
  )
}

/** Returns what is stored about a video; undefined if nothing is. */
export async function findKnownVideo(owner: VideoOwner, url: string): Promise<KnownVideo | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ facts: videos.facts, problem: videos.problem })
      .from(videos)
      .where(and(eq(videos.projectId, owner.projectId), eq(videos.url, url))),
  )
  return row && { facts: row.facts as VideoFacts | null, problem: row.problem }
}

/** Undefined for errors that may go away. */
function describePermanentProblem(error: unknown): KnownVideo['problem'] | undefined {
  if (error instanceof RangesNotSupported)
    return {
      message: `${error.host} doesn’t send parts of files, so we can only check this video when we publish it.`,
      hint: 'To check it now, upload it to the media library and use it from there.',
    }
  if (!(error instanceof OutboundError)) return undefined
  const { code, status, message, hint } = error
  const isPermanent =
    status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  return isPermanent || ['address-refused', 'redirect-refused', 'bad-answer', 'dns-failed'].includes(code)
    ? { message, hint }
    : undefined
}
