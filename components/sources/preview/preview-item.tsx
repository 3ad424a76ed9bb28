import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { ItemPicture } from '@/components/items/item-picture'
import { classNames } from '@/components/ui/class-names'
import { LocalTime } from '@/components/ui/local-time'
import { Chip } from '@/components/ui/status-badge'
import type { FieldChoice } from './mapping'
import { PreviewFields } from './preview-fields'
import type { PreviewedItem } from './preview-view'

type PreviewItemProps = {
  item: PreviewedItem
  slug: string
  note: string | null
  /** The columns that differ from the previous preview. */
  changed: Set<string>
  /** Whether its fields are shown. */
  open: boolean
  onToggle: () => void
  columns?: string[]
  seen: Map<string, string>
  mapping: FieldChoice
  onChoose: (column: string, field: string) => void
}

/** The item that an entry would become. On request, shows which field each part of it comes from. */
export function PreviewItem(props: PreviewItemProps) {
  const { item, slug, note, changed, open, onToggle, columns, seen, mapping, onChoose } = props
  const id = useId()
  const explained = columns !== undefined || Object.keys(item.columns).length > 0
  return (
    <article className="card card--default" aria-labelledby={id}>
      <div className="flex gap-4 p-4">
        <ItemPicture src={item.featured_image} className="size-20 sm:size-24" />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-semibold break-words">
            {item.title}
          </h3>
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            {item.content_subtype ? `${item.content_subtype} · ` : ''}
            {item.published_at ? (
              <>
                <LocalTime at={item.published_at} /> ·{' '}
              </>
            ) : null}
            {item.url ?? slug}
          </p>
          <p className="mt-1.5 line-clamp-3 text-sm break-words text-muted">{item.excerpt}</p>
          {item.tags.length > 0 ? (
            <div className="mt-2 flex flex-wrap gap-1">
              {item.tags.slice(0, 6).map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
              {item.tags.length > 6 ? <Chip>+{item.tags.length - 6}</Chip> : null}
            </div>
          ) : null}
          {note ? <p className="mt-2 text-xs text-warning-soft-foreground">{note}</p> : null}
        </div>
      </div>
      {explained ? (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-fields`}
            aria-describedby={id}
            onClick={onToggle}
            className="flex cursor-pointer items-center gap-1.5 border-t border-separator px-4 py-2 text-sm text-muted hover:text-foreground"
          >
            <ChevronRight
              aria-hidden
              className={classNames('size-4 transition-transform', open && 'rotate-90')}
            />
            Fields
          </button>
          <div id={`${id}-fields`} hidden={!open} className="px-4 pb-4">
            {open ? (
              <PreviewFields
                item={item}
                changed={changed}
                columns={columns}
                seen={seen}
                mapping={mapping}
                onChoose={onChoose}
              />
            ) : null}
          </div>
        </>
      ) : null}
    </article>
  )
}
