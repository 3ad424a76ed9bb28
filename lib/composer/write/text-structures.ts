import { capitalize } from '../material/phrases'
import { lines, paragraph, replaceText, type Sentence } from '../material/sentence'
import { buildCaptionStructures } from './build-caption-structures'
import { buildDescriptionStructures, buildFullStructures } from './build-description-structures'
import { buildProfessionalStructures } from './build-professional-structures'
import { buildShortStructures } from './build-short-structures'
import { buildDetailLines } from './detail-lines'
import { buildDraft } from './draft'
import { buildLists } from './kind-specific-parts'
import { questionToReaders } from './next-step'
import {
  isSingleWord,
  mentionsIngredientsOrServings,
  overlap,
  type Passage,
  type PreparedText,
} from './prepare-text'
import { completeStructures } from './required-sentences'
import {
  buildTitleBlock,
  buildTitledDraft,
  listLeadLengths,
  selectConcretePassages,
  selectLeads,
} from './select-passages'
import type { MakeDrafts, Structures } from './structures'

/** Other beginnings for a person to choose from: the concrete parts of a text rather than the best. Pure. */
export const otherBeginnings: (prepared: PreparedText) => MakeDrafts[] = completeStructures((prepared) =>
  selectConcretePassages(prepared)
    .slice(0, 3)
    .map(
      (unit) => () =>
        listLeadLengths(prepared, unit).map((lead) =>
          buildTitledDraft(prepared, 'title and a concrete sentence', lead),
        ),
    ),
)

/** The structures of posts about a text of any kind, for each writing style (spec/writing#6). */
export const textStructures: Structures<PreparedText> = {
  short: completeStructures(buildShortStructures, false, true),
  professional: completeStructures(buildProfessionalStructures),
  caption: completeStructures(buildCaptionStructures),
  video: completeStructures(buildDescriptionStructures, true),
  whole: buildFullStructures,
  last: completeStructures((prepared) => [
    () =>
      [prepared.summary.slice(0, 2), prepared.summary.slice(0, 1)]
        .filter(({ length }, at, all) => length > 0 && length !== all[at - 1]?.length)
        .map((some) => buildTitledDraft(prepared, 'title and short text', some)),
    () =>
      prepared.material.kind === 'recipe'
        ? prepared.paragraphs
            .flat()
            .filter(({ text }) => mentionsIngredientsOrServings(text))
            .map((one) => buildTitledDraft(prepared, 'title and what it takes', [one]))
        : [],
    () =>
      prepared.units
        // One step of a recipe is not a post, and neither is the third change of a release.
        .filter((unit) => canBePostAlone(prepared, unit))
        .slice(0, 6)
        .flatMap(({ sentences }) => [
          buildTitledDraft(prepared, 'one sentence', sentences.slice(0, 1)),
          // If it is too long below its title, a story's first sentence is a beginning by itself.
          prepared.material.kind === 'story'
            ? buildDraft('one sentence', [paragraph(sentences[0])])
            : undefined,
        ]),
    () => {
      const question = questionToReaders(prepared, '')
      return [question && buildTitledDraft(prepared, 'title and question', [question])]
    },
    () => {
      const details = lines(...buildDetailLines(prepared, ''))
      return [
        // How many a dish serves says nothing about it.
        details && prepared.name && prepared.material.kind !== 'recipe'
          ? buildDraft('title and details', [paragraph(prepared.name), details])
          : undefined,
      ]
    },
    () =>
      // Half a recipe is useless.
      prepared.name && prepared.material.kind !== 'recipe'
        ? buildLists(prepared, 1_200).map((list) =>
            buildDraft('title and list', [paragraph(prepared.name), list]),
          )
        : [],
    () =>
      prepared.units
        .filter((unit) => canBePostAlone(prepared, unit))
        .slice(0, 6)
        .map(({ sentences: [first] }) =>
          buildDraft('one sentence', [buildTitleBlock(prepared, first), paragraph(first)]),
        ),
    () => [
      hasMoreThanTitle(prepared) && prepared.name
        ? buildDraft('title', [paragraph(prepared.name)])
        : undefined,
    ],
  ]),
}

/**
 * Whether a unit can be a post by itself, because it begins the text or names its subject: a sentence from the
 * middle says little without those before it. For a story, a recipe or a release only the beginning can; for a
 * recipe also what it takes. An entry of a list under a heading of its own begins nothing.
 */
const canBePostAlone = (
  { material: { kind }, name }: PreparedText,
  { order, sentences: [first] }: Passage,
): boolean =>
  (order === 0 &&
    !isSingleWord(first?.text ?? '') &&
    !(first?.isListed && first.section !== undefined && first.section !== name?.text)) ||
  (kind !== 'recipe' &&
    kind !== 'release_notes' &&
    kind !== 'story' &&
    !first?.isListed &&
    !isSingleWord(first?.text ?? '') &&
    !/^[“„"«»]/u.test(first?.text ?? '') &&
    (order === 1 || name === null || overlap(name.text, first?.text ?? '') >= 0.25)) ||
  (kind === 'recipe' && first !== undefined && mentionsIngredientsOrServings(first.text))

/** Whether there is more than the title: only then is the title a headline whose link leads to the rest. */
const hasMoreThanTitle = ({ name, units, summary, material: { kind, entries } }: PreparedText): boolean =>
  (units.length > 0 || summary.length > 0 || entries.length > 2) &&
  // The name of a dish leads to its recipe, if there is one.
  (kind !== 'recipe' || (entries.some((one) => one.kind === 'step') && /\S\s\S/u.test(name?.text ?? ''))) &&
  (kind === 'recipe' ||
    (name?.text.split(/\s/u).length ?? 0) >= 4 ||
    !/\s/u.test(units[0]?.sentences[0]?.text ?? ' '))

/** Candidates for a video's title: the item's own, then the parts of it, longest first. */
export function listTextTitles(prepared: PreparedText): Sentence[] {
  const { name } = prepared.material
  const [lead] = prepared.summary.length > 0 ? prepared.summary : (selectLeads(prepared)[0]?.sentences ?? [])
  if (!name) return lead ? [lead] : []
  const parts = name.text.split(/(?<=[\p{L}\p{N}”“"»)])(?::|\s[–—|-])\s/u).filter((part) => part.length >= 15)
  return [
    name,
    ...parts.sort((a, b) => b.length - a.length).map((part) => replaceText(name, capitalize(part))),
  ]
}
