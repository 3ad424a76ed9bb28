'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/** Copies the text, and confirms it for two seconds. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
    setTimeout(() => setState('idle'), 2000)
  }

  return (
    <Button size="sm" onClick={copy}>
      {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select it and copy it yourself' : label}
      </span>
    </Button>
  )
}

/** A value to be copied to another place (a URL, a token), shown in full with a copy button. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-border bg-surface-secondary p-2 pl-3">
      <code className="min-w-0 flex-1 basis-48 font-mono text-sm break-all">{value}</code>
      <CopyButton text={value} label={label} />
    </div>
  )
}
