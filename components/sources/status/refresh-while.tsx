'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { mayReload } from '@/components/forms/may-reload'

type RefreshWhileProps = {
  /** Something on the page is under way on the server. */
  active: boolean
  /** Milliseconds between the end of one look and the next. */
  every?: number
  /** Where that may take long: each look waits longer than the one before, up to so many milliseconds. */
  upTo?: number
}

/**
 * Loads the page's data anew, again and again, while something is under way, so that its progress shows. Waits for each
 * answer before the next, and rests while nobody looks at the page. Somebody who types keeps what they typed when their session ends.
 */
export function RefreshWhile({ active, every = 1000, upTo = every }: RefreshWhileProps) {
  const router = useRouter()
  const [loading, start] = useTransition()
  const looks = useRef(0)

  useEffect(() => {
    if (!active || loading) return
    const look = () => {
      looks.current += 1
      // In the transition, so that the next look waits for both.
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
