'use client'

import { Clapperboard, LoaderCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { RefreshWhile } from '@/components/sources/status/refresh-while'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { ActionResult } from '@/lib/actions/run-action'
import type { GeneratedVideoAnswer, MakeVideoInput } from '@/lib/packages/schemas'
import type { VariantMedia } from '@/lib/platforms/schemas'

type Format = MakeVideoInput['format']

export type VideoMaking = {
  /** The last request for a video of this version; absent if there was none. */
  asked?: GeneratedVideoAnswer | undefined
  /** Why no video can be made on this installation, as text for the user. */
  whyNot?: string | undefined
  /** Whether the version has unsaved changes: a video shows only what is stored. */
  unsaved: boolean
  /** The shape that suits the network best. */
  format: Format
  make: (format: Format) => Promise<ActionResult<GeneratedVideoAnswer>>
}

const formats: { value: Format; label: string }[] = [
  { value: 'upright', label: 'Vertical, 9:16' },
  { value: 'wide', label: 'Landscape, 16:9' },
]

/** Whether a post uses the video that was made from it. */
export const showsMadeVideo = (asked: VideoMaking['asked'], media: readonly VariantMedia[]): boolean =>
  asked?.media != null && media.some(({ url }) => url === asked.media?.url)

type VideoMakerProps = VideoMaking & {
  media: readonly VariantMedia[]
  /** Whether the network requires a video. */
  needed: boolean
  onChange: (media: VariantMedia[]) => void
}

/** Requests a video of a post's text, shows its progress, and removes it again. */
export function VideoMaker(props: VideoMakerProps) {
  const { asked, whyNot, unsaved, make, media, needed, onChange } = props
  const id = useId()
  const [format, setFormat] = useState(asked?.format ?? props.format)
  const { submit, pending, error } = useSubmit()
  const used = showsMadeVideo(asked, media) ? asked : undefined
  const waits = asked?.status === 'waiting'
  const send = () => void submit(() => make(format), { done: 'We’re making the video.' })
  return (
    <section aria-labelledby={`${id}-title`} className="mt-3 rounded-xl bg-surface-secondary p-4">
      <h2 id={`${id}-title`} className="flex items-center gap-2 text-sm font-medium">
        <Clapperboard aria-hidden className="size-4 text-muted" />
        {used ? 'Video made from this post' : 'Make a video from this post'}
      </h2>
      {waits ? (
        <p role="status" className="mt-2 flex items-start gap-2 text-sm">
          <LoaderCircle aria-hidden className="mt-0.5 size-4 shrink-0 motion-safe:animate-spin" />
          {progressWords(asked.progress)} You can leave this page: the video will be here when it’s done.
        </p>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {whyNot ??
            (used
              ? 'It shows the words of this post with its images and your brand’s look.'
              : 'A short video with the words of this post as captions, its images and your brand’s look. It has no sound.')}
        </p>
      )}
      <RefreshWhile active={waits} every={2000} upTo={8000} />
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {asked?.status === 'failed' && asked.problem ? (
          <Callout tone="danger" title={asked.problem.message}>
            {asked.problem.hint}
          </Callout>
        ) : null}
        {used?.outdated && !waits ? (
          <Callout tone="warning" title="The video is older than the text">
            It still shows the earlier words. Regenerate it to show the present ones.
          </Callout>
        ) : null}
        {waits || whyNot ? null : (
          <fieldset disabled={pending} className="flex flex-wrap gap-x-5 gap-y-2">
            <legend className="sr-only">Shape of the video</legend>
            {formats.map(({ value, label }) => (
              <label key={value} className="flex items-center gap-2 text-sm">
                <input
                  type="radio"
                  className="check"
                  name={`${id}-format`}
                  checked={format === value}
                  onChange={() => setFormat(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {error ? <FailureNotice error={error} /> : null}
        {waits || whyNot ? null : (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              variant={used ? (used.outdated ? 'primary' : 'secondary') : needed ? 'primary' : 'secondary'}
              pending={pending}
              disabled={unsaved}
              onClick={send}
            >
              {used || asked?.status === 'done' ? 'Regenerate video' : 'Make video'}
            </Button>
            {used ? (
              <Button size="sm" onClick={() => onChange(used.replaced)}>
                Remove video
              </Button>
            ) : null}
            {!used && asked?.media ? (
              <Button size="sm" onClick={() => asked.media && onChange([asked.media])}>
                Use the earlier video
              </Button>
            ) : null}
            {unsaved ? <p className="text-sm text-muted">Save your changes first.</p> : null}
          </div>
        )}
      </div>
    </section>
  )
}

const progressWords = (share: number): string =>
  share > 0 ? `Making the video: ${Math.round(share * 100)}% done.` : 'The video is about to be made.'
