'use client'

import { useState } from 'react'
import type { ActionResult } from '@/lib/actions/run-action'
import { Select, type SelectOption } from './controls'
import { useSubmit } from './use-submit'

type ActionSelectProps = {
  /** The label for screen readers. */
  label: string
  value: string
  options: readonly SelectOption[]
  /** The option for the empty value. */
  placeholder?: string
  action: (value: string) => Promise<ActionResult<unknown>>
  /** Returns the message announced on success. */
  done: (value: string) => string
  className?: string
}

/**
 * A select that saves its value as soon as it is chosen. If that fails, shows a message and restores the previous
 * value.
 */
export function ActionSelect({ label, value, action, done, ...select }: ActionSelectProps) {
  const [chosen, setChosen] = useState(value)
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })

  function change(next: string) {
    if (pending) return
    setChosen(next)
    void submit(() => action(next), { done: done(next), onFail: () => setChosen(value) })
  }

  return (
    <Select
      {...select}
      aria-label={label}
      aria-busy={pending || undefined}
      // Once saved, the value comes from the page.
      value={pending ? chosen : value}
      onChange={(event) => change(event.target.value)}
    />
  )
}
