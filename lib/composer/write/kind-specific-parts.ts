import type { ContentKind } from '@/lib/facts/schemas'
import type { Material, MaterialEntry } from '../material/material'
import {
  type Block,
  buildSentence,
  joinSentences,
  lines,
  paragraph,
  type Sentence,
} from '../material/sentence'
import { getBlockText } from './detail-lines'
import { formatEntryList, type OutlineSection, splitIntoSections } from './outline'
import { mentionsDay, type PreparedText } from './prepare-text'

/** Beginnings of headings and lines about what users lose or have to do. */
const removalPattern =
  /^(?:removed|removals?|breaking|deprecat|upgrad|known issues?|entfernt|entfällt|abgekündigt|inkompatib|bekannte[rs]? (?:probleme?|fehler)|supprim|eliminad|rimoss|verwijderd|usunięt)/iu

/** Maximum length of one change, in UTF-16 units, and number of changes under a heading. */
const maxChangeLength = 300
const maxChanges = 4

/** Whether a line is a labelled value ("Known issue: …") of its own after the entries of a list. */
const isTrailingValue = (item: Sentence, all: readonly Sentence[]): boolean => {
  const isValue = (one: Sentence): boolean =>
    'labelled' in one && one.labelled === true && !removalPattern.test(one.text)
  const at = all.indexOf(item)
  return (
    isValue(item) && at > 0 && all.slice(0, at).some((one) => !isValue(one)) && all.slice(at).every(isValue)
  )
}

/** A list of the text with its heading, if it is short enough to fit into a post as a whole. */
function wholeList({ entries: all, heading }: OutlineSection, room: number): Block {
  const entries = all.filter((entry) => !isTrailingValue(entry, all))
  if (entries.length < 2 || entries.some(({ text }) => text.length > 240)) return null
  const list = formatEntryList(entries)
  if (getBlockText(list).length > room) return null
  return heading ? lines(heading, ...(list?.sentences ?? [])) : list
}

/** The lists of a text, those with the most steps first. */
export function buildLists(prepared: PreparedText, room: number): Block[] {
  const stepsIn = (entries: readonly MaterialEntry[]) => entries.filter(({ kind }) => kind === 'step').length
  return splitIntoSections(prepared.material)
    .sort((a, b) => stepsIn(b.entries) - stepsIn(a.entries))
    .flatMap((section) => wholeList(section, room) ?? [])
}

/** The news of a release, by the headings of its notes. */
const news = (prepared: PreparedText): Block[] =>
  splitIntoSections(prepared.material)
    .filter(
      ({ heading, items, entries }) =>
        (heading || entries.length > 0) && items.length > 0 && prepared.name?.text !== heading?.text,
    )
    .filter(({ heading }, at) => at < 3 || removalPattern.test(heading?.text ?? ''))
    .flatMap(listChanges)

/** The changes under one heading: a list with bullets, or paragraphs. None if there is room for no change. */
function listChanges({ heading, items, prose }: OutlineSection): Block[] {
  // What users lose or have to do is told however long it is.
  const isNeeded = removalPattern.test(heading?.text ?? '')
  const isShort = ({ text }: Sentence): boolean => isNeeded || text.length <= maxChangeLength
  const count = isNeeded ? undefined : maxChanges
  const paragraphs = items.flatMap((item) => {
    const sentences = prose.get(item)
    if (!sentences) return []
    return isShort(item) ? item : (takeFirstSentences(sentences) ?? [])
  })
  const points = items.filter((item) => !prose.has(item) && isShort(item) && !isTrailingValue(item, items))
  // A single long point, such as a warning, is not one change among others and gets no bullet.
  const bullets = points
    .slice(0, count)
    .map((item) => (points.length === 1 && item.text.length > 80 ? item : buildSentence('• ', item)))
  // Prose next to a list applies to the whole section, so it follows as paragraphs.
  if (bullets.length > 0) return [lines(heading, ...bullets), ...paragraphs.map((one) => paragraph(one))]
  const [first, ...others] = paragraphs.slice(0, count)
  return first ? [lines(heading, first), ...others.map((one) => paragraph(one))] : []
}

/** The first sentences of a paragraph that is too long for a post; undefined if even the first is. */
function takeFirstSentences(sentences: readonly Sentence[]): Sentence | undefined {
  let count = 0
  for (let length = 0; count < sentences.length; count++) {
    length += (sentences[count]?.text.length ?? 0) + 1
    if (length > maxChangeLength + 1) break
  }
  return count > 0 ? joinSentences(sentences.slice(0, count)) : undefined
}

/** Ingredients and steps with their headings: both, or nothing. */
function recipe(prepared: PreparedText): Block[] {
  const sections = splitIntoSections(prepared.material)
  const counted = (kind: MaterialEntry['kind'], least: number) =>
    sections.find(({ entries }) => entries.filter((one) => one.kind === kind).length >= least)
  const [ingredients, steps] = [counted('ingredient', 2), counted('step', 1)]
  if (!ingredients) return buildUnheadedRecipe(prepared)
  const method = steps ?? ingredients
  const done = method.entries.filter(({ kind }) => kind === 'step')
  const told = method.paragraphs.map((sentences) => paragraph(...sentences))
  if (done.length === 0 && told.length === 0) return []
  // A recipe needs all of its ingredient lists: the dough is useless without the filling.
  const all = sections.filter(({ entries }) => entries.some(({ kind }) => kind === 'ingredient'))
  const needed = all.map(({ heading, entries }) =>
    lines(heading, ...(formatEntryList(entries.filter(({ kind }) => kind !== 'step'))?.sentences ?? [])),
  )
  // "For 4 people" stands above what it takes, not above the steps as well.
  const head = all.some(({ heading }) => heading === steps?.heading) ? undefined : steps?.heading
  return [
    ...needed,
    ...(done.length === 0
      ? told
      : [lines(head, ...(done.length === 1 ? done : (formatEntryList(done)?.sentences ?? [])))]),
  ]
}

/** The ingredients and steps of a recipe whose headings are plain lines of its text. */
function buildUnheadedRecipe({ material: { entries } }: PreparedText): Block[] {
  const done = entries.filter(({ kind }) => kind === 'step')
  const needed = entries.filter(({ kind, labelled }) => kind !== 'step' && !labelled)
  return done.length > 1 && needed.length > 2 ? [formatEntryList(needed), formatEntryList(done)] : []
}

/** "1. Wash it", "Step 2: Pump the tyres": the headings of a guide that numbers its steps in them. */
export const numberedHeadings = ({ material: { kind, headings } }: PreparedText): Material['headings'] => {
  const counted = headings.filter(({ text }) =>
    /^(?:(?:step|schritt|étape|paso|passo|stap|krok) )?\d{1,2}[.):]?\s\p{L}/iu.test(text),
  )
  return kind === 'guide' && counted.length >= 3 ? counted : []
}

/**
 * All steps of a guide with the text that follows them, or none: half of them would help no one. A guide without
 * steps shows its first list.
 */
function steps(prepared: PreparedText, room: number): Block[] {
  const sections = splitIntoSections(prepared.material).filter(({ entries }) =>
    entries.some(({ kind }) => kind === 'step'),
  )
  const counted = numberedHeadings(prepared)
  if (sections.length === 0 && counted.length > 0) return [lines(...counted)]
  if (sections.length === 0) return buildLists(prepared, room).slice(0, 1)
  const blocks = sections.flatMap((section) => {
    const last = section.entries.at(-1)?.block ?? 0
    const behind = section.paragraphs.filter(([first]) => first && first.block > last)
    return [wholeList(section, room), ...behind.map((sentences) => paragraph(...sentences))]
  })
  const lengthOf = (some: readonly Block[]): number =>
    some.reduce((sum, block) => sum + getBlockText(block).length, 0)
  const isComplete = sections.every((section) => section.entries.length < 2 || wholeList(section, room))
  if (isComplete && lengthOf(blocks) <= room) return blocks
  return sections.length === 1 ? blocks.slice(0, 1) : []
}

/** The parts of a post that are specific to its kind. */
export function buildKindSpecificParts(prepared: PreparedText, style: 'professional' | 'caption'): Block[] {
  const { kind, entries } = prepared.material
  if (kind === 'release_notes') return news(prepared)
  if (kind === 'list') return buildLists(prepared, 1_400).slice(0, 1)
  if (kind === 'guide') return steps(prepared, style === 'professional' ? 1_100 : 1_400)
  if (kind === 'recipe') return recipe(prepared)
  // If an event's entries name several days, that programme is what it is about.
  if (kind === 'event' && entries.filter((one) => !one.labelled && mentionsDay(one.text)).length > 1)
    return buildLists(prepared, 1_200).slice(0, 1)
  const inList = entries.reduce((sum, { text }) => sum + text.length, 0)
  const inText = prepared.paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0)
  return entries.length >= 4 && inList > inText ? buildLists(prepared, 1_200).slice(0, 1) : []
}

/** Kinds whose name no post leaves out. */
export const alwaysNamedKinds: ReadonlySet<ContentKind> = new Set(['release_notes', 'product', 'recipe'])
