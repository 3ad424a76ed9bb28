import { notYet, parseJsonObject, readText, rejected, uploadLost } from '../outcomes'
import type { PublisherIo, PublishOutcome } from '../publisher'
import { discardUpload } from '../video-upload'
import { callLinkedin, explainLinkedinRefusal } from './api'

export type Io = PublisherIo<'oauth'>

/** The content of a post, in the format of the Posts API. */
export type Content = { content?: object }

/** Uploads a file, or a part of one, to the URL that LinkedIn returned for it. */
export const putBytes = (
  io: Io,
  url: string,
  sent: { body: Uint8Array } | { stream: { bytes: number; read: () => AsyncIterable<Uint8Array> } },
  contentType: string,
) =>
  io.fetch({
    url,
    method: 'PUT',
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'content-type': contentType,
    },
    ...sent,
    deadlineMs: 'stream' in sent ? 240_000 : 120_000,
    headersTimeoutMs: 90_000,
    signal: io.signal,
  })

/** Forgets the upload, so that the next run starts it again. */
export async function restartUpload(io: Io): Promise<PublishOutcome> {
  await discardUpload(io)
  return uploadLost('LinkedIn')
}

/**
 * Returns undefined once the file can be posted. Some permissions do not allow reading its state; then posting
 * shows whether it is usable.
 */
export async function awaitAvailable(
  io: Io,
  kind: 'video' | 'document',
  id: string,
): Promise<PublishOutcome | undefined> {
  const answer = await callLinkedin(io, 'GET', `/rest/${kind}s/${encodeURIComponent(id)}`)
  if (answer.status === 403) return undefined
  const body = parseJsonObject(answer)
  if (answer.status === 404) return restartUpload(io)
  if (answer.status !== 200) return explainLinkedinRefusal(io, answer.status, body, false)
  const state = readText(body, 'status')
  if (state === 'AVAILABLE') return undefined
  if (state !== 'PROCESSING_FAILED') return notYet(`LinkedIn is processing the ${kind}.`, 10)
  await discardUpload(io)
  const reason = readText(body, 'processingFailureReason') ?? 'processing failed'
  return rejected(`LinkedIn can’t use the ${kind}: ${reason}.`, `Use another ${kind}.`, 'media')
}
