'use client'

import { useId, useState } from 'react'
import { ActionSelect } from '@/components/forms/action-select'
import { useSubmit } from '@/components/forms/use-submit'
import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import { addDays } from '@/lib/time-zones/days'
import { dayOf, startOfDay } from '@/lib/time-zones/wall-time'
import type { PackageHandlers } from './actions/package-handlers'
import { DueDate } from './due-date'

type AssignmentProps = {
  packageId: string
  assigneeId: string | null
  dueAt: string | null
  /** The people the post can be assigned to. */
  people: readonly { id: string; name: string }[]
  /** Absent for people with read access only. */
  assign?: PackageHandlers['assign'] | undefined
}

/** Who works on a post next, and by when. */
export function Assignment({ packageId, assigneeId, dueAt, people, assign }: AssignmentProps) {
  const timeZone = useTimeZone()
  const words = useId()
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  // What is typed counts until another day is stored.
  const [typed, setTyped] = useState<{ for: string; value: string }>()
  const name = people.find(({ id }) => id === assigneeId)?.name
  if (!assign) {
    if (!name && !dueAt) return null
    return (
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {name ? <span>Assigned to {name}</span> : null}
        {dueAt ? <DueDate at={dueAt} /> : null}
      </p>
    )
  }
  const day = dueAt ? dayOf(new Date(dueAt), timeZone) : ''
  const picked = typed?.for === day ? typed.value : day
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div className="flex items-center gap-2">
        <span aria-hidden className="text-muted">
          Assignee
        </span>
        <ActionSelect
          label="Assignee"
          value={assigneeId ?? ''}
          placeholder="Nobody"
          options={people.map((person) => ({ value: person.id, label: person.name }))}
          action={(chosen) => assign({ id: packageId, assignee_id: chosen || null })}
          done={(chosen) =>
            chosen ? `Assigned to ${people.find(({ id }) => id === chosen)?.name}.` : 'Assignee removed.'
          }
          className="w-auto! max-w-56"
        />
      </div>
      <label className="flex items-center gap-2" title={zoneWords(timeZone)}>
        <span className="text-muted">Due date</span>
        <input
          key={day}
          type="date"
          defaultValue={day}
          aria-busy={pending || undefined}
          aria-describedby={picked ? words : undefined}
          className="input w-auto!"
          onChange={(event) => setTyped({ for: day, value: event.target.value })}
          // Saved on blur, because a date that is still being typed is incomplete.
          onBlur={(event) => {
            const { value, validity } = event.target
            if (value === day || validity.badInput) return
            void submit(() => assign({ id: packageId, due_date: value || null }), {
              done: value ? 'Due date set.' : 'Due date removed.',
            })
          }}
        />
      </label>
      {/* Browsers show the field in their own format, which may put the month first. */}
      {picked ? (
        <span id={words}>
          <DueDate at={startOfDay(addDays(picked, 1), timeZone).getTime() - 1} />
        </span>
      ) : null}
    </div>
  )
}
