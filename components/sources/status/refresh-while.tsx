'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { mayReload } from '@/components/forms/may-reload'

type RefreshWhileProps = {
  /** Whether something on the page is in progress on the server. */
  active: boolean
  /** Milliseconds between the end of one refresh and the next. */
  every?: number
  /** For long waits: each refresh waits longer than the one before, up to this many milliseconds. */
  upTo?: number
}

/**
 * Reloads the page's data repeatedly while something is in progress, so that its progress shows. Waits for each
 * response before the next request, and pauses while the page is hidden. Typed text is kept even if the session
 * ends.
 */
export function RefreshWhile({ active, every = 1000, upTo = every }: RefreshWhileProps) {
  const router = useRouter()
  const [loading, start] = useTransition()
  const looks = useRef(0)

  useEffect(() => {
    if (!active || loading) return
    const look = () => {
      looks.current += 1
      // Inside the transition, so that the next refresh waits for both.
      start(async () => {
        if (await mayReload()) start(() => router.refresh())
      })
    }
    const timer = setTimeout(
      () => {
        if (!document.hidden) look()
      },
      Math.min(upTo, every * 1.15 ** looks.current),
    )
    const onVisible = () => {
      if (!document.hidden) look()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [active, loading, every, upTo, router])

  return null
}
