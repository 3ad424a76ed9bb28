import { readFileSync } from 'node:fs'
import type { HeldOutSentence } from '@/testing/writing/held-out/planted'
import type { UnlabelledItem } from '@/testing/writing/writing-item'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./held-out-later/${name}.json`, import.meta.url), 'utf8'))

/** Forty items of a stranger. Rules of the composer were written in sight of them, none of the check of claims. */
export const laterHeldOutItems: UnlabelledItem[] = read('items')

/**
 * Of thirty of them five true sentences each, by another stranger who had read nothing else, and a falsehood to plant in each. Never to
 * write rules from.
 */
export const laterHeldOutSentences: HeldOutSentence[] = read('sentences')
