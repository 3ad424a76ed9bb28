'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** A range of a version's text, in UTF-16 code units of one of its fields. */
export type CommentPlace = {
  variantId: string
  field: 'title' | 'text'
  from: number
  until: number
  quote: string
}

type Places = {
  /** The text range that the next comment is about. */
  chosen: CommentPlace | undefined
  choose: (place: CommentPlace | undefined) => void
  /** What the editor is to scroll to: the text range of a comment, or the first problem of a version. */
  shown: CommentPlace | { variantId: string } | undefined
  show: (place: Places['shown']) => void
}

const PlacesContext = createContext<Places>({
  chosen: undefined,
  choose: () => {},
  shown: undefined,
  show: () => {},
})

/** Lets the editor, the actions above it and the comments below it share the selected version and text range. */
export function CommentPlaces({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<CommentPlace>()
  const [shown, show] = useState<Places['shown']>()
  const value = useMemo(() => ({ chosen, choose, shown, show }), [chosen, shown])
  return <PlacesContext value={value}>{children}</PlacesContext>
}

/** The text range being commented on, and the place to be shown. */
export const useCommentPlaces = (): Places => use(PlacesContext)
