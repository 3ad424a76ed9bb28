'use client'

import { useCallback, useState } from 'react'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { TextLink } from '@/components/ui/button'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { MarkedText } from '../check/marked-text'
import { PreviewFailure } from './preview-failure'

type WrittenPost = { text: string; title: string | null; hashtags: string[]; issues: VariantIssue[] }
export type Trial = {
  item: { id: string; title: string }
  /** Whether no channel is connected, so that a network serves as an example. */
  isSample: boolean
  posts: { channel: string; platform: string; saved: WrittenPost; unsaved: WrittenPost }[]
}
export type TryVoice = FormAction<Trial | null>

/** What the preview needs to know of the project and the viewer. */
export type TrialPlace = {
  /** Whether an AI model writes the posts. */
  hasModel: boolean
  /** Where a model is set up; absent for people who may not. */
  modelHref: string | undefined
  addSourceHref: string
}

type VoiceTrialProps = { voice: FormValues; unchanged: boolean; run: TryVoice; place: TrialPlace }

/**
 * A post about one real item of the project, written with the voice as typed, next to the one with the saved voice.
 */
export function VoiceTrial({ voice, unchanged, run, place }: VoiceTrialProps) {
  const typed = JSON.stringify(voice)
  const [attempt, setAttempt] = useState(0)
  const { data: trial, error } = useLatestAnswer(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
    useCallback(() => run({ voice: JSON.parse(typed) }), [typed, run, attempt]),
  )
  const failure =
    error && error.code !== 'invalid' ? (
      <PreviewFailure error={error} retry={() => setAttempt(attempt + 1)} />
    ) : null

  if (trial === undefined) return failure ?? <p className="text-sm text-muted">Writing a post to compare…</p>
  if (trial === null)
    return (
      <div className="flex flex-col gap-3">
        {failure}
        <p className="text-sm text-muted">
          There is no content to preview yet. <TextLink href={place.addSourceHref}>Add a source</TextLink> to
          see a real post here.
        </p>
      </div>
    )
  return (
    <div className="flex flex-col gap-5" aria-live="polite">
      {failure}
      <div className="flex flex-col gap-2 text-sm text-muted">
        <p>
          The newest content, “{trial.item.title}”, written with the saved voice
          {unchanged ? '' : ' and with your edits'}
          {error?.code === 'invalid' ? ' (fix the fields marked below first)' : ''}.
        </p>
        <WhoWrites place={place} />
        {trial.isSample ? (
          <p>No channel takes it yet, so this shows a post for {trial.posts[0]?.channel}.</p>
        ) : null}
      </div>
      {trial.posts.map(({ channel, platform, saved, unsaved }) => {
        const same = saved.text === unsaved.text && saved.hashtags.join() === unsaved.hashtags.join()
        return (
          <section key={channel + platform} aria-label={channel}>
            <h3 className="mb-1.5 text-sm font-semibold">{channel}</h3>
            {same ? (
              <Post
                post={unsaved}
                note={failure ? undefined : unchanged ? 'As saved' : 'Your edits don’t change this post'}
              />
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

/** The preview calls no model, so it says what of the voice it can show. */
function WhoWrites({ place: { hasModel, modelHref } }: { place: TrialPlace }) {
  const follows = 'It follows your words to avoid and rules in the description such as “no emoji”.'
  if (hasModel)
    return (
      <p>
        The built-in composer writes this example. {follows} Your AI model writes the real posts and gets the
        whole voice.
      </p>
    )
  return (
    <p>
      The built-in composer writes this example, as it writes your posts. {follows} Only an AI model also gets
      the tone and the audience. {modelHref ? <TextLink href={modelHref}>Set up a model</TextLink> : null}
    </p>
  )
}

function Post({ post, note, marked }: { post: WrittenPost; note: string | undefined; marked?: boolean }) {
  const issues = post.issues.filter((issue) => issue.field === 'text' && issue.from !== null)
  return (
    <figure className={`rounded-lg border p-3 ${marked ? 'border-accent' : 'border-border'}`}>
      {note ? <figcaption className="mb-1.5 text-xs font-medium text-muted">{note}</figcaption> : null}
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
