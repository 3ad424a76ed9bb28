import { needWords } from '@/components/project/need-words'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { countWords } from '@/components/ui/count'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { Chip, StatusBadge } from '@/components/ui/status-badge'
import type { BrandOverview } from '@/lib/overview/list-brands'
import { needKinds } from '@/lib/overview/need-kinds'

/** Maximum number of kinds of need shown in a brand's row; the brand's overview has them all. */
const kindsShown = 4

/** A workspace's brands, one per row: what needs the person, what waits for review and what goes out next. */
export function BrandTable({ org, brands }: { org: string; brands: readonly BrandOverview[] }) {
  return (
    <Card flush>
      <div
        className="hidden grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)_7rem_minmax(0,1.4fr)] gap-x-5 px-5 py-2.5 text-xs font-medium text-muted lg:grid"
        aria-hidden
      >
        <span>Brand</span>
        <span>Needs you</span>
        <span>In review</span>
        <span>Goes out next</span>
      </div>
      <ul aria-label="Brands" className="divide-y divide-separator lg:border-t lg:border-separator">
        {brands.map((brand) => (
          <BrandRow key={brand.project.id} base={`/${org}/${brand.project.slug}`} brand={brand} />
        ))}
      </ul>
    </Card>
  )
}

function BrandRow({ base, brand }: { base: string; brand: BrandOverview }) {
  const { project, needs, review, publishingPaused } = brand
  const kinds = needKinds.filter((kind) => needs[kind] > 0)
  return (
    <li className="grid gap-x-5 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)_7rem_minmax(0,1.4fr)] lg:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar
          name={project.name}
          src={project.logoUrl}
          color={project.color}
          accent={project.accent}
          size="md"
        />
        <div className="min-w-0">
          <h2 className="truncate font-semibold">
            <Link href={base} className="hover:underline">
              {project.name}
            </Link>
          </h2>
          {publishingPaused ? <Chip>Publishing paused</Chip> : null}
        </div>
      </div>
      <div className="min-w-0 text-sm">
        {kinds.length === 0 ? (
          <p className="text-muted">Nothing needs you</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {kinds.slice(0, kindsShown).map((kind) => (
              <li key={kind}>
                <Link href={`${base}${needWords[kind].path}`} className="block rounded-full hover:underline">
                  <StatusBadge tone={needWords[kind].tone}>{needWords[kind].title(needs[kind])}</StatusBadge>
                </Link>
              </li>
            ))}
            {kinds.length > kindsShown ? (
              <li>
                <Link href={base} className="text-link">
                  {kinds.length - kindsShown} more
                </Link>
              </li>
            ) : null}
          </ul>
        )}
      </div>
      <p className="text-sm">
        {review > 0 ? (
          <Link href={`${base}/review`} className="text-link tabular-nums">
            {countWords(review)} in review
          </Link>
        ) : (
          <span className="text-muted">None in review</span>
        )}
      </p>
      <GoesOut base={base} brand={brand} />
    </li>
  )
}

function GoesOut({ base, brand: { next, today, week } }: { base: string; brand: BrandOverview }) {
  if (!next)
    return (
      <p className="text-sm text-muted">
        <Link href={`${base}/calendar`} className="text-link">
          Nothing scheduled
        </Link>
      </p>
    )
  return (
    <div className="min-w-0 text-sm">
      <p className="flex items-baseline gap-2">
        <Link href={`${base}/packages/${next.id}`} className="text-link min-w-0 truncate">
          {next.title || 'Untitled'}
        </Link>
        <LocalTime at={next.at} className="shrink-0 text-muted" />
      </p>
      <p className="mt-0.5 text-muted tabular-nums">
        {countWords(today)} today, {countWords(week)} within a week
      </p>
    </div>
  )
}
