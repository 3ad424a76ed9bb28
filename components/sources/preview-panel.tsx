import { Eye } from 'lucide-react'
import { ItemPicture } from '@/components/items/item-picture'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Chip } from '@/components/ui/status-badge'
import type { PreviewView } from './preview-view'
import { counted, outcomeWords } from './run-words'

/** What the first entries of a source would become, how many there are, and which are left out and why. */
export function PreviewPanel({ preview, outdated }: { preview: PreviewView; outdated: boolean }) {
  const { counts, entries, notes } = preview
  const good = entries.filter((entry) => entry.item !== null)
  const bad = entries.filter((entry) => entry.item === null)
  return (
    <section aria-labelledby="preview-heading" className="flex flex-col gap-4">
      <h2 id="preview-heading" className="text-lg font-semibold">
        Preview
      </h2>
      {outdated ? (
        <Callout tone="warning">
          The settings have changed since. Preview again to see what they bring.
        </Callout>
      ) : null}
      <p role="status" className="text-sm">
        <strong className="font-semibold">{counted(counts.discovered, 'entry', 'entries')} found.</strong>{' '}
        {good.length > 0
          ? `${good.length === 1 ? 'This is what the first would become' : `These are what the first ${good.length} would become`}. Nothing is stored yet.`
          : 'None of those looked at can be used as it is.'}
      </p>
      {good.map(({ key, item }) => (item ? <PreviewItem key={key} item={item} slug={key} /> : null))}
      {bad.length > 0 ? (
        <Card
          title={`${counted(bad.length, 'entry', 'entries')} would be left out`}
          description="The others are not held up by them."
        >
          <ul className="flex flex-col gap-2 text-sm">
            {bad.map((entry) => (
              <li key={entry.key}>
                <code className="font-mono break-all">{entry.key}</code>{' '}
                <span className="text-muted">{entry.reason ?? outcomeWords[entry.outcome].label}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {notes.length > 0 ? (
        <Card title="Worth knowing">
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  )
}

function PreviewItem({
  item,
  slug,
}: {
  item: NonNullable<PreviewView['entries'][number]['item']>
  slug: string
}) {
  return (
    <article className="card card--default flex flex-row gap-4 p-4">
      <ItemPicture src={item.featured_image} className="size-20 sm:size-24" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{item.title}</h3>
        <p className="text-xs text-muted">{[item.content_subtype, slug].filter(Boolean).join(' · ')}</p>
        <p className="mt-1.5 line-clamp-3 text-sm text-muted">{item.excerpt}</p>
        {item.tags.length > 0 ? (
          <div className="mt-2 flex flex-wrap gap-1">
            {item.tags.slice(0, 6).map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
            {item.tags.length > 6 ? <Chip>+{item.tags.length - 6}</Chip> : null}
          </div>
        ) : null}
      </div>
    </article>
  )
}

/** Stands where the preview will be. */
export function PreviewPlaceholder({ looking }: { looking: boolean }) {
  if (looking)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="text-sm text-muted">Reading the source…</span>
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-28 w-full" />
        ))}
      </div>
    )
  return (
    <EmptyState icon={<Eye />} title="See it before you keep it">
      Preview shows what the first entries would become. Nothing is stored until you create the source.
    </EmptyState>
  )
}
