import type { Furnished } from './world'

/**
 * A right input for every server action, with the other project's ids wherever one can stand. An action that is not
 * listed here fails the matrix.
 */
export const actionInputs: Record<string, (theirs: Furnished['ids']) => unknown> = {}
