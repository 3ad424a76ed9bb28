'use client'

import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import type { VoiceAnswer } from '@/lib/voice/schemas'
import { askForReading, type Read } from './ask-for-reading'
import { BriefInput } from './brief-input'
import { BriefText } from './brief-text'
import { findUnusedSentences } from './find-unused-sentences'
import { Proposals, type SaveProposals } from './proposals'
import { ReadingTips } from './reading-tips'
import { SetUpModel } from './set-up-model'

type BriefReaderProps = {
  stored: VoiceAnswer
  /** Maximum length in UTF-16 code units. */
  maxLength: number
  /** The URL that a file is sent to, to be converted to text. */
  readFileAt: string
  /** The URL that a text is sent to, to extract the voice from it. */
  readTextAt: string
  /** Whether a model reads the brief, which takes as long as the model does. */
  withModel: boolean
  /** The page on which this person can set up a model; null if they may not. */
  modelHref: string | null
  voiceHref: string
  save: SaveProposals
}

/** Takes a brief, and shows field by field what it says about the voice, to be accepted, edited or left. */
export function BriefReader({
  stored,
  maxLength,
  readFileAt,
  readTextAt,
  withModel,
  modelHref,
  voiceHref,
  save,
}: BriefReaderProps) {
  const [read, setRead] = useState<Read & { text: string; round: number }>()
  const { submit, pending, error, forgetError } = useSubmit()
  const [stopped, setStopped] = useState(false)
  const reading = useRef<AbortController>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const stoppedNote = useRef<HTMLParagraphElement>(null)
  // While the next text is being read, hide the message that nothing was found in the last one.
  const over = pending && read !== undefined && Object.keys(read.fields).length === 0
  const count = read ? Object.keys(read.fields).length : 0

  useEffect(() => {
    if (read) heading.current?.focus()
  }, [read])
  // The button that had the focus is gone.
  useEffect(() => {
    if (stopped) stoppedNote.current?.focus()
  }, [stopped])
  // Leaving the page aborts the request, so that the model is not kept busy.
  useEffect(() => () => reading.current?.abort(), [])

  function find(text: string) {
    const controller = new AbortController()
    reading.current = controller
    forgetError()
    setStopped(false)
    void submit(() => askForReading(readTextAt, text, controller.signal), {
      href: null,
      onDone: (found) => setRead((before) => ({ ...found, text, round: (before?.round ?? 0) + 1 })),
    })
  }

  function stopReading() {
    reading.current?.abort()
    setStopped(true)
  }

  return (
    <div className="flex flex-col gap-6">
      <Card
        title="Brief"
        description={
          <>
            Use a brand guide, a creative brief or an email from the client, in English or German.{' '}
            {withModel ? (
              'A language model reads it, and we keep the record for 90 days. Your voice changes only when you save.'
            ) : (
              <>
                We store nothing until you save. <SetUpModel href={modelHref} />
              </>
            )}
          </>
        }
      >
        <BriefInput
          maxLength={maxLength}
          readFileAt={readFileAt}
          pending={pending}
          error={error}
          onFind={find}
        />
        {pending && withModel ? (
          <div className="mt-4">
            <Callout
              role="status"
              title="The model is reading the brief."
              actions={
                <Button size="sm" onClick={stopReading}>
                  Stop reading
                </Button>
              }
            >
              This can take a minute. If it takes too long, we read the brief without the model.
            </Callout>
          </div>
        ) : null}
        {stopped ? (
          <p ref={stoppedNote} tabIndex={-1} role="status" className="mt-4 text-sm text-muted outline-none">
            We stopped reading. Nothing changed.
          </p>
        ) : null}
      </Card>
      {read && !over ? (
        <>
          <div>
            <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-lg font-semibold outline-none">
              {count === 0
                ? 'We found nothing about the brand voice in this brief.'
                : count === 1
                  ? '1 field found'
                  : `${count} fields found`}
            </h2>
            {read.read_by === 'rules' && read.notice ? null : (
              <p className="mt-1 text-sm text-muted">
                {read.read_by === 'model'
                  ? 'Read by the model. Each field shows its quote from the brief.'
                  : 'Read without a model.'}
              </p>
            )}
          </div>
          {read.notice ? <Callout title={read.notice} /> : null}
          {count === 0 ? null : (
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
          <ReadingTips unused={count === 0 ? [] : findUnusedSentences(read.text, read.fields)} />
        </>
      ) : null}
    </div>
  )
}
