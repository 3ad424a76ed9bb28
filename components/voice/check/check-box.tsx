'use client'

import { useDeferredValue, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { checkText, type VoiceIssue } from '@/lib/voice/check/check-text'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { MarkedText } from './marked-text'
import { ruleWords } from './rule-words'

/** A text field that shows the voice check's findings while typing. */
export function CheckBox({ brand }: { brand: VoiceCheck }) {
  const [text, setText] = useState('')
  const checked = useDeferredValue(text)
  const issues = checkText(checked, brand.voice, { levels: brand.levels })
  const id = useId()
  const replace = ({ from, until, suggestion }: VoiceIssue) =>
    setText((now) => now.slice(0, from) + (suggestion ?? '') + now.slice(until))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Text
        </label>
        <textarea
          id={id}
          className="textarea"
          rows={6}
          maxLength={20_000}
          value={text}
          placeholder="Paste or type a post in English or German."
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {checked.trim() === '' ? null : (
        <div aria-live="polite" className="flex flex-col gap-3 text-sm">
          <p className="font-medium">
            {issues.length === 0
              ? 'No issues. This text fits your brand voice.'
              : issues.length === 1
                ? '1 issue found'
                : `${issues.length} issues found`}
          </p>
          {issues.length > 0 ? (
            <p className="rounded-lg bg-surface-secondary p-3 break-words whitespace-pre-line">
              <MarkedText
                text={checked}
                issues={issues.map((issue) => ({
                  ...issue,
                  severity: issue.level === 'block' ? ('error' as const) : ('warning' as const),
                }))}
              />
            </p>
          ) : null}
          <ul className="flex flex-col divide-y divide-separator">
            {issues.slice(0, 30).map((issue) => (
              <li key={`${issue.rule}${issue.from}`} className="flex flex-wrap items-center gap-2 py-2">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="line-clamp-2">
                    <span className="font-medium">{ruleWords[issue.rule].label}:</span> “{issue.text}”
                    {issue.level === 'block' ? (
                      <span className="text-danger-soft-foreground"> blocks approval</span>
                    ) : null}
                  </p>
                  <p className="text-muted">{issue.message}</p>
                </div>
                {issue.suggestion === null || checked !== text ? null : (
                  <Button size="sm" onClick={() => replace(issue)}>
                    {issue.suggestion === '' ? 'Remove' : `Replace with “${issue.suggestion}”`}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
