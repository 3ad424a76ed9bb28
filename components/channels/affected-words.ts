import type { AffectedPosts } from '@/lib/channels/posts/list-affected-posts'

/** Says what disconnecting the channel means for the posts that use it. */
export function affectedWords({ posts, more }: AffectedPosts): string {
  const count = posts.length + more
  // Nothing is known about the posts that are not listed.
  if (more === 0 && haveNoOtherChannel(posts))
    return count === 1
      ? 'We won’t publish this post until you choose another channel for it.'
      : `We won’t publish these ${count} posts until you choose other channels for them.`
  if (count === 1) return 'We won’t publish this post to this channel. Its other channels stay as planned.'
  const others =
    more > 0 || posts.some((post) => post.only_channel)
      ? 'Any other channels they have stay as planned.'
      : 'Their other channels stay as planned.'
  return `We won’t publish these ${count} posts to this channel. ${others}`
}

/** Whether all these posts only have this channel. */
export const haveNoOtherChannel = (posts: AffectedPosts['posts']): boolean =>
  posts.every((post) => post.only_channel)
