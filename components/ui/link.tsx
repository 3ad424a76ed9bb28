import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of the product. It loads the page when it is followed: to load each page that can be reached from
 * one would take the server longer than that page itself (docs/decisions/0145).
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />
}
