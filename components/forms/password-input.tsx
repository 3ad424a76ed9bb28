'use client'

import { type ComponentProps, useState } from 'react'
import { useField } from './field'

/** A password input, masked, with a button that reveals it. Inside a `Field` it needs no other props. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <input
        {...useField()}
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={shown ? 'text' : 'password'}
        className="input pr-16"
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 cursor-pointer rounded-lg px-3 text-sm font-medium text-muted hover:text-foreground"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}
