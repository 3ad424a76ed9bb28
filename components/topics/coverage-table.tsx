import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { PackageBadge } from '@/components/packages/package-badge'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { TextLink } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import { isOneOf, packageStatuses } from '@/lib/publications/states'
import type { CoverageEntry } from '@/lib/topics/schemas'

const columns: TableColumn[] = [
  { id: 'title', header: 'Content' },
  { id: 'last', header: 'Last covered' },
  { id: 'posts', header: 'Posts', align: 'end' },
  { id: 'where', header: 'Where and when' },
]

/** Which of the brand's content was covered, where and when, and which never was. */
export function CoverageTable({ entries, project }: { entries: CoverageEntry[]; project: string }) {
  return (
    <DataTable
      label="Coverage"
      columns={columns}
      rows={entries.map((entry) => ({
        id: entry.item_id,
        href: `${project}/items/${entry.item_id}`,
        label: entry.title,
        cells: {
          title: (
            <span className="block min-w-44">
              <span className="block font-medium">{entry.title}</span>
              {entry.content_type ? (
                <span className="block text-xs font-normal text-muted">{entry.content_type}</span>
              ) : null}
            </span>
          ),
          last: entry.last_covered_at ? (
            <RelativeTime at={entry.last_covered_at} />
          ) : (
            <span className="text-warning-soft-foreground">Never</span>
          ),
          posts: entry.posts.toLocaleString('en'),
          where: <Covered covered={entry.covered} project={project} />,
        },
      }))}
      empty={null}
    />
  )
}

const maxShown = 4

function Covered({ covered, project }: { covered: CoverageEntry['covered']; project: string }) {
  if (covered.length === 0) return <span className="text-muted">–</span>
  return (
    <ul className="flex min-w-52 flex-col gap-1.5 text-sm">
      {covered.slice(0, maxShown).map((one) => (
        <li key={`${one.package_id} ${one.channel} ${one.platform}`}>
          <span className="flex flex-wrap items-center gap-x-2">
            <PlatformMark platform={one.platform} />
            <TextLink href={`${project}/packages/${one.package_id}`}>
              {one.channel ?? 'a disconnected channel'}
            </TextLink>
            <span className="text-xs text-muted">
              <RelativeTime at={one.at} />
            </span>
            {!one.published && one.status !== 'published' && isOneOf(packageStatuses, one.status) ? (
              <PackageBadge status={one.status} publicAt={null} />
            ) : null}
          </span>
          {one.facts[0] ? (
            <span className="mt-0.5 line-clamp-1 block text-xs text-muted">{one.facts[0]}</span>
          ) : null}
        </li>
      ))}
      {covered.length > maxShown ? (
        <li className="text-xs text-muted">and {covered.length - maxShown} more</li>
      ) : null}
    </ul>
  )
}
