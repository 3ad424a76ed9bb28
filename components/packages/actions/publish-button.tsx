'use client'

import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Button } from '@/components/ui/button'
import type { Platform } from '@/lib/platforms/schemas'
import { platformLabel } from '../channel-chip'
import { ChannelName } from '../channel-name'

/** A channel that a package is sent to. */
export type Target = {
  /** The variant's ID. */
  id: string
  channelId: string
  platform: Platform
  name: string
  handle: string | null
  sandbox: boolean
  ready: boolean
  /** When it goes out; null if it is not scheduled. */
  scheduledAt: string | null
}

/** Asks for confirmation before anything goes out, and says where it goes. */
export function PublishButton(props: {
  label: string
  targets: readonly Target[]
  publish: BoundAction
  disabled?: boolean
}) {
  const { label, targets, publish, disabled } = props
  if (disabled)
    return (
      <Button variant="primary" disabled>
        {label}
      </Button>
    )
  return (
    <ConfirmButton
      variant="primary"
      label={label}
      title="Publish now?"
      confirmLabel="Publish now"
      confirmVariant="primary"
      action={publish}
      done="Publishing …"
    >
      <p>We publish this post right away to:</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {targets.map((target) => (
          <li key={target.id} className="flex flex-wrap items-center gap-2 text-foreground">
            <ChannelName platform={target.platform} name={target.name} handle={target.handle} />
            <span className="text-muted">
              {target.sandbox ? `sandbox ${platformLabel(target.platform)}` : platformLabel(target.platform)}
              {target.ready ? '' : ' (not connected)'}
            </span>
          </li>
        ))}
      </ul>
      {targets.some((target) => !target.sandbox) ? (
        <p className="mt-3">You can’t unpublish a post from here.</p>
      ) : (
        <p className="mt-3">
          The sandbox is a simulated network. Nobody outside this installation sees the post.
        </p>
      )}
    </ConfirmButton>
  )
}
