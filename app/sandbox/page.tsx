import type { Metadata } from 'next'
import { Feed } from '@/components/sandbox/feed'
import { isId } from '@/lib/ids'
import { sandboxNetworks, servedNetworks } from '@/lib/platforms/sandbox-networks'
import { listFeed } from '@/lib/sandbox/posts'
import { requireOrgs } from './load-orgs'

export const metadata: Metadata = { title: 'Sandbox feeds' }

type Query = { before?: string | string[] }

export default async function SandboxPage({ searchParams }: { searchParams: Promise<Query> }) {
  const orgs = await requireOrgs()
  const { before } = await searchParams
  const from = typeof before === 'string' && isId(before) ? before : undefined
  const networks = servedNetworks()
  const { posts, next } = await listFeed({ orgs, networks, before: from, limit: 20 })
  return (
    <Feed
      title="Sandbox feeds"
      networks={networks.map((name) => ({ name, label: sandboxNetworks[name].label }))}
      accounts={[]}
      network={null}
      account={null}
      posts={posts}
      older={next}
      newest={!from}
    />
  )
}
