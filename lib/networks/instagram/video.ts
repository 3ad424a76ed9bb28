import { isOnTheInternet } from '@/lib/http/addresses/address-policy'
import { OutboundError } from '@/lib/http/outbound-error'
import { notYet, parseJsonObject, readText, rejected, uploadLost } from '../outcomes'
import { MediaRefused, type OpenVideo, type Post, type PublishOutcome } from '../publisher'
import { beginUpload, discardUpload, findStoredUpload, storeUpload, type VideoUpload } from '../video-upload'
import { callInstagram, createContainer, explainInstagramRefusal, type Fields, type Io } from './api'

/** As long as a run may take; an upload that is cut off resumes where the network has it. */
const uploadMs = 4 * 60_000

/**
 * Returns the id of a container for one of the post's videos once Instagram has all of its bytes, or this run's
 * outcome. The video is uploaded without a public address, and resumes after a break at the offset that the network
 * reports (spec/platforms#instagram). If the app may not upload, we pass the address of a video on the web instead.
 */
export async function videoContainer(
  post: Post,
  io: Io,
  index: number,
  fields: Fields,
): Promise<string | PublishOutcome> {
  const video = await io.openVideo(index)
  let upload = findStoredUpload(post.progress, index)
  if (upload?.stage === 'ready') return upload.id
  if (!upload) {
    const answer = await callInstagram(io, 'POST', `/${io.channel.remoteId}/media`, {
      ...fields,
      upload_type: 'resumable',
    })
    const body = parseJsonObject(answer)
    const [id, url] = [readText(body, 'id'), readText(body, 'uri')]
    if (!id && /video_url/.test(readText(body, 'error', 'message') ?? ''))
      return createContainer(io, { ...fields, video_url: publicAddress(post, io, index) })
    if (!id || !url) return explainInstagramRefusal(io, answer, false)
    upload = await beginUpload(io, index, video, id, { targets: [{ url, from: 0, until: video.bytes }] })
  } else {
    if (upload.version !== video.version || upload.bytes !== video.bytes) {
      await discardUpload(io)
      throw new MediaRefused(
        'This video changed at its address after we began to upload it.',
        'Check the video, then publish the post again.',
      )
    }
    const arrived = await findReceivedBytes(io, upload)
    if (arrived === undefined) {
      await discardUpload(io)
      return uploadLost('Instagram', 5)
    }
    upload = { ...upload, sent: arrived }
  }
  const outcome = upload.sent < video.bytes ? await sendRest(io, video, upload) : undefined
  if (outcome) return outcome
  await storeUpload(io, { ...upload, sent: video.bytes, stage: 'ready' })
  return upload.id
}

function publicAddress(post: Post, io: Io, index: number): string {
  const address = io.mediaAddress(post.payload.content.media[index]?.url ?? '')
  if (isOnTheInternet(address) || !isOnTheInternet(io.access.app.apiUrl)) return address
  throw new MediaRefused(
    `Instagram lets this app only use videos that are on the web, and video ${index + 1} is not.`,
    'Connect the account with an app that has Facebook Login for Business, or use a video that is on the web.',
  )
}

const headersOf = (io: Io) => ({ authorization: `OAuth ${io.access.credentials.accessToken}` })

/** Returns how many bytes of an upload the network has; undefined if it no longer knows the upload. */
async function findReceivedBytes(io: Io, { targets }: VideoUpload): Promise<number | undefined> {
  const answer = await io.fetch({ url: targets?.[0]?.url ?? '', headers: headersOf(io), signal: io.signal })
  if (answer.status >= 500 || answer.status === 429)
    throw new OutboundError('connection-lost', { host: 'Instagram', sent: 'no' })
  const { offset } = parseJsonObject(answer)
  return answer.status === 200 && Number.isInteger(Number(offset)) ? Number(offset) : undefined
}

/** Sends the rest in one request, as the network requires, reading the video part by part. */
async function sendRest(io: Io, video: OpenVideo, upload: VideoUpload): Promise<PublishOutcome | undefined> {
  let broken: unknown
  async function* parts() {
    try {
      for (let from = upload.sent; from < video.bytes; from += video.partBytes)
        yield await video.read(from, Math.min(video.bytes, from + video.partBytes))
    } catch (error) {
      broken = error
      throw error
    }
  }
  try {
    const answer = await io.fetch({
      url: upload.targets?.[0]?.url ?? '',
      method: 'POST',
      headers: { ...headersOf(io), offset: String(upload.sent), file_size: String(video.bytes) },
      stream: { bytes: video.bytes - upload.sent, read: parts },
      deadlineMs: uploadMs,
      headersTimeoutMs: 120_000,
      signal: io.signal,
    })
    if (answer.status >= 200 && answer.status < 300) return undefined
    const body = parseJsonObject(answer)
    const { debug_info: debugInfo } = body
    const type = readText(debugInfo, 'type')
    if (type === 'PartialRequestError' || type === 'OffsetInvalidError') return uploadContinues()
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500)
      return explainInstagramRefusal(io, answer, false)
    await discardUpload(io)
    const reason = readText(debugInfo, 'message') ?? `status ${answer.status}`
    return rejected(`Instagram didn’t take the video: ${reason}`, 'Use another video.', 'media')
  } catch (error) {
    if (broken !== undefined) throw broken
    // A slow connection rather than a failure: more bytes have arrived than before, and the next run sends the
    // rest.
    if (error instanceof OutboundError && error.code === 'timed-out') {
      const arrived = await findReceivedBytes(io, upload)
      if (arrived !== undefined && arrived > upload.sent) return uploadContinues()
    }
    throw error
  }
}

const uploadContinues = () => notYet('We are uploading the video to Instagram.', 0)
