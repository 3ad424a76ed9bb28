import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FeedPost } from '@/components/sandbox/feed-post'
import { PageHeader } from '@/components/ui/page-header'
import { isSandboxActive, isSandboxNetwork, sandboxNetworks } from '@/lib/platforms/sandbox-networks'
import { listFeed } from '@/lib/sandbox/posts'
import { requireOrgs } from '../../load-orgs'

export const metadata: Metadata = { title: 'Sandbox post' }

/** A single post on a simulated network; a publication's URL leads here. */
export default async function SandboxPostPage({
  params,
}: {
  params: Promise<{ network: string; post: string }>
}) {
  const { network, post } = await params
  if (!isSandboxNetwork(network) || !isSandboxActive(network)) notFound()
  const remoteId = decodeURIComponent(post)
  const { posts } = await listFeed({ orgs: await requireOrgs(), networks: [network], remoteId, limit: 1 })
  const [found] = posts
  if (!found) notFound()
  const { label } = sandboxNetworks[network]
  return (
    <main className="mx-auto w-full max-w-xl px-4 py-8">
      <PageHeader
        title={`Post by ${found.account.displayName}`}
        back={{ href: `/sandbox/${network}`, label }}
      />
      <FeedPost post={found} />
    </main>
  )
}
