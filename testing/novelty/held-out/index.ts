import type { NoveltyBrand } from '../brand'
import { copperbellCoffee } from './copperbell-coffee'
import { lichtspielBrunnau } from './lichtspiel-brunnau'
import { stadtwerkeEllerbach } from './stadtwerke-ellerbach'
import { tallyfox } from './tallyfox'

/** Brands written by people who have not read lib/novelty. */
export const heldOutBrands: readonly NoveltyBrand[] = [
  copperbellCoffee,
  lichtspielBrunnau,
  stadtwerkeEllerbach,
  tallyfox,
]
