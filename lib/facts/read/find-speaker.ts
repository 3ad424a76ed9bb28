import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'

/**
 * A name, or a description of the speaker, below the quote: "— Isolde Varney", "Visitor at Stow End, who asked us
 * not to use her name".
 */
const speakerLinePattern = /^[\s—–-]{0,4}(\p{Lu}[^.!?:]{2,100})$/u
/** The speaker after the quote in the same paragraph: "“… too soon.” Isolde Varney". */
const speakerAfterQuotePattern =
  /^(?:[“„"«»].{8,}[”“"»«]|.{8,}[.!?…])\s{0,2}[—–-]?\s{0,2}(?<![\p{L}\p{N}])(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}(?:, [^.!?]{3,60})?)$/u

/**
 * Finds the speaker that a quoted block names below or after the quote. Returns where the name begins and where the
 * quote ends, in UTF-16 units; `end` is 0 if the block is only the name. Pure; serves spec/writing#1.
 */
export function findSpeaker(
  block: VisibleBlock,
  before: VisibleBlock | undefined,
): { from: number; end: number } | undefined {
  if (block.kind !== 'quote') return undefined
  const below = before?.kind === 'quote' ? speakerLinePattern.exec(block.text)?.[1] : undefined
  const words = below ?? speakerAfterQuotePattern.exec(block.text)?.[1]
  if (words === undefined || words.split(' ').length > 16 || /[.!?]$/u.test(words)) return undefined
  const from = block.text.length - words.length
  const said = block.text.slice(0, from).trimEnd()
  return { from, end: (/[—–-]$/u.test(said) ? said.slice(0, -1).trimEnd() : said).length }
}
