'use client'

import { useEffect, useState } from 'react'

type Load = () => Promise<unknown>
const cache = new WeakMap<Load, unknown>()

/**
 * Loads a module when it is first needed, and keeps it for the next time. Takes the function that loads it, which
 * must always be the same. If there is no connection, `failed` is true, and `tryAgain` loads it once more.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted = true) {
  const [state, setState] = useState({ part: cache.get(load) as T | undefined, failed: false })
  useEffect(() => {
    if (!isWanted || state.part || state.failed) return
    let isHere = true
    const settle = (part: T | undefined, failed: boolean) => {
      if (part) cache.set(load, part)
      if (isHere) setState({ part, failed })
    }
    load().then(
      (part) => settle(part, false),
      () => settle(undefined, true),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted, state])
  return { ...state, tryAgain: () => setState({ part: undefined, failed: false }) }
}
