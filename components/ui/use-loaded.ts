'use client'

import { useEffect, useState } from 'react'

type Load = () => Promise<unknown>
const kept = new WeakMap<Load, unknown>()

/**
 * A part whose script is loaded when it is first wanted, and kept for the next time. Takes what loads it, always the same function. Where
 * there is no connection `failed` says so, and `tryAgain` loads it once more.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted = true) {
  const [state, setState] = useState({ part: kept.get(load) as T | undefined, failed: false })
  useEffect(() => {
    if (!isWanted || state.part || state.failed) return
    let isHere = true
    const settle = (part: T | undefined, failed: boolean) => {
      if (part) kept.set(load, part)
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
