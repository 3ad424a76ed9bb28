import type { LinkedPost } from '@/lib/approvals/linked-posts'

type Answerable = Pick<LinkedPost, 'open' | 'decision'>

const isWaiting = ({ open, decision }: Answerable): boolean => open && !decision?.current

/** What an approval link shows, for the heading: posts to approve, or only to look at. */
export function describeLinkedPosts(posts: readonly Answerable[]): string {
  const posted = posts.length === 1 ? 'a post' : 'posts'
  const concerned = posts.length === 0 || posts.some((post) => isWaiting(post) || post.decision)
  return concerned ? `${posted} for your approval` : `${posted} shared with you`
}

/** How many posts of an approval link still wait for the approver's answer; thanks only those who answered. */
export function describeProgress(posts: readonly Answerable[]): string {
  const waiting = posts.filter(isWaiting).length
  if (waiting > 0)
    return posts.length === 1
      ? 'This post is waiting for your answer.'
      : `${waiting} of ${posts.length} posts ${waiting === 1 ? 'waits' : 'wait'} for your answer.`
  const answered = posts.filter(({ decision }) => decision !== null).length
  if (answered === 0) return 'There is nothing for you to approve right now.'
  return answered === posts.length
    ? `You have answered ${posts.length === 1 ? 'this post' : 'all posts'}. Thank you!`
    : 'No more posts are waiting for your answer. Thank you!'
}

/** What follows once an approver has given their name. */
export type AfterNaming = { does: 'approve'; title: string } | { does: 'changes' | 'comment' | 'save' }

/** The text of the dialog that asks for the name; names the post that its button approves. */
export function describeNaming(next: AfterNaming): string {
  if (next.does !== 'approve') return 'The team sees it with your answers.'
  return `You are about to approve “${next.title || 'Untitled'}”. The team sees your name with your answers.`
}

/** The button of the dialog that asks for the name: what it does right away, if it does more than go on. */
export function labelNaming({ does }: AfterNaming): string {
  if (does === 'approve') return 'Approve post'
  return does === 'save' ? 'Save name' : 'Continue'
}
