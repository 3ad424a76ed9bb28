'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { callAction } from '@/components/forms/call-action'
import { useSubmit } from '@/components/forms/use-submit'
import { ariaKeysOf } from '@/components/shortcuts/shortcuts'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Button } from '@/components/ui/button'
import { useTimeZone } from '@/components/ui/time-zone'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import type { PackageInput, ScheduledPackage, ScheduleInput } from '@/lib/packages/schemas'
import { formatMoment } from '@/lib/time-zones/format-time'
import { hintFor } from './no-slots'

type NextSlotButtonProps = {
  what: PackageInput
  title: string
  schedule: (
    input: ScheduleInput,
  ) => Promise<ActionResult<Pick<ScheduledPackage, 'scheduled_at' | 'planning_warnings'>>>
  unschedule: (input: PackageInput) => Promise<ActionResult<unknown>>
  /** The page where posting times are set; absent for people who may not set them. */
  channelsHref: string | undefined
  /** Set on pages about this post only: there, the key `s` presses the button. */
  hotkey?: boolean
  size?: 'sm'
  disabled?: boolean
}

/** Schedules an approved post for the next free posting time of each of its channels immediately, with an undo. */
export function NextSlotButton(props: NextSlotButtonProps) {
  const { what, title, schedule, unschedule, channelsHref, hotkey, size, disabled } = props
  const { submit, pending } = useSubmit({ failures: 'notice', reloadsOnFailure: true })
  const timeZone = useTimeZone()
  const toast = useToast()
  const router = useRouter()
  const button = useRef<HTMLSpanElement>(null)

  useShortcuts({
    'post.schedule': hotkey ? () => button.current?.querySelector('button')?.click() : undefined,
  })

  // By the time Undo is pressed, the list may no longer contain this button.
  const undoSchedule = async () => {
    const result = await callAction(() => unschedule({ id: what.id }), { asksToSignIn: true })
    if (!result?.ok) return
    toast({ message: `“${title}” unscheduled.` })
    router.refresh()
  }

  const press = () =>
    void submit(() => schedule({ ...what, next_free_slot: true }), {
      onDone: ({ scheduled_at, planning_warnings: [warning] }) =>
        toast({
          message: [
            `“${title}” scheduled for ${scheduled_at ? formatMoment(new Date(scheduled_at), timeZone) : 'later'}.`,
            warning?.message,
          ]
            .filter(Boolean)
            .join(' '),
          action: { label: 'Undo', onPress: () => void undoSchedule() },
        }),
      onFail: (error) =>
        toast({
          tone: 'danger',
          message: `${error.message} ${hintFor(error, { manages: channelsHref !== undefined })}`,
          ...(error.code === 'no-slots' && channelsHref
            ? { action: { label: 'Open Channels', onPress: () => router.push(channelsHref) } }
            : {}),
        }),
    })

  return (
    <span ref={button} data-next-slot>
      <Button
        size={size}
        pending={pending}
        disabled={disabled}
        aria-keyshortcuts={ariaKeysOf('post.schedule')}
        title="Plans the post for the next free posting time of each channel (s)"
        onClick={press}
      >
        Next free slot
      </Button>
    </span>
  )
}
