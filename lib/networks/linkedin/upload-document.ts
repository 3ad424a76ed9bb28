import { parseJsonObject, readText, rejected } from '../outcomes'
import type { OpenDocument, Post, PublishOutcome } from '../publisher'
import { findStoredUpload, storeUpload } from '../video-upload'
import { callLinkedin, explainLinkedinRefusal, getAuthor } from './api'
import { isPage } from './author'
import { awaitAvailable, type Content, type Io, putBytes } from './uploads'

/**
 * Uploads a post's document as a stream and waits until LinkedIn has processed it. With the permissions that apps
 * get, the state of a person's document cannot be read: it is posted at once, and uploaded again by the next run,
 * like images (docs/decisions/0222).
 */
export async function uploadDocument(post: Post, io: Io): Promise<Content | PublishOutcome> {
  const document = await io.openDocument(0)
  const kept = findStoredUpload(post.progress, 0)
  let id = kept?.version === document.version ? kept.id : undefined
  if (id === undefined) {
    const sent = await send(io, document)
    if (typeof sent !== 'string') return sent
    id = sent
  }
  if (isPage(io.channel.remoteId)) {
    const { bytes, version, partBytes } = document
    if (kept?.id !== id)
      await storeUpload(io, { index: 0, id, version, bytes, partBytes, sent: bytes, stage: 'processing' })
    const waiting = await awaitAvailable(io, 'document', id)
    if (waiting) return waiting
  }
  const title = post.payload.content.media[0]?.title ?? ''
  return { content: { media: { id, title } } }
}

/** Uploads the document and returns its URN once all of it has arrived. */
async function send(io: Io, document: OpenDocument): Promise<string | PublishOutcome> {
  const started = await callLinkedin(io, 'POST', '/rest/documents?action=initializeUpload', {
    initializeUploadRequest: { owner: getAuthor(io) },
  })
  const body = parseJsonObject(started)
  const uploadUrl = readText(body, 'value', 'uploadUrl')
  const id = readText(body, 'value', 'document')
  if (!uploadUrl || !id) return explainLinkedinRefusal(io, started.status, body, false)
  let broken: unknown
  async function* parts() {
    try {
      for (let from = 0; from < document.bytes; from += document.partBytes)
        yield await document.read(from, Math.min(document.bytes, from + document.partBytes))
    } catch (error) {
      broken = error
      throw error
    }
  }
  const stream = { bytes: document.bytes, read: parts }
  const answer = await putBytes(io, uploadUrl, { stream }, document.contentType).catch((error: unknown) => {
    throw broken ?? error
  })
  if (answer.status >= 200 && answer.status < 300) return id
  return answer.status === 400 || answer.status === 413 || answer.status === 415
    ? rejected('LinkedIn didn’t take the document.', 'Use another PDF.', 'media')
    : explainLinkedinRefusal(io, answer.status, parseJsonObject(answer), false)
}
