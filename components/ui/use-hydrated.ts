import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server sends and until scripts run: a button pressed before would do nothing, or the wrong thing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
