import { Webhook } from 'lucide-react'
import type { Metadata } from 'next'
import { NewDestination } from '@/components/notifications/destination-form'
import { typeWords } from '@/components/notifications/destination-words'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { StatusBadge } from '@/components/ui/status-badge'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { listDestinations } from '@/lib/notification-delivery/list-destinations'
import { createDestinationAction } from './actions'

export const metadata: Metadata = { title: 'Chat and webhooks' }

type Props = { params: Promise<{ org: string }> }

export default async function DestinationsPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('manage', org)
  const destinations = await listDestinations(ctx)
  const add = <NewDestination create={createDestinationAction.bind(null, { org })} />
  return (
    <>
      <PageHeader
        title="Chat and webhooks"
        description="Send notifications of all brands in this workspace to a chat channel or to your own systems."
        actions={destinations.length > 0 ? add : null}
      />
      {destinations.length === 0 ? (
        <EmptyState icon={<Webhook />} title="No destinations yet" action={add}>
          Add a Slack, Discord or Mattermost channel, or a webhook.
        </EmptyState>
      ) : (
        <ul className="card card--default divide-y divide-separator" aria-label="Destinations">
          {destinations.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 text-sm">
              <div className="min-w-0 flex-1">
                <Link
                  href={`/${org}/settings/notifications/${one.id}`}
                  className="font-medium hover:underline"
                >
                  {one.name}
                </Link>
                <p className="truncate text-muted">
                  {typeWords[one.type].label} · {one.url}
                </p>
              </div>
              {one.status === 'paused' ? (
                <StatusBadge tone="warning">Paused</StatusBadge>
              ) : one.failing_since ? (
                <StatusBadge tone="danger">Failing</StatusBadge>
              ) : (
                <StatusBadge tone="success">Active</StatusBadge>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
