import type { TextSentence } from '../material/material'
import { capitalize } from '../material/phrases'
import { type Block, buildSentence, lines, paragraph, replaceText, type Sentence } from '../material/sentence'
import { refersToContext } from '../material/sentence-checks'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft, type Draft } from './draft'
import { alwaysNamedKinds, buildKindSpecificParts, buildLists, numberedHeadings } from './kind-specific-parts'
import { callToAction, questionToReaders } from './next-step'
import { saysWhoIsWanted } from './offer-words'
import { orderedKinds, soberKinds } from './ordered-kinds'
import { buildFullText, formatEntryList, splitIntoSections } from './outline'
import {
  mentionsDay,
  mentionsIngredientsOrServings,
  mentionsSubject,
  namedKinds,
  needsTitle,
  overlap,
  type Passage,
  type PreparedText,
} from './prepare-text'
import { completeStructures, saysHowToTakePart } from './required-sentences'
import {
  buildDraftsWithDetails,
  buildTitleBlock,
  buildTitledDraft,
  extendLead,
  findFirstSentence,
  listLeadLengths,
  listRoom,
  selectBeginningAndEnd,
  selectConcretePassages,
  selectFromBeginning,
  selectFurtherPassages,
  selectLeads,
} from './select-passages'
import type { MakeDrafts, Structures } from './structures'

function buildShortStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  const some = selectLeads(prepared)
  const summary = prepared.summary.slice(0, 2)
  const short = summary.length > 0 ? [summary, summary.slice(0, 1)] : []
  // If the network has room, a lead is told with the rest of its paragraph (below).
  const [begin] = some
  // If the beginning does not fit, another sentence only helps if it is about what the title names.
  const isOfTitle = ({ sentences: [first], points, order }: Passage): boolean =>
    order === 0 ||
    prepared.name === null ||
    points >= (begin?.points ?? 0) - 0.6 ||
    overlap(prepared.name.text, first?.text ?? '') >= 0.2
  const sentences = some
    .filter(isOfTitle)
    .slice(0, 4)
    .flatMap((unit) => {
      const leads = shortLeads(prepared, unit)
      const longer = extendLead(prepared, leads[0] ?? [])
      return kind !== 'product' && longer.length > (leads[0]?.length ?? 0) ? [longer, ...leads] : leads
    })
  const structures: MakeDrafts[] = []
  // What readers need in order to act is worth more than any second sentence.
  const of =
    (structure: string, lead: readonly (readonly Sentence[])[], others: readonly (readonly Sentence[])[]) =>
    () => {
      const [first, bare, second] = [lead, kind === 'recipe' ? [] : [[]], others].map((leads) =>
        leads.map((one) => buildDraftsWithDetails(prepared, structure, one)),
      )
      const complete = (made: Draft[][] = []) => made.flatMap(([one]) => one ?? [])
      // A short text that names the day itself needs no separate line for it.
      const dated =
        kind === 'event'
          ? lead
              .filter((some) => mentionsDay(some.map(({ text }) => text).join(' ')))
              .flatMap(
                (some) =>
                  buildDraft(structure, [buildTitleBlock(prepared, some[0]), paragraph(...some)]) ?? [],
              )
          : []
      const isUndated = kind === 'event' && !mentionsDay(prepared.material.details.when?.text ?? '')
      const linesOf = ({ body }: Draft): number => body.at(-1)?.sentences.length ?? 0
      const partial = (some: readonly Draft[][]) =>
        some.flatMap((drafts) => drafts.slice(1)).sort((a, b) => linesOf(b) - linesOf(a))
      // What a thing is matters more than its measurements.
      if (kind === 'product' || isUndated)
        return [
          ...dated,
          // A product's whole short text with fewer measurements is better than a part of it with all of them.
          ...(kind === 'product'
            ? [
                ...(first ?? []).flat(),
                ...lead.flatMap((one) => buildTitledDraft(prepared, structure, one) ?? []),
              ]
            : [
                ...complete(first),
                ...partial(first ?? []),
                ...lead.flatMap((one) =>
                  one.length > 0 ? (buildTitledDraft(prepared, structure, one) ?? []) : [],
                ),
              ]),
          ...complete(bare),
          ...complete(second),
        ]
      return [
        ...complete(first),
        ...dated,
        // What something is matters more than what it costs and who to ask, which the link tells.
        ...(structure === 'title, short text, details' ? (first ?? []).flatMap(keepNeededDetails) : []),
        ...complete(bare),
        ...partial([...(first ?? []), ...(bare ?? [])]),
        ...complete(second),
      ]
    }
  const isCalledByName = kind === 'event' || kind === 'product' || kind === 'recipe'
  if (isCalledByName || buildDetailLines(prepared, '').length > 0) {
    const [best = [], next = []] = some.map((unit) => listLeadLengths(prepared, unit))
    if (short.length > 0) structures.push(of('title, short text, details', short, best))
    else structures.push(of('title, first sentence, details', best, next))
    if (structures.some((make) => make().some(Boolean))) return structures
    structures.splice(0)
    if (kind === 'recipe' && short.length === 0) {
      const made = ingredientsInShort(prepared, [...best, []])
      if (made.length > 0) return [() => made]
    }
  }
  if (short.length > 0)
    structures.push(() => [
      ...buildSummaryWithLead(prepared, summary),
      ...short.map((lead) => buildTitledDraft(prepared, 'title and short text', lead)),
    ])
  // The short text of a notice says what is closed and when; its first sentence may only lead up to that.
  const namesDay = (some: readonly Sentence[]): boolean => some.some(({ text }) => mentionsDay(text))
  if (namesDay(summary) && !(sentences[0] && namesDay(sentences[0])) && !orderedKinds.has(kind))
    return structures
  if (kind === 'story' && structures.length > 0) return structures
  if (kind === 'list') structures.push(() => firstPoints(prepared))
  const news = kind === 'release_notes' ? newsInShort(prepared) : []
  if (news.length > 0) return [...structures, () => news]
  const apply =
    prepared.material.isOffer && short.length === 0 ? findApplicationSentence(prepared) : undefined
  if (apply) structures.push(() => [buildTitledDraft(prepared, 'title and how to apply', [apply])])
  structures.push(() => sentences.map((lead) => buildTitledDraft(prepared, 'title and lead', lead)))
  // The lead of an obituary names who died, if the headline leaves no room for it.
  if (kind === 'obituary')
    structures.push(() =>
      sentences.map((lead) =>
        lead[0] && mentionsSubject(lead[0].text, prepared.name)
          ? buildDraft('lead', [paragraph(...lead)])
          : undefined,
      ),
    )
  if (!orderedKinds.has(kind))
    structures.push(() =>
      (namedKinds.has(kind) ? [] : sentences).map((lead) =>
        lead[0] &&
        !lead[0].isQuestion &&
        (!prepared.name ||
          (overlap(prepared.name.text, lead[0].text) >= 0.5 && !needsTitle(prepared, lead[0])))
          ? buildDraft('lead', [paragraph(...lead)])
          : undefined,
      ),
    )
  return structures
}

/** Of drafts with fewer and fewer details, those that leave out only prices, email addresses and how to take part. */
function keepNeededDetails([full, ...fewer]: readonly Draft[]): Draft[] {
  const detailsOf = (draft: Draft | undefined) => draft?.body.at(-1)?.sentences ?? []
  const isLinked = ({ text, facts: [fact] }: Sentence): boolean =>
    fact?.kind === 'price' ||
    fact?.role === 'how_to' ||
    (/\S@[\w-]{1,63}\.\w/u.test(text) && !mentionsDay(text))
  const needed = detailsOf(full).filter((line) => !isLinked(line))
  return needed.length === 0
    ? []
    : fewer.filter((one) => needed.every(({ text }) => detailsOf(one).some((line) => line.text === text)))
}

/** The short text with the beginning of the text below it, unless that repeats it. */
function buildSummaryWithLead(
  prepared: PreparedText,
  summary: readonly TextSentence[],
): (Draft | undefined)[] {
  const first = findFirstSentence(prepared)
  const words = summary.map(({ text }) => text).join(' ')
  if (
    !first ||
    repeatsSummary(prepared) ||
    overlap(first.text, words) > 0.4 ||
    orderedKinds.has(prepared.material.kind)
  )
    return []
  return [
    buildTitledDraft(prepared, 'title and short text', summary, paragraph(...extendLead(prepared, [first]))),
  ]
}

/** A lead with the next sentence if that gives a day, a deadline or how to take part; then the lead as it is. */
function shortLeads(prepared: PreparedText, unit: Passage): TextSentence[][] {
  const leads = listLeadLengths(prepared, unit)
  const [first] = unit.sentences
  if (!first || first.isQuestion || orderedKinds.has(prepared.material.kind)) return leads
  const around = prepared.paragraphs.find((some) => some.includes(first)) ?? []
  const at = around.indexOf(first)
  const next = around[at + 1]
  const isNeeded =
    next && (next.holds.has('when') || next.holds.has('deadline') || saysHowToTakePart(next.text))
  const length = first.text.length + (next?.text.length ?? 0)
  return isNeeded && !next.isQuestion && length < 230 ? [[first, next], ...leads] : leads
}

/** For an advertisement whose text does not lead with who is wanted, the sentence on how and until when to apply. */
function findApplicationSentence(prepared: PreparedText): TextSentence | undefined {
  if (selectLeads(prepared).some(({ sentences: [first] }) => first && saysWhoIsWanted(first.text)))
    return undefined
  return prepared.paragraphs
    .flat()
    .find(
      ({ text, isQuestion }) =>
        !isQuestion && saysHowToTakePart(text) && mentionsDay(text) && text.length <= 200,
    )
}

/** What a dish is, with its ingredients. */
function ingredientsInShort(
  prepared: PreparedText,
  all: readonly (readonly Sentence[])[],
): (Draft | undefined)[] {
  const needed = prepared.material.entries.filter(({ kind, labelled }) => kind !== 'step' && !labelled)
  const hasSteps = prepared.material.entries.some(({ kind }) => kind === 'step' || kind === 'ingredient')
  if (!prepared.name || !hasSteps || needed.length < 3 || needed.length > 14) return []
  const draft = (lead: readonly Sentence[], details: readonly Sentence[]) =>
    buildDraft('title, ingredients', [
      paragraph(prepared.name),
      paragraph(...lead),
      lines(...details),
      lines(...needed),
    ])
  return all.flatMap((lead) => {
    const details = buildDetailLines(prepared, getBlockText(paragraph(prepared.name, ...lead)))
    return details.length > 0 ? [draft(lead, details), draft(lead, [])] : [draft(lead, [])]
  })
}

/** The title of a list with its first three points, or its first two. */
function firstPoints({ name, material: { entries } }: PreparedText): (Draft | undefined)[] {
  const points = entries.filter(({ labelled }) => !labelled)
  if (!name || points.length < 3) return []
  return [3, 2].map((count) =>
    buildDraft('title and first points', [paragraph(name), formatEntryList(points.slice(0, count))]),
  )
}

/**
 * Limits the text to what comes before the steps of a guide or the points of a list: what continues them makes no
 * sense ahead of them.
 */
function limitToBeforeList(prepared: PreparedText): { before?: number } {
  const { kind, entries } = prepared.material
  const [counted] = numberedHeadings(prepared)
  if (counted) return { before: counted.block }
  const first = kind === 'list' ? entries[0] : entries.find(({ labelled }) => !labelled)
  return first && !(kind === 'story' || kind === 'person' || kind === 'release_notes')
    ? { before: first.block }
    : {}
}

/** Whether every sentence of a block was already said. */
const isRepeatedBlock = (block: Block, said: readonly Sentence[]): boolean =>
  block?.sentences.every(({ text }) => said.some((one) => one.text === text)) ?? false

/** Lists without a heading that already stands above a paragraph. */
const removeRepeatedHeadings = (body: readonly Block[], parts: readonly Block[]): Block[] => {
  const said = new Set(body.map((block) => block?.sentences[0]?.text))
  return parts.map((block) => {
    const [head, ...rest] = block?.sentences ?? []
    return block && head && rest.length > 0 && said.has(head.text) ? { ...block, sentences: rest } : block
  })
}

/** A release in short: its name with the first of its news, if its notes are a list. */
function newsInShort(prepared: PreparedText): (Draft | undefined)[] {
  const [section] = splitIntoSections(prepared.material).filter(({ entries }) => entries.length > 0)
  const lead = findFirstSentence(prepared)
  if (!section || (lead && lead.section !== section.heading?.text && lead.section === undefined)) return []
  return [4, 3, 2, 1].map((count) =>
    buildDraft('title and news', [
      paragraph(prepared.name),
      lines(...section.items.slice(0, count).map((item) => (count === 1 ? item : buildSentence('• ', item)))),
    ]),
  )
}

function buildProfessionalStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  const parts = buildKindSpecificParts(prepared, 'professional')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): Draft | undefined => {
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

function buildCaptionStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  const parts = buildKindSpecificParts(prepared, 'caption')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): Draft | undefined => {
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

/** Whether the text begins with what its short text says, so that the two would read as a repetition. */
function repeatsSummary({ summary, paragraphs, name, material: { kind } }: PreparedText): boolean {
  const [first] = paragraphs
  if (!first || (kind !== 'announcement' && kind !== 'event' && kind !== 'other')) return false
  const words = summary
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  const told = first.map(({ text }) => text).join(' ')
  // Only the short text names the day of the event.
  if (kind === 'event' && isDayMentioned(summary.slice(0, 2)) && !isDayMentioned(first)) return false
  return words !== '' && overlap(words, `${name?.text ?? ''} ${told}`) >= 0.4
}

/** Whether `said` names each day that `text` names: "10 January". */
const mentionsAllDays = (text: string, said: string): boolean => {
  const days =
    text
      .toLowerCase()
      .match(/(?<!\d)\d{1,2}\.?\s(?:de\s)?\p{L}{3,}|(?<!\p{L})\p{L}{3,14}\s\d{1,2}(?!\d)/gu) ?? []
  return days.every((one) => said.toLowerCase().includes(one))
}

const isDayMentioned = (some: readonly TextSentence[]): boolean =>
  some.some(({ holds, text }) => holds.has('when') || mentionsDay(text))

/** What a text says after its list, if it makes sense alone. */
function findTextAfterList({ material: { kind, entries }, paragraphs }: PreparedText): Block[] {
  if (kind === 'guide' || kind === 'recipe' || kind === 'release_notes') return []
  const last = entries.findLast(({ labelled }) => !labelled)?.block ?? Number.POSITIVE_INFINITY
  return paragraphs
    .filter(([first]) => first && first.block > last && first.alone)
    .slice(0, 1)
    .map((some) => paragraph(...some))
}

/** When and where people say farewell to someone, which most texts give at the end. */
function findFuneralDetails(
  { material: { kind }, paragraphs }: PreparedText,
  body: readonly Block[],
): Block[] {
  if (kind !== 'obituary') return []
  const last = paragraphs
    .slice(1)
    .findLast((some) => some[0]?.alone && mentionsDay(some.map(({ text }) => text).join(' ')))
  const isSaid = last && body.some((block) => block?.sentences.some((one) => one === last[0]))
  return last && !isSaid ? [paragraph(...last)] : []
}

function buildFullStructures(prepared: PreparedText): MakeDrafts[] {
  const full = (structure: string, before: Block[]) => (): (Draft | undefined)[] => {
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

function buildDescriptionStructures(prepared: PreparedText): MakeDrafts[] {
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
        details && prepared.name
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
 * recipe also what it takes.
 */
const canBePostAlone = (
  { material: { kind }, name }: PreparedText,
  { order, sentences: [first] }: Passage,
): boolean =>
  order === 0 ||
  (kind !== 'recipe' &&
    kind !== 'release_notes' &&
    kind !== 'story' &&
    !first?.isListed &&
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
