import { PlugZap } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { ConnectionRow } from '@/components/workspace/connection-row'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import { hasPermission } from '@/lib/auth/permissions'
import { requireOrg, requirePlace } from '@/lib/auth/signed-in/require-project'
import { installWarnings } from '@/lib/health/install-warnings'
import { networkNames, networks } from '@/lib/networks/registry'
import { listConnections } from '@/lib/overview/list-connections'
import { checkChannelAction } from '../../[project]/channels/actions'
import { addressOf, choiceOf, idOf, pageKey, pagesAround, type Search } from '../../[project]/list-address'

export const metadata: Metadata = { title: 'Connections' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

/** Maximum number of brands whose channels are listed together; further ones have to be viewed individually. */
const maxProjects = 200

export default async function ConnectionsPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('read', org)
  const { person } = await requirePlace(org)
  const projects = await openOrgProjects(ctx.orgId, person, maxProjects)
  const brand = projects.find(({ shown }) => shown.id === idOf(search, 'brand'))
  const show = choiceOf(search, 'show', ['needs'])
  const network = choiceOf(search, 'network', networkNames)
  const [page, warnings] = await Promise.all([
    listConnections(brand ? [brand] : projects, {
      limit: 25,
      after: pageKey(search),
      needy: show === 'needs',
      network,
    }),
    hasPermission(ctx.role, 'manage') ? installWarnings() : [],
  ])
  const filters = { show, network, brand: brand?.shown.id }
  const filtered = Object.values(filters).some(Boolean)
  return (
    <>
      <PageHeader
        title="Connections"
        description="Every channel of your brands: whether it works, until when it is connected, and what needs you."
      />
      {warnings.map((warning) => (
        <div key={warning} className="mb-4">
          <Callout tone="warning" title="For the site’s administrator">
            {warning}
          </Callout>
        </div>
      ))}
      <FilterBar
        filters={[
          {
            name: 'show',
            label: 'All connections',
            options: [{ value: 'needs', label: 'Connections that need you' }],
          },
          {
            name: 'network',
            label: 'All networks',
            options: networkNames.map((name) => ({ value: name, label: networks[name].label })),
          },
          {
            name: 'brand',
            label: 'All brands',
            options: projects.map(({ shown }) => ({ value: shown.id, label: shown.name })),
          },
        ]}
        values={filters}
      />
      {page.data.length === 0 ? (
        <EmptyState
          icon={<PlugZap />}
          title={
            show === 'needs' && !network && !brand
              ? 'No connection needs you'
              : filtered
                ? 'No matching connections'
                : 'No channels yet'
          }
          action={
            <LinkButton href={filtered ? `/${org}/connections` : `/${org}`}>
              {filtered ? 'Clear filters' : 'View all brands'}
            </LinkButton>
          }
        >
          {filtered
            ? 'Connections that end soon, have ended or have a problem appear here.'
            : 'Connect accounts on the Channels page of a brand. They appear here with their state.'}
        </EmptyState>
      ) : (
        <Card flush>
          <ul aria-label="Connections" className="divide-y divide-separator">
            {page.data.map((connection) => {
              const place = { org, project: connection.project.slug }
              const brandHref = `/${org}/${connection.project.slug}`
              return (
                <ConnectionRow
                  key={connection.id}
                  connection={connection}
                  brandHref={brandHref}
                  channelsHref={`${brandHref}/channels`}
                  check={
                    connection.manages
                      ? checkChannelAction.bind(null, place, { id: connection.id })
                      : undefined
                  }
                />
              )
            })}
          </ul>
        </Card>
      )}
      <Pagination
        {...pagesAround(search, page.next_cursor, (more) =>
          addressOf(`/${org}/connections`, { ...filters, ...more }),
        )}
      />
    </>
  )
}
