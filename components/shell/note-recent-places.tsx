'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { noteRecentPlace } from './recent-places'

/** How long a page takes at most to set its title after its URL has changed. */
const titleMs = 500

/** Records the current page, for the palette. */
export function NoteRecentPlaces({ who }: { who: string }) {
  const path = usePathname()
  useEffect(() => {
    const timer = setTimeout(() => noteRecentPlace(who, path, document.title), titleMs)
    return () => clearTimeout(timer)
  }, [who, path])
  return null
}
