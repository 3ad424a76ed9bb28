import { parseJsonObject, readText, rejected, serverError } from '../outcomes'
import type { ChangeIo, NotDone, Post, Replies, Reply } from '../publisher'
import { buildReplyRecord } from './record'
import { deriveRecordKey } from './record-key'
import { deleteRecord, putRecord, readRecord } from './records'
import {
  awaitPreparation,
  explainBlueskyRefusal,
  retryAfterServerError,
  toBlueskyChangeOutcome,
} from './refusal'
import { collection } from './xrpc'

type Io = ChangeIo<'fields'>

/** Keeps keys far from those that the post itself tries (`keyFor`), and from each other. */
const keysBetween = 1000

const keyOf = ({ id }: Post, { place }: Reply): string => deriveRecordKey(id, place * keysBetween)

/**
 * Further posts of a thread (lexicon app.bsky.feed.post#replyRef: `root` and `parent` by address and hash, read on
 * 2026-11-23). Each is stored under a key that we choose, so sending it repeatedly never creates a second one.
 */
export const blueskyReplies: Replies<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },
  goWithPost: false,

  async send(post, reply, io) {
    const root = await referenceTo(io, reply.rootId)
    if ('kind' in root) return root
    const parent = reply.parentId === reply.rootId ? root : await referenceTo(io, reply.parentId)
    if ('kind' in parent) return parent
    const about = {
      createdAt: reply.since.toISOString(),
      language: post.payload.content.language,
      reply: { root, parent },
    }
    const record = await awaitPreparation(io, buildReplyRecord(reply.text, about, io))
    if ('outcome' in record) return record.outcome
    const rkey = keyOf(post, reply)
    await io.sending()
    const answer = await putRecord(io, { rkey, record: record.value, swapRecord: null })
    if (answer.status === 200 || readText(parseJsonObject(answer), 'error') === 'InvalidSwap')
      return { kind: 'published', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return explainBlueskyRefusal(io, answer) ?? serverError('Bluesky', answer.status)
  },

  async find(post, reply, io) {
    const rkey = keyOf(post, reply)
    const stored = await readRecord(io, rkey)
    if (stored.kind === 'there') return { kind: 'found', remoteId: rkey, remoteUrl: io.postUrl(rkey) }
    return stored.kind === 'absent' ? { kind: 'not-sent' } : { kind: 'later' }
  },

  async correct(post, reply, remoteId, io) {
    const stored = await readRecord(io, remoteId)
    if (stored.kind === 'absent') return { kind: 'gone' }
    if (stored.kind === 'unclear') return toBlueskyChangeOutcome(io, stored.answer)
    const { value } = stored
    const about = {
      createdAt: readText(value, 'createdAt') ?? reply.since.toISOString(),
      language: post.payload.content.language,
      // The reply keeps its place in the thread.
      reply: value !== null && typeof value === 'object' && 'reply' in value ? value.reply : undefined,
    }
    const record = await awaitPreparation(io, buildReplyRecord(reply.text, about, io))
    return 'outcome' in record
      ? record.outcome
      : toBlueskyChangeOutcome(io, await putRecord(io, { rkey: remoteId, record: record.value }))
  },

  async remove(_, remoteId, io) {
    return toBlueskyChangeOutcome(io, await deleteRecord(io, remoteId))
  },
}

async function referenceTo(io: Io, rkey: string): Promise<{ uri: string; cid: string } | NotDone> {
  const stored = await readRecord(io, rkey)
  if (stored.kind === 'unclear')
    return explainBlueskyRefusal(io, stored.answer) ?? retryAfterServerError(stored.answer.status)
  if (stored.kind === 'there' && stored.cid)
    return { uri: `at://${io.channel.remoteId}/${collection}/${rkey}`, cid: stored.cid }
  return rejected('What it follows is no longer on Bluesky.', 'You can add it on Bluesky.', 'gone')
}
