'use client'

import { useSyncExternalStore } from 'react'
import { callRoute } from '@/components/forms/call-route'

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
    const request = { signal: stopped.signal, lost: '' }
    const answer = await callRoute<{ unread: number }>('/api/notifications/unread', request).catch(
      () => undefined,
    )
    // Without an answer the last count stays: the next look tells.
    if (answer?.ok && !stopped.signal.aborted) tell(answer.data.unread)
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

function tell(count: number): void {
  unread = count
  for (const reader of readers) reader()
}
