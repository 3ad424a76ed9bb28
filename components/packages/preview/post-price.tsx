import { networks } from '@/lib/networks/registry'
import { priceOfPost } from '@/lib/platforms/price-of-post'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What the network charges for the post, where it charges anything. */
export function PostPrice({ content }: { content: VariantContent }) {
  const price = priceOfPost(content)
  if (!price) return null
  const { label } = networks[content.platform]
  return (
    <p className="mt-2 text-xs text-muted">
      {price.plain === undefined
        ? `${label} charges your app ${dollars(price.dollars)} for this post.`
        : `${label} charges your app ${dollars(price.dollars)} for this post because it has a link; without one, ${dollars(price.plain)}.`}
    </p>
  )
}

const dollars = (amount: number): string => `$${amount.toFixed(Number.isInteger(amount * 100) ? 2 : 3)}`
