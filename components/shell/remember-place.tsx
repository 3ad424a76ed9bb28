'use client'

import { useEffect } from 'react'
import { PLACE_COOKIE } from './place-cookie'

/** Notes the project one is in: the start page leads back to it, and calls of the API from here mean it. */
export function RememberPlace({ place, projectId }: { place: string; projectId: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${PLACE_COOKIE}=${place}; path=/; max-age=31536000; samesite=lax`
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `active_project=${projectId}; path=/; max-age=31536000; samesite=lax`
  }, [place, projectId])
  return null
}
