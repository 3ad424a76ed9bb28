import type { PostAccount } from '@/components/network-post/network-post-view'
import { networks } from '@/lib/networks/registry'
import { priceOfPost } from '@/lib/platforms/price-of-post'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What the network charges for the post, if anything; a simulated network charges nothing. */
export function PostPrice({ content, account }: { content: VariantContent; account: PostAccount }) {
  const price = account.sandbox ? undefined : priceOfPost(content)
  if (!price) return null
  const { label } = networks[content.platform]
  const what = price.posts === 1 ? 'this post' : `the ${price.posts} posts of this thread`
  return (
    <p className="mt-2 text-xs text-muted">
      {price.plain === undefined
        ? `${label} charges your app ${dollars(price.dollars)} for ${what}.`
        : `${label} charges your app ${dollars(price.dollars)} for ${what} because ${price.posts === 1 ? 'it has' : 'there is'} a link; without one, ${dollars(price.plain)}.`}
    </p>
  )
}

const dollars = (amount: number): string => {
  const mills = Math.round(amount * 1000)
  return `$${(mills / 1000).toFixed(mills % 10 === 0 ? 2 : 3)}`
}
