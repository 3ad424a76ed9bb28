'use client'

import { useSyncExternalStore } from 'react'

const everyMs = 60_000
/** Said by the inbox when something in it was marked. */
export const inboxChanged = 'tributary:inbox-changed'

let unread = 0
const readers = new Set<() => void>()
let stop = () => {}

/**
 * How many notifications are unread: asked for once a minute while the page can be seen, when one comes back to it, and when the inbox says
 * so. However many places of a page show it, it is asked for once.
 */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (readers.size === 1) stop = watch()
  return () => {
    readers.delete(reader)
    if (readers.size === 0) stop()
  }
}

/** Asks from now on; gives the end of it. */
function watch(): () => void {
  const stopped = new AbortController()
  const look = async () => {
    if (document.visibilityState !== 'visible') return
    const count = await askFor(stopped.signal)
    if (count !== undefined && !stopped.signal.aborted) tell(count)
  }
  void look()
  const timer = setInterval(() => void look(), everyMs)
  const again = () => void look()
  document.addEventListener('visibilitychange', again)
  window.addEventListener(inboxChanged, again)
  return () => {
    stopped.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
    window.removeEventListener(inboxChanged, again)
    unread = 0
  }
}

/**
 * Without an answer the last count stays: the next look tells. It is on every page and says nothing of failures, so it comes without the
 * words of all that a route may answer.
 */
async function askFor(signal: AbortSignal): Promise<number | undefined> {
  try {
    const answer = await fetch('/api/notifications/unread', { signal })
    return answer.ok ? ((await answer.json()) as { unread: number }).unread : undefined
  } catch {
    return undefined
  }
}

function tell(count: number): void {
  unread = count
  for (const reader of readers) reader()
}
