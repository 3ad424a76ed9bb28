import type { NoveltyBrand } from './brand'
import { baeckereiHolzapfel } from './development/baeckerei-holzapfel'
import { benchnote } from './development/benchnote'
import { brauereimuseumAlterSud } from './development/brauereimuseum-alter-sud'
import { chalkAndAnchor } from './development/chalk-and-anchor'
import { copperbellCoffee } from './development/copperbell-coffee'
import { hsgWeidenfalken } from './development/hsg-weidenfalken'
import { kestrelCouriers } from './development/kestrel-couriers'
import { kornblum } from './development/kornblum'
import { lanternCove } from './development/lantern-cove'
import { lichtspielBrunnau } from './development/lichtspiel-brunnau'
import { millbrookMuseum } from './development/millbrook-museum'
import { naturparkWiesenhorn } from './development/naturpark-wiesenhorn'
import { pikeAndMarrowBooks } from './development/pike-and-marrow-books'
import { quaysideLido } from './development/quayside-lido'
import { radUndTat } from './development/rad-und-tat'
import { reparaturwerkSieben } from './development/reparaturwerk-sieben'
import { saltAndStatic } from './development/salt-and-static'
import { stadtwerkeEllerbach } from './development/stadtwerke-ellerbach'
import { tallyfox } from './development/tallyfox'
import { ternValleyYouthOrchestra } from './development/tern-valley-youth-orchestra'
import { tierheimMoosbach } from './development/tierheim-moosbach'
import { zahnarztpraxisAmLindentor } from './development/zahnarztpraxis-am-lindentor'
import { heldOutBrands } from './held-out'

/** The half that the gate was developed on, and the half written by authors who did not know its code. */
export const noveltyHalves: Record<'development' | 'held out', readonly NoveltyBrand[]> = {
  development: [
    ...[lanternCove, millbrookMuseum, kornblum, radUndTat],
    ...[copperbellCoffee, lichtspielBrunnau, stadtwerkeEllerbach, tallyfox],
    ...[chalkAndAnchor, hsgWeidenfalken, saltAndStatic, tierheimMoosbach],
    ...[pikeAndMarrowBooks, benchnote, ternValleyYouthOrchestra, kestrelCouriers, quaysideLido],
    ...[baeckereiHolzapfel, naturparkWiesenhorn, zahnarztpraxisAmLindentor],
    ...[brauereimuseumAlterSud, reparaturwerkSieben],
  ],
  'held out': heldOutBrands,
}
