'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** Some words of a version, in UTF-16 units of one of its fields. */
export type CommentPlace = {
  variantId: string
  field: 'title' | 'text'
  from: number
  until: number
  quote: string
}

type Places = {
  /** The words that the next comment is about. */
  chosen: CommentPlace | undefined
  choose: (place: CommentPlace | undefined) => void
  /** The words of a comment that somebody wants to see, or a version, at what is wrong there. */
  shown: CommentPlace | { variantId: string } | undefined
  show: (place: Places['shown']) => void
}

const PlacesContext = createContext<Places>({
  chosen: undefined,
  choose: () => {},
  shown: undefined,
  show: () => {},
})

/** Lets the editor, the actions above it and the comments below it speak of the same version and words. */
export function CommentPlaces({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<CommentPlace>()
  const [shown, show] = useState<Places['shown']>()
  const value = useMemo(() => ({ chosen, choose, shown, show }), [chosen, shown])
  return <PlacesContext value={value}>{children}</PlacesContext>
}

/** The words that are commented on, and those that are to be shown. */
export const useCommentPlaces = (): Places => use(PlacesContext)
