import { readFileSync } from 'node:fs'
import type { HeldOutSentence } from '@/testing/writing/held-out/planted'
import type { UnlabelledItem } from '@/testing/writing/writing-item'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./held-out-later/${name}.json`, import.meta.url), 'utf8'))

/**
 * Forty items by an independent author. Composer rules were written with knowledge of them, but no claim-check
 * rules.
 */
export const laterHeldOutItems: UnlabelledItem[] = read('items')

/**
 * Five true sentences about each of thirty of them, by another independent author who had read nothing else, with a
 * falsehood to plant in each. Never to be used for writing rules.
 */
export const laterHeldOutSentences: HeldOutSentence[] = read('sentences')
