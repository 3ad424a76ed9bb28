/**
 * The wording of a notification: one sentence for the inbox, the email subject and chats, plus any further detail.
 * Browser-safe.
 */
import type { NotificationKind } from '@/db/allowed-values'

/** What a notification's wording is built from; never secrets. */
export type NotificationData = {
  /** Title or name of the post, source, topic, channel or webhook it is about. */
  title?: string
  /** The name of the channel, for posts. */
  channel?: string
  /** Why, in plain words. */
  reason?: string
  /** A timestamp in RFC 3339. */
  at?: string
  /** For a post that its network has but still hides: when it becomes public, in RFC 3339. */
  publicAt?: string
  /** Number of posts. */
  count?: number
  /** What a person wrote. */
  excerpt?: string
  /** The post and the channel it is about; their names and the path are looked up when people are notified. */
  packageId?: string
  channelId?: string
}

export type NotificationSummary = {
  kind: NotificationKind
  actorName: string
  count: number
  data: NotificationData
}

/** Returns the sentence and, where there is one, a second sentence with the reason or what to do. */
export function describeNotification({ kind, actorName, count, data }: NotificationSummary): {
  title: string
  detail: string
} {
  const quoted = data.title ? `“${data.title}”` : 'A post'
  const detail = data.reason ?? data.excerpt ?? ''
  const on = data.channel ? ` on ${data.channel}` : ''
  switch (kind) {
    case 'review':
      return count > 1
        ? { title: `${count} new posts for review`, detail: '' }
        : { title: `${quoted} is waiting for review`, detail }
    case 'mention':
      return { title: `${actorName} mentioned you in ${data.title ? quoted : 'a comment'}`, detail }
    case 'assigned':
      return { title: `${actorName} assigned ${data.title ? quoted : 'a post'} to you`, detail }
    case 'changes_requested':
      return { title: `${actorName} requested changes to ${data.title ? quoted : 'a post'}`, detail }
    case 'published':
      return data.publicAt
        ? { title: `${quoted} was uploaded${data.channel ? ` to ${data.channel}` : ''}`, detail }
        : { title: `${quoted} was published${on}`, detail }
    case 'corrected':
      return { title: `${quoted} was corrected${on}`, detail }
    case 'taken_down':
      return { title: `${quoted} was taken down${on}`, detail }
    case 'takedown_failed':
      return { title: `${quoted} is still published${on}`, detail }
    case 'failed':
      return { title: `${quoted} failed${on}`, detail }
    case 'unconfirmed':
      return {
        title: `We couldn’t confirm ${data.title ? quoted : 'a post'}${on}`,
        detail: detail || 'Check the account before sending it again.',
      }
    case 'connection_expires':
      return { title: `Reconnect ${data.channel ?? 'a channel'}`, detail }
    case 'source_problem':
      return { title: `The source ${quoted} has a problem`, detail }
    case 'topic_paused':
      return { title: `The topic ${quoted} was paused`, detail }
    case 'cap_reached':
      return { title: 'The language model’s limit is reached', detail }
    case 'version_ends':
      return { title: `${data.title ?? 'A network'} stops supporting the API version we use`, detail }
    case 'destination_paused':
      return { title: `Notifications to ${quoted} are paused`, detail }
    case 'test':
      return { title: 'Test notification', detail: 'If you can read this, notifications arrive here.' }
  }
}
