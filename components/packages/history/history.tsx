import type { ReactNode } from 'react'
import { DueDay } from '@/components/packages/due-date'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { PackageEventAnswer } from '@/lib/packages/schemas'
import { type PackageEventAction, type PackageStatus, statusWords } from '@/lib/publications/states'

/** Every change of a package, with who made it and when, newest first. */
export function History({
  events,
  revisionsHref,
}: {
  events: readonly PackageEventAnswer[]
  /** The page that lists every revision of the post. */
  revisionsHref: string
}) {
  const shown = events.filter((event) => event.action !== 'comment')
  return (
    <Card
      title="History"
      id="history"
      actions={
        <LinkButton size="sm" href={revisionsHref}>
          Revisions
        </LinkButton>
      }
    >
      {shown.length === 0 ? <p className="text-sm text-muted">No activity yet.</p> : null}
      <ol className="flex flex-col gap-3 text-sm">
        {shown.map((event) => (
          <li key={event.id} className="border-l-2 border-separator pl-3">
            <p>
              <span className="font-medium">{event.actor_name}</span> {describe(event)}
            </p>
            {event.reason ? <p className="break-words text-foreground">“{event.reason}”</p> : null}
            <RelativeTime at={event.created_at} className="text-xs text-muted" />
          </li>
        ))}
      </ol>
    </Card>
  )
}

const words: Record<Exclude<PackageEventAction, 'comment' | 'settled' | 'schedule'>, string> = {
  compose: 'created the post',
  remake: 'regenerated the post',
  regenerate: 'regenerated the post',
  edit: 'edited the post',
  submit: 'submitted the post for review',
  approve: 'approved the post',
  request_changes: 'requested changes',
  reject: 'rejected the post',
  unschedule: 'unscheduled the post',
  publish: 'started publishing',
  hold: 'put the post on hold',
  release: 'took the post off hold',
  'confirmed-sent': 'confirmed that the network has the post',
  'marked-not-sent': 'confirmed that the network does not have the post',
  retry: 'sent the post again',
  cancelled: 'cancelled a queued post',
  overdue: 'stopped publishing because the post was overdue',
  stale: 'noticed that the content has changed',
  'channel-disconnected': 'disconnected a channel',
  assign: 'changed the assignee',
  'due-date': 'changed the due date',
  'approver-approved': 'said yes to the post',
  'approver-requested-changes': 'asked for changes',
  undo: 'undid the last change',
  'add-channel': 'added a channel',
  'leave-out': 'left out a channel',
  'choose-replacement': 'chose how the published post is corrected',
  corrected: 'corrected the published post',
  takedown: 'asked to take a post down',
  'takedown-undone': 'cancelled a takedown',
  'taken-down': 'took a post down',
  'takedown-failed': 'could not take a post down',
}

/** Why a post was rewritten; unknown for events stored before the cause was. */
const causeWords: Record<string, string> = {
  content: 'regenerated the post because its content changed',
  channel: 'wrote the post because a channel became available',
}

const settledWords: Partial<Record<PackageStatus, string>> = {
  publishing: 'started publishing',
  published: 'published the post',
  failed: 'could not publish the post',
  scheduled: 'kept the post scheduled',
  approved: 'stopped publishing',
}

/**
 * Describes what a person did. An action stored by a later version, unknown to this one, is shown as a generic
 * change.
 */
export function describe(event: PackageEventAnswer): ReactNode {
  const { action, data, from_status: from, to_status: to } = event
  if (action === 'settled' && to === 'published' && typeof data.public_at === 'string')
    return (
      <>
        uploaded the post, public on <LocalTime at={data.public_at} />
      </>
    )
  if (action === 'settled') return (to && settledWords[to]) ?? 'finished publishing'
  const planned = to === 'in_review' || to === 'changes_requested' ? 'planned' : 'scheduled'
  if (action === 'schedule')
    return typeof data.at === 'string' ? (
      <>
        {planned} the post for <LocalTime at={data.at} />
        {otherTimes(data).map(({ at, channel }) => (
          <span key={channel}>
            , {channel} for <LocalTime at={at} />
          </span>
        ))}
      </>
    ) : (
      `${planned} the post`
    )
  if (action === 'channel-disconnected' && typeof data.channel === 'string')
    return `disconnected ${data.channel}`
  if (action === 'remake' && typeof data.cause === 'string') return causeWords[data.cause] ?? words.remake
  if (action === 'add-channel' && typeof data.channel === 'string') return `added ${data.channel}`
  if (action === 'leave-out' && typeof data.channel === 'string') return `left out ${data.channel}`
  const about = isKnown(action) ? changeOfPublished[action] : undefined
  if (about && typeof data.channel === 'string') return about(data.channel)
  if (action === 'assign')
    return typeof data.assignee === 'string'
      ? `assigned the post to ${data.assignee}`
      : 'removed the assignee'
  if (action === 'due-date')
    return typeof data.due_at === 'string' ? (
      <>
        set the due date to <DueDay at={data.due_at} />
      </>
    ) : (
      'removed the due date'
    )
  if (action === 'regenerate' && typeof data.correction_id === 'string') return 'created a correction'
  const did = editWords(event) ?? (isKnown(action) ? words[action] : 'changed the post')
  const moved = to && from && to !== from && ['edit', 'stale', 'add-channel'].includes(action)
  return moved ? `${did}. Its status is now ${statusWords[to].label}` : did
}

/** Descriptions of what happened to a published post, for events whose channel is known. */
const changeOfPublished: Partial<Record<PackageEventAction, (channel: string) => string>> = {
  corrected: (channel) => `corrected the post on ${channel}`,
  takedown: (channel) => `asked to take the post on ${channel} down`,
  'takedown-undone': (channel) => `cancelled taking down the post on ${channel}`,
  'taken-down': (channel) => `took down the post on ${channel}`,
  'takedown-failed': (channel) => `could not take down the post on ${channel}`,
  'choose-replacement': (channel) => `chose how the post on ${channel} is corrected`,
}

/** Describes edits that were more than typing. */
function editWords({ action, data }: PackageEventAnswer): string | undefined {
  if (action !== 'edit') return undefined
  if (data.merged === true) return 'merged the edits with the changed content'
  return typeof data.restored === 'number' ? `restored revision ${data.restored}` : undefined
}

/** Returns the channels whose time differs from the first one's. */
function otherTimes({ at: first, times }: PackageEventAnswer['data']): { at: string; channel: string }[] {
  if (!Array.isArray(times)) return []
  return times.flatMap((one: { at?: unknown; channel?: unknown } | null) =>
    typeof one?.at === 'string' && typeof one.channel === 'string' && one.at !== first
      ? [{ at: one.at, channel: one.channel }]
      : [],
  )
}

const isKnown = (action: string): action is keyof typeof words => Object.hasOwn(words, action)
