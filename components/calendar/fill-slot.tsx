'use client'

import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import { useSubmit } from '@/components/forms/use-submit'
import { knownPlatform, platformLabel } from '@/components/packages/channel-chip'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionResult } from '@/lib/actions/run-action'
import type { SlotCandidate, SlotCandidatesInput } from '@/lib/calendar/schemas'
import type { EmptySlot } from './calendar-day'
import { wallWords } from './day-words'

/** The actions needed to fill an empty posting time. */
export type FillHandlers = {
  candidates: (input: SlotCandidatesInput) => Promise<ActionResult<SlotCandidate[]>>
  schedule: (input: { id: string; revision: number; at_local: string }) => Promise<ActionResult<unknown>>
  unschedule: (input: { id: string }) => Promise<ActionResult<unknown>>
  /** The page on which posts are approved. */
  reviewHref: string
}

/**
 * An empty posting time. One press schedules the approved post that has waited longest, which can be undone; the
 * button next to it lists all posts that fit.
 */
export function FillSlot({
  slot,
  day,
  fill,
}: {
  slot: EmptySlot
  day: string
  fill: FillHandlers | undefined
}) {
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<ActionResult<SlotCandidate[]>>()
  const [looking, setLooking] = useState(false)
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  const wall = `${day}T${slot.time}`
  const label = (
    <>
      <span className="tabular-nums">{slot.time}</span>
      <PlatformMark platform={knownPlatform(slot.platform)} className="size-3.5" />
      <span className="sr-only">
        {platformLabel(slot.platform)}, {slot.name}:{' '}
      </span>
      <span className="truncate">
        Empty<span className="sr-only"> slot</span>
        {slot.kind ? ` (${slot.kind})` : ''}
      </span>
    </>
  )
  const look =
    'flex w-full items-center gap-1 rounded-lg border border-dashed border-border-secondary px-1.5 py-1.5 text-start text-xs text-muted'
  if (!fill) return <p className={look}>{label}</p>

  const candidates = () => callAction(() => fill.candidates({ channel_id: slot.channelId, kind: slot.kind }))

  const busy = looking || pending

  const show = async () => {
    if (busy) return
    setOpen(true)
    setFound(undefined)
    setFound(await candidates())
  }

  const take = ({ id, revision, title }: SlotCandidate) =>
    void submit(() => fill.schedule({ id, revision, at_local: wall }), {
      done: `“${title}” scheduled for ${wallWords(wall)}.`,
      undo: { label: 'Undo', action: () => fill.unschedule({ id }) },
      onDone: () => setOpen(false),
    })

  const takeFirst = async () => {
    if (busy) return
    setLooking(true)
    const posts = await candidates()
    setLooking(false)
    const first = posts.ok ? posts.data[0] : undefined
    if (first) return take(first)
    // No post to schedule, or the request failed: the dialog says which, and what to do.
    setFound(posts)
    setOpen(true)
  }

  return (
    <>
      <div className="flex gap-0.5">
        <button
          type="button"
          aria-disabled={busy || undefined}
          title="Fill with the approved post that has waited longest"
          onClick={() => void takeFirst()}
          className={`${look} min-w-0 flex-1 hover:border-accent hover:text-foreground`}
        >
          {label}
          <Plus aria-hidden className="ms-auto size-3.5 shrink-0" />
          <span className="sr-only">Fill</span>
        </button>
        <button
          type="button"
          aria-disabled={busy || undefined}
          aria-haspopup="dialog"
          title="Choose a post"
          onClick={() => void show()}
          className="grid w-6 shrink-0 place-content-center rounded-lg text-muted hover:bg-default-hover hover:text-foreground pointer-coarse:w-9"
        >
          <ListPlus aria-hidden className="size-3.5" />
          <span className="sr-only">
            Choose a post for {wallWords(wall)}, {platformLabel(slot.platform)}, {slot.name}
          </span>
        </button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Fill empty slot"
        description={`${wallWords(wall)}, ${platformLabel(slot.platform)}: ${slot.name}`}
      >
        {found === undefined ? (
          <p role="status" className="text-sm text-muted">
            Looking for approved posts …
          </p>
        ) : !found.ok ? (
          <ErrorNotice {...found.error} />
        ) : found.data.length === 0 ? (
          <div className="flex flex-col items-start gap-3 text-sm">
            <p className="text-muted">No approved post without a time fits this slot.</p>
            <LinkButton href={fill.reviewHref}>Review posts</LinkButton>
          </div>
        ) : (
          <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
            {found.data.map((post, at) => (
              <li key={post.id}>
                <Button
                  fullWidth
                  variant={at === 0 ? 'primary' : 'secondary'}
                  pending={pending}
                  onClick={() => take(post)}
                >
                  <span className="truncate">{post.title}</span>
                  {post.channels > 1 ? (
                    <span className="shrink-0 text-xs opacity-80">{post.channels} channels</span>
                  ) : null}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
