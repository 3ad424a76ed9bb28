import { pool, roots } from './depths'
import type { Backdrop, Scene } from './landscape'
import { above, gravel, reeds } from './waterside'

export type Place = 'gravel' | 'pool' | 'reeds' | 'roots' | 'air'

/** Draws the landscape of one of the five tribes at any size. */
export function drawBackdrop(where: Place, scene: Scene): Backdrop {
  return { gravel, pool, reeds, roots, air: above }[where](scene)
}
