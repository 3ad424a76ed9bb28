import {
  parseJsonObject,
  pickObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  unknownOutcome,
} from '../outcomes'
import type { ChangeIo, Replies } from '../publisher'
import { callLinkedin, explainLinkedinRefusal, getAuthor, secondsToMidnight, toChangeResult } from './api'

// learn.microsoft.com, Comments API (community-management/shares/comments-api), read on 2026-11-23. Comments are
// plain text, not "little text".
const commentsOf = (postUrn: string): string => `/rest/socialActions/${encodeURIComponent(postUrn)}/comments`

const pathOf = (io: ChangeIo<'oauth'>, postUrn: string, id: string): string =>
  `${commentsOf(postUrn)}/${encodeURIComponent(id)}?actor=${encodeURIComponent(getAuthor(io))}`

/** Allowed clock difference between LinkedIn and us. */
const clockSkewMs = 120_000

/**
 * The first comment on a post. Comments on a page's posts can be read back; those on a person's only with a
 * permission that few apps have.
 */
export const linkedinReplies: Replies<'oauth'> = {
  evidence: { lookup: 'rights', again: 'another' },
  goWithPost: true,

  async send(_, { text, rootId }, io) {
    await io.sending()
    const answer = await callLinkedin(io, 'POST', commentsOf(rootId), {
      actor: getAuthor(io),
      object: rootId,
      message: { text },
    })
    const body = parseJsonObject(answer)
    if (answer.status >= 200 && answer.status < 300) {
      const id = answer.headers['x-restli-id'] ?? readText(body, 'id')
      return id
        ? { kind: 'published', remoteId: commentIdIn(id), remoteUrl: null }
        : unknownOutcome('LinkedIn didn’t return an ID for the comment.')
    }
    if (answer.status === 429) return rateLimited('LinkedIn', readRetryAfter(answer, secondsToMidnight()))
    return answer.status === 403 ? mayNotComment : explainLinkedinRefusal(io, answer.status, body)
  },

  async find(_, { text, rootId, since }, io) {
    const answer = await callLinkedin(io, 'GET', `${commentsOf(rootId)}?count=50&start=0`)
    if ([401, 403, 404].includes(answer.status)) return { kind: 'cannot-tell' }
    if (answer.status !== 200) return { kind: 'later' }
    const { elements } = parseJsonObject(answer)
    for (const one of Array.isArray(elements) ? elements : []) {
      const id = readText(one, 'id') ?? readText(one, 'commentUrn')
      const made = Number(pickObject(one, 'created').time ?? 0)
      if (!id || readText(one, 'actor') !== getAuthor(io) || made < since.getTime() - clockSkewMs) continue
      if (pickObject(one, 'message').text === text)
        return { kind: 'found', remoteId: commentIdIn(id), remoteUrl: null }
    }
    return { kind: 'absent' }
  },

  async correct(_, { text, rootId }, remoteId, io) {
    const patch = { message: { $set: { text } } }
    const answer = await callLinkedin(io, 'POST', pathOf(io, rootId, remoteId), { patch }, 'PARTIAL_UPDATE')
    return toChangeResult(io, answer, 'edit')
  },

  async remove(rootId, remoteId, io) {
    return toChangeResult(
      io,
      await callLinkedin(io, 'DELETE', pathOf(io, rootId, remoteId), undefined, 'DELETE'),
      'delete',
    )
  },
}

/** Extracts the 2 from urn:li:comment:(urn:li:activity:1,2); a bare number is returned unchanged. */
const commentIdIn = (id: string): string => /,(\d+)\)$/.exec(id)?.[1] ?? id

const mayNotComment = rejected(
  'LinkedIn doesn’t let this connection comment.',
  'Reconnect the channel on the Channels page and allow everything that we ask for. If that doesn’t help, the app has no access to comments. Add the comment on LinkedIn.',
  'connection-ended',
)
