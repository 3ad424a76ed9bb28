import type { NoveltyBrand } from '../brand'
import { chalkAndAnchor } from './chalk-and-anchor'
import { hsgWeidenfalken } from './hsg-weidenfalken'
import { saltAndStatic } from './salt-and-static'
import { tierheimMoosbach } from './tierheim-moosbach'

/** Brands by authors who had not read lib/novelty; the gate saw them first after its rules were fixed. */
export const heldOutBrands: readonly NoveltyBrand[] = [
  chalkAndAnchor,
  hsgWeidenfalken,
  saltAndStatic,
  tierheimMoosbach,
]
