import { parseJsonObject, rejected } from '../outcomes'
import type { Replies } from '../publisher'
import { callX, deletePost, isDuplicate, toPublishOutcome } from './api'
import { findOwnPost } from './find-own-post'

/**
 * Further posts of a thread, each a reply to the previous one (docs.x.com, create post:
 * `reply.in_reply_to_tweet_id`, read on 2026-11-23).
 */
export const xReplies: Replies<'oauth'> = {
  evidence: { lookup: 'found', again: 'same' },
  goWithPost: false,

  async send(_, { text, parentId }, io) {
    await io.sending()
    const answer = await callX(io, 'POST', '/2/tweets', { text, reply: { in_reply_to_tweet_id: parentId } })
    // A reply with an unknown outcome is never sent again, so the duplicate is a different post.
    return isDuplicate(parseJsonObject(answer))
      ? rejected(
          'X already has a post with this text from this account.',
          'You can add it on X with other words.',
        )
      : toPublishOutcome(io, answer)
  },

  find: (_, { text, since, parentId }, io) =>
    findOwnPost(io, { text, since, parentId, isTaken: async () => false }),

  correct: null,

  remove: (_, remoteId, io) => deletePost(io, remoteId),
}
