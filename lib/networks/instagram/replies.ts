import { parseJsonObject, readText, rejected, unknownOutcome } from '../outcomes'
import type { Replies } from '../publisher'
import { callInstagram, explainInstagramRefusal, readGraphErrorCode } from './api'

// Meta, IG Media comments (instagram-graph-api/reference/ig-media/comments), read on 2026-11-23: needs instagram_business_manage_comments.
const clockSkewMs = 120_000

/** The error codes that Meta returns if a permission was not granted. */
const isMissingPermission = (code: number): boolean => code === 10 || (code >= 200 && code < 300)

/** The first comment on a post. Comments on one's own post can be read back; Instagram does not detect duplicates. */
export const instagramReplies: Replies<'oauth'> = {
  evidence: { lookup: 'found', again: 'another' },
  goWithPost: true,

  async send(_, { text, rootId }, io) {
    await io.sending()
    const answer = await callInstagram(io, 'POST', `/${encodeURIComponent(rootId)}/comments`, {
      message: text,
    })
    const body = parseJsonObject(answer)
    if (answer.status >= 200 && answer.status < 300) {
      const id = readText(body, 'id')
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: null }
        : unknownOutcome('Instagram didn’t return an ID for the comment.')
    }
    if (isMissingPermission(readGraphErrorCode(body)))
      return rejected(
        'This channel was connected without the right to comment.',
        'Reconnect the channel on the Channels page and allow us to manage comments. Add the comment on Instagram.',
        'connection-ended',
      )
    return explainInstagramRefusal(io, answer)
  },

  async find(_, { text, rootId, since }, io) {
    const query = 'fields=id,text,timestamp,username&limit=50'
    const answer = await callInstagram(io, 'GET', `/${encodeURIComponent(rootId)}/comments?${query}`)
    const body = parseJsonObject(answer)
    if (isMissingPermission(readGraphErrorCode(body))) return { kind: 'cannot-tell' }
    if (answer.status !== 200) return { kind: 'later' }
    const { handle } = io.channel.config
    for (const one of Array.isArray(body.data) ? body.data : []) {
      const id = readText(one, 'id')
      const by = readText(one, 'username')
      const isOwn = by === undefined || typeof handle !== 'string' || by === handle.replace(/^@/, '')
      const made = Date.parse(readText(one, 'timestamp') ?? '')
      if (!id || !isOwn || made < since.getTime() - clockSkewMs) continue
      if (commentText(one) === text) return { kind: 'found', remoteId: id, remoteUrl: null }
    }
    return { kind: 'absent' }
  },

  correct: null,
  remove: null,
}

const commentText = (one: unknown): unknown =>
  one !== null && typeof one === 'object' && 'text' in one ? one.text : undefined
