import type { NoveltyBrand } from './brand'
import { kornblum } from './development/kornblum'
import { lanternCove } from './development/lantern-cove'
import { millbrookMuseum } from './development/millbrook-museum'
import { radUndTat } from './development/rad-und-tat'
import { heldOutBrands } from './held-out'

/** The half that the gate was developed on, and the one that strangers to its code wrote. */
export const noveltyHalves: Record<'development' | 'held out', readonly NoveltyBrand[]> = {
  development: [lanternCove, millbrookMuseum, kornblum, radUndTat],
  'held out': heldOutBrands,
}
