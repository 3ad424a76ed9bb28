import { fifthRound } from './short-items/fifth-round'
import { firstRound } from './short-items/first-round'
import { fourthRound } from './short-items/fourth-round'
import { secondRound } from './short-items/second-round'
import { type ShortItem, writingItemOf } from './short-items/short-item'
import { thirdRound } from './short-items/third-round'
import type { WritingItem } from './writing-item'

export const shortItems: ShortItem[] = [
  ...firstRound,
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRound,
]

/** Small items of every kind and make, for the rules that tell kinds, furniture and images apart. */
export const shortWritingItems: WritingItem[] = shortItems.map(writingItemOf)
