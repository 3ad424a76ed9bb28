'use client'

import type { ReactNode } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { TextLink } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import { isNetworkName, networks } from '@/lib/networks/registry'
import type { TakedownAnswer } from '@/lib/publishing/takedown/schemas'
import type { PackageHandlers } from '../actions/package-handlers'

export type TakedownHandlers = Pick<
  PackageHandlers,
  'takeDown' | 'undoTakedowns' | 'retryTakedown' | 'markTakenDown'
>

type TakedownStateProps = {
  takedown: TakedownAnswer
  /** Absent for people with read access only. */
  handlers?: TakedownHandlers
}

/** The progress of a post's takedown, with what a person can do about it. */
export function TakedownState({ takedown, handlers }: TakedownStateProps) {
  const { id, status, platform, error, remote_url: address } = takedown
  const network = isNetworkName(platform) ? networks[platform] : undefined
  const label = network?.label ?? platform
  const cancel = handlers ? (
    <ActionButton
      size="sm"
      action={handlers.undoTakedowns.bind(null, { ids: [id] })}
      done="Takedown cancelled."
    >
      Cancel takedown
    </ActionButton>
  ) : null
  const deleted = handlers ? (
    <ActionButton size="sm" action={handlers.markTakenDown.bind(null, { id })} done="Marked as deleted.">
      I deleted it
    </ActionButton>
  ) : null
  if (status === 'pending')
    return (
      <Row buttons={takedown.attempts === 0 ? cancel : null}>
        {error ? (
          <>
            {error.message} We try to delete the post again <RelativeTime at={takedown.due_at} />.
          </>
        ) : (
          `We delete this post from ${label} in a few seconds.`
        )}
      </Row>
    )
  if (status === 'by_hand')
    return (
      <Row
        buttons={
          <>
            {deleted}
            {cancel}
          </>
        }
      >
        {network && !network.changes.remove
          ? (network.changes.limits ?? `${label} doesn’t let apps delete posts.`)
          : `We can’t delete this post on ${label} for you.`}{' '}
        {address ? (
          <>
            <TextLink href={address}>Open the post</TextLink> and delete it there, then mark it as deleted.
          </>
        ) : (
          'Delete it on the network, then mark it as deleted.'
        )}
      </Row>
    )
  if (status === 'failed')
    return (
      <Row
        buttons={
          <>
            {handlers ? (
              <ActionButton
                size="sm"
                action={handlers.retryTakedown.bind(null, { id })}
                done="Deleting the post again."
              >
                Try again
              </ActionButton>
            ) : null}
            {deleted}
            {cancel}
          </>
        }
      >
        <strong className="font-medium text-foreground">The post is still published.</strong> {error?.message}{' '}
        {error?.hint}
      </Row>
    )
  if (status !== 'done') return null
  return (
    <Row buttons={null}>
      {takedown.done_by ? `${takedown.done_by} deleted the post by hand` : 'Taken down'}
      {takedown.finished_at ? (
        <>
          {' '}
          <RelativeTime at={takedown.finished_at} />
        </>
      ) : null}
      , asked for by {takedown.asked_by}.
    </Row>
  )
}

function Row({ children, buttons }: { children: ReactNode; buttons: ReactNode }) {
  return (
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 text-muted">{children}</p>
      {buttons ? <div className="flex flex-wrap gap-2">{buttons}</div> : null}
    </div>
  )
}

/** Asks for confirmation before posts are taken down. The request can be canceled for ten seconds. */
export function TakeDownButton(props: {
  label: string
  title: string
  /** The number of posts to be taken down, for the question. */
  count: number
  input: Parameters<TakedownHandlers['takeDown']>[0]
  handlers: TakedownHandlers
}) {
  const { label, title, count, input, handlers } = props
  return (
    <ConfirmButton
      size="sm"
      variant="danger-outline"
      label={label}
      title={title}
      confirmLabel={label}
      action={() => handlers.takeDown(input)}
      done={
        count === 1
          ? 'We delete the post in ten seconds. Until then you can cancel it.'
          : 'We delete the posts in ten seconds. Until then you can cancel it.'
      }
    >
      {count === 1
        ? 'We delete the post from its network. Its likes and replies are lost.'
        : `We delete ${count} posts from their networks. Their likes and replies are lost.`}{' '}
      Where a network doesn’t let apps delete posts, we say what to do there.
    </ConfirmButton>
  )
}
