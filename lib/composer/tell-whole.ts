import type { ContentKind } from '@/lib/facts/schemas'
import type { WritingStyle } from '@/lib/networks/network'
import { detailLines, wordsOf } from './detail-lines'
import { draftOf } from './draft'
import { isToldByPerson } from './first-person'
import { wholeText } from './outline'
import { titleFor } from './passages'
import { type Block, lines, paragraph, say } from './sentence'
import type { MakeDrafts } from './structures'
import { overlap, saysDay, type Telling } from './telling'
import { isUnitPrice } from './unit-prices'

/** Maximum length, in characters, of a text that is told to its end, by kind. */
const most: Partial<Record<ContentKind, number>> = {
  guide: 2_600,
  recipe: 2_400,
  product: 2_200,
  event: 2_400,
  announcement: 2_600,
  release_notes: 2_600,
  list: 2_400,
  obituary: 2_400,
  person: 2_200,
  other: 2_400,
}
/** The share of that length that a caption has room for. */
const ofCaption = 0.95
/**
 * Maximum length of a text that is told to its end in a caption, too: news is skimmed, and half of some advice is
 * useless.
 */
const mostInCaption: Partial<Record<ContentKind, number>> = {
  guide: 2_000,
  // Captions for recipes have a structure of their own, with the ingredients and the method.
  recipe: 0,
  list: 1_800,
  event: 1_800,
  obituary: 1_800,
  release_notes: 1_800,
  product: 1_600,
}
const mostNews = 1_600

/**
 * Returns the structure that tells a text to its end, if readers act on it and it is short enough: what is left out
 * of advice, of an offer or of an invitation may matter most. `isShort` limits this to texts that easily fit into a
 * caption. Returns none for other kinds, longer texts, and networks with little room. Pure.
 */
export function tellWhole(telling: Telling, style: WritingStyle, isShort = false): MakeDrafts[] {
  const { material, name } = telling
  const ofKind = (most[material.kind] ?? 0) * (style === 'caption' ? ofCaption : 1)
  const room = isShort
    ? Math.min(ofKind, material.isOffer ? ofKind : (mostInCaption[material.kind] ?? mostNews))
    : ofKind
  if ((style !== 'professional' && style !== 'caption') || room === 0) return []
  // What people say about themselves is quoted.
  if (material.kind === 'person' && isToldByPerson(telling)) return []
  // How a dish is made helps no one without its ingredients.
  if (material.kind === 'recipe' && material.entries.length < 3) return []
  return [
    () => {
      const entries = material.entries.filter((entry) => !isUnitPrice(entry))
      const text = withHeadings(wholeText({ ...material, entries }))
      dropTitleHead(text, name?.text ?? '')
      const said = text.map((block) => wordsOf(block)).join(' ')
      if (said.length > room || said.length < 80) return []
      const [first, ...rest] = text
      const title = titleFor(telling, first?.sentences[0])
      const begins = wordsOf(first ?? null)
      const known = `${wordsOf(title)} ${said}`
      const details = lines(
        ...material.occasions,
        ...detailLines(telling, `${known} ${wordsOf(lines(...material.occasions))}`),
      )
      const above =
        begins === name?.text ? null : (title ?? (material.kind === 'product' ? paragraph(name) : null))
      // The part of a caption that is visible before "more" must make sense on its own.
      const begin = style === 'caption' ? apart(first) : [first ?? null]
      // If fields make up the text, the short text says what it is about.
      const isOfFields = material.paragraphs[0]?.[0]?.facts[0]?.field !== 'raw_content'
      const short =
        isOfFields && overlap(wordsOf(paragraph(...telling.summary)), said) < 0.6
          ? paragraph(...telling.summary)
          : null
      const blocks =
        material.kind === 'event' && saysDay(wordsOf(details))
          ? [above, short, ...begin, details, ...rest]
          : [above, short, ...begin, ...rest, details]
      return [draftOf('whole text', blocks)]
    },
  ]
}

/** Drops a heading that only repeats the beginning of the title. */
function dropTitleHead(blocks: Block[], title: string): void {
  const [first] = blocks
  const [head, ...rest] = first?.sentences ?? []
  const words = plain(head?.text ?? '')
  if (!first || head?.facts[0]?.kind !== 'heading' || words === '' || !plain(title).startsWith(words)) return
  blocks.splice(0, 1, ...(rest.length > 0 ? [{ ...first, sentences: rest }] : []))
}
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Splits a paragraph into its first sentence and the rest. */
function apart(block: Block | undefined): Block[] {
  const [first, ...rest] = block?.sentences ?? []
  return block && first && rest.length > 0 && block.join === ' '
    ? [paragraph(first), paragraph(...rest)]
    : [block ?? null]
}

/** Joins each heading with the paragraph or list under it into one block. */
function withHeadings(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const head = joined.at(-1)
    const [only, second] = head?.sentences ?? []
    if (!block || !only || second || only.facts[0]?.kind !== 'heading') joined.push(block)
    else {
      const under =
        block.join === '\n'
          ? block.sentences
          : [say(...block.sentences.flatMap((one, at) => (at === 0 ? [one] : [' ', one])))]
      joined.splice(-1, 1, lines(only, ...under))
    }
  }
  return joined
}
