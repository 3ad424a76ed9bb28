import type { Blocked } from '@/components/packages/actions/blocked-note'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { type EmptyPost, explainEmptyPost } from '@/lib/packages/explain-empty-post'
import { allDisconnected } from '@/lib/packages/review/require-publishable'

/** The project of a post, and what the person may do there. */
export type PostPlace = {
  /** The project's path: "/workspace/project". */
  base: string
  /** The person's role in the project, and in the workspace. */
  role: Role
  orgRole: Role
}

/** Explains why a post without any version can't be approved, with links to what this person can do about it. */
export function emptyPostBlocked(warnings: readonly string[], { base, role, orgRole }: PostPlace): Blocked {
  const { missing, message, hint } = explainEmptyPost(warnings)
  const channels = `${base}/channels`
  const links = []
  if (missing === 'channel' && hasPermission(role, 'manage'))
    links.push({ label: 'Connect a channel', href: channels })
  if (missing === 'language' && hasPermission(role, 'manage'))
    links.push({ label: 'Change the channel’s language', href: channels })
  if (missing === 'language' && hasPermission(orgRole, 'manage'))
    links.push({ label: 'Set up a model', href: `/${base.split('/')[1]}/settings/model` })
  return { why: `${message} ${links.length > 0 ? hint : askAnAdmin[missing]}`, links }
}

const askAnAdmin: Record<EmptyPost['missing'], string> = {
  channel: 'Ask a workspace admin to connect one. The post then gets its text.',
  language: 'Ask a workspace admin to change the channel’s language or to set up a model.',
}

/**
 * Explains why a post can't be approved whose channels were all disconnected, with the link to what this person can do
 * about it: choosing another channel on the post's page, or connecting one if the project has none.
 */
export function disconnectedBlocked(
  { base, role }: PostPlace,
  { postHref, hasChannels }: { postHref: string; hasChannels: boolean },
): Blocked {
  if (hasChannels)
    return {
      why: allDisconnected.detail,
      links: [{ label: 'Choose another channel', href: `${postHref}#channels` }],
    }
  if (!hasPermission(role, 'manage'))
    return { why: `${allDisconnected.detail} Ask a workspace admin to connect one.`, links: [] }
  return { why: allDisconnected.detail, links: [{ label: 'Connect a channel', href: `${base}/channels` }] }
}
