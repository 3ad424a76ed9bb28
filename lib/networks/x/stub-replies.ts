import { pick, type StubAccount, type StubPost, type StubWorld } from '../stub'

// Replies are for whom the author mentions or quotes (docs.x.com/changelog, 2026-02-23); going on below one's own post is no such reply.
// What is gone or hidden is error 385 of the reference of v1.1, in whose words v2 answers. Read on 2026-11-23.
const notEngaged =
  'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.'
const notThere = 'You attempted to reply to a Tweet that is deleted or not visible to you.'

type Refusal = { status: 400 | 403; detail: string }

/** The post that a new one replies to; null for none, or why it may not. */
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

/** Keeps that a post is a reply. Its conversation is named by the first post of all, also when that one is deleted. */
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

/** What tells of a post that it is a reply, and of which conversation; each only where it was asked for (fundamentals/fields). */
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
