import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import type { PackageEventAnswer } from '@/lib/packages/schemas'
import { statusWords } from '@/lib/packages/states'

/** Each change of a package with who and when, newest first. */
export function History({ events }: { events: readonly PackageEventAnswer[] }) {
  const shown = events.filter((event) => event.action !== 'comment')
  return (
    <Card title="History" id="history">
      {shown.length === 0 ? <p className="text-sm text-muted">Nothing has happened yet.</p> : null}
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

const words: Record<string, string> = {
  compose: 'made the posts',
  remake: 'made the posts again, as the item changed',
  regenerate: 'made the posts again',
  edit: 'edited the posts',
  submit: 'handed it in for review',
  approve: 'approved it',
  reject: 'rejected it',
  unschedule: 'took it out of the schedule',
  publish: 'published it',
  held: 'held it back',
  released: 'released it',
  'confirmed-sent': 'saw that a post is on the network',
  'marked-not-sent': 'saw that a post is not on the network',
  retry: 'had a post sent again',
  cancelled: 'cancelled a post that was waiting',
  stale: 'noticed that the item has changed',
}

function describe(event: PackageEventAnswer): string {
  const { action, data, from_status: from, to_status: to } = event
  const moved =
    to && from && to !== from && (action === 'edit' || action === 'stale')
      ? `; it is ${statusWords[to].label.toLowerCase()} again`
      : ''
  if (action === 'settled') return `noted the outcome: ${to ? statusWords[to].label.toLowerCase() : 'open'}`
  if (action === 'schedule') {
    const at = typeof data.at === 'string' ? new Date(data.at) : undefined
    return at ? `scheduled it for ${utc.format(at)} UTC` : 'scheduled it'
  }
  if (action === 'channel-disconnected') return `disconnected ${String(data.channel ?? 'a channel')}`
  if (action === 'regenerate' && typeof data.correction_id === 'string') return 'made a correction beside it'
  return `${words[action] ?? `did “${action}”`}${moved}`
}

const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
