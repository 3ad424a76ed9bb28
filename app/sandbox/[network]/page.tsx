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
import { listSandboxAccounts } from '@/lib/sandbox/accounts'
import { listFeed } from '@/lib/sandbox/posts'

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
  const { account, before } = await searchParams
  const accounts = await listSandboxAccounts(network)
  const handle = accounts.find((one) => one.handle === account)?.handle
  const from = typeof before === 'string' && isId(before) ? before : undefined
  const { posts, next } = await listFeed({ networks: [network], handle, before: from, limit: 20 })
  return (
    <Feed
      title={sandboxNetworks[network].label}
      networks={servedNetworks().map((name) => ({ name, label: sandboxNetworks[name].label }))}
      accounts={accounts.map((one) => ({ handle: one.handle, displayName: one.displayName }))}
      network={network}
      account={handle ?? null}
      posts={posts}
      older={next}
      newest={!from}
    />
  )
}
