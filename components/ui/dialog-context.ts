import { createContext, use } from 'react'

/** Closes the dialog around a component; undefined outside of dialogs. */
export const DialogContext = createContext<(() => void) | undefined>(undefined)

/** Closes the dialog around the caller; does nothing outside of one. */
export function useCloseDialog(): () => void {
  return use(DialogContext) ?? doNothing
}

const doNothing = () => {}
