'use client'

import { useCommentPlaces } from '@/components/packages/comments/comment-places'

export type Blocked = {
  why: string
  /** The versions that have a problem. */
  versions?: readonly { id: string; label: string }[]
}

/** Says why a post can be neither approved nor sent, with a button to jump to each version that has a problem. */
export function BlockedNote({ why, versions = [] }: Blocked) {
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
    </p>
  )
}
