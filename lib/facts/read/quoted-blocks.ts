import type { VisibleBlock } from '@/lib/text/markdown/visible-blocks'

/** A name, or who somebody is, below their words: "— Isolde Varney", "Visitor at Stow End, who asked us not to use her name". */
const speaker = /^[\s—–-]{0,4}(\p{Lu}[^.!?:]{2,100})$/u
/** The same behind the words in one paragraph: "“… too soon.” Isolde Varney". */
const speakerBehind =
  /^(?:[“„"«»].{8,}[”“"»«]|.{8,}[.!?…])\s{0,2}[—–-]?\s{0,2}(?<![\p{L}\p{N}])(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}(?:, [^.!?]{3,60})?)$/u

/**
 * Whose words a block quotes, where it says that below or behind them: where the name begins and where the words end, in UTF-16 units; 0 where
 * the block is nothing but the name. Pure; serves spec/writing#1.
 */
export function speakerOf(
  block: VisibleBlock,
  before: VisibleBlock | undefined,
): { from: number; end: number } | undefined {
  if (block.kind !== 'quote') return undefined
  const below = before?.kind === 'quote' ? speaker.exec(block.text)?.[1] : undefined
  const words = below ?? speakerBehind.exec(block.text)?.[1]
  if (words === undefined || words.split(' ').length > 16 || /[.!?]$/u.test(words)) return undefined
  const from = block.text.length - words.length
  const said = block.text.slice(0, from).trimEnd()
  return { from, end: (/[—–-]$/u.test(said) ? said.slice(0, -1).trimEnd() : said).length }
}
