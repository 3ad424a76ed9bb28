'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { VariantContent } from '@/lib/platforms/schemas'

type ConflictDialogProps = {
  /** Which channel's post it is. */
  name: string
  theirs: VariantContent
  mine: VariantContent
  onDecide: (keep: 'mine' | 'theirs') => void
}

/** Two people changed the same post: shows both and asks which one stays. */
export function ConflictDialog({ name, theirs, mine, onDecide }: ConflictDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={() => onDecide('mine')}
      title="Somebody else changed this post too"
      description={`The post for ${name} was saved by somebody else while you were editing it. Which version should stay? Nothing is saved before you press Save.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title="Saved meanwhile" content={theirs} other={mine} />
        <Side title="Yours" content={mine} other={theirs} />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onDecide('theirs')}>Take the saved one</Button>
        <Button variant="primary" onClick={() => onDecide('mine')}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  )
}

function Side(props: { title: string; content: VariantContent; other: VariantContent }) {
  const { title, content, other } = props
  const rows = fields.filter(({ read }) => read(content) !== read(other))
  return (
    <section aria-label={title} className="rounded-lg border border-border p-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {rows.map(({ label, read }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="max-h-72 overflow-y-auto break-words whitespace-pre-wrap">
              {read(content) || 'empty'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const fields: { label: string; read: (content: VariantContent) => string }[] = [
  { label: 'Title', read: (content) => content.title ?? '' },
  { label: 'Text', read: (content) => content.text },
  { label: 'Hashtags', read: (content) => content.hashtags.map((tag) => `#${tag}`).join(' ') },
  { label: 'Pictures', read: (content) => content.media.map((one) => one.alt || one.url).join('\n') },
  { label: 'Link', read: (content) => content.link ?? '' },
]
