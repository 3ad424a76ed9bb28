'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionResult } from '@/lib/actions/run-action'
import type { Extraction } from '@/lib/voice/extract/schemas'
import type { VoiceAnswer } from '@/lib/voice/schemas'
import { BriefInput } from './brief-input'
import { BriefText } from './brief-text'
import { Proposals, type SaveProposals } from './proposals'

type BriefReaderProps = {
  stored: VoiceAnswer
  /** In UTF-16 units. */
  longest: number
  /** Where a file is sent to be read as text. */
  readFileAt: string
  voiceHref: string
  extract: (input: { text: string }) => Promise<ActionResult<Extraction>>
  save: SaveProposals
}

type Failure = { message: string; hint?: string }

/** A brief goes in; what it says of the voice comes out, field by field, to be accepted, edited or left. */
export function BriefReader({ stored, longest, readFileAt, voiceHref, extract, save }: BriefReaderProps) {
  const [read, setRead] = useState<{ text: string; fields: Extraction['fields']; round: number }>()
  const [error, setError] = useState<Failure>()
  const [pending, start] = useTransition()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = read ? Object.keys(read.fields).length : 0

  useEffect(() => {
    if (read) heading.current?.focus()
  }, [read])

  function find(text: string) {
    setError(undefined)
    start(async () => {
      const answer = await extract({ text }).catch(() => undefined)
      if (!answer)
        setError({ message: 'The brief could not be sent.', hint: 'Check your connection and try again.' })
      else if (!answer.ok) setError(answer.error)
      else setRead((before) => ({ text, fields: answer.data.fields, round: (before?.round ?? 0) + 1 }))
    })
  }

  return (
    <div className="flex flex-col gap-6">
      <Card
        title="The brief"
        description="A brand guide, a creative brief, a mail from the client: in English or German. Nothing is stored before you save."
      >
        <BriefInput longest={longest} readFileAt={readFileAt} pending={pending} onFind={find} />
        {error ? (
          <div className="mt-4">
            <ErrorNotice message={error.message} hint={error.hint} />
          </div>
        ) : null}
      </Card>
      {read ? (
        <>
          <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-lg font-semibold outline-none">
            {count === 0
              ? 'This brief says nothing of the voice that could be recognised.'
              : count === 1
                ? '1 field found'
                : `${count} fields found`}
          </h2>
          {count === 0 ? (
            <Callout title="What helps">
              Lines such as “Tone of voice: warm, dry”, headings such as “Target audience” with text under
              them, colours such as #14646b.
            </Callout>
          ) : (
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <BriefText text={read.text} fields={read.fields} />
              <Proposals
                key={read.round}
                stored={stored}
                fields={read.fields}
                save={save}
                voiceHref={voiceHref}
              />
            </div>
          )}
        </>
      ) : null}
    </div>
  )
}
