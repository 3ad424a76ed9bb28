import type { GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { notYet, parseJsonObject, pickObject, readRetryAfter, readText, rejected } from '../outcomes'
import type { ChangeIo, NotDone } from '../publisher'
import { UploadRefused } from './upload-picture'
import { getAccountServer, ownQuery, query, xrpcUrl } from './xrpc'

type Io = ChangeIo<'fields'>

/** The state of a video according to the processing service (lexicon app.bsky.video.defs#jobStatus). */
export type Job = {
  id: string | undefined
  state: string
  blob: object | undefined
  failure: string | undefined
  message: string | undefined
}

/** The service that makes posted videos playable; shared by all servers of the network. */
export const videoService = (io: Io): string => io.service('VIDEO_URL')

/** Calls the video service with a token that the account's own server issued for it. */
export const callVideoService = (
  io: Io,
  method: string,
  {
    token,
    json,
    query: parameters,
    ...rest
  }: { token?: string; json?: object; query?: Record<string, string> } & Partial<GuardedRequest>,
): Promise<GuardedResponse> =>
  io.fetch({
    url: xrpcUrl(videoService(io), method, parameters),
    method: json || rest.body !== undefined || rest.stream ? 'POST' : 'GET',
    ...(json ? { body: JSON.stringify(json) } : {}),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    signal: io.signal,
    ...rest,
    headers: {
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...rest.headers,
    },
  })

const tokenSeconds = 30 * 60

/**
 * Gets a token with which the service stores the processed video on the account's server, as
 * docs.bsky.app/docs/tutorials/video describes: its audience is that server, which reports its own DID. Throws
 * UploadRefused.
 */
export async function requestUploadToken(io: Io): Promise<string> {
  const serverDescription = await query(io, 'com.atproto.server.describeServer', {})
  const aud =
    readText(parseJsonObject(serverDescription), 'did') ?? `did:web:${new URL(getAccountServer(io)).hostname}`
  return requestServiceToken(io, aud, 'com.atproto.repo.uploadBlob')
}

async function requestServiceToken(io: Io, aud: string, lxm: string): Promise<string> {
  const exp = String(Math.floor(Date.now() / 1000) + tokenSeconds)
  const answer = await ownQuery(io, 'com.atproto.server.getServiceAuth', { aud, lxm, exp })
  const { token } = parseJsonObject(answer)
  if (answer.status !== 200 || typeof token !== 'string') throw new UploadRefused(answer)
  return token
}

/** Returns why the account may not upload a video right now; undefined if it may, or if the service doesn't say. */
export async function findUploadRefusal(io: Io): Promise<NotDone | undefined> {
  const method = 'app.bsky.video.getUploadLimits'
  const token = await requestServiceToken(io, `did:web:${new URL(videoService(io)).hostname}`, method)
  const answer = await callVideoService(io, method, { token })
  const body = parseJsonObject(answer)
  if (answer.status === 200 && body.canUpload === false)
    return notAllowed(readText(body, 'message') ?? readText(body, 'error') ?? 'daily limit')
  return isBusy(answer) ? retryVideoLater(answer) : undefined
}

/**
 * Matches the service's own wording, as the network's app does (social-app, src/view/com/composer/state/video.ts,
 * 2026-11-23).
 */
function notAllowed(message: string): NotDone {
  if (/email/i.test(message))
    return rejected(
      'Bluesky takes videos only from accounts with a confirmed email address.',
      'Confirm the email address in the account’s settings on Bluesky, then try again.',
      'media',
    )
  if (/exceeded|limit|stats|disabled/i.test(message))
    return {
      kind: 'pending',
      retryAfterSeconds: 3600,
      failure: {
        code: 'rate-limited',
        message: 'Bluesky takes no more videos from this account for now.',
        hint: 'We try again automatically.',
      },
    }
  return rejected(
    `Bluesky takes no videos from this account: ${message}`,
    'Check the account on Bluesky, or use images.',
    'media',
  )
}

/** Whether a service refused because it is busy or failing, so that the same request may work later. */
export const isBusy = ({ status }: GuardedResponse): boolean => status === 429 || status >= 500

/** The service is busy or failing: nothing is lost, and the next try continues. */
export const retryVideoLater = (answer: GuardedResponse): NotDone => ({
  kind: 'pending',
  retryAfterSeconds: readRetryAfter(answer, 60),
  failure: {
    code: 'unreachable',
    message: `The video service of Bluesky returned an error (${answer.status}).`,
    hint: 'We try again automatically.',
  },
})

/** Returns what a refused video or upload means for the post; undefined if the response is not such a refusal. */
export function explainServiceRefusal(answer: GuardedResponse): NotDone | undefined {
  if (isBusy(answer)) return retryVideoLater(answer)
  const body = parseJsonObject(answer)
  const message = readText(body, 'message') ?? ''
  switch (readText(body, 'error')) {
    case 'VideoTooLarge':
      return rejectMedia('Bluesky doesn’t take a video of this size.', 'Export it smaller.')
    case 'VideoTooLong':
      return rejectMedia('Bluesky doesn’t take a video of this length.', 'Shorten it.')
    case 'BadAspectRatio':
      return rejectMedia('Bluesky doesn’t take a video of this shape.', 'Crop it.')
    case 'UnsupportedContentType':
      return rejectMedia('Bluesky doesn’t take this kind of video.', 'Export it as MP4.')
    case 'DailyLimitExceeded':
      return notAllowed('daily limit')
    case 'UploadForbidden':
      return notAllowed(message || 'It doesn’t say why.')
    case 'TooManyOpenUploads':
    case 'ServiceOverloaded':
      return retryVideoLater(answer)
    case 'UploadFailed':
      return rejectMedia(`Bluesky can’t use the video${message ? `: ${message}` : '.'}`, 'Use another video.')
    default:
      return undefined
  }
}

const rejectMedia = (message: string, hint: string) => rejected(message, hint, 'media')

/**
 * Reads a job's state; the service wraps it in `jobStatus`, but not in every response
 * (bluesky-social/atproto#3097).
 */
export function parseJob(body: Record<string, unknown>): Job {
  const inner = pickObject(body, 'jobStatus')
  const status = Object.keys(inner).length > 0 ? inner : body
  const { blob } = status
  return {
    id: readText(body, 'completedJobId') ?? readText(status, 'jobId'),
    state: readText(status, 'state') ?? '',
    blob: blob !== null && typeof blob === 'object' ? blob : undefined,
    failure: readText(status, 'failureCode') ?? readText(status, 'error'),
    message: readText(status, 'message') ?? readText(status, 'error'),
  }
}

/**
 * Returns what a job without a blob means for the post. A job with a blob is done, whatever its state says: an
 * already known video is reported as an error.
 */
export function describeUnfinishedJob({ state, failure, message }: Job): {
  failed: boolean
  outcome: NotDone
} {
  if (!['JOB_STATE_FAILED', 'JOB_STATE_COMPLETED'].includes(state))
    return { failed: false, outcome: notYet('Bluesky is processing the video.', 5) }
  if (failure === 'pds_upload_unsupported_blob_size') return { failed: true, outcome: tooLargeForServer() }
  const reason = message && message !== failure ? `: ${message}` : '.'
  return {
    failed: true,
    outcome: rejectMedia(
      `Bluesky couldn’t process the video${reason}`,
      'Try again, or export it as MP4 with H.264 and AAC.',
    ),
  }
}

/** Returns the outcome for a video that is larger than the account's server takes. */
export const tooLargeForServer = () =>
  rejectMedia('The account’s server doesn’t take a video of this size.', 'Export it smaller.')
