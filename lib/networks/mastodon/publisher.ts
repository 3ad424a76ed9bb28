import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { notYet, parseJsonObject, readText, toChangeOutcome } from '../outcomes'
import type { ChangeIo, ChangeOutcome, Post, Publisher, PublishOutcome } from '../publisher'
import { buildStatus } from './build-status'
import { callMastodon } from './call-mastodon'
import { explainMastodonRefusal } from './explain-mastodon-refusal'
import { findSent } from './find-sent'
import { uploadMedia } from './upload-media'

type Io = ChangeIo<'oauth'>

/**
 * Servers keep an Idempotency-Key for an hour after the post was created; we count on less, so that a request under
 * way is safe too.
 */
const idempotencyKeyTtlMs = 45 * 60_000

/**
 * Mastodon (spec/platforms#mastodon): images or a video first, then the post with the publication's id as
 * Idempotency-Key, which makes sending again safe for an hour. After that we search the account's own posts.
 */
export const mastodonPublisher: Publisher<'oauth'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    if (post.attempts > 0 && !isIdempotencyKeyValid(post)) {
      const existing = await findSent(post, io)
      if (existing.kind === 'found') return { ...existing, kind: 'published' }
    }
    const status = buildStatus(post, io.channel.config)
    if ('kind' in status) return status
    const media = await uploadMedia(post, io)
    if ('kind' in media) return media
    await io.sending()
    const answer = await callMastodon(io, 'POST', '/api/v1/statuses', {
      json: { ...status.fields, ...(media.ids.length > 0 ? { media_ids: media.ids } : {}), ...status.once },
      headers: { 'idempotency-key': post.id },
    })
    const body = parseJsonObject(answer)
    const id = readText(body, 'id')
    if (answer.status === 200 && id)
      return { kind: 'published', remoteId: id, remoteUrl: readText(body, 'url') ?? null }
    if (answer.status === 422 && (await mediaIsGone(answer, io)))
      return notYet('We upload its media again.', 5)
    return explainMastodonRefusal(io, answer)
  },

  async reconcile(post, io) {
    const existing = await findSent(post, io)
    if (existing.kind === 'found' || existing.kind === 'later') return existing
    return isIdempotencyKeyValid(post) ? { kind: 'not-sent' } : existing
  },

  async correct(post, remoteId, io) {
    const status = buildStatus(post, io.channel.config)
    if ('kind' in status) return status
    const media = await uploadMedia(post, io)
    if ('kind' in media) return toChangeResult(media, 'edit')
    const answer = await callMastodon(io, 'PUT', `/api/v1/statuses/${encodeURIComponent(remoteId)}`, {
      // Without this list the edited post would lose its images.
      json: { ...status.fields, media_ids: media.ids },
    })
    if (answer.status === 404) return { kind: 'gone' }
    if (answer.status === 200) return { kind: 'done' }
    if (answer.status === 422 && (await mediaIsGone(answer, io)))
      return notYet('We upload its media again.', 5)
    return toChangeResult(explainMastodonRefusal(io, answer), 'edit')
  },

  async remove(remoteId, io) {
    const answer = await callMastodon(io, 'DELETE', `/api/v1/statuses/${encodeURIComponent(remoteId)}`)
    if (answer.status === 404) return { kind: 'gone' }
    if (answer.status === 200) return { kind: 'done' }
    return toChangeResult(explainMastodonRefusal(io, answer), 'delete')
  },
}

const isIdempotencyKeyValid = (post: Post): boolean => Date.now() - post.since.getTime() < idempotencyKeyTtlMs

const toChangeResult = (outcome: PublishOutcome, what: 'edit' | 'delete'): ChangeOutcome =>
  toChangeOutcome(outcome, 'Mastodon', what)

/**
 * Whether the post failed because an earlier run's upload was cleaned up by the server, or is still being
 * processed: the next run uploads again, or waits.
 */
async function mediaIsGone(answer: GuardedResponse, io: Io): Promise<boolean> {
  const reason = readText(parseJsonObject(answer), 'error') ?? ''
  if (/not finished processing/i.test(reason)) return true
  if (!/media|attach/i.test(reason) || !/not found|exist|expired|invalid/i.test(reason)) return false
  await io.keep({ media: null })
  return true
}
