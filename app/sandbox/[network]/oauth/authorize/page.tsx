import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsentForm } from '@/components/sandbox/consent-form'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { isSandboxActive, isSandboxNetwork, sandboxNetworks } from '@/lib/platforms/sandbox-networks'
import { listSandboxAccounts } from '@/lib/sandbox/accounts'
import { readConsentRequest, scopesOf } from '@/lib/sandbox/consent'
import { requireOrgs } from '../../../load-orgs'

export const metadata: Metadata = { title: 'Allow access' }

type Props = {
  params: Promise<{ network: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Where a real network asks its member whether the app may post; here anyone chooses who to be. */
export default async function ConsentPage({ params, searchParams }: Props) {
  const { network } = await params
  if (!isSandboxNetwork(network) || !isSandboxActive(network)) notFound()
  // Accounts have the names of brands: a person sees only those of their own workspaces.
  const orgs = await requireOrgs()
  const { label, imitates } = sandboxNetworks[network]
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(given)
  const rejected = query.has('wrong')
    ? {
        name: query.get('wrong_name') ?? '',
        handle: query.get('wrong_handle') ?? '',
        problem: 'Enter a name for the new account and a handle of 2 to 30 letters, digits or underscores.',
      }
    : undefined
  for (const name of ['wrong', 'wrong_name', 'wrong_handle']) query.delete(name)
  const request = readConsentRequest(network, query)
  return (
    <main className="mx-auto flex w-full max-w-lg flex-col gap-6 px-4 py-10">
      <div>
        <p className="text-sm font-medium text-muted">{label}</p>
        <h1 className="text-2xl font-semibold tracking-tight">
          {'problem' in request ? 'We can’t continue' : 'Let Tributary post for you?'}
        </h1>
        <p className="mt-1 text-muted">
          This page simulates {imitates}. You don’t need a real account or password.
        </p>
      </div>
      {'problem' in request ? (
        <Callout tone="danger" role="alert" title={request.problem}>
          Go back to the Channels page and start again.
        </Callout>
      ) : (
        <Card
          title="Choose an account"
          description={`Tributary will be able to: ${rights(scopesOf(request.scope))}.`}
        >
          <ConsentForm
            network={network}
            query={query.toString()}
            accounts={await listSandboxAccounts(network, orgs)}
            rejected={rejected}
          />
        </Card>
      )}
    </main>
  )
}

function rights(scopes: string[]): string {
  const words = [
    scopes.some((scope) => /read|basic|profile/.test(scope)) && 'see the account and its posts',
    scopes.some((scope) => /write|publish|upload|w_member/.test(scope)) && 'publish posts with media',
    scopes.some((scope) => /manage_comments/.test(scope)) && 'comment on its posts and delete comments',
    scopes.includes('offline.access') && 'stay connected until you disconnect it',
  ]
  return words.filter((word) => word !== false).join(', ')
}
