import { readText } from '../outcomes'
import type { ChangeIo, Post, ReconcileOutcome } from '../publisher'
import { parseStorableJson } from './api'
import { callMastodon } from './call-mastodon'

type Found = Exclude<ReconcileOutcome, { kind: 'not-sent' }>

/** Allowed clock difference between servers. */
const clockSkewMs = 120_000

/**
 * Looks for a post among the account's 40 latest by comparing the text that was sent. Lists contain shortened links
 * and markup, so each candidate's source is requested.
 */
export async function findSent(post: Post, io: ChangeIo<'oauth'>): Promise<Found> {
  const account = io.channel.remoteId?.split('@')[0] ?? ''
  const query = new URLSearchParams({ limit: '40', exclude_reblogs: 'true' })
  const answer = await callMastodon(
    io,
    'GET',
    `/api/v1/accounts/${encodeURIComponent(account)}/statuses?${query}`,
  )
  const list = parseStorableJson(answer)
  if (answer.status !== 200 || !Array.isArray(list))
    return { kind: answer.status === 403 || answer.status === 404 ? 'cannot-tell' : 'later' }
  const earliest = post.since.getTime() - clockSkewMs
  for (const status of list) {
    const id = readText(status, 'id')
    const at = Date.parse(readText(status, 'created_at') ?? '')
    if (!id || !(at >= earliest) || mediaCount(status) !== post.payload.content.media.length) continue
    if (await post.isTaken(id)) continue
    const source = await callMastodon(io, 'GET', `/api/v1/statuses/${encodeURIComponent(id)}/source`)
    if (source.status === 404) continue
    if (source.status !== 200) return { kind: 'later' }
    if (plain(sourceText(parseStorableJson(source))) === plain(post.payload.post.text))
      return { kind: 'found', remoteId: id, remoteUrl: readText(status, 'url') ?? null }
  }
  return { kind: 'absent' }
}

function mediaCount(status: unknown): number {
  const media = isObject(status) ? status.media_attachments : undefined
  return Array.isArray(media) ? media.length : 0
}

const sourceText = (source: unknown): string =>
  isObject(source) && typeof source.text === 'string' ? source.text : ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()
