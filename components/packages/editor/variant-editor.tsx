'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Button } from '@/components/ui/button'
import { networks } from '@/lib/networks/registry'
import type { ServerLimits } from '@/lib/networks/rules'
import { measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { cardFormatOf } from '@/lib/post-rules/card-format-of'
import type { MakeCard } from './card-maker'
import { Counter } from './counter'
import { HashtagInput } from './hashtag-input'
import { IssueList } from './issue-list'
import { MediaEditor } from './media-editor'
import { UnderlinedArea } from './underlined-area'
import type { VideoMaking } from './video-maker'

type VariantEditorProps = {
  projectId: string
  content: VariantContent
  limits: ServerLimits | undefined
  issues: readonly VariantIssue[]
  /** The item's own pictures, offered for choosing. */
  pictures: readonly string[]
  makeCard: MakeCard
  /** How a video is made of this version, and what has become of it. */
  video: Omit<VideoMaking, 'format'>
  /** False when the fields can only be read. */
  editable: boolean
  onChange: (content: VariantContent) => void
  /** The words of the text that comments are about. */
  commented: readonly { from: number; until: number }[]
  /** Absent where nobody may comment; `why` says why not at the moment. */
  comment?: CommentOn | undefined
}

export type CommentOn = {
  on: (place: { field: 'title' | 'text'; from: number; until: number; quote: string }) => void
  why?: string | undefined
}

/** The fields of one variant with live counters, and what is wrong in each, in words, under it. */
export function VariantEditor({
  projectId,
  content,
  limits,
  issues,
  pictures,
  makeCard,
  video,
  editable,
  onChange,
  commented,
  comment,
}: VariantEditorProps) {
  const rules = platformRules[content.platform]
  const counts = measureVariant(content, limits)
  const of = (field: VariantIssue['field']) => issues.filter((issue) => issue.field === field)
  const set = (part: Partial<VariantContent>) => onChange({ ...content, ...part })
  const shared = { editable, language: content.language }

  return (
    <div className="flex flex-col gap-5">
      {rules.title ? (
        <TextField
          {...shared}
          label="Title"
          value={content.title ?? ''}
          issues={of('title')}
          name="title"
          comment={comment}
          counter={counts.title ? <Counter measure={counts.title} /> : null}
          onChange={(title) => set({ title: title === '' ? null : title })}
        />
      ) : null}
      <TextField
        {...shared}
        lines
        name="text"
        commented={commented}
        comment={comment}
        label={capital(rules.text.name)}
        value={content.text}
        issues={of('text')}
        counter={<Counter measure={counts.text} />}
        onChange={(text) => set({ text })}
      />
      <HashtagInput
        label={rules.hashtags.placement === 'tags' ? 'Tags' : 'Hashtags'}
        tags={content.hashtags}
        issues={of('hashtags')}
        counter={counts.tags ? <Counter measure={counts.tags} /> : null}
        editable={editable}
        onChange={(hashtags) => set({ hashtags })}
      />
      <MediaEditor
        projectId={projectId}
        media={content.media}
        pictures={pictures}
        card={{ format: cardFormatOf(content.platform), make: makeCard }}
        issues={of('media')}
        most={rules.media.max.value}
        note={rules.media.thumbnail}
        video={
          rules.media.publishesVideos
            ? { ...video, format: networks[content.platform].cardFormat === 'portrait' ? 'upright' : 'wide' }
            : undefined
        }
        needsVideo={rules.media.needsVideo}
        editable={editable}
        onChange={(media) => set({ media })}
      />
      <TextField
        {...shared}
        label="Link"
        type="url"
        placeholder="https://"
        value={content.link ?? ''}
        issues={of('link')}
        onChange={(link) => set({ link: link.trim() === '' ? null : link })}
      />
    </div>
  )
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

type TextFieldProps = {
  label: string
  value: string
  issues: readonly VariantIssue[]
  counter?: ReactNode
  lines?: boolean
  type?: 'url'
  placeholder?: string
  language: string
  editable: boolean
  onChange: (value: string) => void
  name?: 'title' | 'text'
  commented?: readonly { from: number; until: number }[]
  comment?: CommentOn | undefined
}

function TextField(props: TextFieldProps) {
  const { label, value, issues, counter, lines, type, placeholder, language, editable, onChange } = props
  const { name, commented = [], comment } = props
  const id = useId()
  const line = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const commentable = comment !== undefined && name !== undefined
  const [selected, setSelected] = useState<{ from: number; until: number }>()
  const chosen = selected && selected.until <= value.length ? selected : undefined
  const commentOn = () => {
    if (!comment || comment.why || !chosen || !name) return
    comment.on({ field: name, ...chosen, quote: value.slice(chosen.from, chosen.until) })
  }
  useEffect(() => {
    if (!commentable) return
    const look = () => {
      const field = area.current ?? line.current
      if (!field || document.activeElement !== field) return
      const { selectionStart, selectionEnd, value: text } = field
      const [from, until] = [selectionStart ?? 0, selectionEnd ?? 0]
      setSelected(text.slice(from, until).trim() ? { from, until } : undefined)
    }
    // Words may be selected before the page's scripts are there.
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [commentable])
  useShortcuts({
    'post.comment': commentable ? (chosen ? commentOn : name === 'text' || undefined) : undefined,
  })
  const wired = {
    'data-comment-field': commentable ? name : undefined,
    id,
    value,
    placeholder,
    readOnly: !editable,
    lang: type ? undefined : language,
    'aria-describedby': `${id}-issues`,
    'aria-invalid': issues.some((issue) => issue.severity === 'error') || undefined,
  }
  const select = (from: number, until: number) => {
    const field = area.current ?? line.current
    field?.focus()
    field?.setSelectionRange(from, until)
  }
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {counter}
      </div>
      {lines ? (
        <UnderlinedArea
          ref={area}
          {...wired}
          issues={issues}
          commented={commented}
          className="min-h-40"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          ref={line}
          {...wired}
          type={type === 'url' ? 'text' : undefined}
          inputMode={type}
          className="input"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {comment && chosen ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <Button size="sm" disabled={comment.why !== undefined} onClick={commentOn}>
            Comment on selection
          </Button>
          {comment.why ? <span className="text-muted">{comment.why}</span> : null}
        </div>
      ) : null}
      <IssueList
        id={`${id}-issues`}
        issues={issues}
        value={value}
        onSelect={select}
        onReplace={
          editable
            ? ({ from, until, text }) => {
                onChange(value.slice(0, from) + text + value.slice(until))
                ;(area.current ?? line.current)?.focus()
              }
            : undefined
        }
      />
    </div>
  )
}
