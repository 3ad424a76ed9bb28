'use client'

import { useState } from 'react'
import type { ActionResult } from '@/lib/actions/run-action'
import { Select, type SelectOption } from './controls'
import { useSubmit } from './use-submit'

type ActionSelectProps = {
  /** What screen readers call it. */
  label: string
  value: string
  options: readonly SelectOption[]
  /** The entry for the empty value. */
  placeholder?: string
  action: (value: string) => Promise<ActionResult<unknown>>
  /** Announced when it worked. */
  done: (value: string) => string
  className?: string
}

/** One of a few, stored as soon as it is chosen. A refusal is said, and the former value shown again. */
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
      // Once it is stored, the page says what is.
      value={pending ? chosen : value}
      onChange={(event) => change(event.target.value)}
    />
  )
}
