import type { Metadata } from 'next'
import { ChooseAccounts } from '@/components/channels/choose-accounts'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { findOfferedAccounts } from '@/lib/channels/connect/offered-accounts'
import { connectionProblemWords } from '@/lib/channels/schemas'
import { networks } from '@/lib/networks/registry'
import type { ProjectPageProps } from '../../project-page'
import { connectAccountsAction } from '../actions'

export const metadata: Metadata = { title: 'Choose what to connect' }

type Props = ProjectPageProps & { searchParams: Promise<{ connection?: string | string[] }> }

/** Shown after consent if a person may post as several accounts. */
export default async function ChooseAccountsPage({ params, searchParams }: Props) {
  const place = await params
  const { connection } = await searchParams
  const ctx = await requireProject('manage', place.org, place.project)
  const id = typeof connection === 'string' ? connection : ''
  const found = await findOfferedAccounts(ctx, id)
  const channelsHref = `/${place.org}/${place.project}/channels`
  const { message, hint } = connectionProblemWords.expired
  return (
    <>
      <PageHeader
        title="Choose what to connect"
        description={
          found
            ? `You can post as these accounts on ${networks[found.platform].label}. Each one that you choose becomes a channel of its own.`
            : undefined
        }
        back={{ href: channelsHref, label: 'Channels' }}
      />
      {found ? (
        <Card className="max-w-xl">
          <ChooseAccounts
            connection={id}
            accounts={found.accounts}
            connect={connectAccountsAction.bind(null, place)}
            channelsHref={channelsHref}
          />
        </Card>
      ) : (
        <Callout
          tone="warning"
          role="alert"
          title={message}
          actions={
            <LinkButton size="sm" href={channelsHref}>
              Back to Channels
            </LinkButton>
          }
        >
          {hint}
        </Callout>
      )}
    </>
  )
}
