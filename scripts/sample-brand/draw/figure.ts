import type { Face } from './face'
import type { Random } from './random'
import type { Sheet } from './sheet'

/** The four colors of a figure: skin, pattern or second part, accent, eyes. */
export type Colours = { body: string; second: string; accent: string; iris: string }

/** Draws one figure with its feet at (0, 0), about 650 units high; up is negative. */
export type Drawing = (s: Sheet, c: Colours, face: Face, random: Random) => string
