import type { ContentKind } from '@/lib/facts/schemas'
import type { WritingStyle } from '@/lib/networks/network'
import { type Block, joinSentences, lines, paragraph } from '../material/sentence'
import { isUnitPrice } from '../material/unit-prices'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft } from './draft'
import { isFirstPersonText } from './first-person'
import { buildFullText } from './outline'
import { mentionsDay, overlap, type PreparedText } from './prepare-text'
import { buildTitleBlock } from './select-passages'
import type { MakeDrafts } from './structures'

/** Maximum length, in characters, of a text that is told to its end, by kind. */
const maxLengthByKind: Partial<Record<ContentKind, number>> = {
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
const captionShare = 0.95
/**
 * Maximum length of a text that is told to its end in a caption, too: news is skimmed, and half of some advice is
 * useless.
 */
const maxCaptionLengthByKind: Partial<Record<ContentKind, number>> = {
  guide: 2_000,
  // Captions for recipes have a structure of their own, with the ingredients and the method.
  recipe: 0,
  list: 1_800,
  event: 1_800,
  obituary: 1_800,
  release_notes: 1_800,
  product: 1_600,
}
const maxNewsLength = 1_600

/**
 * Returns the structure that tells a text to its end, if readers act on it and it is short enough: what is left out
 * of advice, of an offer or of an invitation may matter most. `isShort` limits this to texts that easily fit into a
 * caption. Returns none for other kinds, longer texts, and networks with little room. Pure.
 */
export function buildFullTextStructures(
  prepared: PreparedText,
  style: WritingStyle,
  isShort = false,
): MakeDrafts[] {
  const { material, name } = prepared
  const ofKind = (maxLengthByKind[material.kind] ?? 0) * (style === 'caption' ? captionShare : 1)
  const room = isShort
    ? Math.min(ofKind, material.isOffer ? ofKind : (maxCaptionLengthByKind[material.kind] ?? maxNewsLength))
    : ofKind
  if ((style !== 'professional' && style !== 'caption') || room === 0) return []
  // What people say about themselves is quoted.
  if (material.kind === 'person' && isFirstPersonText(prepared)) return []
  // How a dish is made helps no one without its ingredients.
  if (material.kind === 'recipe' && material.entries.length < 3) return []
  return [
    () => {
      const entries = material.entries.filter((entry) => !isUnitPrice(entry))
      const text = joinHeadings(buildFullText({ ...material, entries }))
      removeTitleHeading(text, name?.text ?? '')
      const said = text.map((block) => getBlockText(block)).join(' ')
      if (said.length > room || said.length < 80) return []
      const [first, ...rest] = text
      const title = buildTitleBlock(prepared, first?.sentences[0])
      const begins = getBlockText(first ?? null)
      const known = `${getBlockText(title)} ${said}`
      const details = lines(
        ...material.occasions,
        ...buildDetailLines(prepared, `${known} ${getBlockText(lines(...material.occasions))}`),
      )
      const above =
        begins === name?.text ? null : (title ?? (material.kind === 'product' ? paragraph(name) : null))
      // The part of a caption that is visible before "more" must make sense on its own.
      const begin = style === 'caption' ? splitFirstSentence(first) : [first ?? null]
      // If fields make up the text, the short text says what it is about. A caption begins with it.
      const isOfFields = material.paragraphs[0]?.[0]?.facts[0]?.field !== 'raw_content'
      const short =
        (isOfFields || style === 'caption') &&
        overlap(getBlockText(paragraph(...prepared.summary)), said) < 0.6
          ? paragraph(...prepared.summary)
          : null
      const blocks =
        material.kind === 'event' && mentionsDay(getBlockText(details))
          ? [above, short, ...begin, details, ...rest]
          : [above, short, ...begin, ...rest, details]
      return [buildDraft('whole text', blocks)]
    },
  ]
}

/** Drops a heading that only repeats the beginning of the title. */
function removeTitleHeading(blocks: Block[], title: string): void {
  const [first] = blocks
  const [head, ...rest] = first?.sentences ?? []
  const words = normalizeText(head?.text ?? '')
  if (!first || head?.facts[0]?.kind !== 'heading' || words === '' || !normalizeText(title).startsWith(words))
    return
  blocks.splice(0, 1, ...(rest.length > 0 ? [{ ...first, sentences: rest }] : []))
}
const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Splits a paragraph into its first sentence and the rest. */
function splitFirstSentence(block: Block | undefined): Block[] {
  const [first, ...rest] = block?.sentences ?? []
  return block && first && rest.length > 0 && block.join === ' '
    ? [paragraph(first), paragraph(...rest)]
    : [block ?? null]
}

/** Joins each heading with the paragraph or list under it into one block. */
function joinHeadings(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const head = joined.at(-1)
    const [only, second] = head?.sentences ?? []
    if (!block || !only || second || only.facts[0]?.kind !== 'heading') joined.push(block)
    else {
      const under = block.join === '\n' ? block.sentences : [joinSentences(block.sentences)]
      joined.splice(-1, 1, lines(only, ...under))
    }
  }
  return joined
}
