'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog'
import { LocalTime } from '@/components/ui/local-time'
import { Chip } from '@/components/ui/status-badge'
import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import type { ActionResult } from '@/lib/actions/run-action'
import { usualGapMinutes } from '@/lib/platforms/gap'
import type { Platform } from '@/lib/platforms/schemas'
import type { SlotsAnswer, SlotsInput } from '@/lib/slots/schemas'
import { timesInWords, weekdayNames } from './slot-words'

type Slot = SlotsAnswer['slots'][number]

type PostingTimesProps = {
  channel: { id: string; name: string; platform: Platform }
  /** Minutes between two posts; null for the network's default. */
  gap: number | null
  slots: readonly Slot[]
  /** The next posting times, as timestamps. */
  next: readonly string[]
  /** The content types that a posting time can be limited to. */
  kinds: readonly string[]
  /** Absent for people with read access only. */
  save: ((input: SlotsInput & { id: string }) => Promise<ActionResult<unknown>>) | undefined
  change:
    | ((input: { id: string; min_gap_minutes: number | null }) => Promise<ActionResult<unknown>>)
    | undefined
}

/** Shows a channel's weekly posting times on one line, with a dialog to edit them and the gap between posts. */
export function PostingTimes(props: PostingTimesProps) {
  const { channel, slots, next, save, change } = props
  const words = timesInWords(slots)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <p className="min-w-0">
        {words.length ? (
          <>
            <span className="sr-only">Posting times: </span>
            {words.map((one) => (
              <span key={one} className="mr-3 inline-block font-medium text-foreground">
                {one}
              </span>
            ))}
            {next[0] ? (
              <span className="inline-block">
                Next: <LocalTime at={next[0]} />
              </span>
            ) : null}
          </>
        ) : (
          `No posting times yet.${save ? '' : ' A workspace admin can add them.'}`
        )}
      </p>
      {save && change ? (
        <DialogButton
          size="sm"
          label={words.length ? 'Edit posting times' : 'Add posting times'}
          title={`Posting times of ${channel.name}`}
          description="“Next free slot” plans a post for the next of these times that no other post of this channel occupies."
          wide
        >
          <Editor {...props} save={save} change={change} />
        </DialogButton>
      ) : null}
    </div>
  )
}

type EditorProps = PostingTimesProps & {
  save: NonNullable<PostingTimesProps['save']>
  change: NonNullable<PostingTimesProps['change']>
}

function Editor({ channel, gap, slots, next, kinds, save, change }: EditorProps) {
  const usual = usualGapMinutes[channel.platform]
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  const remove = (slot: Slot) =>
    void submit(() => save({ id: channel.id, slots: slots.filter((one) => one !== slot).map(asInput) }), {
      done: `${slotWords(slot)} removed.`,
      undo: { label: 'Undo', action: () => save({ id: channel.id, slots: slots.map(asInput) }) },
    })

  return (
    <div className="flex flex-col gap-6">
      {slots.length ? (
        <ul className="flex flex-wrap gap-2" aria-label="Posting times">
          {slots.map((slot) => (
            <li
              key={slot.id}
              className="flex items-center gap-1 rounded-lg border border-border py-0.5 pr-0.5 pl-3 text-sm"
            >
              <span className="tabular-nums">{slotWords(slot)}</span>
              {slot.content_type ? <Chip>{slot.content_type}</Chip> : null}
              <Button
                size="sm"
                variant="ghost"
                iconOnly
                aria-label={`Remove ${slotWords(slot)}`}
                pending={pending}
                onClick={() => remove(slot)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {next.length ? (
        <p className="text-sm text-muted" aria-live="polite">
          Next dates:{' '}
          {next.map((at, index) => (
            <span key={at}>
              {index > 0 ? ' · ' : ''}
              <LocalTime at={at} className="text-foreground" />
            </span>
          ))}
        </p>
      ) : null}
      <AddTimes channelId={channel.id} slots={slots} kinds={kinds} save={save} />
      <ActionForm
        inline
        staysOpen
        className="border-t border-separator pt-5"
        action={(values) =>
          change({
            id: channel.id,
            min_gap_minutes: typeof values.min_gap_minutes === 'number' ? values.min_gap_minutes : null,
          })
        }
        submitLabel="Save gap"
        submitVariant="secondary"
        done={`Gap between posts on ${channel.name} saved.`}
      >
        <Field
          name="min_gap_minutes"
          label="Minutes between two posts"
          help={`Leave it empty for what is usual on this network: ${usual}.`}
        >
          <Input
            type="number"
            min={0}
            max={1440}
            defaultValue={gap ?? ''}
            placeholder={String(usual)}
            whenEmpty="null"
            className="max-w-40"
          />
        </Field>
      </ActionForm>
    </div>
  )
}

function AddTimes(props: Pick<EditorProps, 'slots' | 'kinds' | 'save'> & { channelId: string }) {
  const { channelId, slots, kinds, save } = props
  const [days, setDays] = useState<readonly number[]>([])
  const [time, setTime] = useState('09:00')
  const [kind, setKind] = useState('')
  const [missing, setMissing] = useState(false)
  const { submit, pending, error } = useSubmit({ reloadsOnFailure: true })
  const zone = useTimeZone()
  const toggle = (day: number) => {
    setMissing(false)
    setDays((now) => (now.includes(day) ? now.filter((one) => one !== day) : [...now, day].toSorted()))
  }
  const add = () => {
    if (days.length === 0) return setMissing(true)
    const content_type = kind === '' ? null : kind
    const others = slots.filter((one) => one.time !== time || !days.includes(one.weekday)).map(asInput)
    const added = days.map((weekday) => ({ weekday, time, content_type }))
    void submit(() => save({ id: channelId, slots: [...others, ...added] }), {
      done: `${timesInWords(added).join(', ')} added.`,
      onDone: () => setDays([]),
    })
  }

  return (
    <Form
      error={error}
      pending={pending}
      onSubmit={add}
      isPart
      actions={
        <SubmitButton variant="primary" pending={pending}>
          Add posting times
        </SubmitButton>
      }
    >
      <fieldset aria-describedby={missing ? 'days-missing' : undefined}>
        <legend className="mb-1.5 text-sm font-medium">Weekdays</legend>
        <div className="flex flex-wrap gap-1.5">
          {weekdayNames.map(({ short, long }, index) => (
            <label
              key={long}
              className="flex cursor-pointer items-center gap-2 rounded-lg border border-border px-2.5 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                className="check"
                aria-label={long}
                checked={days.includes(index + 1)}
                onChange={() => toggle(index + 1)}
              />
              <span aria-hidden>{short}</span>
            </label>
          ))}
        </div>
        {missing ? (
          <p id="days-missing" role="alert" className="mt-1.5 text-sm text-danger-soft-foreground">
            Choose at least one weekday.
          </p>
        ) : null}
      </fieldset>
      <div className="flex flex-wrap gap-4">
        <Field name="time" label="Time" required help={`In ${zoneWords(zone)}.`}>
          <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
        {kinds.length ? (
          <Field name="content_type" label="Kind of content" optional>
            <Select
              value={kind}
              placeholder="Any kind"
              options={kinds.map((one) => ({ value: one, label: one }))}
              onChange={(event) => setKind(event.target.value)}
            />
          </Field>
        ) : null}
      </div>
    </Form>
  )
}

const asInput = ({ weekday, time, content_type }: Omit<Slot, 'id'>) => ({ weekday, time, content_type })

const slotWords = ({ weekday, time }: Pick<Slot, 'weekday' | 'time'>): string =>
  `${weekdayNames[weekday - 1]?.short ?? ''} ${time}`
