'use client'

import { useEffect, useRef, useState } from 'react'

const everyMs = 20_000

/**
 * How many posts of the list are newer than the newest that the page knows. Asks now and then while the page is in sight, and at once when it
 * comes back into sight; an answer that has not changed has no body. Takes the address of the question.
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
        // Without a connection the next question may be answered.
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
