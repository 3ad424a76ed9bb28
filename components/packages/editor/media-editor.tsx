'use client'

import {
  ArrowDown,
  ArrowUp,
  Clapperboard,
  FileText,
  Images,
  Plus,
  RectangleEllipsis,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { useId, useState } from 'react'
import { DocumentSheet } from '@/components/media/document-sheet'
import { LoadChooseMedia } from '@/components/media/load-choose-media'
import { pagesWords } from '@/components/media/pages-words'
import { Picture } from '@/components/packages/preview/picture'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { CardFormat } from '@/lib/media/cards/schemas'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import type { DocumentFacts, KnownDocuments } from '@/lib/platforms/known-documents'
import type { VariantIssue, VariantMedia } from '@/lib/platforms/schemas'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isPictureUrl, isVideo } from '@/lib/post-rules/validate-media'
import { CaptionFiles } from './caption-files'
import { CardMaker, type MakeCard } from './card-maker'
import { IssueList } from './issue-list'
import { PictureChooser } from './picture-chooser'
import { RowButton } from './row-button'
import { showsMadeVideo, VideoMaker, type VideoMaking } from './video-maker'

type MediaEditorProps = {
  /** The project whose media library is offered. */
  projectId: string
  media: readonly VariantMedia[]
  pictures: readonly string[]
  /** Makes a branded card, and the best card shape for this network. */
  card: { format: CardFormat; make: MakeCard }
  /** How a video is made; absent if the network does not support videos. */
  video: VideoMaking | undefined
  /** Whether the network requires a video. */
  needsVideo: boolean
  issues: readonly VariantIssue[]
  most: number
  /** Known facts about documents; absent if the network does not support them. */
  documents: KnownDocuments | undefined
  onDocument: (url: string, facts: DocumentFacts) => void
  /** Whether the network accepts caption files for videos. */
  takesCaptions: boolean
  /** What is special about images on this network, as text for the user. */
  note: string | undefined
  editable: boolean
  onChange: (media: VariantMedia[]) => void
}

/** A post's media in order, each with its alt text. */
export function MediaEditor(props: MediaEditorProps) {
  const { projectId, media, pictures, card, video, needsVideo, issues, most, note, editable, onChange } =
    props
  const { documents, onDocument, takesCaptions } = props
  // A document cannot be combined with other media.
  const hasDocument = documents !== undefined && media.some(({ url }) => isDocument(url))
  const id = useId()
  const [open, setOpen] = useState<'picture' | 'card' | 'library' | 'document'>()
  const [wantsVideo, setWantsVideo] = useState(false)
  const made = showsMadeVideo(video?.asked, media)
  const mayMake = video !== undefined && editable && (made || media.every(({ url }) => isPictureUrl(url)))
  // Stays visible once a video has been requested, even if it failed.
  const isMaking = needsVideo || made || wantsVideo || isUnderWay(video?.asked)

  const replace = (at: number, one: VariantMedia) => onChange(media.map((old, i) => (i === at ? one : old)))
  const take = ({ url, alt, focal, kind, title, name, bytes, pages }: MediaFileAnswer) => {
    setOpen(undefined)
    if (kind === 'document') {
      onDocument(url, { bytes, pages: pages ?? 0 })
      return onChange([{ url, alt: '', title: title || name }])
    }
    const one = { url, alt, ...(focal ? { focal } : {}) }
    onChange([...media.filter((other) => other.url !== url), one])
  }
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
        <legend className="float-left text-sm font-medium">
          {documents ? 'Images, video or document' : video ? 'Images and video' : 'Images'}
        </legend>
        {hasDocument ? null : (
          <span className="text-xs text-muted tabular-nums">
            {media.length} of {most}
          </span>
        )}
      </div>
      {media.length ? (
        <ol className="flex flex-col gap-3">
          {media.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the post is what a row stands for
            <li key={at} className="flex gap-3">
              {isDocument(one.url) ? (
                <span className="grid size-20 shrink-0 place-content-center rounded-lg bg-default-soft">
                  <DocumentSheet className="h-16" />
                </span>
              ) : (
                <Picture url={one.url} alt="" fit="contain" className="size-20 shrink-0 rounded-lg" />
              )}
              <div className="min-w-0 flex-1">
                <label htmlFor={`${id}-${at}`} className="mb-1 block text-xs text-muted">
                  {isDocument(one.url)
                    ? `Title of the document${pagesOf(documents?.[one.url])}`
                    : `Alt text for ${isVideo(one.url) ? 'video' : 'image'} ${at + 1}`}
                </label>
                {isDocument(one.url) ? (
                  <input
                    id={`${id}-${at}`}
                    className="input"
                    maxLength={200}
                    readOnly={!editable}
                    value={one.title ?? ''}
                    onChange={(event) => replace(at, { ...one, title: event.target.value })}
                  />
                ) : (
                  <textarea
                    id={`${id}-${at}`}
                    className="textarea min-h-14!"
                    rows={2}
                    readOnly={!editable}
                    value={one.alt}
                    onChange={(event) => replace(at, { ...one, alt: event.target.value })}
                  />
                )}
                {isVideo(one.url) && (takesCaptions || one.captions) ? (
                  <CaptionFiles
                    captions={one.captions}
                    made={video?.asked?.media?.url === one.url}
                    editable={editable}
                    onChange={(captions) => replace(at, { ...one, captions })}
                  />
                ) : null}
                {one.made_by ? (
                  <p className="mt-1 flex items-center gap-1.5 text-xs text-muted">
                    <Sparkles aria-hidden className="size-3.5" />
                    Made by {one.made_by}
                  </p>
                ) : null}
              </div>
              {editable ? (
                <div className="flex shrink-0 flex-col">
                  {hasDocument ? null : (
                    <>
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
                    </>
                  )}
                  <RowButton
                    label={isDocument(one.url) ? 'Remove document' : `Remove image ${at + 1}`}
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
      {editable && hasDocument ? (
        <p className="mt-2 text-xs text-muted">
          A document stands on its own. Remove it to use images{video ? ' or a video' : ''}.
        </p>
      ) : null}
      {editable && !hasDocument ? (
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
          {documents ? (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('document')}>
              <FileText aria-hidden />
              Choose document
            </Button>
          ) : null}
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
          pictures={pictures.filter(isPictureUrl)}
          make={card.make}
          onChoose={(one) => {
            setOpen(undefined)
            onChange([...media.filter(({ url }) => url !== one.url), one])
          }}
        />
      </Dialog>
      <Dialog open={open === 'library'} onClose={() => setOpen(undefined)} title="Choose from library" wide>
        <LoadChooseMedia projectId={projectId} only="pictures" onChoose={take} />
      </Dialog>
      <Dialog
        open={open === 'document'}
        onClose={() => setOpen(undefined)}
        title="Choose document"
        description={media.length > 0 ? 'It takes the place of what this version shows now.' : undefined}
        wide
      >
        <LoadChooseMedia projectId={projectId} only="documents" onChoose={take} />
      </Dialog>
      <Dialog open={open === 'picture'} onClose={() => setOpen(undefined)} title="Add image" wide>
        <PictureChooser
          pictures={pictures.filter((url) => !isDocument(url) && !media.some((one) => one.url === url))}
          onChoose={(url) => {
            setOpen(undefined)
            onChange([...media, { url, alt: '' }])
          }}
        />
      </Dialog>
    </fieldset>
  )
}

const pagesOf = (facts: DocumentFacts | undefined): string => (facts ? `, ${pagesWords(facts.pages)}` : '')

const isUnderWay = (asked: VideoMaking['asked']): boolean =>
  asked?.status === 'waiting' || asked?.status === 'failed'
