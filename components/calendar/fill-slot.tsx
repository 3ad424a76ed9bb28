'use client'

import { Plus } from 'lucide-react'
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

/** What filling an empty posting time needs. */
export type FillHandlers = {
  candidates: (input: SlotCandidatesInput) => Promise<ActionResult<SlotCandidate[]>>
  schedule: (input: { id: string; revision: number; at_local: string }) => Promise<ActionResult<unknown>>
  unschedule: (input: { id: string }) => Promise<ActionResult<unknown>>
  /** Where approved posts come from. */
  reviewHref: string
}

/** An empty posting time. One press shows the approved posts that fit it, one more puts a post there. */
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
    'flex w-full items-center gap-1.5 rounded-lg border border-dashed border-border-secondary px-2 py-1.5 text-start text-xs text-muted'
  if (!fill) return <p className={look}>{label}</p>

  const show = async () => {
    setOpen(true)
    setFound(undefined)
    setFound(await callAction(() => fill.candidates({ channel_id: slot.channelId, kind: slot.kind })))
  }

  const take = ({ id, revision, title }: SlotCandidate) =>
    void submit(() => fill.schedule({ id, revision, at_local: wall }), {
      done: `“${title}” scheduled for ${wallWords(wall)}.`,
      undo: { label: 'Undo', action: () => fill.unschedule({ id }) },
      onDone: () => setOpen(false),
    })

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void show()}
        className={`${look} hover:border-accent hover:text-foreground`}
      >
        {label}
        <Plus aria-hidden className="ms-auto size-3.5 shrink-0" />
        <span className="sr-only">Fill</span>
      </button>
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
