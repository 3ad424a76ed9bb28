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

/** Small items of every kind and origin, for the rules that distinguish kinds, page furniture and images. */
export const shortWritingItems: WritingItem[] = shortItems.map(writingItemOf)
