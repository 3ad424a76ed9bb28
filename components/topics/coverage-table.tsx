import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { PackageBadge } from '@/components/packages/package-badge'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { TextLink } from '@/components/ui/button'
import { LocalTime } from '@/components/ui/local-time'
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
          last: <LastCovered entry={entry} />,
          posts: entry.posts.toLocaleString('en'),
          where: <Covered covered={entry.covered} project={project} />,
        },
      }))}
      empty={null}
    />
  )
}

/** When content was last published. What is only planned has covered nothing yet, whatever day it was made on. */
function LastCovered({ entry: { covered, posts, last_covered_at } }: { entry: CoverageEntry }) {
  if (last_covered_at === null) return <span className="text-warning-soft-foreground">Never</span>
  const [newest] = covered
    .flatMap(({ at, published }) => (published ? at : []))
    .sort((a, b) => (a < b ? 1 : -1))
  // Only its latest posts are listed, so an earlier one may have been published.
  const at = newest ?? (posts > covered.length ? last_covered_at : undefined)
  return at ? <RelativeTime at={at} /> : <span className="text-muted">Only planned</span>
}

/** When a post was published or is scheduled; nothing while no time is planned. */
function When({ covered: { at, published } }: { covered: CoverageEntry['covered'][number] }) {
  if (!published && Date.parse(at) < Date.now()) return null
  return (
    <span className="text-xs text-muted">{published ? <RelativeTime at={at} /> : <LocalTime at={at} />}</span>
  )
}

const maxShown = 4

function Covered({ covered, project }: { covered: CoverageEntry['covered']; project: string }) {
  if (covered.length === 0) return <span className="text-muted">–</span>
  return (
    <ul className="flex min-w-52 flex-col gap-1.5 text-start text-sm">
      {covered.slice(0, maxShown).map((one) => (
        <li key={`${one.package_id} ${one.channel} ${one.platform}`}>
          <span className="flex flex-wrap items-center gap-x-2">
            <PlatformMark platform={one.platform} />
            <TextLink href={`${project}/packages/${one.package_id}`}>
              {one.channel ?? 'a disconnected channel'}
            </TextLink>
            <When covered={one} />
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
