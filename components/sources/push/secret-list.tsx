import { ConfirmButton } from '@/components/ui/confirm-button'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { SecretView } from '@/lib/sources/schemas'

type SecretListProps = {
  secrets: SecretView[]
  /** Ends one at once; absent for those who may not. */
  revoke?: (id: string) => () => Promise<ActionResult<unknown>>
}

/** The secrets of a source that are live: their ends, ages, and when they were last used. */
export function SecretList({ secrets, revoke }: SecretListProps) {
  if (secrets.length === 0) return <p className="text-sm text-muted">There is no secret at present.</p>
  return (
    <ul className="flex flex-col divide-y divide-separator">
      {secrets.map((secret) => (
        <li key={secret.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 text-sm">
            <code className="font-mono">
              {secret.kind === 'url' ? 'tru_' : 'trs_'}…{secret.last4}
            </code>
            <p className="text-muted">
              Made <RelativeTime at={secret.created_at} />,{' '}
              {secret.last_used_at ? (
                <>
                  last used <RelativeTime at={secret.last_used_at} />
                </>
              ) : (
                'not used yet'
              )}
              {secret.expires_at ? (
                <>
                  . It was replaced and ends <RelativeTime at={secret.expires_at} />
                </>
              ) : null}
              .
            </p>
          </div>
          {revoke ? (
            <ConfirmButton
              size="sm"
              variant="ghost"
              label="End now"
              title={`End the secret …${secret.last4} now?`}
              confirmLabel="End it"
              action={revoke(secret.id)}
              done="The secret is ended."
            >
              Whatever sends with it is refused from this moment on. This cannot be undone; a new one can be
              made.
            </ConfirmButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
