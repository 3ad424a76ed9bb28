import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { bodyOf, serverError, textIn } from '../outcomes'
import type { ChangeIo, Post, Publisher } from '../publisher'
import { recordOf } from './record'
import { recordKeyOf } from './record-key'
import { deleteRecord, put, readRecord } from './records'
import { type NotDone, ofChange, prepared, refusal } from './refusal'
import { blueskyReplies } from './replies'
import { forgetVideo } from './video'

type Io = ChangeIo<'fields'>

/**
 * Bluesky (spec/platforms#bluesky): we choose the key under which a post is stored, so we can always check whether
 * it exists, and sending it repeatedly never creates a second one.
 */
export const blueskyPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const rkey = await keyFor(post)
    const createdAt = textIn(post.progress, 'created_at') ?? new Date().toISOString()
    const record = await prepared(io, recordOf(post, createdAt, io))
    if ('outcome' in record) return record.outcome
    await io.sending({ record_key: rkey, created_at: createdAt })
    // Only succeeds if the key is unused: a delayed request of an earlier try must never overwrite a correction.
    const answer = await put(io, { rkey, record: record.value, swapRecord: null })
    if (answer.status === 200 || textIn(bodyOf(answer), 'error') === 'InvalidSwap')
      return { kind: 'published', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return (await uploadIsGone(io, answer)) ?? refusal(io, answer) ?? serverError('Bluesky', answer.status)
  },

  async reconcile(post, io) {
    const rkey = textIn(post.progress, 'record_key') ?? (await keyFor(post))
    const stored = await readRecord(io, rkey)
    if (stored.kind === 'there') return { kind: 'found', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return stored.kind === 'absent' ? { kind: 'not-sent' } : { kind: 'later' }
  },

  async correct(post, remoteId, io) {
    const stored = await readRecord(io, remoteId)
    if (stored.kind === 'absent') return { kind: 'gone' }
    if (stored.kind === 'unclear') return ofChange(io, stored.answer)
    const record = await prepared(
      io,
      recordOf(post, textIn(stored.value, 'createdAt') ?? post.since.toISOString(), io),
    )
    if ('outcome' in record) return record.outcome
    const answer = await put(io, { rkey: remoteId, record: record.value })
    return (await uploadIsGone(io, answer)) ?? ofChange(io, answer)
  },

  async remove(remoteId, io) {
    return ofChange(io, await deleteRecord(io, remoteId))
  },

  replies: blueskyReplies,
}

/** Handles a video that an earlier run uploaded and that the server has since cleaned up. */
async function uploadIsGone(io: Io, answer: GuardedResponse): Promise<NotDone | undefined> {
  if (textIn(bodyOf(answer), 'error') !== 'BlobNotFound') return undefined
  await forgetVideo(io)
  return {
    kind: 'pending',
    retryAfterSeconds: 5,
    failure: {
      code: 'media',
      message: 'Bluesky no longer has the uploaded media.',
      hint: 'We upload it again automatically.',
    },
  }
}

/**
 * Returns the key that an earlier try stored, otherwise the publication's own; never the key of another post on the
 * channel.
 */
async function keyFor(post: Post): Promise<string> {
  const stored = textIn(post.progress, 'record_key')
  if (stored && !(await post.isTaken(stored))) return stored
  for (let other = 0; ; other++) {
    const key = recordKeyOf(post.id, other)
    if (!(await post.isTaken(key))) return key
  }
}
