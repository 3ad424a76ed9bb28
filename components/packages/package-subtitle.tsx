import { TextLink } from '@/components/ui/button'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { PackageAnswer, PackageEventAnswer } from '@/lib/packages/schemas'
import { platformRules } from '@/lib/platforms/registry'
import type { PackageStatus } from '@/lib/publications/states'

const makers = {
  model: 'Written by the AI model',
  composer: 'Written by the built-in composer',
  person: 'Written by a person',
}

const moved: Record<PackageStatus, string> = {
  draft: 'Moved to drafts',
  in_review: 'Sent to review',
  approved: 'Approved',
  scheduled: 'Scheduled',
  publishing: 'Publishing started',
  published: 'Published',
  changes_requested: 'Changes requested',
  rejected: 'Rejected',
  failed: 'Failed',
}

function movedWords(to: PackageStatus, from: string | null, pkg: PackageAnswer): string {
  if (to === 'published' && pkg.public_at) return 'Uploaded'
  return to === 'draft' && from === null ? 'Saved as a draft' : moved[to]
}

/** When it goes out: one time, or one per channel if they differ. */
function Times({ pkg }: { pkg: PackageAnswer }) {
  const byTime = Map.groupBy(
    pkg.variants.filter(({ channel }) => channel !== null),
    ({ scheduled_at }) => scheduled_at ?? pkg.scheduled_at ?? '',
  )
  return [...byTime]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, own], index) => (
      <span key={at}>
        {index > 0 ? ', ' : ''}
        <LocalTime at={at} className="font-medium text-foreground" />
        {byTime.size > 1
          ? ` on ${own.map(({ platform }) => platformRules[platform].label).join(' and ')}`
          : ''}
      </span>
    ))
}

/** Who made the package, from what, and who changed it last. */
export function PackageSubtitle(props: {
  pkg: PackageAnswer
  item: { id: string; title: string } | undefined
  base: string
  events: readonly PackageEventAnswer[]
}) {
  const { pkg, item, base, events } = props
  const last = events.find((event) => event.to_status !== null && event.to_status !== event.from_status)
  return (
    <span className="text-sm">
      {pkg.status === 'scheduled' && pkg.scheduled_at ? (
        <>
          Scheduled for <Times pkg={pkg} />.{' '}
        </>
      ) : null}
      {makers[pkg.made_by]}
      {pkg.made_by === 'model' && pkg.written?.model ? ` ${pkg.written.model}` : ''}
      {item && pkg.made_by !== 'person' ? (
        <>
          {' '}
          from “<TextLink href={`${base}/items/${item.id}`}>{item.title}</TextLink>”
        </>
      ) : null}
      {pkg.made_by === 'model' && pkg.written?.voice_version
        ? ` in version ${pkg.written.voice_version} of the voice`
        : ''}
      {pkg.made_by === 'model' && pkg.written?.samples_of
        ? `, with the writing samples of ${pkg.written.samples_of}`
        : ''}
      {pkg.edited ? ', then edited' : ''}
      {last?.to_status ? (
        <>
          . {movedWords(last.to_status, last.from_status, pkg)} <RelativeTime at={last.created_at} /> by{' '}
          {last.actor_name}
        </>
      ) : null}
      .
      {item && pkg.made_by === 'person' ? (
        <>
          {' '}
          <TextLink href={`${base}/items/${item.id}`}>View its content</TextLink>
        </>
      ) : null}
    </span>
  )
}
