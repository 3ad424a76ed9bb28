'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

type RefreshWhileProps = {
  /** Something on the page is under way on the server. */
  active: boolean
  /** Milliseconds between the end of one look and the next. */
  every?: number
}

/**
 * Loads the page's data anew, again and again, while something is under way, so that its progress shows. Waits for each
 * answer before the next, and rests while nobody looks at the page.
 */
export function RefreshWhile({ active, every = 1000 }: RefreshWhileProps) {
  const router = useRouter()
  const [loading, start] = useTransition()

  useEffect(() => {
    if (!active || loading) return
    const look = () => start(() => router.refresh())
    const timer = setTimeout(() => {
      if (!document.hidden) look()
    }, every)
    const onVisible = () => {
      if (!document.hidden) look()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [active, loading, every, router])

  return null
}
