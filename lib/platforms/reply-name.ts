import type { ReplyRules } from '@/lib/networks/rules'

/**
 * Display name of the reply at a zero-based index: a post of the thread, whose first post is the variant itself, or
 * a comment.
 */
export const replyName = (name: ReplyRules['name'], at: number): string =>
  name === 'thread' ? `Post ${at + 2} of the thread` : at === 0 ? 'The first comment' : `Comment ${at + 1}`
