'use client'

import {
  ArrowDown,
  ArrowUp,
  Clapperboard,
  Images,
  Plus,
  RectangleEllipsis,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { useId, useState } from 'react'
import { ChooseMedia } from '@/components/media/choose-media'
import { Picture } from '@/components/packages/preview/picture'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { CardFormat } from '@/lib/media/cards/schemas'
import type { VariantIssue, VariantMedia } from '@/lib/platforms/schemas'
import { isVideo } from '@/lib/post-rules/validate-media'
import { CardMaker, type MakeCard } from './card-maker'
import { IssueList } from './issue-list'
import { PictureChooser } from './picture-chooser'
import { RowButton } from './row-button'
import { showsMadeVideo, VideoMaker, type VideoMaking } from './video-maker'

type MediaEditorProps = {
  /** Whose media library is offered. */
  projectId: string
  media: readonly VariantMedia[]
  pictures: readonly string[]
  /** How a branded card is made, and its best shape for this network. */
  card: { format: CardFormat; make: MakeCard }
  /** How a video is made; absent where the network takes none. */
  video: VideoMaking | undefined
  /** Nothing goes out there without a video. */
  needsVideo: boolean
  issues: readonly VariantIssue[]
  most: number
  /** What is special about images of this network, in words. */
  note: string | undefined
  editable: boolean
  onChange: (media: VariantMedia[]) => void
}

/** The pictures of a post in their order, each with what it shows in words. */
export function MediaEditor(props: MediaEditorProps) {
  const { projectId, media, pictures, card, video, needsVideo, issues, most, note, editable, onChange } =
    props
  const id = useId()
  const [open, setOpen] = useState<'picture' | 'card' | 'library'>()
  const [wantsVideo, setWantsVideo] = useState(false)
  const made = showsMadeVideo(video?.asked, media)
  const mayMake = video !== undefined && editable && (made || !media.some(({ url }) => isVideo(url)))
  // What was begun, or failed, stays in sight.
  const isMaking = needsVideo || made || wantsVideo || isUnderWay(video?.asked)

  const replace = (at: number, one: VariantMedia) => onChange(media.map((old, i) => (i === at ? one : old)))
  const move = (at: number, step: number) => {
    const next = [...media]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + step, 0, one)
    onChange(next)
  }

  return (
    <fieldset
      className="min-w-0"
      aria-describedby={`${id}-issues`}
      tabIndex={-1}
      data-invalid={issues.some(({ severity }) => severity === 'error') || undefined}
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <legend className="float-left text-sm font-medium">{video ? 'Images and video' : 'Images'}</legend>
        <span className="text-xs text-muted tabular-nums">
          {media.length} of {most}
        </span>
      </div>
      {media.length ? (
        <ol className="flex flex-col gap-3">
          {media.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the post is what a row stands for
            <li key={at} className="flex gap-3">
              <Picture url={one.url} alt="" fit="contain" className="size-20 shrink-0 rounded-lg" />
              <div className="min-w-0 flex-1">
                <label htmlFor={`${id}-${at}`} className="mb-1 block text-xs text-muted">
                  Alt text for {isVideo(one.url) ? 'video' : 'image'} {at + 1}
                </label>
                <textarea
                  id={`${id}-${at}`}
                  className="textarea min-h-14!"
                  rows={2}
                  readOnly={!editable}
                  value={one.alt}
                  onChange={(event) => replace(at, { ...one, alt: event.target.value })}
                />
                {one.made_by ? (
                  <p className="mt-1 flex items-center gap-1.5 text-xs text-muted">
                    <Sparkles aria-hidden className="size-3.5" />
                    Made by {one.made_by}
                  </p>
                ) : null}
              </div>
              {editable ? (
                <div className="flex shrink-0 flex-col">
                  <RowButton
                    label={`Move image ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </RowButton>
                  <RowButton
                    label={`Move image ${at + 1} down`}
                    disabled={at === media.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </RowButton>
                  <RowButton
                    label={`Remove image ${at + 1}`}
                    onClick={() => onChange(media.filter((_, i) => i !== at))}
                  >
                    <Trash2 aria-hidden />
                  </RowButton>
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-muted">{needsVideo ? 'No image or video.' : 'No image.'}</p>
      )}
      {note ? <p className="mt-1.5 text-xs text-muted">{note}</p> : null}
      {video && mayMake && needsVideo ? (
        <VideoMaker {...video} media={media} needed onChange={onChange} />
      ) : null}
      {editable ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('picture')}>
            <Plus aria-hidden /> Add image
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('library')}>
            <Images aria-hidden />
            Choose from library
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('card')}>
            <RectangleEllipsis aria-hidden />
            Create branded card
          </Button>
          {mayMake && !needsVideo && !made && !isUnderWay(video.asked) ? (
            <Button size="sm" aria-expanded={wantsVideo} onClick={() => setWantsVideo(!wantsVideo)}>
              <Clapperboard aria-hidden />
              Make a video
            </Button>
          ) : null}
        </div>
      ) : null}
      <IssueList id={`${id}-issues`} issues={issues} value="" />
      {video && mayMake && !needsVideo && isMaking ? (
        <VideoMaker {...video} media={media} needed={false} onChange={onChange} />
      ) : null}
      <Dialog
        open={open === 'card'}
        onClose={() => setOpen(undefined)}
        title="Create branded card"
        description="The card shows the title and your logo in your brand colours."
        wide
      >
        <CardMaker
          format={card.format}
          pictures={pictures.filter((url) => !isVideo(url))}
          make={card.make}
          onChoose={(one) => {
            setOpen(undefined)
            onChange([...media.filter(({ url }) => url !== one.url), one])
          }}
        />
      </Dialog>
      <Dialog open={open === 'library'} onClose={() => setOpen(undefined)} title="Choose from library" wide>
        <ChooseMedia
          projectId={projectId}
          onChoose={({ url, alt, focal }) => {
            setOpen(undefined)
            const one = { url, alt, ...(focal ? { focal } : {}) }
            onChange([...media.filter((other) => other.url !== url), one])
          }}
        />
      </Dialog>
      <Dialog open={open === 'picture'} onClose={() => setOpen(undefined)} title="Add image" wide>
        <PictureChooser
          pictures={pictures.filter((url) => !media.some((one) => one.url === url))}
          onChoose={(url) => {
            setOpen(undefined)
            onChange([...media, { url, alt: '' }])
          }}
        />
      </Dialog>
    </fieldset>
  )
}

const isUnderWay = (asked: VideoMaking['asked']): boolean =>
  asked?.status === 'waiting' || asked?.status === 'failed'
