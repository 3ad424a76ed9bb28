import type { ReplyRules } from '@/lib/networks/rules'

/** What people call the reply at a place, counted from 0: a post of the thread, whose first is the post itself, or the comment. */
export const replyName = (name: ReplyRules['name'], at: number): string =>
  name === 'thread' ? `Post ${at + 2} of the thread` : at === 0 ? 'The first comment' : `Comment ${at + 1}`
