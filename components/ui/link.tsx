import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of the product, without prefetching: prefetching every page linked from one takes the server
 * longer than rendering that page itself (docs/decisions/0145).
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />
}
