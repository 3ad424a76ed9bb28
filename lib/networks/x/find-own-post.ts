import { parseJsonObject, readText } from '../outcomes'
import type { ChangeIo, ReconcileOutcome } from '../publisher'
import { callX } from './api'
import { isSamePost, restoreWrittenText } from './restore-written-text'

type Wanted = {
  text: string
  since: Date
  /** The id of the post that it replies to; undefined if it is not a reply. */
  parentId: string | undefined
  isTaken(id: string): Promise<boolean>
}

/** Allowed clock difference between X and us. */
const clockSkewMs = 120_000

/**
 * Looks for a post among the account's own since it was sent: GET /2/users/{id}/tweets, whose `referenced_tweets`
 * contain the post that a reply answers (docs.x.com, user posts timeline, read on 2026-11-23).
 */
export async function findOwnPost(io: ChangeIo<'oauth'>, wanted: Wanted): Promise<ReconcileOutcome> {
  const since = new Date(wanted.since.getTime() - clockSkewMs).toISOString().replace(/\.\d+Z$/, 'Z')
  const query = new URLSearchParams({
    max_results: '100',
    start_time: since,
    'tweet.fields': 'created_at,entities,referenced_tweets',
  })
  const answer = await callX(io, 'GET', `/2/users/${io.channel.remoteId}/tweets?${query}`)
  if (answer.status === 403) return { kind: 'cannot-tell' }
  if (answer.status !== 200) return { kind: 'later' }
  const { data } = parseJsonObject(answer)
  for (const tweet of Array.isArray(data) ? data : []) {
    const id = readText(tweet, 'id')
    if (!id || parentOf(tweet) !== wanted.parentId) continue
    if (!isSamePost(restoreWrittenText(tweet), wanted.text) || (await wanted.isTaken(id))) continue
    return { kind: 'found', remoteId: id, remoteUrl: io.postUrl(id) }
  }
  return { kind: 'absent' }
}

function parentOf(tweet: unknown): string | undefined {
  if (tweet === null || typeof tweet !== 'object' || !('referenced_tweets' in tweet)) return undefined
  const { referenced_tweets: references } = tweet
  const parent = (Array.isArray(references) ? references : []).find(
    (one: unknown) => readText(one, 'type') === 'replied_to',
  )
  return readText(parent, 'id')
}
