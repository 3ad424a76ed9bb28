import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { RelativeTime } from '@/components/ui/relative-time'
import type { SecretView } from '@/lib/sources/schemas'

type SecretListProps = {
  secrets: SecretView[]
  /** Revokes one immediately; absent for people who may not. */
  revoke?: (id: string) => BoundAction
}

/** A source's live secrets: last characters, age, and when each was last used. */
export function SecretList({ secrets, revoke }: SecretListProps) {
  if (secrets.length === 0) return <p className="text-sm text-muted">No secret yet.</p>
  return (
    <ul className="flex flex-col divide-y divide-separator">
      {secrets.map((secret) => (
        <li key={secret.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 text-sm">
            <code className="font-mono">
              {secret.kind === 'url' ? 'tru_' : 'trs_'}…{secret.last4}
            </code>
            <p className="text-muted">
              Created <RelativeTime at={secret.created_at} />,{' '}
              {secret.last_used_at ? (
                <>
                  last used <RelativeTime at={secret.last_used_at} />
                </>
              ) : (
                'not used yet'
              )}
              {secret.expires_at ? (
                <>
                  . You replaced it. It stops working <RelativeTime at={secret.expires_at} />
                </>
              ) : null}
              .
            </p>
          </div>
          {revoke ? (
            <ConfirmButton
              size="sm"
              variant="ghost"
              label="Revoke now"
              title={`Revoke secret …${secret.last4} now?`}
              confirmLabel="Revoke secret"
              action={revoke(secret.id)}
              done="Secret revoked."
            >
              We reject everything that is sent with it from now on. You can’t undo this, but you can create a
              new one.
            </ConfirmButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
