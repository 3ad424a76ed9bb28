'use client'

import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import type { ActionResult } from '@/lib/actions/run-action'
import type { LoginSession } from '@/lib/auth/login-sessions/list-login-sessions'

const methodWords: Record<LoginSession['method'], string> = {
  password: 'with a password',
  passkey: 'with a passkey',
  github: 'with GitHub',
  google: 'with Google',
  company: 'through your company',
}

type LoginSessionsProps = {
  sessions: readonly LoginSession[]
  /** The ID of this browser's session; null if it is not in the list. */
  here: string | null
  end: (input: { id: string }) => Promise<ActionResult<unknown>>
  endOthers: BoundAction
  endAll: BoundAction
}

/** Lists a person's login sessions, with ways to end them. */
export function LoginSessions({ sessions, here, end, endOthers, endAll }: LoginSessionsProps) {
  return (
    <Card
      title="Login sessions"
      description="Where you are signed in. If you don’t recognize one, end it and change your password."
      actions={
        <>
          <ConfirmButton
            size="sm"
            label="End all others"
            title="End all other sessions?"
            confirmLabel="End other sessions"
            action={endOthers}
            done="All other sessions have ended."
          >
            You stay signed in here. Every other browser has to sign in again. API tokens keep working.
          </ConfirmButton>
          <ConfirmButton
            size="sm"
            variant="ghost"
            label="Sign out everywhere"
            title="Sign out everywhere?"
            confirmLabel="Sign out everywhere"
            action={endAll}
            href="/sign-in"
          >
            You’ll need to sign in again in every browser, including this one. API tokens keep working.
          </ConfirmButton>
        </>
      }
    >
      <ul className="divide-y divide-separator">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">
                {session.device} {session.id === here ? <Chip>this one</Chip> : null}
              </span>
              <span className="block text-sm text-muted">
                Signed in <RelativeTime at={session.createdAt} /> {methodWords[session.method]}, last active{' '}
                <RelativeTime at={session.lastSeenAt} />
                {session.addressRange ? <>, from {session.addressRange}</> : null}
              </span>
            </span>
            {session.id === here ? null : (
              <ActionButton
                size="sm"
                variant="ghost"
                aria-label={`End session: ${session.device}`}
                action={() => end({ id: session.id })}
                done="Session ended."
              >
                End
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
