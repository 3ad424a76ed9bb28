'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Card } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ApprovalLinkAnswer, NewApprovalLink } from '@/lib/approvals/schemas'
import { formatDay } from '@/lib/time-zones/format-time'
import { NewLink } from './create-link'

const states: Record<ApprovalLinkAnswer['state'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
  locked: { label: 'Locked after wrong PINs', tone: 'warning' },
}

type LinkListProps = {
  links: readonly ApprovalLinkAnswer[]
  /** Absent for people with read access only. */
  handlers?:
    | {
        revoke: (input: { id: string }) => Promise<ActionResult<unknown>>
        reissue: (input: { id: string }) => Promise<ActionResult<NewApprovalLink>>
      }
    | undefined
}

/** Lists a project's approval links: who each is for, what they answered, and whether the link still works. */
export function LinkList({ links, handlers }: LinkListProps) {
  const [url, setUrl] = useState<string>()
  return (
    <Card flush>
      <ul className="divide-y divide-separator">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold break-words">{link.recipient}</span>
                <StatusBadge tone={states[link.state].tone}>{states[link.state].label}</StatusBadge>
              </p>
              <p className="mt-1 text-muted">
                {contents(link)}
                {link.counts ? '' : ', as advice'}
                {link.has_pin ? ', with a PIN' : ''}. Created by {link.created_by_name}.{' '}
                {link.state === 'revoked' ? null : (
                  <>
                    {link.state === 'expired' ? 'Expired ' : 'Works until '}
                    <LocalTime at={link.expires_at} />.
                  </>
                )}
              </p>
              <p className="mt-1 text-muted">
                {link.last_opened_at ? (
                  <>
                    Last opened <RelativeTime at={link.last_opened_at} />.{' '}
                  </>
                ) : (
                  'Not opened yet. '
                )}
                {decisions(link)}
              </p>
            </div>
            {handlers && link.state !== 'revoked' ? (
              <div className="flex flex-wrap gap-2">
                <ConfirmButtonOfLink link={link} reissue={handlers.reissue} onDone={setUrl} />
                <ConfirmButton
                  size="sm"
                  variant="danger-outline"
                  label="Revoke"
                  title={`Revoke the link for ${link.recipient}?`}
                  confirmLabel="Revoke link"
                  action={() => handlers.revoke({ id: link.id })}
                  done={`The link for ${link.recipient} was revoked.`}
                >
                  It stops working at once. What was said by it stays in the history of the posts.
                </ConfirmButton>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <Dialog open={url !== undefined} onClose={() => setUrl(undefined)} title="New approval link">
        {url ? <NewLink url={url} /> : null}
      </Dialog>
    </Card>
  )
}

function ConfirmButtonOfLink({
  link,
  reissue,
  onDone,
}: {
  link: ApprovalLinkAnswer
  reissue: (input: { id: string }) => Promise<ActionResult<NewApprovalLink>>
  onDone: (url: string) => void
}) {
  return (
    <ActionButton
      size="sm"
      action={() => reissue({ id: link.id })}
      done={`The link for ${link.recipient} was replaced. The old one no longer works.`}
      onDone={({ url }) => onDone(url)}
      aria-label={`Create new link for ${link.recipient}`}
    >
      Create new link
    </ActionButton>
  )
}

const contents = ({ posts, week_start: week }: ApprovalLinkAnswer): string =>
  week
    ? `The week from ${formatDay(new Date(`${week}T12:00Z`), 'UTC')}`
    : posts === 1
      ? 'One post'
      : `${posts} posts`

function decisions({ approved, changes_requested: changes }: ApprovalLinkAnswer): string {
  const counts = [
    approved ? `${approved} approved` : '',
    changes ? `${changes} with requested changes` : '',
  ].filter(Boolean)
  return counts.length ? `${counts.join(', ')}.` : 'No answers yet.'
}
