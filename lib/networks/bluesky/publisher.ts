import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import { bodyOf, rateLimited, rejected, retryAfterOf, serverError, textIn, tokenRefused } from '../outcomes'
import type { ChangeIo, ChangeOutcome, Post, Publisher, PublishOutcome } from '../publisher'
import { recordOf } from './record'
import { recordKeyOf } from './record-key'
import { Refused } from './upload'
import { forgetVideo, NotPrepared } from './video'
import { collection, procedure, query } from './xrpc'

type Io = ChangeIo<'fields'>
type NotDone = Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/**
 * Bluesky (spec/platforms#bluesky): we choose the key under which a post is stored, so it can always be asked whether it is there, and
 * it is there once however often it is sent.
 */
export const blueskyPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const rkey = await keyFor(post)
    const createdAt = textIn(post.progress, 'created_at') ?? new Date().toISOString()
    const record = await prepared(io, post, createdAt)
    if ('outcome' in record) return record.outcome
    await io.sending({ record_key: rkey, created_at: createdAt })
    // Nothing may be there yet: what arrives late from an earlier try never writes over a correction.
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
    const record = await prepared(io, post, textIn(stored.value, 'createdAt') ?? post.since.toISOString())
    if ('outcome' in record) return record.outcome
    const answer = await put(io, { rkey: remoteId, record: record.value })
    return (await uploadIsGone(io, answer)) ?? ofChange(io, answer)
  },

  async remove(remoteId, io) {
    const json = { repo: io.channel.remoteId, collection, rkey: remoteId }
    return ofChange(io, await procedure(io, 'com.atproto.repo.deleteRecord', { json }))
  },
}

/** A video that an earlier run uploaded, and that the server has cleaned up since. */
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

/** The key that an earlier try has stored, else the publication's own; never that of another post of the channel. */
async function keyFor(post: Post): Promise<string> {
  const stored = textIn(post.progress, 'record_key')
  if (stored && !(await post.isTaken(stored))) return stored
  for (let other = 0; ; other++) {
    const key = recordKeyOf(post.id, other)
    if (!(await post.isTaken(key))) return key
  }
}

/** Everything that nobody can see: images and video are uploaded, the mentions looked up. */
async function prepared(
  io: Io,
  post: Post,
  createdAt: string,
): Promise<{ value: object } | { outcome: NotDone }> {
  try {
    return { value: await recordOf(post, createdAt, io) }
  } catch (error) {
    if (error instanceof NotPrepared) return { outcome: error.outcome }
    if (error instanceof Refused) return { outcome: refusal(io, error.answer) ?? notNow(error.answer.status) }
    throw error
  }
}

const put = (io: Io, input: { rkey: string; record: object; swapRecord?: null }) =>
  procedure(io, 'com.atproto.repo.putRecord', { json: { repo: io.channel.remoteId, collection, ...input } })

type Stored =
  | { kind: 'there'; value: unknown }
  | { kind: 'absent' }
  | { kind: 'unclear'; answer: GuardedResponse }

async function readRecord(io: Io, rkey: string): Promise<Stored> {
  const parameters = { repo: io.channel.remoteId ?? '', collection, rkey }
  const answer = await query(io, 'com.atproto.repo.getRecord', parameters)
  const body = bodyOf(answer)
  if (answer.status === 200) return { kind: 'there', value: body.value }
  return textIn(body, 'error') === 'RecordNotFound' ? { kind: 'absent' } : { kind: 'unclear', answer }
}

/** Changing and deleting are repeated until the server has answered. */
const ofChange = (io: Io, answer: GuardedResponse): ChangeOutcome =>
  answer.status === 200 ? { kind: 'done' } : (refusal(io, answer) ?? notNow(answer.status))

const notNow = (status: number): NotDone => ({
  kind: 'pending',
  retryAfterSeconds: 60,
  failure: {
    code: 'unreachable',
    message: `Bluesky returned an error (${status}).`,
    hint: 'We try again automatically.',
  },
})

const endedTokens = new Set(['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired'])
const closedAccounts = new Set([
  'AccountTakedown',
  'AccountDeactivated',
  'AccountSuspended',
  'RepoDeactivated',
])

/** A refusal means that nothing happened; undefined for an error of the server, which tells nothing. */
function refusal(io: Io, answer: GuardedResponse): NotDone | undefined {
  const { status } = answer
  const body = bodyOf(answer)
  const error = textIn(body, 'error') ?? ''
  if (status === 429) {
    const reset = Number(answer.headers['ratelimit-reset'])
    const seconds = reset > 0 ? reset - Date.now() / 1000 : retryAfterOf(answer, 300)
    return rateLimited('Bluesky', seconds)
  }
  if (status >= 500 || status < 400) return undefined
  if (closedAccounts.has(error))
    return rejected(
      'The account is suspended or deactivated on Bluesky.',
      'Sign in to Bluesky and check the account.',
      'connection-ended',
    )
  if (status === 401 || endedTokens.has(error))
    return tokenRefused('Bluesky', io.access.session?.accessToken ?? '')
  return rejected(
    `Bluesky rejected the post: ${textIn(body, 'message') ?? `status ${status}`}`,
    'Change the post, or check the account on Bluesky.',
  )
}
