import type { BoundAction } from '@/components/forms/call-action'
import { Card } from '@/components/ui/card'
import type { ActionResult } from '@/lib/actions/run-action'
import type { SecretView } from '@/lib/sources/schemas'
import { CreateUrlSecret, type IssuedUrl } from './create-url-secret'
import { SecretList } from './secret-list'

type UrlSecretCardProps = {
  sourceId: string
  /** All live secrets of the source. */
  secrets: SecretView[]
  /** Absent for people who may not create one. */
  create?: (input: { id: string; grace_minutes?: number }) => Promise<ActionResult<IssuedUrl>>
  revoke?: (id: string) => BoundAction
}

/**
 * For senders that cannot set a header: a URL that contains a secret, created and revoked separately from the
 * bearer secret.
 */
export function UrlSecretCard({ sourceId, secrets, create, revoke }: UrlSecretCardProps) {
  const live = secrets.filter(({ kind }) => kind === 'url')
  return (
    <Card
      title="Secret URL"
      description="For systems that can’t set an Authorization header, such as Ghost. The URL itself is the secret: anyone who has it can send. Use the bearer secret wherever you can."
      actions={
        create ? <CreateUrlSecret sourceId={sourceId} replaces={live.length > 0} create={create} /> : null
      }
    >
      {live.length > 0 ? (
        <SecretList secrets={live} revoke={revoke} />
      ) : (
        <p className="text-sm text-muted">No secret URL yet.</p>
      )}
    </Card>
  )
}
