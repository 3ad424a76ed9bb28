'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useField } from './field'

type SecretInputProps = {
  /** Whether a value is stored; it is kept if the field is left empty. */
  stored?: boolean
  maxLength?: number
}

/** A password or key: masked, and never filled with the stored value. Not sent if left empty. */
export function SecretInput({ stored, maxLength }: SecretInputProps) {
  const [open, setOpen] = useState(false)
  const [removed, setRemoved] = useState(false)
  const { required, ...field } = useField()
  return (
    <>
      <span className="relative block">
        <input
          {...field}
          required={required && !stored}
          type={open ? 'text' : 'password'}
          // Keeps browsers from filling in a saved password: this is not a sign-in field.
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={maxLength}
          data-empty={removed ? undefined : 'omit'}
          placeholder={
            removed ? 'Removed when you save' : stored ? 'Saved. Leave empty to keep it.' : undefined
          }
          className="input pr-11 font-mono placeholder:font-sans"
        />
        <button
          type="button"
          aria-label="Show value"
          aria-pressed={open}
          onClick={() => setOpen(!open)}
          className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-content-center rounded-lg text-muted hover:text-foreground"
        >
          {open ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        </button>
      </span>
      {stored && !required ? (
        <button
          type="button"
          aria-pressed={removed}
          onClick={() => setRemoved(!removed)}
          className="text-link mt-1.5 cursor-pointer text-xs"
        >
          {removed ? 'Keep saved value' : 'Remove saved value'}
        </button>
      ) : null}
    </>
  )
}
