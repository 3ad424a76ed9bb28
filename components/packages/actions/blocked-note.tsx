'use client'

import { useCommentPlaces } from '@/components/packages/comments/comment-places'
import { type BlockedLink, BlockedLinks } from './blocked-links'

export type Blocked = {
  why: string
  /** The versions that have a problem. */
  versions?: readonly { id: string; label: string }[]
  /** The pages on which it can be solved. */
  links?: readonly BlockedLink[]
}

/** Says why a post can be neither approved nor sent, with a button for each version that has a problem, and links. */
export function BlockedNote({ why, versions = [], links = [] }: Blocked) {
  const { show } = useCommentPlaces()
  return (
    <p className="max-w-sm text-sm text-muted sm:text-end">
      {why}
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
      <BlockedLinks links={links} />
    </p>
  )
}
