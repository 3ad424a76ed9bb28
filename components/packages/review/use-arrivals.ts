'use client'

import { useEffect, useRef, useState } from 'react'

const everyMs = 20_000

/**
 * Counts the posts of the list that are newer than the newest one on the page. Polls while the page is visible, and
 * immediately when it becomes visible again; an unchanged response has no body. Takes the URL to poll.
 */
export function useArrivals(address: string, projectId: string): number {
  const [found, setFound] = useState({ address, count: 0 })
  const etag = useRef<string>(undefined)

  useEffect(() => {
    let ended = false
    etag.current = undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(address, {
          cache: 'no-store',
          headers: { 'x-project-id': projectId, ...(etag.current ? { 'if-none-match': etag.current } : {}) },
        })
        if (answer.status !== 200 || ended) return
        etag.current = answer.headers.get('etag') ?? undefined
        const { count } = (await answer.json()) as { count: number }
        if (!ended) setFound({ address, count })
      } catch {
        // Without a connection, simply wait for the next poll.
      }
    }
    const timer = setInterval(() => void ask(), everyMs)
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      ended = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [address, projectId])

  return found.address === address ? found.count : 0
}
