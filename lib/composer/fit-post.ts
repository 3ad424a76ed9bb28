import { fittingLength, measureVariant } from '@/lib/platforms/measure'
import type { VariantContent } from '@/lib/platforms/schemas'
import { cutAtWord, splitSentences } from '@/lib/text/sentences'
import type { Block } from './pieces'

/** A post under construction: everything but its text, which the compositions try out. */
export type Frame = Omit<VariantContent, 'text'>

export const fitsOn = (frame: Frame, text: string): boolean =>
  measureVariant({ ...frame, text }).text.left >= 0

export const joined = (blocks: readonly Block[]): string => blocks.filter((block) => block).join('\n\n')

/**
 * Makes a post of blocks, most important first: what does not fit is left out from the end, block by block, then sentence
 * by sentence; a single sentence that is too long is cut at a word with "…".
 */
export function fitBlocks(blocks: readonly Block[], frame: Frame): string {
  const all = blocks.filter((block): block is string => Boolean(block))
  const fits = (text: string): boolean => fitsOn(frame, text)
  const kept = longestBeginning(all, (some) => fits(joined(some)))
  if (kept.length > 0) return joined(kept)
  const first = all[0] ?? ''
  const sentences = splitSentences(first, frame.language)
  const whole = longestBeginning(sentences, (some) => fits(some.join(' ')))
  if (whole.length > 0) return whole.join(' ')
  return cutAtWord(sentences[0] ?? first, fits) || first.slice(0, fittingLength(first, fits))
}

/** As many of the parts, from the first on, as fit; found by halving, since a text may have very many. */
function longestBeginning(parts: readonly string[], fits: (some: string[]) => boolean): string[] {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (fits(parts.slice(0, middle))) low = middle
    else high = middle - 1
  }
  return parts.slice(0, low)
}
