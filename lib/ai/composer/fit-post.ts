import { fittingLength, measureVariant } from '@/lib/platforms/measure'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { Block } from './pieces'
import { cutAtWord, splitSentences } from './sentences'

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
  const kept = blocks.filter((block): block is string => Boolean(block))
  while (kept.length > 1 && !fitsOn(frame, joined(kept))) kept.pop()
  const fits = (text: string): boolean => fitsOn(frame, text)
  const last = kept[0] ?? ''
  if (kept.length > 1 || fits(last)) return joined(kept)
  const sentences = splitSentences(last, frame.language)
  while (sentences.length > 1 && !fits(sentences.join(' '))) sentences.pop()
  const text = cutAtWord(sentences.join(' '), fits)
  return text !== '' ? text : last.slice(0, fittingLength(last, fits))
}
