'use client'

import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Counter } from '@/components/packages/editor/counter'
import { useValidator } from '@/components/packages/editor/use-validator'
import { PostPreview } from '@/components/packages/preview/post-preview'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import { measureVariant } from '@/lib/platforms/measure'
import { fileTooLarge, fitOwnPost, type OwnPostWords } from '@/lib/post-rules/fit-own-post'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { PostChannel } from './post-channel'

type ChannelVersionProps = {
  channel: PostChannel
  brand: VoiceCheck
  words: OwnPostWords
  files: readonly MediaFileAnswer[]
  /** The text for this channel only, if it has its own. */
  own: string | undefined
  /** The text for all channels. */
  text: string
  onOwn: (text: string | undefined) => void
  /** Whether anything has been written yet; until then, no problems are shown. */
  started: boolean
}

/** A channel's version of a new post: its length there, what does not fit, and a preview. */
export function ChannelVersion(props: ChannelVersionProps) {
  const { channel, brand, words, files, own, text, onOwn, started } = props
  const id = useId()
  const { platform, language } = channel
  const { content, leftOut } = useMemo(
    () => fitOwnPost(words, { platform, language }),
    [words, platform, language],
  )
  const { validate } = useValidator(started)
  const issues = useMemo(
    () => (started ? validate(content, { brand }) : []),
    [content, brand, started, validate],
  )
  const notes = [
    ...files
      .flatMap((file) => fileTooLarge(platform, file) ?? [])
      .map((message) => ({ message, wrong: true })),
    ...issues.map(({ message, severity }) => ({ message, wrong: severity === 'error' })),
    ...leftOut.map((message) => ({ message, wrong: false })),
  ]
  return (
    <div className="mt-2 flex flex-col gap-2 pl-7">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Counter measure={measureVariant(content).text} />
        <Button size="sm" variant="ghost" onClick={() => onOwn(own === undefined ? text : undefined)}>
          {own === undefined ? 'Write a different text' : 'Use the same text'}
          <span className="sr-only"> for {channel.name}</span>
        </Button>
      </div>
      {own === undefined ? null : (
        <>
          <label htmlFor={id} className="sr-only">
            Text for {channel.name}
          </label>
          <textarea
            id={id}
            className="textarea"
            rows={4}
            value={own}
            onChange={(event) => onOwn(event.target.value)}
          />
        </>
      )}
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-1" aria-label={`What to check for ${channel.name}`}>
          {notes.map(({ message, wrong }) => {
            const Sign = wrong ? CircleAlert : TriangleAlert
            return (
              <li
                key={message}
                className={classNames(
                  'flex items-start gap-2 rounded-md px-2 py-1 text-sm',
                  wrong
                    ? 'bg-danger-soft text-danger-soft-foreground'
                    : 'bg-warning-soft text-warning-soft-foreground',
                )}
              >
                <Sign aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span>
                  <span className="sr-only">{wrong ? 'Must be fixed: ' : 'Suggestion: '}</span>
                  {message}
                </span>
              </li>
            )
          })}
        </ul>
      ) : null}
      {started ? (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-muted">
            Preview<span className="sr-only"> for {channel.name}</span>
          </summary>
          <div className="mt-2">
            <PostPreview
              content={content}
              account={{ name: channel.name, handle: channel.handle }}
              documents={Object.fromEntries(
                files.map(({ url, bytes, pages }) => [url, { bytes, pages: pages ?? 0 }]),
              )}
            />
          </div>
        </details>
      ) : null}
    </div>
  )
}
