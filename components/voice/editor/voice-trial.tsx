'use client'

import { useCallback } from 'react'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { MarkedText } from '../check/marked-text'

type WrittenPost = { text: string; title: string | null; hashtags: string[]; issues: VariantIssue[] }
export type Trial = {
  item: { id: string; title: string }
  posts: { channel: string; platform: string; saved: WrittenPost; unsaved: WrittenPost }[]
}
export type TryVoice = FormAction<Trial | null>

/**
 * A post about one real item of the project, written with the voice as typed, next to the one with the saved voice.
 */
export function VoiceTrial({ voice, run }: { voice: FormValues; run: TryVoice }) {
  const typed = JSON.stringify(voice)
  const { data: trial, error } = useLatestAnswer(
    useCallback(() => run({ voice: JSON.parse(typed) }), [typed, run]),
  )

  if (error && error.code !== 'invalid') return <ErrorNotice {...error} />
  if (trial === undefined) return <p className="text-sm text-muted">Writing a post to compare…</p>
  if (trial === null)
    return (
      <p className="text-sm text-muted">
        There is no content to preview yet. Add a source to see a real post here.
      </p>
    )
  return (
    <div className="flex flex-col gap-5" aria-live="polite">
      <p className="text-sm text-muted">
        The newest content, “{trial.item.title}”, written with the saved voice and with your edits
        {error ? '(fix the fields marked below first)' : ''}:
      </p>
      {trial.posts.map(({ channel, platform, saved, unsaved }) => {
        const same = saved.text === unsaved.text && saved.hashtags.join() === unsaved.hashtags.join()
        return (
          <section key={channel + platform} aria-label={channel}>
            <h3 className="mb-1.5 text-sm font-semibold">{channel}</h3>
            {same ? (
              <Post post={unsaved} note="Both versions are the same." />
            ) : (
              <div className="grid grid-cols-1 gap-3">
                <Post post={saved} note="With the saved voice" />
                <Post post={unsaved} note="With your changes" marked />
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

function Post({ post, note, marked }: { post: WrittenPost; note: string; marked?: boolean }) {
  const issues = post.issues.filter((issue) => issue.field === 'text' && issue.from !== null)
  return (
    <figure className={`rounded-lg border p-3 ${marked ? 'border-accent' : 'border-border'}`}>
      <figcaption className="mb-1.5 text-xs font-medium text-muted">{note}</figcaption>
      <div className="text-sm break-words whitespace-pre-line">
        <MarkedText text={post.text} issues={issues} />
      </div>
      {post.hashtags.length > 0 ? (
        <p className="mt-2 text-sm text-muted">{post.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      ) : null}
      {issues.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-xs text-muted">
          {issues.slice(0, 6).map((issue) => (
            <li key={`${issue.rule}${issue.from}`}>{issue.message}</li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}
