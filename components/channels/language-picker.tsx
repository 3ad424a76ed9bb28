'use client'

import { useTransition } from 'react'
import { sent } from '@/components/forms/call-action'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { channelLanguages } from '@/lib/channels/schemas'

type LanguagePickerProps = {
  id: string
  name: string
  language: string
  save: (input: { id: string; language: string }) => Promise<ActionResult<unknown>>
}

/** The language a channel gets its posts in; stored as soon as it is chosen. */
export function LanguagePicker({ id, name, language, save }: LanguagePickerProps) {
  const [pending, start] = useTransition()
  const toast = useToast()
  const known: Record<string, string> = channelLanguages
  const options = language in known ? known : { ...known, [language]: language }
  return (
    <select
      aria-label={`Language for ${name}`}
      className="input w-auto"
      key={language}
      defaultValue={language}
      disabled={pending}
      onChange={(event) => {
        const chosen = event.target.value
        start(async () => {
          const result = await sent(() => save({ id, language: chosen }))
          toast(
            result.ok
              ? { message: `We’ll create new posts for ${name} in ${options[chosen]}.` }
              : { tone: 'danger', message: `${result.error.message} ${result.error.hint}` },
          )
        })
      }}
    >
      {Object.entries(options).map(([tag, label]) => (
        <option key={tag} value={tag}>
          {label}
        </option>
      ))}
    </select>
  )
}
