import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Feed } from '@/components/sandbox/feed'
import { isId } from '@/lib/ids'
import {
  isSandboxActive,
  isSandboxNetwork,
  sandboxNetworks,
  servedNetworks,
} from '@/lib/platforms/sandbox-networks'
import { listFeed, listFeedAccounts } from '@/lib/sandbox/posts'
import { requireOrgs } from '../load-orgs'

type Props = {
  params: Promise<{ network: string }>
  searchParams: Promise<{ account?: string | string[]; before?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { network } = await params
  return { title: isSandboxNetwork(network) ? sandboxNetworks[network].label : 'Sandbox' }
}

export default async function SandboxNetworkPage({ params, searchParams }: Props) {
  const { network } = await params
  if (!isSandboxNetwork(network) || !isSandboxActive(network)) notFound()
  const orgs = await requireOrgs()
  const { account, before } = await searchParams
  const accounts = await listFeedAccounts(network, orgs)
  const handle = accounts.find((one) => one.handle === account)?.handle
  const from = typeof before === 'string' && isId(before) ? before : undefined
  const { posts, next } = await listFeed({ orgs, networks: [network], handle, before: from, limit: 20 })
  return (
    <Feed
      title={sandboxNetworks[network].label}
      networks={servedNetworks().map((name) => ({ name, label: sandboxNetworks[name].label }))}
      accounts={accounts}
      network={network}
      account={handle ?? null}
      posts={posts}
      older={next}
      newest={!from}
    />
  )
}
