import { Inbox } from 'lucide-react'
import { CodeTabs } from '@/components/sources/push/code-tabs'
import { DeliveryList } from '@/components/sources/push/delivery-list'
import { pushExamples } from '@/components/sources/push/examples'
import { RegenerateSecret } from '@/components/sources/push/regenerate-secret'
import { SecretList } from '@/components/sources/push/secret-list'
import { UrlSecretCard } from '@/components/sources/push/url-secret-card'
import { RefreshWhile } from '@/components/sources/status/refresh-while'
import { SourceFacts } from '@/components/sources/status/source-facts'
import { SourceSilence } from '@/components/sources/status/source-silence'
import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyValue } from '@/components/ui/copy-button'
import { EmptyState } from '@/components/ui/empty-state'
import { ForDevelopers } from '@/components/ui/for-developers'
import { SectionHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { listDeliveries } from '@/lib/push/list-deliveries'
import { listSamples } from '@/lib/push/list-samples'
import { formatUsualGap } from '@/lib/sources/health/source-health'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { listSecrets } from '@/lib/sources/secrets/list-secrets'
import { addressOf, pageKey, pagesAround, type Search } from '../../list-address'
import type { ProjectPlace } from '../../project-page'
import { createUrlSecretAction, regenerateSecretAction, revokeSecretAction } from '../actions'
import { configSchema, typeLabel } from '../source-types'
import { NextStep } from './next-step'
import { TryDelivery } from './try-delivery'

type PushOverviewProps = {
  ctx: ProjectContext
  place: ProjectPlace
  source: SourceAnswer & { push_url: string }
  search: Search
}

/** The page of a push source: what arrived, where to send content, and with which credentials. */
export async function PushOverview({ ctx, place, source, search }: PushOverviewProps) {
  const { id } = source
  const manages = hasPermission(ctx.role, 'manage')
  const [deliveries, secrets, samples] = await Promise.all([
    listDeliveries(ctx, { sourceId: id, limit: 20, after: pageKey(search) }),
    listSecrets(ctx, { sourceId: id }),
    hasPermission(ctx.role, 'write') ? listSamples(ctx, { sourceId: id }) : undefined,
  ])
  const bearers = secrets.filter(({ kind }) => kind === 'bearer')
  const revoke = manages
    ? (secretId: string) => revokeSecretAction.bind(null, place, { id, secret_id: secretId })
    : undefined
  const project = `/${place.org}/${place.project}`
  const waiting = deliveries.data.length === 0 && source.last_push_at === null
  return (
    <div className="flex flex-col gap-6">
      <SourceSilence source={source} />
      <NextStep ctx={ctx} place={place} source={source} />
      <section>
        <SectionHeader title="Recent deliveries" />
        {deliveries.data.length > 0 ? (
          <DeliveryList deliveries={deliveries.data} itemHref={(item) => `${project}/items/${item}`} />
        ) : (
          <EmptyState
            icon={<Inbox />}
            title={waiting ? 'Waiting for the first push' : 'No recent deliveries'}
          >
            {waiting
              ? 'Run one of the examples below. Deliveries appear here automatically.'
              : 'We list deliveries for 30 days.'}
          </EmptyState>
        )}
        <Pagination
          {...pagesAround(search, deliveries.next_cursor, (values) =>
            addressOf(`${project}/sources/${id}`, values),
          )}
        />
      </section>
      <Card title="About this source">
        <SourceFacts
          source={source}
          typeLabel={typeLabel(source.source_type)}
          schema={configSchema(source.source_type)}
          usually={formatUsualGap(source.health)}
        />
      </Card>
      <ForDevelopers about="The push URL, its secrets, and how to read what your system sends" open>
        <Card
          title="Send content"
          description={
            <>
              Send one item, or up to 1,000 as <code className="font-mono text-xs">{'{"items": […]}'}</code>.
              To update an item, send the same <code className="font-mono text-xs">external_id</code> again.{' '}
              <TextLink href="/api/schemas/push-item.json">All fields (JSON Schema)</TextLink>
            </>
          }
        >
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-2">
              <h3 className="text-sm font-medium">Push URL</h3>
              <CopyValue value={source.push_url} label="Copy URL" />
            </div>
            <CodeTabs label="Examples" examples={pushExamples(source.push_url, undefined)} />
            <p className="text-sm text-muted">
              Set <code className="font-mono text-xs">TRIBUTARY_SECRET</code> to the source’s secret. To test
              without storing anything, add <code className="font-mono text-xs">?validate=true</code> to the
              URL.
            </p>
          </div>
        </Card>
        <Card
          title="Secret"
          description={
            manages
              ? 'We showed it when you created it. If it is lost or leaked, regenerate it.'
              : 'We showed it once, when it was created. An admin can regenerate it.'
          }
          actions={
            manages ? (
              <RegenerateSecret
                sourceId={id}
                replaces={bearers.length > 0}
                regenerate={regenerateSecretAction.bind(null, place)}
              />
            ) : null
          }
        >
          <SecretList secrets={bearers} revoke={revoke} />
        </Card>
        <UrlSecretCard
          sourceId={id}
          secrets={secrets}
          create={manages ? createUrlSecretAction.bind(null, place) : undefined}
          revoke={revoke}
        />
        {samples ? <TryDelivery place={place} source={source} samples={samples} /> : null}
      </ForDevelopers>
      <RefreshWhile active={waiting} every={2000} />
    </div>
  )
}
