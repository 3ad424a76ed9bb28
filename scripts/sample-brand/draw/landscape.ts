import type { Air } from './light'
import type { Random } from './random'
import type { Sheet } from './sheet'

/** What a landscape is drawn from: the collector of gradients, the colours, the size in pixels, the chance. */
export type Scene = { s: Sheet; air: Air; w: number; h: number; random: Random }

/** What is behind a figure and what is in front of it. `ground` is where feet stand. */
export type Backdrop = { behind: string; before: string; ground: number }
