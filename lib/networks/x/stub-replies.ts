import { pick, type StubAccount, type StubPost, type StubWorld } from '../stub'

// Only accounts that the author mentions or quotes may reply (docs.x.com/changelog, 2026-02-23); continuing one's
// own thread is not affected. A deleted or hidden post is error 385 in the v1.1 reference, whose wording v2 uses.
// Read on 2026-11-23.
const notEngaged =
  'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.'
const notThere = 'You attempted to reply to a Tweet that is deleted or not visible to you.'

type Refusal = { status: 400 | 403; detail: string }

/** Returns the post that a new one replies to; null if it is not a reply, or the refusal. */
export async function replyTarget(
  world: StubWorld,
  account: StubAccount,
  body: Record<string, unknown> | undefined,
): Promise<string | null | Refusal> {
  if (pick(body, 'reply') === undefined) return null
  const target = pick(body, 'reply', 'in_reply_to_tweet_id')
  if (target === undefined)
    return { status: 400, detail: '[$.reply.in_reply_to_tweet_id: is missing but it is required]' }
  if (typeof target !== 'string' || !/^[0-9]{1,19}$/.test(target))
    return {
      status: 400,
      detail: '[$.reply.in_reply_to_tweet_id: does not match the regex pattern ^[0-9]{1,19}$]',
    }
  if (await world.findPost(account, target)) return target
  return { status: 403, detail: (await world.isPost(target)) ? notEngaged : notThere }
}

/** Stores that a post is a reply. The conversation's id is that of its first post, even if that one is deleted. */
export async function keepReply(
  world: StubWorld,
  account: StubAccount,
  post: StubPost,
  target: string,
): Promise<void> {
  const parent = await world.findNote(account, `thread:${target}`)
  await world.changeNote(account, `thread:${post.remoteId}`, {
    about: target,
    post: post.remoteId,
    root: parent?.root ?? target,
  })
}

/**
 * Returns the fields that mark a post as a reply and name its conversation; each is only shown on request
 * (fundamentals/fields).
 */
export async function threadOf(
  world: StubWorld,
  account: StubAccount,
  post: StubPost,
): Promise<{ isReply: boolean; fields: Record<string, unknown> }> {
  const thread = await world.findNote(account, `thread:${post.remoteId}`)
  return {
    isReply: thread !== undefined,
    fields: {
      conversation_id: thread?.root ?? post.remoteId,
      ...(thread
        ? {
            in_reply_to_user_id: account.remoteId,
            referenced_tweets: [{ type: 'replied_to', id: thread.about }],
          }
        : {}),
    },
  }
}
