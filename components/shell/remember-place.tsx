'use client'

import { useEffect } from 'react'
import { PLACE_COOKIE } from './place-cookie'

/** Notes the project one is in, so that the start page leads back to it. */
export function RememberPlace({ place }: { place: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${PLACE_COOKIE}=${place}; path=/; max-age=31536000; samesite=lax`
  }, [place])
  return null
}
