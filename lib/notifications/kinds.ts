/**
 * The events that people and other systems are notified of, with their labels and defaults (spec/planning#5).
 * Browser-safe.
 */
import type { NotificationKind } from '@/db/allowed-values'
import type { Permission } from '@/lib/auth/permissions'

export type KindFacts = {
  label: string
  /** When it is sent, as one line in the settings. */
  when: string
  /**
   * Who is notified when an event names no recipients: everyone in the project, or in the workspace, who has this
   * permission.
   */
  audience: Permission
  /** Where it goes as long as a person has not chosen. */
  usual: { inbox: boolean; email: boolean }
}

export const kindFacts: Record<Exclude<NotificationKind, 'test'>, KindFacts> = {
  review: {
    label: 'Posts to review',
    when: 'New posts are waiting for your approval.',
    audience: 'review',
    usual: { inbox: true, email: true },
  },
  mention: {
    label: 'Mentions',
    when: 'Someone mentions you in a comment.',
    audience: 'read',
    usual: { inbox: true, email: true },
  },
  assigned: {
    label: 'Assignments',
    when: 'Someone assigns a post to you.',
    audience: 'read',
    usual: { inbox: true, email: true },
  },
  changes_requested: {
    label: 'Changes requested',
    when: 'Someone requests changes to a post you worked on, or rejects it.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  published: {
    label: 'Published posts',
    when: 'A post was published.',
    audience: 'read',
    usual: { inbox: true, email: false },
  },
  corrected: {
    label: 'Corrected posts',
    when: 'A published post was edited after its content changed.',
    audience: 'read',
    usual: { inbox: true, email: false },
  },
  taken_down: {
    label: 'Posts taken down',
    when: 'A published post was deleted from its network.',
    audience: 'read',
    usual: { inbox: true, email: false },
  },
  failed: {
    label: 'Failed posts',
    when: 'A channel rejected a post, or we gave up trying.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  takedown_failed: {
    label: 'Failed takedowns',
    when: 'A published post couldn’t be deleted from its network.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  unconfirmed: {
    label: 'Unconfirmed posts',
    when: 'We couldn’t confirm whether a post was published.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  connection_expires: {
    label: 'Expiring connections',
    when: 'A channel must be reconnected, or planned posts won’t go out.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  source_problem: {
    label: 'Source problems',
    when: 'A source is failing, or sends no content.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  topic_paused: {
    label: 'Paused topics',
    when: 'A topic was paused automatically.',
    audience: 'write',
    usual: { inbox: true, email: true },
  },
  cap_reached: {
    label: 'Model limits',
    when: 'The language model’s limit for the day or month is reached.',
    audience: 'manage',
    usual: { inbox: true, email: true },
  },
  version_ends: {
    label: 'API versions that end',
    when: 'A network stops supporting the API version that this installation uses.',
    audience: 'manage',
    usual: { inbox: true, email: true },
  },
  destination_paused: {
    label: 'Paused webhooks',
    when: 'A webhook or chat channel was paused because it kept failing.',
    audience: 'manage',
    usual: { inbox: true, email: true },
  },
}

/** The kinds that people choose destinations for: all except tests. */
export type ChosenKind = keyof typeof kindFacts
export const chosenKinds = Object.keys(kindFacts) as ChosenKind[]
