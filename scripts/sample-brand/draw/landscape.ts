import type { Air } from './light'
import type { Random } from './random'
import type { Sheet } from './sheet'

/**
 * The inputs for drawing a landscape: the sheet that collects gradients, the colors, the size in pixels, the random
 * numbers.
 */
export type Scene = { s: Sheet; air: Air; w: number; h: number; random: Random }

/** What is behind a figure and what is in front of it. `ground` is where feet stand. */
export type Backdrop = { behind: string; before: string; ground: number }
