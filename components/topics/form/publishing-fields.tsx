'use client'

import { useState } from 'react'
import { CheckList } from '@/components/forms/check-list'
import { Input, Radio, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { TopicAnswer } from '@/lib/topics/schemas'
import { publishModeWords } from '../topic-words'

/** A channel of the project that a topic can post to. */
export type ChannelChoice = { key: string; name: string; network: string }

export type PublishingStart = Pick<
  TopicAnswer,
  | 'channel_keys'
  | 'publish_mode'
  | 'lead_hours'
  | 'budget'
  | 'min_facts'
  | 'trust_after'
  | 'trust'
  | 'may_publish_automatically'
>

const leads = [
  { hours: 0, label: 'On its date' },
  { hours: 24, label: '1 day before' },
  { hours: 48, label: '2 days before' },
  { hours: 72, label: '3 days before' },
  { hours: 168, label: '1 week before' },
]

const modes = ['review', 'draft', 'auto'] as const

/** Where a topic's posts go, what happens to them, and what they may cost. */
export function PublishingFields({ start, channels }: { start: PublishingStart; channels: ChannelChoice[] }) {
  const [some, setSome] = useState(start.channel_keys !== null)
  const left = start.trust_after - start.trust
  return (
    <>
      <Field name="channels" label="Channels">
        <Select
          data-form-ignore
          value={some ? 'some' : 'all'}
          onChange={(event) => setSome(event.target.value === 'some')}
          options={[
            { value: 'all', label: 'Every active channel' },
            { value: 'some', label: 'Only these' },
          ]}
        />
      </Field>
      {some ? (
        <CheckList
          name="channel_keys"
          label="Post to"
          defaultValue={start.channel_keys ?? []}
          options={channels.map(({ key, name, network }) => ({ value: key, label: name, help: network }))}
        />
      ) : (
        <input type="hidden" name="channel_keys" value="" data-empty="null" />
      )}
      <fieldset>
        <legend className="mb-2 text-sm font-medium">What happens to new posts</legend>
        <div className="flex flex-col gap-3">
          {modes.map((mode) => {
            const locked =
              mode === 'auto' && !start.may_publish_automatically && start.publish_mode !== 'auto'
            return (
              <Radio
                key={mode}
                name="publish_mode"
                value={mode}
                defaultChecked={mode === start.publish_mode}
                disabled={locked}
                label={publishModeWords[mode].label}
                help={
                  locked
                    ? `Available after ${left === 1 ? 'one more post was' : `${left} more posts in a row were`} approved without a change (${start.trust} of ${start.trust_after} so far).`
                    : publishModeWords[mode].does
                }
              />
            )
          })}
        </div>
      </fieldset>
      <Field name="lead_hours" label="Write each post" help="Leave your team enough time to review it.">
        <Select
          className="max-w-60"
          data-kind="number"
          defaultValue={String(start.lead_hours)}
          options={withPresent(start.lead_hours).map(({ hours, label }) => ({ value: String(hours), label }))}
        />
      </Field>
      <details className="rounded-lg border border-border px-4 py-3">
        <summary className="cursor-pointer text-sm font-medium">Budget and safeguards</summary>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field name="budget.posts_per_week" label="Posts a week" help="Further dates are skipped." optional>
            <Input
              type="number"
              min={1}
              max={1000}
              whenEmpty="null"
              defaultValue={start.budget.posts_per_week ?? undefined}
            />
          </Field>
          <Field
            name="budget.tokens_per_month"
            label="Tokens a month"
            help="Above it, the built-in composer writes."
            optional
          >
            <Input
              type="number"
              min={0}
              whenEmpty="null"
              defaultValue={start.budget.tokens_per_month ?? undefined}
            />
          </Field>
          <Field
            name="budget.money_per_month"
            label="US dollars a month"
            help="Above it, the built-in composer writes."
            optional
          >
            <Input
              type="number"
              min={0}
              step="0.01"
              whenEmpty="null"
              defaultValue={start.budget.money_per_month ?? undefined}
            />
          </Field>
          <Field
            name="min_facts"
            label="Unused facts it needs"
            help="With fewer, it writes nothing and reports “Needs content”. 0 lets it repeat facts."
          >
            <Input type="number" min={0} max={1000} defaultValue={start.min_facts} />
          </Field>
          <Field
            name="trust_after"
            label="Approvals before automatic publishing"
            help="So many posts in a row, approved without a change."
          >
            <Input type="number" min={1} max={100} defaultValue={start.trust_after} />
          </Field>
        </div>
      </details>
    </>
  )
}

const withPresent = (hours: number) =>
  leads.some((one) => one.hours === hours)
    ? leads
    : [...leads, { hours, label: `${hours} hours before` }].sort((a, b) => a.hours - b.hours)
