import { type Block, lines, paragraph, type Sentence } from '../material/sentence'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { buildKindSpecificParts } from './kind-specific-parts'
import { buildFullText } from './outline'
import type { PreparedText } from './prepare-text'
import { selectFromBeginning } from './select-passages'
import type { MakeDrafts } from './structures'
import { findFuneralDetails, limitToBeforeList, removeRepeatedHeadings } from './text-parts'

/** Lists drafts that give the whole text, for networks of that writing style. Pure; serves spec/writing#6. */
export function buildFullStructures(prepared: PreparedText): MakeDrafts[] {
  const full = (structure: string, before: Block[]) => (): (PostDraft | undefined)[] => {
    const text = buildFullText(prepared.material)
    const { occasions } = prepared.material
    const details = lines(
      ...occasions,
      ...buildDetailLines(prepared, getBlockText(...before, ...text, lines(...occasions))),
    )
    return [buildDraft(structure, [...before, ...text, details])]
  }
  const { summary } = prepared
  if (summary.length === 0) return [full('whole text', [])]
  // If an item has nothing but its short text, there is no whole text without it.
  if (prepared.material.paragraphs.length + prepared.material.entries.length === 0)
    return [full('short text and whole text', [paragraph(...summary)])]
  const both = full('short text and whole text', [paragraph(...summary)])
  // If fields make up the text, the short text says what it is about.
  const isOfFields = prepared.material.paragraphs[0]?.[0]?.facts[0]?.field !== 'raw_content'
  return isOfFields ? [both] : [both, full('whole text', [])]
}

/** Lists drafts of descriptions of videos, best first. Pure; serves spec/writing#6. */
export function buildDescriptionStructures(prepared: PreparedText): MakeDrafts[] {
  const parts = buildKindSpecificParts(prepared, 'caption')
  const of = (structure: string, before: Block[], not: readonly Sentence[]) => () => {
    const room = {
      paragraphs: 6,
      characters: 1_200,
      ...(parts.some(Boolean) ? limitToBeforeList(prepared) : {}),
    }
    const text = selectFromBeginning(prepared, room, not)
    const details = lines(...buildDetailLines(prepared, getBlockText(...before, ...text, ...parts)))
    return [
      buildDraft(structure, [
        ...before,
        ...text,
        details,
        ...removeRepeatedHeadings(text, parts),
        ...findFuneralDetails(prepared, text),
      ]),
    ]
  }
  const summary = prepared.summary.slice(0, 2)
  const structures: MakeDrafts[] = [of('text from its beginning', [], [])]
  if (summary.length > 0) structures.unshift(of('short text and text', [paragraph(...summary)], summary))
  return structures
}
