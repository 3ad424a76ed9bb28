import { Tag } from 'lucide-react'
import { dayWords } from '@/components/calendar/day-words'
import { DataTable } from '@/components/data-table/data-table'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { DialogButton } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ModelSettingsAnswer } from '@/lib/ai/schemas'
import { dollars } from './model-words'

type Price = ModelSettingsAnswer['prices'][number]
type ModelPricesProps = {
  prices: Price[]
  /** The model in use, for which a new price is most likely. */
  model: string | null
  today: string
  save: FormAction
  remove: (input: { model: string }) => Promise<ActionResult<unknown>>
}

/** Model prices: the workspace's own, and the built-in ones. */
export function ModelPrices({ prices, model, today, save, remove }: ModelPricesProps) {
  const unpriced = model !== null && !prices.some((price) => price.model === model) ? model : ''
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-base font-semibold">Prices</h2>
          <p className="text-sm text-muted">
            US dollars for a million tokens. Costs are worked out from this table, so check it against your
            provider’s price list. Built-in prices count at the provider’s own address only.
          </p>
        </div>
        <DialogButton label="Add price" title="Add price">
          <PriceForm save={save} price={{ model: unpriced, as_of: today }} />
        </DialogButton>
      </div>
      <DataTable
        label="Prices"
        empty={
          <EmptyState icon={<Tag />} title="No prices yet">
            Add the price of your model to see what calls cost.
          </EmptyState>
        }
        columns={[
          { id: 'model', header: 'Model' },
          { id: 'input', header: 'Sent', align: 'end' },
          { id: 'cached', header: 'Sent, cached', align: 'end' },
          { id: 'output', header: 'Received', align: 'end' },
          { id: 'source', header: 'Source' },
          { id: 'actions', header: '', align: 'end' },
        ]}
        rows={prices.map((price) => ({
          id: price.model,
          label: price.model,
          cells: {
            model: <span className="font-medium break-words">{price.model}</span>,
            input: dollars(price.input_usd),
            cached: dollars(price.cached_input_usd),
            output: dollars(price.output_usd),
            source: (
              <span className="flex flex-col">
                <span className="max-w-64 truncate" title={price.source}>
                  {price.built_in ? 'Built in' : price.source}
                </span>
                <time dateTime={price.as_of} className="text-xs text-muted">
                  {dayWords(price.as_of, 'date')}
                </time>
              </span>
            ),
            actions: (
              <span className="flex justify-end gap-1">
                <DialogButton size="sm" variant="ghost" label="Change" title={`Price of ${price.model}`}>
                  <PriceForm save={save} price={price} />
                </DialogButton>
                {price.built_in ? null : (
                  <ConfirmButton
                    size="sm"
                    variant="ghost"
                    label="Remove"
                    title={`Remove the price of ${price.model}?`}
                    confirmLabel="Remove price"
                    action={remove.bind(null, { model: price.model })}
                    done="Price removed."
                  >
                    Costs of earlier calls stay as they are. New calls of this model have no known cost,
                    unless it has a built-in price.
                  </ConfirmButton>
                )}
              </span>
            ),
          },
        }))}
      />
    </section>
  )
}

function PriceForm({ save, price }: { save: FormAction; price: Partial<Price> }) {
  const amount = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const
  return (
    <ActionForm action={save} submitLabel="Save price" done="Price saved.">
      <Field name="model" label="Model" required>
        <Input defaultValue={price.model} maxLength={200} autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="input_usd" label="Tokens sent" required help="US dollars for a million tokens.">
        <Input {...amount} defaultValue={price.input_usd} />
      </Field>
      <Field
        name="cached_input_usd"
        label="Tokens sent, from the server’s cache"
        required
        help="The same as above if your provider has no price for it."
      >
        <Input {...amount} defaultValue={price.cached_input_usd} />
      </Field>
      <Field name="output_usd" label="Tokens received" required>
        <Input {...amount} defaultValue={price.output_usd} />
      </Field>
      <Field name="source" label="Source" required help="Where the price is from, such as a price list.">
        <Input defaultValue={price.source} maxLength={500} autoComplete="off" />
      </Field>
      <Field name="as_of" label="Date" required>
        <Input type="date" defaultValue={price.as_of} />
      </Field>
    </ActionForm>
  )
}
