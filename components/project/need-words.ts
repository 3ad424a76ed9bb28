import { countWords } from '@/components/ui/count'
import type { Tone } from '@/components/ui/status-badge'
import type { Permission } from '@/lib/auth/permissions'
import type { NeedKind } from '@/lib/overview/need-kinds'

export type NeedGroup = {
  tone: Tone
  title: (count: number) => string
  /** What it means and what to do. */
  means: string
  /** The page within the project where all of them are resolved, with the filter set. */
  path: string
  /** The link's text for people who may resolve them; others can only view them. */
  action: string
  needs: Permission
}

const posts = (count: number, one: string, many: string): string =>
  count === 1 ? `One post ${one}` : `${countWords(count)} posts ${many}`

/** The wording of each kind of entry in "Needs you", and where it is resolved (spec/planning#4). */
export const needWords: Record<NeedKind, NeedGroup> = {
  failed: {
    tone: 'danger',
    title: (count) => posts(count, 'failed', 'failed'),
    means: 'At least one channel rejected it. Open the post to see why and publish it again.',
    path: '/review?status=failed',
    action: 'Open failed posts',
    needs: 'write',
  },
  unconfirmed: {
    tone: 'danger',
    title: (count) => posts(count, 'is unconfirmed', 'are unconfirmed'),
    means:
      'The network didn’t confirm whether it was published. To avoid duplicates, we don’t send it again automatically.',
    path: '/review?status=decision',
    action: 'Check and decide',
    needs: 'write',
  },
  withdrawn: {
    tone: 'danger',
    title: (count) =>
      count === 1
        ? 'Posts of withdrawn content are still published'
        : `Posts of ${countWords(count)} withdrawn pieces of content are still published`,
    means: 'The content was removed from its source. Take its posts down, or leave them.',
    path: '/needs?show=withdrawn',
    action: 'Decide about the posts',
    needs: 'write',
  },
  takedown: {
    tone: 'danger',
    title: (count) => posts(count, 'couldn’t be taken down', 'couldn’t be taken down'),
    means: 'Still published. Open the post to see why and what to do.',
    path: '/needs?show=takedown',
    action: 'View these posts',
    needs: 'write',
  },
  overdue: {
    tone: 'warning',
    title: (count) => posts(count, 'is overdue', 'are overdue'),
    means: 'It was due too long ago to publish automatically. Publish it now or schedule it again.',
    path: '/review?status=decision',
    action: 'Check and decide',
    needs: 'write',
  },
  connection: {
    tone: 'danger',
    title: (count) =>
      count === 1
        ? 'One channel needs to be reconnected'
        : `${countWords(count)} channels need to be reconnected`,
    means: 'We hold posts for a disconnected channel until you reconnect it.',
    path: '/channels',
    action: 'Reconnect',
    needs: 'manage',
  },
  retrying: {
    tone: 'warning',
    title: (count) => posts(count, 'is being retried', 'are being retried'),
    means:
      'The network didn’t take it yet. We try again automatically, so you only need to act if it’s urgent.',
    path: '/needs?show=retrying',
    action: 'View retried posts',
    needs: 'write',
  },
  changes_requested: {
    tone: 'warning',
    title: (count) => posts(count, 'needs changes', 'need changes'),
    means: 'A reviewer asked for changes. Edit the post and submit it again.',
    path: '/review?status=changes_requested',
    action: 'Make the changes',
    needs: 'write',
  },
  rejected: {
    tone: 'warning',
    title: (count) => posts(count, 'was rejected', 'were rejected'),
    means: 'A reviewer sent it back. Edit the post and submit it again.',
    path: '/review?status=rejected',
    action: 'Edit rejected posts',
    needs: 'write',
  },
  returned: {
    tone: 'warning',
    title: (count) => posts(count, 'needs another review', 'need another review'),
    means: 'Its content changed at the source. Compare the new content with the post, then approve it.',
    path: '/needs?show=returned',
    action: 'Review changed posts',
    needs: 'review',
  },
  held: {
    tone: 'warning',
    title: (count) => posts(count, 'is on hold', 'are on hold'),
    means: 'Its content was removed from the source. We release the post if the content comes back.',
    path: '/needs?show=held',
    action: 'View posts on hold',
    needs: 'write',
  },
  source: {
    tone: 'warning',
    title: (count) =>
      count === 1 ? 'One source needs attention' : `${countWords(count)} sources need attention`,
    means: 'Nothing new comes in from it until this is fixed.',
    path: '/sources?show=attention',
    action: 'Check sources',
    needs: 'write',
  },
  topic: {
    tone: 'warning',
    title: (count) => (count === 1 ? 'One topic is paused' : `${countWords(count)} topics are paused`),
    means: 'We paused it because it couldn’t write its posts. Fix the reason, then resume it.',
    path: '/topics?show=paused',
    action: 'Open paused topics',
    needs: 'write',
  },
}

/** Returns the path of an entry's page, relative to its project. */
export function placeOf(kind: NeedKind, id: string): string {
  if (kind === 'connection') return '/channels'
  if (kind === 'withdrawn') return `/items/${id}`
  if (kind === 'source') return `/sources/${id}`
  if (kind === 'topic') return `/topics/${id}`
  return `/packages/${id}`
}
