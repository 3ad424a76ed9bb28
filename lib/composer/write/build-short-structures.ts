import type { TextSentence } from '../material/material'
import { buildSentence, lines, paragraph, type Sentence } from '../material/sentence'
import { announcesChange } from '../material/sentence-checks'
import { buildDetailLines, getBlockText, mentionsSameDay } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { orderedKinds } from './ordered-kinds'
import { formatEntryList, splitIntoSections } from './outline'
import {
  isSingleWord,
  mentionsDay,
  mentionsSubject,
  namedKinds,
  needsTitle,
  overlap,
  type Passage,
  type PreparedText,
} from './prepare-text'
import { findNewDate, saysHowToTakePart } from './required-sentences'
import { saysWhoIsWanted } from './says-who-is-wanted'
import {
  buildDraftsWithDetails,
  buildTitleBlock,
  buildTitledDraft,
  extendLead,
  findFirstSentence,
  listLeadLengths,
  selectLeads,
} from './select-passages'
import type { MakeDrafts } from './structures'
import { repeatsSummary } from './text-parts'

/** Lists drafts for networks with short posts, best first. Pure; serves spec/writing#6. */
export function buildShortStructures(prepared: PreparedText): MakeDrafts[] {
  const { kind } = prepared.material
  // An entry of a list says nothing without its heading: what is needed, or what there is enough of.
  const some = selectLeads(prepared).filter(
    (unit) =>
      isAboutSubject(prepared, unit) &&
      unit.sentences[0]?.isListed !== true &&
      !isSingleWord(unit.sentences[0]?.text ?? ''),
  )
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
      const complete = (made: PostDraft[][] = []) => made.flatMap(([one]) => one ?? [])
      // A short text that names the day itself needs no separate line for it.
      const dated =
        kind === 'event'
          ? lead
              .filter((some) => namesDayOfEvent(prepared, some))
              .flatMap(
                (some) =>
                  buildDraft(structure, [buildTitleBlock(prepared, some[0]), paragraph(...some)]) ?? [],
              )
          : []
      const isUndated = kind === 'event' && !mentionsDay(prepared.material.details.when?.text ?? '')
      const linesOf = ({ body }: PostDraft): number => body.at(-1)?.sentences.length ?? 0
      const partial = (some: readonly PostDraft[][]) =>
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
  // Two of a list's labelled points are no details of the list.
  if (isCalledByName || (kind !== 'list' && buildDetailLines(prepared, '').length > 0)) {
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
  const { name } = prepared
  const newDate = name && announcesChange(name.text) ? findNewDate(prepared, name.text) : undefined
  if (newDate) structures.push(() => [buildTitledDraft(prepared, 'title and new date', [newDate])])
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

/** How many passages at the beginning of a text tell what it is about. */
const maxLeadPassages = 4

/** Whether a passage tells what the text is about: it is near the beginning, or names what the title names. */
const isAboutSubject = ({ name }: PreparedText, { sentences, order }: Passage): boolean =>
  order < maxLeadPassages ||
  name === null ||
  overlap(name.text, sentences.map(({ text }) => text).join(' ')) >= 0.2

/**
 * Whether sentences name the day on which an event takes place, rather than one on which it does not, or by which
 * something else is due.
 */
function namesDayOfEvent({ material: { details } }: PreparedText, some: readonly Sentence[]): boolean {
  const text = some.map((one) => one.text).join(' ')
  if (!mentionsDay(text) || some.some((one) => announcesChange(one.text))) return false
  const day = details.when?.text ?? ''
  return !dayWithMonthPattern.test(day) || mentionsSameDay(day, text)
}
/** "18 April", "6. November" */
const dayWithMonthPattern = /\d{1,2}\.? \p{L}{3,}/u

/** Of drafts with fewer and fewer details, those that leave out only prices, email addresses and how to take part. */
function keepNeededDetails([full, ...fewer]: readonly PostDraft[]): PostDraft[] {
  const detailsOf = (draft: PostDraft | undefined) => draft?.body.at(-1)?.sentences ?? []
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
): (PostDraft | undefined)[] {
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
): (PostDraft | undefined)[] {
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
function firstPoints({ name, material: { entries } }: PreparedText): (PostDraft | undefined)[] {
  const points = entries.filter(({ labelled }) => !labelled)
  if (!name || points.length < 3) return []
  return [3, 2].map((count) =>
    buildDraft('title and first points', [paragraph(name), formatEntryList(points.slice(0, count))]),
  )
}

/** A release in short: its name with the first of its news, if its notes are a list. */
function newsInShort(prepared: PreparedText): (PostDraft | undefined)[] {
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
