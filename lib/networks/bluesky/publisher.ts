import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, readText, serverError } from '../outcomes'
import type { ChangeIo, NotDone, Post, Publisher } from '../publisher'
import { buildPostRecord } from './record'
import { deriveRecordKey } from './record-key'
import { deleteRecord, putRecord, readRecord } from './records'
import { awaitPreparation, explainBlueskyRefusal, toBlueskyChangeOutcome } from './refusal'
import { blueskyReplies } from './replies'
import { discardVideo } from './video'

type Io = ChangeIo<'fields'>

/**
 * Bluesky (spec/platforms#bluesky): we choose the key under which a post is stored, so we can always check whether
 * it exists, and sending it repeatedly never creates a second one.
 */
export const blueskyPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const rkey = await keyFor(post)
    const createdAt = readText(post.progress, 'created_at') ?? new Date().toISOString()
    const record = await awaitPreparation(io, buildPostRecord(post, createdAt, io))
    if ('outcome' in record) return record.outcome
    await io.sending({ record_key: rkey, created_at: createdAt })
    // Only succeeds if the key is unused: a delayed request of an earlier try must never overwrite a correction.
    const answer = await putRecord(io, { rkey, record: record.value, swapRecord: null })
    if (answer.status === 200 || readText(parseJsonObject(answer), 'error') === 'InvalidSwap')
      return { kind: 'published', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return (
      (await uploadIsGone(io, answer)) ??
      explainBlueskyRefusal(io, answer) ??
      serverError('Bluesky', answer.status)
    )
  },

  async reconcile(post, io) {
    const rkey = readText(post.progress, 'record_key') ?? (await keyFor(post))
    const stored = await readRecord(io, rkey)
    if (stored.kind === 'there') return { kind: 'found', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return stored.kind === 'absent' ? { kind: 'not-sent' } : { kind: 'later' }
  },

  async correct(post, remoteId, io) {
    const stored = await readRecord(io, remoteId)
    if (stored.kind === 'absent') return { kind: 'gone' }
    if (stored.kind === 'unclear') return toBlueskyChangeOutcome(io, stored.answer)
    const record = await awaitPreparation(
      io,
      buildPostRecord(post, readText(stored.value, 'createdAt') ?? post.since.toISOString(), io),
    )
    if ('outcome' in record) return record.outcome
    const answer = await putRecord(io, { rkey: remoteId, record: record.value })
    return (await uploadIsGone(io, answer)) ?? toBlueskyChangeOutcome(io, answer)
  },

  async remove(remoteId, io) {
    return toBlueskyChangeOutcome(io, await deleteRecord(io, remoteId))
  },

  replies: blueskyReplies,
}

/** Handles a video that an earlier run uploaded and that the server has since cleaned up. */
async function uploadIsGone(io: Io, answer: GuardedResponse): Promise<NotDone | undefined> {
  if (readText(parseJsonObject(answer), 'error') !== 'BlobNotFound') return undefined
  await discardVideo(io)
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
  const stored = readText(post.progress, 'record_key')
  if (stored && !(await post.isTaken(stored))) return stored
  for (let other = 0; ; other++) {
    const key = deriveRecordKey(post.id, other)
    if (!(await post.isTaken(key))) return key
  }
}
