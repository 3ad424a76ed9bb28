import { readFileSync } from 'node:fs'
import type { UnlabelledItem } from './writing-item'

/**
 * Forty items by somebody who had read neither the rules nor other items, without labels: posts of them are judged by readers, who saw
 * what the composer made of them first (docs/benchmarks.md). Never to write rules from.
 */
export const thirdHeldOutItems: UnlabelledItem[] = JSON.parse(
  readFileSync(new URL('./held-out-third/items.json', import.meta.url), 'utf8'),
)
