'use client'

import { useEffect, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { useSubmit } from '@/components/forms/use-submit'
import { PostPreview } from '@/components/packages/preview/post-preview'
import { Wordmark } from '@/components/ui/brand-mark'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Dialog } from '@/components/ui/dialog'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import type { ActionResult } from '@/lib/actions/run-action'
import type { LinkedPost, LinkedPosts } from '@/lib/approvals/linked-posts'
import type { ApproverCommentInput, DecideInput } from '@/lib/approvals/schemas'
import { platformRules } from '@/lib/platforms/registry'
import type { PackageStatus } from '@/lib/publications/states'
import { formatDay } from '@/lib/time-zones/format-time'
import {
  type AfterNaming,
  describeLinkedPosts,
  describeNaming,
  describeProgress,
  labelNaming,
} from './approver-words'

type Actions = {
  decide: (input: DecideInput) => Promise<ActionResult<unknown>>
  comment: (input: ApproverCommentInput) => Promise<ActionResult<unknown>>
}
type ApproverPageProps = Actions & { token: string; view: LinkedPosts }

/** The page behind an approval link: shows the posts as they will be published, with buttons to answer for each. */
export function ApproverPage({ token, view, ...actions }: ApproverPageProps) {
  const timeZone = useTimeZone()
  const own = useApproverName()
  const { posts, week } = view
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-6 px-4 py-8">
      <Wordmark />
      <header>
        <h1 className="text-2xl font-semibold tracking-tight break-words">
          {view.project}: {describeLinkedPosts(posts)}
        </h1>
        <p className="mt-1 text-muted">
          {week ? (
            <>
              Planned for {formatDay(new Date(`${week.from}T12:00Z`), 'UTC')} to{' '}
              {formatDay(new Date(`${week.until}T12:00Z`), 'UTC')}.{' '}
            </>
          ) : null}
          Times are in {zoneWords(timeZone)}. This link works until <LocalTime at={view.expiresAt} />.
        </p>
        {own.name ? (
          <p className="mt-1 text-sm text-muted">
            You answer as <strong className="font-medium text-foreground">{own.name}</strong>.{' '}
            <button type="button" className="underline" onClick={() => own.ask()}>
              Change name
            </button>
          </p>
        ) : null}
      </header>
      {view.counts ? null : (
        <Callout>Your answers are advice. The team decides when these posts are published.</Callout>
      )}
      {posts.length === 0 ? (
        <p className="text-muted">{week ? 'Nothing is planned for this week yet.' : 'There are no posts.'}</p>
      ) : (
        <p role="status" className="text-sm font-medium">
          {describeProgress(posts)}
        </p>
      )}
      <ol className="flex flex-col gap-8">
        {posts.map((post) => (
          <li key={post.id}>
            <ApproverPost token={token} post={post} withName={own.withName} {...actions} />
          </li>
        ))}
      </ol>
      <Dialog
        open={own.asks}
        onClose={own.cancel}
        title="What is your name?"
        description={describeNaming(own.next)}
      >
        <ActionForm
          action={async (values) => ({ ok: true as const, data: String(values.name ?? '') })}
          submitLabel={labelNaming(own.next)}
          staysOpen
          onDone={own.set}
        >
          <Field name="name" label="Your name" required>
            <Input maxLength={100} autoComplete="name" defaultValue={own.name || view.recipient} />
          </Field>
        </ActionForm>
      </Dialog>
    </main>
  )
}

const statusWords: Record<PackageStatus, string> = {
  draft: 'In preparation',
  in_review: 'Waiting for approval',
  changes_requested: 'Being changed',
  approved: 'Approved',
  scheduled: 'Scheduled',
  publishing: 'Being published',
  published: 'Published',
  rejected: 'In preparation',
  failed: 'In preparation',
}

/** The minute of a timestamp in ISO 8601; what people see of it. */
const minuteOf = (at: string | null) => at?.slice(0, 16)

const PlannedOrPublished = ({ at, published }: { at: string; published: boolean }) =>
  published ? <RelativeTime at={at} /> : <LocalTime at={at} />

/** Runs `then` with the approver's name, after asking for it if need be; `next` says there what follows. */
type WithName = (next: AfterNaming, then: (name: string) => void) => void

function ApproverPost(props: Actions & { token: string; post: LinkedPost; withName: WithName }) {
  const { token, post, withName, decide, comment } = props
  const [asks, setAsks] = useState<'changes' | 'comment'>()
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  const what = { token, package_id: post.id }
  const [name, setName] = useState('')
  const ask = (kind: 'changes' | 'comment') =>
    withName({ does: kind }, (given) => {
      setName(given)
      setAsks(kind)
    })
  const heading = `post-${post.id}`
  const hiddenUntil = post.status === 'published' ? post.publicAt : null
  return (
    <article aria-labelledby={heading} className="flex flex-col gap-4">
      <header>
        <h2 id={heading} className="text-lg font-semibold break-words">
          {post.title || 'Untitled'}
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge tone={post.status === 'in_review' ? 'accent' : 'neutral'}>
            {hiddenUntil ? (
              <>
                Uploaded, public on <LocalTime at={hiddenUntil} />
              </>
            ) : (
              statusWords[post.status]
            )}
          </StatusBadge>
          {hiddenUntil ? null : post.at ? (
            <PlannedOrPublished at={post.at} published={post.status === 'published'} />
          ) : (
            <span>No time planned yet</span>
          )}
        </div>
      </header>
      {post.versions.map((version) => (
        <section key={version.id} aria-label={`${platformRules[version.content.platform].label} version`}>
          <p className="mb-2 text-sm text-muted">
            {platformRules[version.content.platform].label}: {version.account.name}
            {version.at && minuteOf(version.at) !== minuteOf(post.at) ? (
              <>
                , <PlannedOrPublished at={version.at} published={version.publishedAt !== null} />
              </>
            ) : null}
          </p>
          <PostPreview {...version} />
        </section>
      ))}
      {post.decision ? (
        <Callout tone={post.decision.kind === 'approved' && post.decision.current ? 'success' : 'warning'}>
          {post.decision.by} {post.decision.kind === 'approved' ? 'approved this post' : 'asked for changes'}{' '}
          <RelativeTime at={post.decision.at} />.
          {post.decision.current ? '' : ' The text has changed since then.'}
        </Callout>
      ) : null}
      {post.comments.length ? (
        <ul className="flex flex-col gap-3 text-sm">
          {post.comments.map((one) => (
            <li key={one.id}>
              <p>
                <span className="font-medium">{one.author}</span>{' '}
                <RelativeTime at={one.at} className="text-muted" />
              </p>
              <p className="break-words whitespace-pre-wrap">{one.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {post.open ? (
          <>
            <Button
              variant="primary"
              pending={pending}
              aria-label={`Approve “${post.title}”`}
              onClick={() =>
                withName(
                  { does: 'approve', title: post.title },
                  (given) =>
                    void submit(
                      () =>
                        decide({
                          ...what,
                          name: given,
                          revision: post.revision,
                          decision: 'approved',
                          reason: '',
                        }),
                      { done: `“${post.title}” approved.` },
                    ),
                )
              }
            >
              Approve
            </Button>
            <Button aria-label={`Request changes to “${post.title}”`} onClick={() => ask('changes')}>
              Request changes
            </Button>
          </>
        ) : null}
        <Button variant="ghost" aria-label={`Comment on “${post.title}”`} onClick={() => ask('comment')}>
          Comment
        </Button>
      </div>
      <Dialog open={asks === 'changes'} onClose={() => setAsks(undefined)} title="Request changes?">
        <ActionForm
          action={(values) =>
            decide({
              ...what,
              name,
              revision: post.revision,
              decision: 'changes_requested',
              reason: String(values.reason ?? ''),
            })
          }
          submitLabel="Request changes"
          done="Changes requested. The team has been told."
          reloadsOnFailure
        >
          <Field name="reason" label="What should change?" required>
            <Textarea maxLength={2000} />
          </Field>
        </ActionForm>
      </Dialog>
      <Dialog open={asks === 'comment'} onClose={() => setAsks(undefined)} title="Comment on this post">
        <ActionForm
          action={(values) => comment({ ...what, name, text: String(values.text ?? '') })}
          submitLabel="Comment"
          done="Comment sent."
        >
          <Field name="text" label="Your comment" required>
            <Textarea maxLength={5000} />
          </Field>
        </ActionForm>
      </Dialog>
    </article>
  )
}

const storageKey = 'tributary.approver-name'

/** The approver's own name: asked for before the first answer, and remembered by their browser. */
function useApproverName() {
  const [name, setName] = useState('')
  const [pending, setPending] = useState<{ next: AfterNaming; then?: (name: string) => void }>()
  useEffect(() => {
    try {
      setName(localStorage.getItem(storageKey) ?? '')
    } catch {
      // Without storage, the browser asks again next time.
    }
  }, [])
  return {
    name,
    asks: pending !== undefined,
    next: pending?.next ?? { does: 'save' as const },
    ask: () => setPending({ next: { does: 'save' } }),
    cancel: () => setPending(undefined),
    withName: (next: AfterNaming, then: (name: string) => void) =>
      name ? then(name) : setPending({ next, then }),
    set: (given: string) => {
      const trimmed = given.trim()
      if (!trimmed) return
      setName(trimmed)
      try {
        localStorage.setItem(storageKey, trimmed)
      } catch {
        // Without storage, as above.
      }
      setPending(undefined)
      pending?.then?.(trimmed)
    },
  }
}
