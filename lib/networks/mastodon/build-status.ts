import { shortLinkLength } from '@/lib/text/short-link-length'
import { getServerLimits, getSetting } from '../channel-settings'
import { rejected } from '../outcomes'
import type { Post, PublishOutcome } from '../publisher'
import { mastodonRules } from './rules'

type Rejected = Extract<PublishOutcome, { kind: 'rejected' }>

/** The fields of a post except its media. `once`: fields that an edit cannot change. */
type Status = { fields: Record<string, unknown>; once: Record<string, unknown> }

/**
 * Builds a post's fields for its server from the channel's settings; rejects a post that is longer than the server
 * allows.
 */
export function buildStatus(post: Post, config: Record<string, unknown>): Status | Rejected {
  const { text } = post.payload.post
  const warning = getSetting(config, 'content_warning').trim()
  const limit = getServerLimits(config).text ?? mastodonRules.text.limit.value
  const exceeded = shortLinkLength(text) + shortLinkLength(warning) - limit
  if (exceeded > 0)
    return rejected(
      `This post has ${exceeded} characters too many for this Mastodon server (${limit} at most, with the content warning).`,
      'Shorten the post.',
    )
  return {
    fields: {
      status: text,
      language: post.payload.content.language.split('-')[0],
      spoiler_text: warning,
      sensitive: warning !== '',
    },
    once: { visibility: getSetting(config, 'visibility') || 'public' },
  }
}
