'use client'

import { useState } from 'react'
import { longHexColor } from '@/lib/platforms/hex-color'
import { useField } from './field'

/** A color as #rrggbb: typed, or picked with the browser's color picker. Not sent if left empty. */
export function ColorInput({ defaultValue }: { defaultValue?: string }) {
  const [value, setValue] = useState(defaultValue ?? '')
  const field = useField()
  const color = longHexColor(value.trim())
  const valid = /^#[0-9a-f]{6}$/i.test(color)
  return (
    <div className="flex gap-2">
      <input
        type="color"
        data-form-ignore
        aria-label="Pick a colour"
        value={valid ? color : '#808080'}
        onChange={(event) => setValue(event.target.value)}
        className="h-10 w-12 shrink-0 cursor-pointer rounded-lg border border-field-border bg-field p-1 md:h-9"
      />
      <input
        {...field}
        className="input font-mono"
        data-empty="omit"
        value={value}
        placeholder="#1a6f8b"
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  )
}
