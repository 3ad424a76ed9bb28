'use client'

import { useLayoutEffect } from 'react'
import { PLACE_COOKIE } from './place-cookie'

/** Remembers the current project: the start page leads back to it, and API calls from this browser refer to it. */
export function RememberPlace({ place, projectId }: { place: string; projectId: string }) {
  // Before the page is painted: whoever sees a project and leaves at once still comes back to it.
  useLayoutEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${PLACE_COOKIE}=${place}; path=/; max-age=31536000; samesite=lax`
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `active_project=${projectId}; path=/; max-age=31536000; samesite=lax`
  }, [place, projectId])
  return null
}
