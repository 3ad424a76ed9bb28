import type { BulkAnswer } from '@/lib/packages/bulk/schemas'

/** A toast has room for a few lines, which the reason needs more than the title. */
const maxTitleLength = 60

export const quoted = (title: string) =>
  title.length > maxTitleLength
    ? `“${[...title].slice(0, maxTitleLength).join('').trimEnd()}…”`
    : `“${title || 'Untitled'}”`

/** Names one post by its title, several by their number. */
export const postsWords = (posts: readonly { title: string }[]): string =>
  posts.length === 1 && posts[0] ? quoted(posts[0].title) : `${posts.length} posts`

/** Says why an action failed for a post. */
export const failureWords = ({ title, message, hint }: BulkAnswer['failed'][number]): string =>
  `${title ? `${quoted(title)}: ` : ''}${message} ${hint}`

/** Lists each reason once, with the number of posts it applies to. */
export function notDoneWords(failed: BulkAnswer['failed']): string {
  const reasons = Map.groupBy(failed, ({ message }) => message)
  const parts = Array.from(reasons.values()).flatMap((own) => {
    const [first] = own
    if (!first) return []
    return own.length === 1
      ? failureWords(first)
      : `${own.length} posts (${own
          .slice(0, 3)
          .map(({ title }) => quoted(title))
          .join(', ')}${own.length > 3 ? ' …' : ''}): ${first.message} ${first.hint}`
  })
  return ['Not done:', ...parts.slice(0, 3)].join(' ')
}
