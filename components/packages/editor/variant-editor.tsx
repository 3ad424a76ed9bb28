'use client'

import { networks } from '@/lib/networks/registry'
import type { ServerLimits } from '@/lib/networks/rules'
import type { DocumentFacts, KnownDocuments } from '@/lib/platforms/known-documents'
import { measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { cardFormatOf } from '@/lib/post-rules/card-format-of'
import type { MakeCard } from './card-maker'
import { ChipsInput } from './chips-input'
import { Counter } from './counter'
import { MediaEditor } from './media-editor'
import { RepliesEditor } from './replies-editor'
import { type CommentOn, TextField } from './text-field'
import type { VideoMaking } from './video-maker'

type VariantEditorProps = {
  projectId: string
  content: VariantContent
  limits: ServerLimits | undefined
  issues: readonly VariantIssue[]
  /** The item's own pictures, offered to choose from. */
  pictures: readonly string[]
  documents: KnownDocuments
  /** Reports the facts about a document that was just chosen. */
  onDocument: (url: string, facts: DocumentFacts) => void
  makeCard: MakeCard
  /** How a video is made from this version, and its current state. */
  video: Omit<VideoMaking, 'format'>
  /** False if the fields are read-only. */
  editable: boolean
  onChange: (content: VariantContent) => void
  /** The passages of the text that have comments. */
  commented: readonly { from: number; until: number }[]
  /** Absent if the person may not comment; `why` says why commenting is not possible at the moment. */
  comment?: CommentOn | undefined
}

/** The fields of one variant with live counters, each with its issues below it. */
export function VariantEditor({
  projectId,
  content,
  limits,
  issues,
  pictures,
  documents,
  onDocument,
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
      <ChipsInput
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
        documents={rules.media.documents || rules.media.pictures === null ? documents : undefined}
        onDocument={onDocument}
        takesCaptions={rules.media.captions !== undefined}
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
      <RepliesEditor
        {...shared}
        platform={content.platform}
        limits={limits}
        replies={content.replies}
        issues={of('replies')}
        onChange={(replies) => set({ replies })}
      />
      {rules.collaborators || content.collaborators.length > 0 ? (
        <ChipsInput
          label="Collaborators"
          tags={content.collaborators}
          issues={of('collaborators')}
          bare={(name) => name.trim().replace(/^@+/, '')}
          placeholder="Add a username and press Enter"
          hint={`${rules.label} asks them to share the post. Once they accept, it also shows on their profile.`}
          editable={editable}
          onChange={(collaborators) => set({ collaborators })}
        />
      ) : null}
    </div>
  )
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
