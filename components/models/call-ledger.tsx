import { Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/data-table/data-table'
import { FilterBar } from '@/components/data-table/filter-bar'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { GenerationTotal, ListedGeneration } from '@/lib/ai/schemas'
import { LimitStart } from './limit-start'
import { dollars, monthWords, outcomeWords, purposeWords, seconds, wholeNumber } from './model-words'

type CallLedgerProps = {
  calls: ListedGeneration[]
  /** Totals of the calls that match the filters. */
  totals: GenerationTotal[]
  /** Totals of all calls, for the filter options. */
  all: GenerationTotal[]
  values: {
    month?: string | undefined
    model?: string | undefined
    purpose?: string | undefined
    project?: string | undefined
  }
  /** Projects to filter by and to name, if calls of several projects are shown. */
  projects?: { id: string; name: string }[]
  callHref: (id: string) => string
  newer: string | null
  older: string | null
  /** What to do if there are no calls yet. */
  whenEmpty: { text: ReactNode; action?: ReactNode }
}

/** Lists model calls and their cost: totals by month, model and purpose, then each call. */
export function CallLedger(props: CallLedgerProps) {
  const { calls, totals, all, values, projects, callHref, whenEmpty } = props
  const filtered = Object.values(values).some(Boolean)
  if (calls.length === 0 && !filtered)
    return (
      <EmptyState icon={<Receipt />} title="No calls yet" action={whenEmpty.action}>
        {whenEmpty.text}
      </EmptyState>
    )
  const names = new Map(projects?.map(({ id, name }) => [id, name]))
  return (
    <>
      <FilterBar
        filters={[
          { name: 'month', label: 'Month', options: choices(all, 'month', monthWords) },
          { name: 'model', label: 'Model', options: choices(all, 'model') },
          { name: 'purpose', label: 'Purpose', options: choices(all, 'purpose', purposeWords) },
          ...(projects
            ? [
                {
                  name: 'project',
                  label: 'Project',
                  options: projects.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
        values={values}
      />
      <Totals totals={totals} />
      <h2 className="mt-8 mb-3 text-base font-semibold">Calls</h2>
      <DataTable
        label="Calls"
        empty={<EmptyState title="No calls match">Choose another month, model or purpose.</EmptyState>}
        columns={[
          { id: 'purpose', header: 'Purpose' },
          { id: 'outcome', header: 'Outcome' },
          { id: 'model', header: 'Model' },
          ...(projects ? [{ id: 'project', header: 'Project' }] : []),
          { id: 'tokens', header: 'Tokens', align: 'end' as const },
          { id: 'cost', header: 'Cost', align: 'end' as const },
          { id: 'took', header: 'Took', align: 'end' as const, phone: 'hide' as const },
          { id: 'at', header: 'When' },
        ]}
        rows={calls.map((call) => ({
          id: call.id,
          href: callHref(call.id),
          label: purposeWords(call.purpose),
          cells: {
            purpose: purposeWords(call.purpose),
            outcome: <Outcome call={call} />,
            model: <span className="break-words">{call.model}</span>,
            project: call.project_id ? (names.get(call.project_id) ?? 'a deleted project') : 'Workspace',
            tokens: `${call.tokens_estimated ? '≈ ' : ''}${wholeNumber(call.input_tokens + call.output_tokens)}`,
            cost: dollars(call.usd),
            took: seconds(call.duration_ms),
            at: <RelativeTime at={call.created_at} />,
          },
        }))}
      />
      <Pagination newer={props.newer} older={props.older} />
    </>
  )
}

/** A badge for the outcome of a call. */
export function Outcome({ call }: { call: Pick<ListedGeneration, 'outcome'> }) {
  const { label, tone } = outcomeWords[call.outcome]
  return (
    <StatusBadge tone={tone} busy={call.outcome === 'running'}>
      {label}
    </StatusBadge>
  )
}

function Totals({ totals }: { totals: GenerationTotal[] }) {
  if (totals.length === 0) return null
  const calls = totals.reduce((sum, one) => sum + one.calls, 0)
  const tokens = totals.reduce((sum, one) => sum + one.input_tokens + one.output_tokens, 0)
  const unpriced = totals.reduce((sum, one) => sum + one.calls_without_price, 0)
  const usd = totals.reduce((sum, one) => sum + (one.usd ?? 0), 0)
  return (
    <Card
      flush
      title={`${wholeNumber(calls)} ${calls === 1 ? 'call' : 'calls'}, ${wholeNumber(tokens)} tokens, ${unpriced === calls ? 'cost unknown' : dollars(usd)}`}
      description={
        <>
          {unpriced > 0 ? `No price is known for ${wholeNumber(unpriced)} of them. ` : ''}
          <LimitStart of="Months" />
        </>
      }
    >
      <DataTable
        label="Totals"
        empty={null}
        columns={[
          { id: 'month', header: 'Month' },
          { id: 'model', header: 'Model' },
          { id: 'purpose', header: 'Purpose' },
          { id: 'calls', header: 'Calls', align: 'end' },
          { id: 'sent', header: 'Tokens sent', align: 'end' },
          { id: 'cached', header: 'Of these, cached', align: 'end' },
          { id: 'received', header: 'Tokens received', align: 'end' },
          { id: 'cost', header: 'Cost', align: 'end' },
        ]}
        rows={totals.map((one) => ({
          id: `${one.month} ${one.model} ${one.purpose}`,
          label: `${one.month} ${one.model} ${purposeWords(one.purpose)}`,
          cells: {
            month: monthWords(one.month),
            model: <span className="break-words">{one.model}</span>,
            purpose: purposeWords(one.purpose),
            calls: wholeNumber(one.calls),
            sent: wholeNumber(one.input_tokens),
            cached: wholeNumber(one.cached_input_tokens),
            received: wholeNumber(one.output_tokens),
            cost: dollars(one.usd),
          },
        }))}
      />
    </Card>
  )
}

function choices(
  totals: GenerationTotal[],
  name: 'month' | 'model' | 'purpose',
  words: (value: string) => string = (value) => value,
) {
  return [...new Set(totals.map((one) => one[name]))].map((value) => ({ value, label: words(value) }))
}
