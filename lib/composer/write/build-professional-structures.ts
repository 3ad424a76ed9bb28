import { type Block, lines, paragraph, type Sentence } from '../material/sentence'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { alwaysNamedKinds, buildKindSpecificParts } from './kind-specific-parts'
import { callToAction } from './next-step'
import { soberKinds } from './ordered-kinds'
import { mentionsSubject, type PreparedText } from './prepare-text'
import { buildTitleBlock, findFirstSentence, listRoom, selectFromBeginning } from './select-passages'
import type { MakeDrafts } from './structures'
import { findFuneralDetails, limitToBeforeList, removeRepeatedHeadings, repeatsSummary } from './text-parts'

/** Lists drafts for professional networks, best first. Pure; serves spec/writing#6. */
export function buildProfessionalStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  const parts = buildKindSpecificParts(prepared, 'professional')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): PostDraft | undefined => {
    const body = selectFromBeginning(
      prepared,
      hasParts
        ? { paragraphs: 2, characters: 450, ...limitToBeforeList(prepared) }
        : kind === 'list'
          ? listRoom
          : { paragraphs: 4, characters: 850 },
      not,
    )
    const details = lines(...buildDetailLines(prepared, getBlockText(...hook, ...body, ...parts)))
    const lists = removeRepeatedHeadings(body, parts)
    // When and where an event takes place comes before the rest of its text.
    const blocks =
      kind === 'event'
        ? [
            ...hook,
            ...body.slice(0, 1),
            details,
            ...body.slice(1),
            ...lists,
            ...(hasParts ? findTextAfterList(prepared) : []),
          ]
        : [
            ...hook,
            ...body,
            ...lists,
            ...(hasParts ? findTextAfterList(prepared) : []),
            details,
            ...findFuneralDetails(prepared, body),
          ]
    return buildDraft(
      structure,
      blocks,
      soberKinds.has(kind) ? null : callToAction(prepared, getBlockText(...blocks)),
    )
  }
  const first = findFirstSentence(prepared)
  const { summary } = prepared
  const structures: MakeDrafts[] = []
  if (
    first &&
    mentionsSubject(first.text, prepared.name) &&
    first.text.length >= 50 &&
    !alwaysNamedKinds.has(kind)
  )
    structures.push(() => [finish('text from its beginning', [], [])])
  if (summary[0] && !(kind === 'story' && first) && !repeatsSummary(prepared))
    structures.push(() => [
      finish(
        'short text, then the text',
        [buildTitleBlock(prepared, summary[0]), paragraph(...summary.slice(0, 2))],
        summary.slice(0, 2),
      ),
    ])
  if (first || !summary[0] || structures.length === 0)
    structures.push(() => [
      finish(
        'title, then the text',
        [kind === 'release_notes' ? paragraph(prepared.name) : buildTitleBlock(prepared, first)],
        [],
      ),
    ])
  return structures
}

/** What a text says after its list, if it makes sense alone. */
function findTextAfterList({ material: { kind, entries }, paragraphs }: PreparedText): Block[] {
  if (kind === 'guide' || kind === 'recipe' || kind === 'release_notes') return []
  const last = entries.findLast(({ labelled }) => !labelled)?.block ?? Number.POSITIVE_INFINITY
  return paragraphs
    .filter(([first]) => first && first.block > last && first.alone)
    .slice(0, 1)
    .map((some) => paragraph(...some))
}
