import { Radio } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { FeedPost, type FeedPostView } from './feed-post'

type FeedProps = {
  title: string
  networks: { name: string; label: string }[]
  accounts: { handle: string; displayName: string }[]
  /** The network shown; null for all. */
  network: string | null
  account: string | null
  posts: FeedPostView[]
  older: string | null
  newest: boolean
}

/** A feed of the sandbox: of one network or all, of one account or all. */
export function Feed({ title, networks, accounts, network, account, posts, older, newest }: FeedProps) {
  const base = network ? `/sandbox/${network}` : '/sandbox'
  const address = (query: Record<string, string | null>) => {
    const kept = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return kept.length > 0 ? `${base}?${new URLSearchParams(kept)}` : base
  }
  const labels = new Map(networks.map((one) => [one.name, one.label]))
  return (
    <main className="mx-auto w-full max-w-xl px-4 py-8">
      <PageHeader title={title} description="Posts published to the sandbox, newest first." />
      <TabLinks
        label="Networks"
        current={network ?? 'all'}
        tabs={[
          { id: 'all', href: '/sandbox', label: 'All' },
          ...networks.map((one) => ({
            id: one.name,
            href: `/sandbox/${one.name}`,
            label: one.label.replace('Sandbox ', ''),
          })),
        ]}
      />
      {network && accounts.length > 0 ? (
        <nav aria-label="Accounts" className="flex flex-wrap gap-2 text-sm">
          {[{ handle: null, displayName: 'All accounts' }, ...accounts].map((one) => (
            <Link
              key={one.handle ?? ''}
              href={address({ account: one.handle })}
              aria-current={one.handle === account ? 'page' : undefined}
              className="rounded-full border border-border px-3 py-1 text-muted hover:text-foreground aria-[current]:border-accent aria-[current]:text-accent-soft-foreground"
            >
              {one.displayName}
            </Link>
          ))}
        </nav>
      ) : null}
      <div className="mt-4 flex flex-col gap-4">
        {posts.map((post) => (
          <FeedPost key={post.id} post={post} networkLabel={network ? undefined : labels.get(post.network)} />
        ))}
      </div>
      {posts.length === 0 ? (
        <EmptyState icon={<Radio />} title={newest ? 'No posts yet' : 'No older posts'}>
          {newest
            ? 'Connect a sandbox account on a project’s Channels page, then approve and publish a post. It appears here.'
            : 'You’ve reached the end of the feed.'}
        </EmptyState>
      ) : null}
      <Pagination
        newer={newest ? null : address({ account })}
        older={older ? address({ account, before: older }) : null}
        labels={{ newer: 'Newest', older: 'Next' }}
      />
    </main>
  )
}
