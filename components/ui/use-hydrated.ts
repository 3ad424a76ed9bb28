import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the server-rendered page and until scripts run: before that, clicking a button would do nothing, or the
 * wrong thing.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
