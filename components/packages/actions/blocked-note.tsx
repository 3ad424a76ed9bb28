'use client'

import { useCommentPlaces } from '@/components/packages/comments/comment-places'
import { TextLink } from '@/components/ui/button'

export type Blocked = {
  why: string
  /** The versions that have a problem. */
  versions?: readonly { id: string; label: string }[]
  /** Where to fix it otherwise. */
  link?: { label: string; href: string }
}

/** Says why a post can be neither approved nor sent, and where to fix it: a button for each version, or a link. */
export function BlockedNote({ why, versions = [], link }: Blocked) {
  const { show } = useCommentPlaces()
  return (
    <p className="max-w-sm text-sm text-muted sm:text-end">
      {why}
      {link ? (
        <>
          {' '}
          <TextLink href={link.href}>{link.label}</TextLink>
        </>
      ) : null}
      {versions.map(({ id, label }, at) => (
        <span key={id}>
          {' '}
          <button
            type="button"
            className="text-link cursor-pointer"
            aria-label={`Go to ${label}`}
            onClick={() => show({ variantId: id })}
          >
            {at > 0 ? label : `Go to ${label}`}
          </button>
          {at < versions.length - 1 ? ',' : ''}
        </span>
      ))}
    </p>
  )
}
