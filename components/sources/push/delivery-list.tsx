import { ChevronRight } from 'lucide-react'
import { TextLink } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { DeliveryView, PushResult } from '@/lib/push/schemas'
import { answerWords, deliveryWords, modeWords, pushStatusWords } from './delivery-words'

type DeliveryListProps = { deliveries: DeliveryView[]; itemHref: (id: string) => string }

/** The latest requests to a push source; each expands to show what became of its items. */
export function DeliveryList({ deliveries, itemHref }: DeliveryListProps) {
  return (
    <ul className="card card--default divide-y divide-separator" aria-label="Recent deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details className="group">
            <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
              />
              <StatusBadge tone={answerWords(delivery).tone}>{answerWords(delivery).label}</StatusBadge>
              <span className="min-w-0 wrap-anywhere">
                {delivery.counts ? deliveryWords(delivery.counts) : delivery.problem?.detail}
              </span>
              <span className="ml-auto text-muted">
                <span className="mr-3 font-mono text-xs" title="HTTP status">
                  {delivery.status}
                </span>
                <RelativeTime at={delivery.at} />
              </span>
            </summary>
            <DeliveryDetails delivery={delivery} itemHref={itemHref} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function DeliveryDetails({
  delivery,
  itemHref,
}: { delivery: DeliveryView } & Pick<DeliveryListProps, 'itemHref'>) {
  const { mode, counts, problem, results } = delivery
  const left = (counts?.received ?? 0) - results.length
  return (
    <div className="flex flex-col gap-2 px-4 pb-4 pl-11 text-sm">
      {modeWords[mode] ? <p className="text-muted">{modeWords[mode]}</p> : null}
      {problem ? (
        <p>
          We rejected the whole request (<code className="font-mono text-xs">{problem.code}</code>):{' '}
          {problem.detail}
        </p>
      ) : null}
      {results.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {results.map((result) => (
            <DeliveredItem key={result.index} result={result} itemHref={itemHref} />
          ))}
        </ul>
      ) : null}
      {mode !== 'replay' && left > 0 ? (
        <p className="text-muted">
          We don’t list {left === 1 ? 'one more item' : `${left.toLocaleString('en')} more items`} here. We
          list only changes, and only the first ones of a long delivery.
        </p>
      ) : null}
    </div>
  )
}

function DeliveredItem({ result, itemHref }: { result: PushResult } & Pick<DeliveryListProps, 'itemHref'>) {
  const words = pushStatusWords[result.status]
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge tone={words.tone}>{words.label}</StatusBadge>
        <code className="min-w-0 font-mono text-xs break-all">
          {result.external_id ?? `Item ${result.index + 1}, no external_id`}
        </code>
        {result.item_id ? <TextLink href={itemHref(result.item_id)}>Open content</TextLink> : null}
      </div>
      {(result.errors ?? []).map((error) => (
        <p key={error.pointer + error.detail} className="text-danger-soft-foreground wrap-anywhere">
          {error.pointer ? <code className="mr-2 font-mono text-xs">{error.pointer}</code> : null}
          {error.detail}
        </p>
      ))}
      {(result.notes ?? []).map((note) => (
        <p key={note} className="text-muted wrap-anywhere">
          {note}
        </p>
      ))}
    </li>
  )
}
