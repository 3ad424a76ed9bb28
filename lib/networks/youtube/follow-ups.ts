import { randomUUID } from 'node:crypto'
import { callAsAccount } from '../call-as-account'
import {
  outcomeFromError,
  parseJsonObject,
  pickObject,
  readRetryAfter,
  readText,
  rejected,
  tokenRefused,
} from '../outcomes'
import {
  type CaptionFile,
  type FollowUp,
  type FollowUpIo,
  type FollowUpOutcome,
  MediaRefused,
  type Post,
} from '../publisher'
import { playlistIdIn } from './playlist'

type Io = FollowUpIo<'oauth'>
type Answer = Awaited<ReturnType<Io['fetch']>>

const done: FollowUpOutcome = { kind: 'done' }
/** A post's media, and which of them are videos. */
type Shown = Pick<Post, 'payload'> & Pick<Io, 'isVideo'>

/** Finds the image next to the post's video. */
function thumbnailIn({ payload, isVideo }: Shown): number | undefined {
  const places = [...payload.content.media.keys()]
  return places.some(isVideo) ? places.find((at) => !isVideo(at)) : undefined
}

/** Finds the post's video if it has caption files, or if we generated it and so know the timing of its text. */
const captionedVideoIn = ({ payload, isVideo }: Shown): number | undefined =>
  [...payload.content.media.entries()].find(
    ([at, one]) => isVideo(at) && (one.made_by !== undefined || (one.captions ?? []).length > 0),
  )?.[0]

/** thumbnails.set: sets the image next to the video. Setting the same one again changes nothing. */
const setThumbnail: FollowUp<'oauth'> = {
  name: 'thumbnail',
  wanted: (post) => thumbnailIn(post) !== undefined,
  async run({ payload }, videoId, io) {
    const at = thumbnailIn({ payload, isVideo: io.isVideo })
    if (at === undefined) return { kind: 'nothing' }
    const { bytes, contentType } = await io.loadMedia(at)
    const answer = await call(
      io,
      'POST',
      `/upload/youtube/v3/thumbnails/set?videoId=${encodeURIComponent(videoId)}&uploadType=media`,
      { type: contentType, body: bytes },
    )
    if (isSuccess(answer)) return done
    if (answer.status === 403 && reasonOf(answer) === 'forbidden')
      return rejected(
        'YouTube doesn’t let this channel have thumbnails of its own.',
        'Verify the channel’s phone number at youtube.com/verify. Set the thumbnail of this video on YouTube.',
      )
    return explainFollowUpRefusal(io, answer, 'Set the thumbnail of this video on YouTube.')
  },
}

/**
 * captions.insert for each language: the files approved with a video, or the text that we generated it from. If
 * repeated, YouTube reports that they exist. A file that cannot be sent does not hold back the others.
 */
const addCaptions: FollowUp<'oauth'> = {
  name: 'captions',
  wanted: (post) => captionedVideoIn(post) !== undefined,
  async run({ payload }, videoId, io) {
    const at = captionedVideoIn({ payload, isVideo: io.isVideo })
    const files = at === undefined ? [] : await io.captions(at)
    if (files.length === 0) return { kind: 'nothing' }
    const outcomes: FollowUpOutcome[] = []
    for (const file of files) {
      if (Date.now() > io.runUntil) return retryLater('There are more captions to add.', 60)
      const loaded = await loadFile(file)
      const outcome =
        'text' in loaded ? await addCaptionFile(io, videoId, file.language, loaded.text) : loaded
      // If YouTube refuses one file for now, it would refuse the others too.
      if ('text' in loaded && outcome.kind === 'pending') return outcome
      outcomes.push(outcome)
    }
    return combineOutcomes(outcomes)
  },
}

async function loadFile({ load }: CaptionFile): Promise<{ text: string } | FollowUpOutcome> {
  try {
    return { text: await load() }
  } catch (error) {
    if (error instanceof MediaRefused) return rejected(error.message, error.hint, 'media')
    const outcome = outcomeFromError(error, false)
    return outcome.kind === 'rejected' ? outcome : retryLater('We couldn’t fetch a caption file.', 60)
  }
}

/** A pending outcome takes precedence; otherwise all rejections are combined. */
function combineOutcomes(outcomes: readonly FollowUpOutcome[]): FollowUpOutcome {
  const failed = outcomes.filter((one) => one.kind === 'rejected')
  const pending = outcomes.find(({ kind }) => kind === 'pending')
  const [first] = failed
  if (pending || !first) return pending ?? done
  return rejected(
    [...new Set(failed.map(({ failure }) => failure.message))].join(' '),
    first.failure.hint,
    first.failure.code,
  )
}

async function addCaptionFile(
  io: Io,
  videoId: string,
  language: string,
  captions: string,
): Promise<FollowUpOutcome> {
  const boundary = `captions-${randomUUID()}`
  const snippet = { videoId, language, name: '', isDraft: false }
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
  const body = `${part('application/json; charset=UTF-8', JSON.stringify({ snippet }))}${part('application/octet-stream', captions)}--${boundary}--\r\n`
  const answer = await call(io, 'POST', '/upload/youtube/v3/captions?uploadType=multipart&part=snippet', {
    type: `multipart/related; boundary=${boundary}`,
    body,
  })
  if (isSuccess(answer) || reasonOf(answer) === 'captionExists') return done
  return explainFollowUpRefusal(io, answer, 'Add captions to this video on YouTube.')
}

/** playlistItems.insert: repeating it would add the video twice, so we check first. */
const addToPlaylist: FollowUp<'oauth'> = {
  name: 'playlist',
  wanted: (_, config) => playlistIdIn(config.playlist) !== undefined,
  async run(_, videoId, io) {
    const playlistId = playlistIdIn(io.channel.config.playlist)
    if (!playlistId) return { kind: 'nothing' }
    const hint = 'Check the playlist in the settings of the channel. Add this video to it on YouTube.'
    const query = new URLSearchParams({ part: 'id', playlistId, videoId })
    const found = await call(io, 'GET', `/youtube/v3/playlistItems?${query}`)
    if (!isSuccess(found)) return explainFollowUpRefusal(io, found, hint)
    const { items } = parseJsonObject(found)
    if (Array.isArray(items) && items.length > 0) return done
    const snippet = { playlistId, resourceId: { kind: 'youtube#video', videoId } }
    const answer = await call(io, 'POST', '/youtube/v3/playlistItems?part=snippet', {
      type: 'application/json; charset=UTF-8',
      body: JSON.stringify({ snippet }),
    })
    return isSuccess(answer) ? done : explainFollowUpRefusal(io, answer, hint)
  },
}

/** The steps for a published video (spec/platforms#youtube). */
export const youtubeFollowUps = [setThumbnail, addCaptions, addToPlaylist] as const

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300
const reasonOf = (answer: Answer): string =>
  readText(parseJsonObject(answer), 'error', 'errors', 0, 'reason') ?? ''

const call = (
  io: Io,
  method: 'GET' | 'POST',
  path: string,
  rawBody?: { type: string; body: string | Uint8Array },
): Promise<Answer> => callAsAccount(io, { method, path, rawBody, deadlines: { deadlineMs: 60_000 } })

/**
 * Returns what a refusal means: anything that may change is tried again, since repeating does no harm. `byHand` is
 * what people can do themselves.
 */
function explainFollowUpRefusal(io: Io, answer: Answer, byHand: string): FollowUpOutcome {
  const reason = reasonOf(answer)
  const { status } = answer
  if (status === 401) return tokenRefused('YouTube', io.access.credentials.accessToken)
  if (/quota|rateLimit/i.test(reason) || status === 429)
    return retryLater(
      'YouTube doesn’t take more requests for now.',
      readRetryAfter(answer, /quota/i.test(reason) ? 6 * 3600 : 600),
    )
  // A video that was just uploaded is not known everywhere yet.
  if (reason === 'videoNotFound') return retryLater('YouTube doesn’t find the video yet.', 60)
  if (status >= 500 || status < 400) return retryLater(`YouTube returned an error (${status}).`, 60)
  if (status === 403 && reason === 'insufficientPermissions')
    return rejected(
      'This channel was connected without the right to do that.',
      `Reconnect the channel on the Channels page and allow us to manage its videos. ${byHand}`,
      'connection-ended',
    )
  const errorMessage = readText(pickObject(parseJsonObject(answer), 'error'), 'message') ?? `status ${status}`
  return rejected(`YouTube said: ${errorMessage}`, byHand)
}

const retryLater = (message: string, retryAfterSeconds: number): FollowUpOutcome => ({
  kind: 'pending',
  retryAfterSeconds,
  failure: { code: 'unreachable', message, hint: 'We try again automatically.' },
})
