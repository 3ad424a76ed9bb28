import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { counted, outcomeWords } from '../runs/run-words'
import type { FieldChoice } from './mapping'
import { PreviewItem } from './preview-item'
import { changedColumns, type PreviewView, seenFields } from './preview-view'

type PreviewPanelProps = {
  /** Absent if nothing has been previewed yet. */
  preview?: PreviewView
  /** The previous preview, to show what changed. */
  before?: PreviewView
  looking: boolean
  /** Whether the settings have changed since the preview. */
  outdated: boolean
  /** The columns of an item for which a field can be chosen; absent if the source type does not offer this. */
  columns?: string[]
  mapping: FieldChoice
  onChoose: (column: string, field: string) => void
}

/** Shows what the first entries of a source would become, how many there are, and which are left out and why. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { preview, before, looking, outdated, columns, mapping, onChoose } = props
  const [open, setOpen] = useState<string>()
  const entries = preview?.entries ?? []
  const bad = entries.filter((entry) => entry.item === null)
  const seen = preview ? seenFields(preview) : new Map<string, string>()
  const earlier = new Map(before?.entries.map((entry) => [entry.key, entry.item]))
  return (
    <section aria-labelledby="preview-heading" aria-busy={looking} className="flex min-w-0 flex-col gap-4">
      <h2 id="preview-heading" className={preview || looking ? 'text-lg font-semibold' : 'sr-only'}>
        Preview
      </h2>
      {outdated && preview ? (
        <Callout tone="warning">You changed the settings. Preview again to see the result.</Callout>
      ) : null}
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className="text-sm empty:hidden">
        {looking ? (
          <span className="text-muted">{preview ? 'Reading the source again…' : 'Reading the source…'}</span>
        ) : preview ? (
          <Summary preview={preview} />
        ) : null}
      </p>
      {preview ? null : looking ? (
        ['a', 'b', 'c'].map((row) => <Skeleton key={row} className="h-28 w-full" />)
      ) : (
        <EmptyState icon={<Eye />} title="Preview your content first">
          The preview shows how the first entries will look and which fields we use. It stores nothing.
        </EmptyState>
      )}
      {entries.map(({ key, item, reason }) =>
        item ? (
          <PreviewItem
            key={key}
            slug={key}
            item={item}
            note={reason}
            changed={changedColumns(item, earlier.get(key))}
            open={open === key}
            onToggle={() => setOpen(open === key ? undefined : key)}
            columns={columns}
            seen={seen}
            mapping={mapping}
            onChoose={onChoose}
          />
        ) : null,
      )}
      {bad.length > 0 ? (
        <Card
          title={`${counted(bad.length, 'entry', 'entries')} would be skipped`}
          description="This doesn’t affect the other entries."
        >
          <ul className="flex flex-col gap-2 text-sm">
            {bad.map((entry) => (
              <li key={entry.key} className="break-words">
                <code className="font-mono break-all">{entry.key}</code>{' '}
                <span className="text-muted">{entry.reason ?? outcomeWords[entry.outcome].label}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {preview && preview.notes.length > 0 ? (
        <Card title="Notes">
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
            {preview.notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  )
}

function Summary({ preview: { counts, entries } }: { preview: PreviewView }) {
  const good = entries.filter((entry) => entry.item !== null).length
  return (
    <>
      <strong className="font-semibold">{counted(counts.discovered, 'entry', 'entries')} found.</strong>{' '}
      {good > 0
        ? `${good === 1 ? 'This is how the first entry will look' : `This is how the first ${good} entries will look`}. We haven’t stored anything yet.`
        : counts.discovered > 0
          ? 'We can’t use any of these entries as they are.'
          : 'We can read the source, but it has no entries yet.'}
    </>
  )
}
