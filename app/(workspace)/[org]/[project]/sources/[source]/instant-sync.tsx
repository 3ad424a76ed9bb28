import { CodeTabs } from '@/components/sources/push/code-tabs'
import { notifyExample } from '@/components/sources/push/examples'
import { RegenerateSecret } from '@/components/sources/push/regenerate-secret'
import { SecretList } from '@/components/sources/push/secret-list'
import { UrlSecretCard } from '@/components/sources/push/url-secret-card'
import { Card } from '@/components/ui/card'
import { ForDevelopers } from '@/components/ui/for-developers'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { listSecrets } from '@/lib/sources/secrets/list-secrets'
import type { ProjectPlace } from '../../project-page'
import { createUrlSecretAction, regenerateSecretAction, revokeSecretAction } from '../actions'

type InstantSyncProps = {
  ctx: ProjectContext
  place: ProjectPlace
  source: { id: string; notify_url: string | null }
}

/** Explains how the system behind a source can trigger an immediate sync, and shows the secrets for that. */
export async function InstantSync({ ctx, place, source }: InstantSyncProps) {
  const manages = hasPermission(ctx.role, 'manage')
  const secrets = await listSecrets(ctx, { sourceId: source.id })
  if (!source.notify_url || (!manages && secrets.length === 0)) return null
  const bearers = secrets.filter(({ kind }) => kind === 'bearer')
  const revoke = manages
    ? (secretId: string) => revokeSecretAction.bind(null, place, { id: source.id, secret_id: secretId })
    : undefined
  return (
    <ForDevelopers about="Instant sync and its secrets">
      <Card
        title="Instant sync"
        description="Your system can tell us the moment it has something new, so you don’t wait for the next sync. It calls a URL with a secret."
        actions={
          manages ? (
            <RegenerateSecret
              sourceId={source.id}
              replaces={bearers.length > 0}
              regenerate={regenerateSecretAction.bind(null, place)}
            />
          ) : null
        }
      >
        {bearers.length > 0 ? (
          <div className="flex flex-col gap-4">
            <CodeTabs
              label="Example"
              examples={[{ id: 'curl', label: 'curl', code: notifyExample(source.notify_url, undefined) }]}
            />
            <SecretList secrets={bearers} revoke={revoke} />
          </div>
        ) : (
          <p className="text-sm text-muted">Instant sync is off. Create a secret to turn it on.</p>
        )}
      </Card>
      <UrlSecretCard
        sourceId={source.id}
        secrets={secrets}
        create={manages ? createUrlSecretAction.bind(null, place) : undefined}
        revoke={revoke}
      />
    </ForDevelopers>
  )
}
