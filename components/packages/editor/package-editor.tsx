'use client'

import { useEffect, useId, useMemo, useState } from 'react'
import { useSubmit } from '@/components/forms/use-submit'
import type { PostAccount } from '@/components/network-post/network-post-view'
import { BlockedLinks } from '@/components/packages/actions/blocked-links'
import type { Blocked } from '@/components/packages/actions/blocked-note'
import { type CommentPlace, useCommentPlaces } from '@/components/packages/comments/comment-places'
import { useReportRevision } from '@/components/packages/history/newest-revision'
import type { TracePanelProps } from '@/components/packages/trace/trace-panel'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { useReportUnsaved } from '@/components/ui/unsaved'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionResult } from '@/lib/actions/run-action'
import { plainNetwork } from '@/lib/networks/registry'
import type { ServerLimits } from '@/lib/networks/rules'
import type {
  AcceptedProposal,
  GeneratedVideoAnswer,
  MakeCardInput,
  MakeVideoInput,
  PackageInput,
  Proposal,
  ProposeInput,
} from '@/lib/packages/schemas'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent, VariantIssue, VariantMedia } from '@/lib/platforms/schemas'
import type { KnownOfPost } from '@/lib/post-rules/known-of-post'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { ChannelTabs } from './channel-tabs'
import { ConflictDialog } from './conflict-dialog'
import { Proposals } from './proposals'
import { SaveBar } from './save-bar'
import { shiftIssues } from './shift-issues'
import { type SideView, SideViews } from './side-views'
import { type CheckDraft, useDraftCheck } from './use-draft-check'
import { useDrafts } from './use-drafts'
import { useValidator } from './use-validator'
import { VariantEditor } from './variant-editor'

/** One channel's post; `channel` is null if the channel was disconnected. */
export type EditorVariant = {
  id: string
  content: VariantContent
  channel: (PostAccount & { status: string }) | null
  /** Whether it is published, may be, or once was. */
  isOut: boolean
  /** When it was published; null if it was not. */
  publishedAt: Date | null
  /** Limits of the channel's own server, which override the network's defaults. */
  limits?: ServerLimits | undefined
  /** The validator's findings for the stored content. */
  issues: readonly VariantIssue[]
  /** Claims in the stored text that have no source. */
  unsupported: readonly VariantIssue[]
  /** What its sentences are based on, and who wrote them. */
  trace: Pick<TracePanelProps, 'view' | 'writers'>
}

/** The payload for saving: the changed variants, and the revision they were loaded at. */
export type SaveInput = {
  id: string
  revision: number
  variants: {
    id: string
    text: string
    title: string | null
    hashtags: string[]
    media: VariantMedia[]
    link: string | null
    replies: string[]
    collaborators: string[]
    language?: string
    accepted?: AcceptedProposal
  }[]
}

type PackageEditorProps = {
  projectId: string
  /** Why it has no versions and what to do about it; undefined if it has some. */
  empty?: Blocked | undefined
  packageId: string
  revision: number
  variants: readonly EditorVariant[]
  pictures: readonly string[]
  brand: VoiceCheck
  /** Why the package cannot be edited, as text for the user; absent if it can. */
  whyNot?: string
  /** What saving leads to: "Saving sends it back to review." */
  savingNote?: string
  save: (input: SaveInput) => Promise<ActionResult<{ revision: number }>>
  /** Approves what was saved; absent if this person may not approve, or the post is in another state. */
  approve?: ((input: PackageInput) => Promise<ActionResult<unknown>>) | undefined
  makeCard: (input: MakeCardInput) => Promise<ActionResult<VariantMedia>>
  makeVideo: (input: MakeVideoInput) => Promise<ActionResult<GeneratedVideoAnswer>>
  /** The videos that were requested, and why none can be made here, as text for the user. */
  generated: readonly GeneratedVideoAnswer[]
  whyNoVideo?: string | undefined
  checkDraft: CheckDraft
  /** The content that the post was made from. */
  source: Pick<TracePanelProps, 'content' | 'contentHref'>
  /** Known facts about the videos and documents that the versions use. */
  known: Pick<KnownOfPost, 'videos' | 'documents'>
  /**
   * The text ranges that open comments refer to, in the stored text; `comments` is false for people who may not
   * comment.
   */
  commented: readonly CommentPlace[]
  comments: boolean
  /** The project's channels, and the page on which this person can set up a model; null if they may not. */
  channelsHref: string
  modelHref: string | null
  /** Absent if there is no content to write from. */
  propose?: ((input: ProposeInput) => Promise<ActionResult<Proposal>>) | undefined
}

/** Each channel's post with its fields, live counters and findings, next to a preview. */
export function PackageEditor(props: PackageEditorProps) {
  const { packageId, revision, variants, pictures, brand, whyNot, savingNote, save } = props
  const { approve, makeCard, checkDraft, propose } = props
  const hydrated = useHydrated()
  // Documents chosen in this session; those chosen before come with the page's props.
  const [chosenDocuments, setChosenDocuments] = useState<KnownDocuments>({})
  const known = { ...props.known, documents: { ...props.known.documents, ...chosenDocuments } }
  const stored = useMemo(
    () => ({ revision, contents: Object.fromEntries(variants.map((one) => [one.id, one.content])) }),
    [revision, variants],
  )
  const drafts = useDrafts(stored)
  const [chosen, setChosen] = useState(variants[0]?.id)
  const [side, setSide] = useState<SideView>('preview')
  /** The proposals that were accepted into the drafts, so that their sentences keep their sources. */
  const [accepted, setAccepted] = useState<Record<string, AcceptedProposal>>({})
  // After a conflict, the newer state is loaded and merged with what was typed.
  const { submit, pending, error, forgetError } = useSubmit({ reloadsOnFailure: true })
  const approval = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  const panel = useId()
  const { choose, shown, show } = useCommentPlaces()
  const reportRevision = useReportRevision()
  const { changed } = drafts
  useReportUnsaved(changed.length > 0)
  const { validate, isWhole } = useValidator(changed.length > 0)

  const tabs = variants.map((variant) => {
    const content = drafts.drafts[variant.id] ?? variant.content
    const isStored = !changed.includes(variant.id)
    // Nobody can fix, and nothing will publish, a version whose channel was disconnected.
    if (!variant.channel) return { variant, content, issues: [] }
    const issues =
      isStored && !isWhole ? variant.issues : validate(content, { brand, ...known, limits: variant.limits })
    return { variant, content, issues }
  })
  const current = tabs.find(({ variant }) => variant.id === chosen) ?? tabs[0]
  const nameOf = (id: string) =>
    tabs.find(({ variant }) => variant.id === id)?.variant.channel?.name ?? 'disconnected channel'
  const [conflict] = drafts.conflicts
  const unsupported = useDraftCheck(packageId, current?.variant, current?.content, checkDraft)

  function send({ approves = false } = {}) {
    if (pending || approval.pending || changed.length === 0 || conflict) return
    const edits = Object.fromEntries(changed.flatMap((id) => entry(id, drafts.drafts[id])))
    void submit(
      () =>
        save({
          id: packageId,
          revision: drafts.revision,
          variants: Object.entries(edits).map(([id, { platform: _, language, ...fields }]) => ({
            id,
            ...fields,
            ...(language === drafts.stored[id]?.language ? {} : { language }),
            ...(accepted[id] ? { accepted: accepted[id] } : {}),
          })),
        }),
      {
        ...(approves ? { href: null } : { done: 'Saved.' }),
        onDone: ({ revision }) => {
          drafts.saved(edits, revision)
          setAccepted({})
          reportRevision(revision)
          if (approves && approve)
            void approval.submit(() => approve({ id: packageId, revision }), {
              done: 'Post saved and approved.',
            })
        },
      },
    )
  }
  useShortcuts({ 'post.save': () => send() })
  useEffect(() => {
    if (!shown) return
    // The fields of a tab exist only once it is rendered.
    if (chosen !== shown.variantId) return setChosen(shown.variantId)
    const frame = requestAnimationFrame(() => {
      const words = 'field' in shown ? shown : undefined
      const wanted = words ? `[data-comment-field="${words.field}"]` : ':is([aria-invalid], [data-invalid])'
      const field = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(panel)} ${wanted}`)
      field?.scrollIntoView({ block: 'center' })
      field?.focus()
      if (words) field?.setSelectionRange(words.from, words.until)
      show(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, show, panel, chosen])

  if (!current) return <EmptyPost blocked={props.empty} contentHref={props.source.contentHref} />
  const { variant, content, issues } = current
  return (
    <div>
      <ChannelTabs
        panelId={panel}
        current={variant.id}
        onChoose={setChosen}
        tabs={tabs.map((tab) => ({
          id: tab.variant.id,
          platform: tab.content.platform,
          name: nameOf(tab.variant.id),
          handle: tab.variant.channel?.handle ?? null,
          disconnected: tab.variant.channel === null,
          language: tab.content.language,
          errors: tab.issues.filter((issue) => issue.severity === 'error').length,
          unsaved: changed.includes(tab.variant.id),
        }))}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={`Post on ${platformRules[content.platform].label}`}
        className="grid items-start gap-8 lg:grid-cols-2"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <ChannelNote variant={variant} channelsHref={props.channelsHref} />
          {whyNot ? <p className="text-sm text-muted">{whyNot}</p> : null}
          <VariantEditor
            key={variant.id}
            projectId={props.projectId}
            content={content}
            limits={variant.limits}
            issues={[...issues, ...unsupported]}
            pictures={pictures}
            documents={known.documents}
            onDocument={(url, facts) => setChosenDocuments((all) => ({ ...all, [url]: facts }))}
            makeCard={(wanted) => makeCard({ ...wanted, id: packageId, variant_id: variant.id })}
            video={{
              asked: props.generated.find((one) => one.variant_id === variant.id),
              whyNot: props.whyNoVideo,
              unsaved: changed.includes(variant.id),
              make: (format) => props.makeVideo({ id: packageId, variant_id: variant.id, format }),
            }}
            // Text typed before hydration would get mixed with what the server rendered.
            editable={hydrated && !whyNot && variant.channel !== null}
            onChange={(next) => drafts.edit(variant.id, next)}
            commented={commentedIn(props.commented, variant, content)}
            comment={
              props.comments && hydrated
                ? {
                    on: (place) => choose({ ...place, variantId: variant.id }),
                    why: changed.includes(variant.id) ? 'Save your changes first.' : undefined,
                  }
                : undefined
            }
          />
          {propose && hydrated && !whyNot && variant.channel ? (
            <Proposals
              key={`${variant.id} proposals`}
              content={content}
              modelHref={props.modelHref}
              propose={(wanted) => propose({ ...wanted, id: packageId, variant_id: variant.id })}
              onChange={(next, made) => {
                drafts.edit(variant.id, next)
                setAccepted((now) => withAccepted(now, variant.id, made))
              }}
            />
          ) : null}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          <SideViews
            key={variant.id}
            content={content}
            account={variant.channel ?? { name: 'Disconnected channel', handle: null }}
            documents={known.documents}
            publishedAt={variant.publishedAt}
            trace={variant.trace}
            source={props.source}
            unsaved={changed.includes(variant.id)}
            current={side}
            onChoose={setSide}
          />
        </div>
      </div>
      {drafts.merged && !conflict ? (
        <div className="mt-4">
          <Callout tone="warning" role="status" title="Someone else saved changes">
            We kept your changes too. Review both, then save again.
          </Callout>
        </div>
      ) : null}
      {changed.length ? (
        <SaveBar
          names={changed.map((id) => platformRules[drafts.drafts[id]?.platform ?? plainNetwork].label)}
          note={savingNote}
          pending={pending || approval.pending}
          // The conflict dialog already says what to do.
          error={error?.code === 'stale-revision' ? undefined : error}
          onDiscard={() => {
            forgetError()
            setAccepted({})
            drafts.discard()
          }}
          onSave={() => send()}
          onApprove={
            approve && tabs.every(({ issues }) => issues.every(({ severity }) => severity !== 'error'))
              ? () => send({ approves: true })
              : undefined
          }
        />
      ) : null}
      {conflict && drafts.drafts[conflict] && drafts.stored[conflict] ? (
        <ConflictDialog
          key={conflict}
          name={nameOf(conflict)}
          theirs={drafts.stored[conflict]}
          mine={drafts.drafts[conflict]}
          onDecide={(keep) => drafts.decide(conflict, keep)}
        />
      ) : null}
    </div>
  )
}

/** The text ranges of comments, moved to their positions in the draft. Ranges that were edited are left out. */
const commentedIn = (
  commented: readonly CommentPlace[],
  { id, content }: EditorVariant,
  now: VariantContent,
): { from: number; until: number }[] =>
  shiftIssues(
    commented
      .filter(({ variantId, field }) => variantId === id && field === 'text')
      .map(({ from, until }) => ({
        rule: 'comment',
        severity: 'warning' as const,
        field: 'text' as const,
        from,
        until,
        message: '',
      })),
    content,
    now,
  ).map(({ from, until }) => ({ from: from ?? 0, until: until ?? 0 }))

function withAccepted(
  all: Record<string, AcceptedProposal>,
  id: string,
  made: Proposal | undefined,
): Record<string, AcceptedProposal> {
  const { [id]: _, ...others } = all
  if (!made) return others
  const { language: _language, hashtags: _hashtags, notes: _notes, ...proposal } = made
  return { ...others, [id]: proposal }
}

const entry = <T,>(id: string, value: T | undefined): [string, T][] =>
  value === undefined ? [] : [[id, value]]

function ChannelNote({ variant, channelsHref }: { variant: EditorVariant; channelsHref: string }) {
  const { channel, isOut } = variant
  if (!channel)
    return (
      <Callout tone="warning" title="This channel was disconnected">
        {isOut
          ? 'You can’t edit this version. It stays here as a record of what we published.'
          : 'We won’t publish this version, and you can’t edit it.'}
      </Callout>
    )
  if (channel.status === 'active') return null
  const open = (
    <LinkButton size="sm" href={channelsHref}>
      Open Channels
    </LinkButton>
  )
  return channel.status === 'expired' ? (
    <Callout tone="warning" title={`The connection to ${channel.name} has ended`} actions={open}>
      Reconnect it before you publish this post.
    </Callout>
  ) : (
    <Callout tone="warning" title={`${channel.name} is paused`} actions={open}>
      Resume it before you publish this post.
    </Callout>
  )
}

/** In the place of the text, while there is no version for any channel. */
function EmptyPost(props: { blocked: Blocked | undefined; contentHref: string | undefined }) {
  const { blocked, contentHref } = props
  return (
    <Callout
      tone="warning"
      title="No text for any channel yet"
      actions={
        contentHref ? (
          <LinkButton size="sm" href={contentHref}>
            Read the content
          </LinkButton>
        ) : null
      }
    >
      {blocked?.why}
      <BlockedLinks links={blocked?.links ?? []} />
    </Callout>
  )
}
