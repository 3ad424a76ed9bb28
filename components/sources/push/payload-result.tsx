import { excerptOf } from '@/components/items/excerpt'
import { ItemPicture } from '@/components/items/item-picture'
import { Callout } from '@/components/ui/callout'
import { LocalTime } from '@/components/ui/local-time'
import { Chip } from '@/components/ui/status-badge'
import type { PayloadItem, PayloadView } from '@/lib/push/try-payload'

/** Shows what a sample would become, without storing anything. */
export function PayloadResult({ shown }: { shown: PayloadView }) {
  if (shown.does === 'withdraw')
    return (
      <Callout tone="warning" title={`This delivery withdraws the content “${shown.external_id}”`}>
        {shown.reason} We hold back its unpublished posts.
      </Callout>
    )
  if (shown.does === 'ignore') return <Callout title="We ignore this delivery">{shown.reason}</Callout>
  return (
    <ul className="flex flex-col gap-3" aria-label="Content in this sample">
      {shown.items.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole, and ids may repeat in it
        <li key={`${at} ${one.external_id}`} className="card card--default">
          <ItemView one={one} />
        </li>
      ))}
    </ul>
  )
}

function ItemView({ one: { external_id, errors, notes, item } }: { one: PayloadItem }) {
  return (
    <div className="flex gap-4 p-4">
      {item ? <ItemPicture src={item.featured_image} className="size-20" /> : null}
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="font-semibold break-words">{item?.title ?? 'This content would be rejected'}</h3>
        <p className="text-xs text-muted wrap-anywhere">
          <code className="font-mono">{external_id ?? 'no ID'}</code>
          {item?.published_at ? (
            <>
              {' '}
              · <LocalTime at={item.published_at} />
            </>
          ) : null}
          {item?.url ? ` · ${item.url}` : ''}
        </p>
        {item ? <p className="mt-1.5 line-clamp-3 break-words">{excerptOf(item.raw_content)}</p> : null}
        {item && item.tags.length > 0 ? (
          <div className="mt-2 flex flex-wrap gap-1">
            {item.tags.slice(0, 10).map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </div>
        ) : null}
        {errors.map((error) => (
          <p key={error} className="mt-1 text-danger-soft-foreground">
            {error}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note} className="mt-1 text-muted">
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}
