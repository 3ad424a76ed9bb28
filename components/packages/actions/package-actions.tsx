'use client'

import { type CreateLink, CreateLinkButton } from '@/components/approvals/create-link'
import { ActionButton } from '@/components/forms/action-button'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Button } from '@/components/ui/button'
import { useUnsaved } from '@/components/ui/unsaved'
import type { PackageInput } from '@/lib/packages/schemas'
import type { PackageAction, PackageStatus } from '@/lib/publications/states'
import { useNewestRevision } from '../history/newest-revision'
import { type Blocked, BlockedNote } from './blocked-note'
import { NextSlotButton } from './next-slot-button'
import type { PackageHandlers } from './package-handlers'
import { PublishButton, type Target } from './publish-button'
import { RejectButton } from './reject-button'
import { RequestChangesButton } from './request-changes-button'
import { ScheduleButton } from './schedule-button'

export type ActionsPackage = {
  id: string
  revision: number
  status: PackageStatus
  edited: boolean
  scheduledAt: string | null
  title: string
  hasItem: boolean
}

type PackageActionsProps = {
  pkg: ActionsPackage
  /** What this person may do with the package in its current state. */
  allowed: readonly PackageAction[]
  /** Why the package can be neither approved nor sent. */
  blocked?: Blocked | undefined
  /** What regenerating leads to, if that is not obvious. */
  regeneratingNote?: string | undefined
  targets: readonly Target[]
  handlers: PackageHandlers
  /** URL pattern of a package's page, used to go to a new correction: ".../packages/{id}". */
  href: string
  /** The page where posting times are set. */
  channelsHref: string | undefined
  /** Absent for people who may not create approval links. */
  approvalLink?: { create: CreateLink; listHref: string } | undefined
}

/** The actions that are possible now. While there are unsaved changes, they are disabled and say why. */
export function PackageActions({
  pkg,
  allowed,
  blocked,
  regeneratingNote,
  targets,
  handlers,
  href,
  channelsHref,
  approvalLink,
}: PackageActionsProps) {
  const unsaved = useUnsaved()
  const can = (action: PackageAction) => allowed.includes(action)
  const what = { id: pkg.id, revision: useNewestRevision(pkg.revision) }
  const waits = unsaved || blocked !== undefined
  if (allowed.every((action) => action === 'edit')) return null

  return (
    <div className="flex flex-col gap-2 sm:items-end">
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {can('regenerate') && pkg.hasItem ? (
          <RegenerateButton
            pkg={pkg}
            what={what}
            note={regeneratingNote}
            handlers={handlers}
            href={href}
            unsaved={unsaved}
          />
        ) : null}
        {approvalLink && (can('approve') || can('request_changes')) ? (
          <CreateLinkButton shows="this post" what={{ package_ids: [pkg.id] }} {...approvalLink} />
        ) : null}
        {can('request_changes') ? (
          <RequestChangesButton
            what={what}
            requestChanges={handlers.requestChanges}
            hotkey
            disabled={unsaved}
          />
        ) : null}
        {can('reject') ? <RejectButton what={what} reject={handlers.reject} disabled={unsaved} /> : null}
        {can('unschedule') ? (
          <ActionButton action={() => handlers.unschedule(what)} done="Post unscheduled." disabled={unsaved}>
            Unschedule
          </ActionButton>
        ) : null}
        {can('schedule') ? (
          <ScheduleButton
            what={what}
            scheduledAt={pkg.scheduledAt}
            targets={targets}
            handlers={handlers}
            disabled={waits}
          />
        ) : null}
        {can('schedule') && pkg.status === 'approved' ? (
          <NextSlotButton
            what={what}
            title={pkg.title}
            schedule={handlers.schedule}
            unschedule={handlers.unschedule}
            channelsHref={channelsHref}
            hotkey
            disabled={waits}
          />
        ) : null}
        {can('submit') ? (
          <ActionButton
            variant="primary"
            action={() => handlers.submit(what)}
            done="Post submitted for review."
            disabled={unsaved}
          >
            Submit for review
          </ActionButton>
        ) : null}
        {can('approve') ? (
          <ActionButton
            variant="primary"
            action={() => handlers.approve(what)}
            done="Post approved."
            disabled={waits}
          >
            Approve
          </ActionButton>
        ) : null}
        {can('publish') ? (
          <PublishButton
            label={pkg.status === 'failed' ? 'Try again' : 'Publish now'}
            targets={targets}
            publish={() => handlers.publish(what)}
            disabled={waits}
          />
        ) : null}
      </div>
      {unsaved ? (
        <p className="text-sm text-muted sm:text-end">Save or discard your changes first.</p>
      ) : blocked && (can('approve') || can('publish') || can('schedule')) ? (
        <BlockedNote {...blocked} />
      ) : null}
    </div>
  )
}

function RegenerateButton(props: {
  pkg: ActionsPackage
  what: PackageInput
  note: string | undefined
  handlers: PackageHandlers
  href: string
  unsaved: boolean
}) {
  const { pkg, what, note, handlers, href, unsaved } = props
  const correction = pkg.status === 'published'
  if (unsaved) return <Button disabled>Regenerate</Button>
  if (correction)
    return (
      <ConfirmButton
        label="Create correction"
        title="Create a correction?"
        confirmLabel="Create correction"
        confirmVariant="primary"
        action={() => handlers.regenerate(what)}
        done="Correction created."
        href={href}
      >
        We create a new draft from the current content. The published post stays as it is until you publish
        the correction.
      </ConfirmButton>
    )
  return (
    <ConfirmButton
      label="Regenerate"
      title="Regenerate post?"
      confirmLabel="Regenerate post"
      confirmVariant={pkg.edited ? 'danger' : 'primary'}
      action={() => handlers.regenerate(what)}
      done="Post regenerated."
    >
      {pkg.edited
        ? 'Someone edited this post. Regenerating replaces their changes with text from the current content. You can’t undo this.'
        : 'We write the post again from the current content, for all connected channels.'}
      {note ? ` ${note}` : ''}
    </ConfirmButton>
  )
}
