import type { NoveltyBrand } from '../brand'
import { brooksideLawClinic } from './brookside-law-clinic'
import { hospizchorAtemholen } from './hospizchor-atemholen'
import { kestrelSoundFerries } from './kestrel-sound-ferries'
import { lumenode } from './lumenode'
import { schachclubSpringerOstheim } from './schachclub-springer-ostheim'
import { sprachschuleParlando } from './sprachschule-parlando'
import { sternwarteHohenfels } from './sternwarte-hohenfels'
import { weingutKaltenbach } from './weingut-kaltenbach'
import { woolgatherYarns } from './woolgather-yarns'
import { wrenAndThistle } from './wren-and-thistle'

/** Brands by authors who had not read lib/novelty; first run through the gate after its rules were fixed. */
export const heldOutBrands: readonly NoveltyBrand[] = [
  brooksideLawClinic,
  hospizchorAtemholen,
  kestrelSoundFerries,
  lumenode,
  schachclubSpringerOstheim,
  sprachschuleParlando,
  sternwarteHohenfels,
  weingutKaltenbach,
  woolgatherYarns,
  wrenAndThistle,
]
