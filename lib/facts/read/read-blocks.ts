import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { isCopyLabel } from '../exclude/headings-and-labels'
import { isEditorialTask } from '../exclude/not-public'
import { findParagraphExclusion } from '../find-exclusions'
import { CodePoints } from '../trace/code-points'
import { findBlockExclusion } from './find-block-exclusion'
import { findSpeaker } from './find-speaker'
import { joinLabelAndText } from './join-label-and-text'
import { type HeadingSection, readHeading } from './read-heading'
import { readSentences, setAsideTrailingLines } from './read-sentences'
import { readTable } from './read-table'
import { findSeparateParts, splitAtParts } from './separate-parts'
import { splitFlatList } from './split-flat-list'
import { hasReadableRows } from './table-rows'
import type { TextReading } from './text-reading'

/** Maximum length of a text that is read, in UTF-16 units: posts say a few hundred words at most. */
export const maxReadLength = 40_000

type TextContext = {
  field: string
  language: string
  /** The item's title, which a body may repeat. */
  title?: string
  /** Whether the text continues the one read before it. */
  continues?: boolean
}

/** Reads the blocks of one text. `source` is the Markdown that they were parsed from, to locate facts in it. */
export function readBlocks(
  reading: TextReading,
  parsed: readonly VisibleBlock[],
  source: string,
  { field, language, title = '', continues = false }: TextContext,
): void {
  const { card, flow, footnotes } = reading
  const points = new CodePoints(source)
  if (!continues) flow.begin()
  const { isMail, parts } = findSeparateParts(source)
  reading.isMail = isMail
  const cut = splitAtParts(parsed.flatMap(splitFlatList), parts)
  const blocks = cut.map(({ block }) => removeCopyLabel(block))
  const editorsLists = new Set(
    blocks.flatMap(({ list, text }) => (list && isEditorialTask(text) ? [list.id] : [])),
  )
  // Steps of which one is only code are wrong without it.
  const cutSteps = new Set(
    blocks.flatMap(({ list, codeShare }) => (list?.ordered && codeShare > 0.6 ? [list.id] : [])),
  )
  const prose = blocks.filter((block, at) => cut[at]?.part === undefined && isProse(block, at))
  const [first, second] = prose
  const end = prose.slice(-3)

  let section: HeadingSection | undefined
  /** The list that is excluded because the line right above it was. */
  let excludedList: { reason: HeadingSection['reason']; list: number } | undefined
  /** The list of the list entry that was read last. */
  let listBefore: number | undefined
  /** A sentence that introduces a list is the heading of the list's entries, or of the table below it. */
  let listHeading: { text: string; list: number } | undefined
  let tableHeading: string | undefined

  for (const [index, full] of blocks.entries()) {
    const part = cut[index]?.part
    const said =
      part === undefined && section?.reason === undefined ? findSpeaker(full, blocks[index - 1]) : undefined
    // A speaker in the line below a quote belongs to the quote's block.
    if (said?.end !== 0) card.startBlock()
    if (said) {
      const until = points.at(full.places[full.text.length] ?? 0)
      const from = points.at(full.places[said.from] ?? 0)
      card.add('who', full.text.slice(said.from), { field, from, until }, { language, quoted: true })
      if (said.end === 0) continue
    }
    const block = said ? { ...full, text: full.text.slice(0, said.end) } : full
    const place = {
      field,
      from: points.at(block.places[0] ?? 0),
      until: points.at(block.places[block.text.length] ?? 0),
    }
    if (part !== undefined) {
      if (part.mark !== undefined) footnotes.addNote(card, block, part.mark, points, { field, language })
      else reading.excludeText(part.reason, block.text, place)
      continue
    }
    reading.startParagraph()
    const heading = readHeading(reading, { blocks, index, block, place, title, language, section })
    if (heading !== undefined) {
      if (heading.section) section = heading.section
      if (heading.excludedList) excludedList = heading.excludedList
      if (heading.endsList) listBefore = undefined
      continue
    }
    const following = blocks[index + 1]
    const nextList = following?.list
    const isInExcludedList = block.list !== undefined && block.list.id === excludedList?.list
    const isFirst = block === first || block === second
    const reason = findBlockExclusion(reading, {
      block,
      before: blocks[index - 1],
      isFirst,
      isLast: end.includes(block),
      isInEditorsList: block.list !== undefined && editorsLists.has(block.list.id),
      ofSection: section?.reason,
      ofList: isInExcludedList
        ? excludedList?.reason
        : block.list && cutSteps.has(block.list.id)
          ? 'code'
          : undefined,
    })
    if (!isInExcludedList) excludedList = undefined
    if (nextList && block.list === undefined && excludesListBelow(block, reason))
      excludedList = { reason, list: nextList.id }
    if (reason !== undefined) {
      reading.excludeText(reason, block.text, place)
      if (reason === 'table')
        readTable(reading, block, { points, field, language, section: tableHeading ?? section?.text })
      tableHeading = undefined
      reading.isGreeted = reason === 'salutation'
      continue
    }
    const leadsToTable = following?.kind === 'table' && hasReadableRows(following.text)
    const isInHeadedList = block.list !== undefined && block.list.id === listHeading?.list
    const introduction = readSentences(reading, block, {
      points,
      field,
      language,
      section: isInHeadedList ? listHeading?.text : section?.text,
      isFirst,
      isBelowList: listBefore !== undefined && block.list === undefined,
      isAboveList: block.list === undefined && (nextList !== undefined || leadsToTable),
    })
    if (nextList && introduction !== undefined) listHeading = { text: introduction, list: nextList.id }
    tableHeading = nextList ? undefined : introduction
    if (block.list) listBefore = block.list.id
  }
  setAsideTrailingLines(card, field)
  footnotes.link(card)
}

/** "Caption:", "Text:" before the text of a post is a label for editors; only the text counts. */
const removeCopyLabel = (block: VisibleBlock): VisibleBlock =>
  block.label !== undefined && isCopyLabel(block.label)
    ? { ...block, kind: block.list ? block.kind : 'paragraph', label: undefined }
    : block

const isProse = (block: VisibleBlock, at: number): boolean =>
  (block.kind === 'paragraph' || block.kind === 'entry') &&
  (at > 4 || findParagraphExclusion(block.text, { first: false, last: false, linkShare: 0 }) !== 'navigation')

/** "Read also:" excludes the list below it. */
const excludesListBelow = (block: VisibleBlock, reason: HeadingSection['reason']): boolean =>
  reason === 'navigation' ||
  reason === 'call_to_action' ||
  (reason === 'notice' && joinLabelAndText(block).endsWith(':'))
