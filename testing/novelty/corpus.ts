import type { NoveltyBrand } from './brand'
import { copperbellCoffee } from './development/copperbell-coffee'
import { kornblum } from './development/kornblum'
import { lanternCove } from './development/lantern-cove'
import { lichtspielBrunnau } from './development/lichtspiel-brunnau'
import { millbrookMuseum } from './development/millbrook-museum'
import { radUndTat } from './development/rad-und-tat'
import { stadtwerkeEllerbach } from './development/stadtwerke-ellerbach'
import { tallyfox } from './development/tallyfox'
import { heldOutBrands } from './held-out'

/** The half that the gate was developed on, and the one that strangers to its code wrote. */
export const noveltyHalves: Record<'development' | 'held out', readonly NoveltyBrand[]> = {
  development: [
    ...[lanternCove, millbrookMuseum, kornblum, radUndTat],
    ...[copperbellCoffee, lichtspielBrunnau, stadtwerkeEllerbach, tallyfox],
  ],
  'held out': heldOutBrands,
}
