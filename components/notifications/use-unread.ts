'use client'

import { useSyncExternalStore } from 'react'

const everyMs = 60_000
/** Event dispatched by the inbox when notifications were marked. */
export const inboxChanged = 'tributary:inbox-changed'

let unread = 0
const readers = new Set<() => void>()
let stop = () => {}

/**
 * Returns the number of unread notifications. Fetched once a minute while the page is visible, when it becomes
 * visible again, and when the inbox changes; only once, however many places on a page show it.
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

/** Starts fetching; returns a function that stops it. */
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
 * Fetches the count; undefined without an answer, so that the last count stays until the next fetch. Used on every
 * page and silent about failures, so it does not load `callRoute` with the error messages of all routes.
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
