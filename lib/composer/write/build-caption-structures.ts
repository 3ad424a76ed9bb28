import { type Block, lines, paragraph, type Sentence } from '../material/sentence'
import { refersToContext } from '../material/sentence-checks'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { buildKindSpecificParts } from './kind-specific-parts'
import { orderedKinds } from './ordered-kinds'
import { overlap, type Passage, type PreparedText } from './prepare-text'
import {
  buildTitleBlock,
  extendLead,
  findFirstSentence,
  listLeadLengths,
  selectBeginningAndEnd,
  selectFromBeginning,
  selectFurtherPassages,
  selectLeads,
} from './select-passages'
import type { MakeDrafts } from './structures'
import { isDayMentioned, limitToBeforeList, removeRepeatedHeadings, repeatsSummary } from './text-parts'

/** Lists drafts of captions below pictures, best first. Pure; serves spec/writing#6. */
export function buildCaptionStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  const parts = buildKindSpecificParts(prepared, 'caption')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): PostDraft | undefined => {
    const body = hasParts
      ? selectFromBeginning(prepared, { paragraphs: 1, characters: 240, ...limitToBeforeList(prepared) }, not)
      : kind === 'product'
        ? selectFromBeginning(prepared, { paragraphs: 3, characters: 650 }, not)
        : selectFurtherPassages(prepared, not)
    const said = [...hook, ...parts, ...(kind === 'event' ? [] : body)]
    // A caption does not link to the rest, so it repeats the deadline that the short text gives.
    const isToAct = kind !== 'event' && !orderedKinds.has(kind)
    const due = prepared.summary.find(
      (one) =>
        isToAct &&
        (one.holds.has('deadline') || isDayMentioned([one])) &&
        !mentionsAllDays(one.text, getBlockText(...said, ...body)),
    )
    const details = lines(...buildDetailLines(prepared, getBlockText(...said)))
    return buildDraft(structure, [
      ...hook,
      kind === 'event' ? details : null,
      due && !not.includes(due) ? paragraph(due) : null,
      ...body,
      kind === 'event' ? null : details,
      ...removeRepeatedHeadings(body, parts).filter((block) => !isRepeatedBlock(block, not)),
    ])
  }
  // The day of a funeral comes at the end of the text, not in its short text.
  const summary = kind === 'obituary' ? [] : newSummary(prepared)
  const structures: MakeDrafts[] = []
  // The first sentence is what is visible before "more", so it stands on its own.
  const hookOf = ([first, ...rest]: readonly Sentence[]): Block[] => [
    buildTitleBlock(prepared, first),
    paragraph(first),
    paragraph(...rest),
  ]
  if (summary.length > 0) structures.push(() => [finish('title, short text, more', hookOf(summary), summary)])
  if (orderedKinds.has(kind) || kind === 'release_notes') {
    const first = findFirstSentence(prepared)
    if (structures.length === 0)
      structures.push(() => [
        buildDraft('title and the text’s beginning and end', [
          kind === 'release_notes' ? paragraph(prepared.name) : buildTitleBlock(prepared, first),
          ...selectBeginningAndEnd(prepared),
          ...parts,
        ]),
      ])
    // If its beginning and end would leave a gap.
    if (kind === 'story')
      structures.push(() => [
        buildDraft('title and the text’s beginning', [
          buildTitleBlock(prepared, first),
          ...selectFromBeginning(prepared, { paragraphs: 3, characters: 500 }),
        ]),
      ])
    return structures
  }
  const unit = chooseOpeningPassage(prepared)
  const lead = unit && extendLead(prepared, listLeadLengths(prepared, unit)[0] ?? [])
  if (lead?.[0]) structures.push(() => [finish('title, best sentence, more', hookOf(lead), lead)])
  if (structures.length === 0)
    structures.push(() => [finish('title and list', [paragraph(prepared.name)], [])])
  return structures
}

/**
 * Picks what a post that continues with the text begins with: a good beginning among its first paragraphs,
 * otherwise its first sentence, otherwise the best lead.
 */
function chooseOpeningPassage(prepared: PreparedText): Passage | undefined {
  const some = selectLeads(prepared)
  const { before = Number.POSITIVE_INFINITY } = limitToBeforeList(prepared)
  const early = prepared.paragraphs
    .slice(0, 2)
    .flatMap(([first]) => (first && first.block < before ? [first] : []))
  const found = prepared.units
    .filter(({ sentences: [first], points }) => first && points > 0 && early.includes(first))
    .sort((a, b) => a.order - b.order)
    .find(({ sentences: [first] }) => first && !refersToContext(first.text, prepared.name?.text ?? ''))
  const begin = findFirstSentence(prepared)
  return (
    found ??
    prepared.units.find(({ sentences: [first] }) => first !== undefined && first === begin) ??
    some[0]
  )
}

/** The source's short text, unless the post below it would repeat all of it. */
function newSummary(prepared: PreparedText): PreparedText['summary'] {
  const summary = prepared.summary.slice(0, 2)
  const told = [
    ...prepared.paragraphs.slice(0, 2).flat(),
    ...(orderedKinds.has(prepared.material.kind) || prepared.material.kind === 'recipe'
      ? prepared.material.entries
      : []),
  ]
  const words = summary.map(({ text }) => text).join(' ')
  const isSaidBelow =
    findFirstSentence(prepared) && overlap(words, told.map(({ text }) => text).join(' ')) > 0.85
  return isSaidBelow || repeatsSummary(prepared) ? [] : summary
}

/** Whether `said` names each day that `text` names: "10 January". */
const mentionsAllDays = (text: string, said: string): boolean => {
  const days =
    text
      .toLowerCase()
      .match(/(?<!\d)\d{1,2}\.?\s(?:de\s)?\p{L}{3,}|(?<!\p{L})\p{L}{3,14}\s\d{1,2}(?!\d)/gu) ?? []
  return days.every((one) => said.toLowerCase().includes(one))
}

/** Whether every sentence of a block was already said. */
const isRepeatedBlock = (block: Block, said: readonly Sentence[]): boolean =>
  block?.sentences.every(({ text }) => said.some((one) => one.text === text)) ?? false
