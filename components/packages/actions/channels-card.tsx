'use client'

import { useState } from 'react'
import { useSubmit } from '@/components/forms/use-submit'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LocalTime } from '@/components/ui/local-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ChannelsInput } from '@/lib/packages/schemas'
import { ChannelName } from '../channel-name'

export type ChannelChoice = {
  id: string
  platform: string
  name: string
  handle: string | null
  /** Whether the post has a version for this channel. */
  isOn: boolean
  /** When that version goes out, if it is scheduled. */
  scheduledAt: string | null
  /** Why the channel cannot be switched, as text for the user. */
  whyNot: string | undefined
  /** What switching it on leads to, if that is not obvious. */
  note: string | undefined
}

type ChannelsCardProps = {
  packageId: string
  title: string
  channels: readonly ChannelChoice[]
  /** Why no channel can be changed now, as text for the user. */
  whyNot: string | undefined
  /** What adding a channel leads to, if that is not obvious. */
  addingNote: string | undefined
  /** Where a channel can be connected, if the project has none; absent for people who may not. */
  connectHref: string | undefined
  choose: (input: ChannelsInput) => Promise<ActionResult<unknown>>
}

/** The channels a post goes to. Each is switched on or off immediately, and the change can be undone. */
export function ChannelsCard(props: ChannelsCardProps) {
  const { packageId, title, channels, whyNot, addingNote, connectHref, choose } = props
  const { submit, pending } = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  // Shown while the request is pending; after that, the page's data decides.
  const [wanted, setWanted] = useState<{ id: string; isOn: boolean }>()
  const set = (one: ChannelChoice, isOn: boolean) => () =>
    choose({ id: packageId, channels: { [one.id]: isOn } })
  const toggle = (one: ChannelChoice) => {
    if (pending) return
    setWanted({ id: one.id, isOn: !one.isOn })
    void submit(set(one, !one.isOn), {
      done: one.isOn ? `${one.name} left out of “${title}”.` : `${one.name} added to “${title}”.`,
      undo: { label: 'Undo', action: set(one, one.isOn) },
    })
  }
  if (channels.length === 0)
    return (
      <Card title="Channels" id="channels" description="This project has no channels yet.">
        {connectHref ? (
          <LinkButton size="sm" href={connectHref}>
            Connect a channel
          </LinkButton>
        ) : (
          <p className="text-sm">Ask a workspace admin to connect one.</p>
        )}
      </Card>
    )
  return (
    <Card
      title="Channels"
      id="channels"
      description={whyNot ?? 'Choose where this post goes. You can leave a channel out, or add one later.'}
    >
      <ul className="flex flex-col divide-y divide-separator" aria-busy={pending || undefined}>
        {channels.map((one) => {
          const note = whyNot ? undefined : (one.whyNot ?? one.note)
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <label className="flex min-w-0 flex-1 basis-48 cursor-pointer items-center gap-3 has-disabled:cursor-default">
                <input
                  type="checkbox"
                  checked={pending && wanted?.id === one.id ? wanted.isOn : one.isOn}
                  disabled={whyNot !== undefined || one.whyNot !== undefined}
                  onChange={() => toggle(one)}
                  aria-describedby={note ? `channel-${one.id}` : undefined}
                  className="size-4 shrink-0 accent-accent"
                />
                <ChannelName platform={one.platform} name={one.name} handle={one.handle} />
              </label>
              {one.isOn && one.scheduledAt ? (
                <span className="text-muted">
                  <LocalTime at={one.scheduledAt} />
                </span>
              ) : null}
              {note ? (
                <span id={`channel-${one.id}`} className="basis-full text-muted">
                  {note}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {addingNote && !whyNot && channels.some(({ isOn }) => !isOn) ? (
        <p className="mt-2 text-sm text-muted">{addingNote}</p>
      ) : null}
    </Card>
  )
}
