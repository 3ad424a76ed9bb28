import { readFileSync } from 'node:fs'
import type { UnlabelledItem } from './writing-item'

/**
 * Forty items by an author who had read neither the rules nor other items, without labels: posts about them are
 * judged by readers, who were the first to see what the composer made of them (docs/benchmarks.md). Never to be
 * used for writing rules.
 */
export const thirdHeldOutItems: UnlabelledItem[] = JSON.parse(
  readFileSync(new URL('./held-out-third/items.json', import.meta.url), 'utf8'),
)
