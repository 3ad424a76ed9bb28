import type { ContentKind } from '@/lib/facts/schemas'
import { type Draft, draftOf, textOfDraft } from './draft'
import { isWarning, pointsOutside } from './fact-shape'
import type { Details, Entry, Running } from './material'
import { listOf, type Section, sectionsOf, wholeText } from './outline'
import { type Block, lines, paragraph, reworded, type Sentence, say } from './sentence'
import type { MakeDrafts, Structures } from './structures'
import {
  named,
  namesSubject,
  same,
  saysDay,
  saysWeekday,
  type Telling,
  titleAbove,
  type Unit,
} from './telling'

/** Kinds that are told in the order of their text and left as sober as they are. */
const sober: ReadonlySet<ContentKind> = new Set(['obituary', 'legal'])
/** Kinds whose sentences go on from each other all the way. */
const inOrder: ReadonlySet<ContentKind> = new Set(['story', 'obituary', 'legal'])

const detailNames: Partial<Record<ContentKind, (keyof Details)[]>> = {
  event: ['when', 'where', 'price', 'deadline'],
  product: ['price'],
  recipe: ['serves', 'time'],
}

/** "When: Saturday, 9 May": values with the composer's label, in other languages as they stand; none that was said already. */
function detailLines(telling: Telling, said: string): Sentence[] {
  const { kind, details, phrases } = telling.material
  const found = (detailNames[kind] ?? []).flatMap((name) => {
    const value = details[name]
    if (
      !value ||
      plain(said).includes(plain(value.text)) ||
      (name === 'when' && namesDayOf(value.text, said))
    )
      return []
    // "250 AED" after "costs 250 dirhams".
    const amount = name === 'price' ? /\d[\d.,]*/.exec(value.text)?.[0] : undefined
    if (amount && new RegExp(`(?<!\\d)${amount.replace(/[.,]/g, '[.,]')}(?!\\d)`).test(said)) return []
    // A place alone does not tell that something takes place there.
    if (name === 'where' && !details.when && !saysWeekday(said)) return []
    const label = name === 'price' && kind === 'event' ? phrases?.admission : phrases?.[name]
    if (label === undefined) return /^[\p{N}\s.,]+$/u.test(value.text) ? [] : [value]
    // "Serves 4, or 2 with lunch tomorrow" has its own word for it.
    if (name === 'serves' && /\b(?:serves|für|for) (?:\d|one|two|four|six|vier|zwei|sechs)/iu.test(said))
      return []
    if (name === 'serves' && /\p{L}{4}/u.test(value.text)) return [value]
    return label === '' ? [] : [say(`${label}: `, value)]
  })
  return kind === 'product' && !details.price ? [...found, ...priceSentence(telling, said)] : found
}

/** Where no value is the price, the sentence that says it. */
function priceSentence({ paragraphs }: Telling, said: string): Sentence[] {
  const sentence = paragraphs
    .flat()
    .find(({ alone, holds, text }) => alone && holds.has('price') && text.length <= 140)
  return sentence && !plain(said).includes(plain(sentence.text)) ? [sentence] : []
}

const germanStems: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }

/** "20 June" of "Saturday, 20 June 2026", said already. */
function namesDayOf(value: string, said: string): boolean {
  const { day, month } = /(?<day>\d{1,2})\.? (?<month>\p{L}{3,})/u.exec(value)?.groups ?? {}
  if (!day || !month) return false
  const stem = month.slice(0, 3)
  const number =
    1 +
    'jan feb mar apr may jun jul aug sep oct nov dec'
      .split(' ')
      .indexOf(germanStems[stem.toLowerCase()] ?? stem.toLowerCase())
  const forms = [
    `(?<!\\d)${day}(?:st|nd|rd|th|\\.)? ?(?:of )?${stem}`,
    `${stem}\\p{L}*\\.? ${day}(?!\\d)`,
    `(?<!\\d)0?${day}\\. ?0?${number}\\.`,
  ]
  return new RegExp(forms.join('|'), 'iu').test(said)
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const wordsOf = (...blocks: Block[]): string =>
  blocks.map((block) => block?.sentences.map(({ text }) => text).join(' ') ?? '').join(' ')

/** The title above a lead; null where the lead says it. */
const titleFor = (telling: Telling, lead: Sentence | undefined): Block => paragraph(titleAbove(telling, lead))

/** A unit with what goes on from it, then without. */
function longAndShort({ sentences }: Unit): Running[][] {
  if (sentences.length < 2 || sentences[0]?.isQuestion) return [sentences]
  if (/(?<!\p{L})(?:hier|here)(?!\p{L})/iu.test(sentences[1]?.text ?? '')) return [sentences.slice(0, 1)]
  return [sentences.slice(0, 2), sentences.slice(0, 1)]
}

/** Sentences that may lead a short post, best first; of texts that are told in order, their beginning only. */
function leads(telling: Telling): Unit[] {
  const { kind } = telling.material
  const [best] = telling.units
  if (inOrder.has(kind))
    return telling.units.filter(
      ({ order, sentences: [first] }) => order < 2 && !/^[“„"«»]/u.test(first?.text ?? ''),
    )
  const some = telling.units.filter(({ points }) => points > (best?.points ?? 0) - 1.8 && points > -1)
  const clear = some.filter(
    ({ sentences: [first] }) => first && !pointsOutside(first.text, telling.name?.text ?? ''),
  )
  return clear.length > 0 ? clear : some
}

/** The concrete part of a text, after its best lead: what holds a date, a price, a number or somebody's words. */
const concrete = (telling: Telling): Unit[] =>
  leads(telling)
    .slice(1)
    .filter(
      ({ sentences: [first] }) =>
        first && (first.holds.size > 0 || /\d|[“„«»"]/u.test(first.text)) && first.text.length >= 35,
    )

/** The title and a lead under it; a lead that says what the title says stands alone. */
function titled(
  telling: Telling,
  structure: string,
  lead: readonly Sentence[],
  ...more: Block[]
): Draft | undefined {
  const [first] = lead
  if (!first) return undefined
  const title = titleAbove(telling, first)
  if (!title && !namesSubject(first.text, telling.name)) return undefined
  return draftOf(structure, [paragraph(title), paragraph(...lead), ...more])
}

/** What an event, a product or a recipe is, with its values; an event says its day. */
function withDetails(telling: Telling, structure: string, lead: readonly Sentence[]): Draft | undefined {
  const title = titleFor(telling, lead[0])
  const said = wordsOf(title, paragraph(...lead))
  const details = detailLines(telling, said)
  const { kind } = telling.material
  if (lead.length === 0 && (!title || details.length === 0)) return undefined
  if (details.length === 0 && kind !== 'event') return undefined
  if (kind === 'event' && !telling.material.details.when && !saysDay(said)) return undefined
  return draftOf(structure, [title, paragraph(...lead), lines(...details)])
}

function onX(telling: Telling): MakeDrafts[] {
  const { kind } = telling.material
  const some = leads(telling)
  const summary = telling.summary.slice(0, 2)
  const short = summary.length > 0 ? [summary, summary.slice(0, 1)] : []
  const sentences = some.slice(0, 4).flatMap(longAndShort)
  const structures: MakeDrafts[] = []
  if (kind === 'event' || kind === 'product' || kind === 'recipe') {
    const of = (structure: string, all: readonly (readonly Sentence[])[]) => () =>
      all.map((lead) => withDetails(telling, structure, lead))
    if (short.length > 0) structures.push(of('title, short text, details', short))
    // Where no sentence fits beside them, an event still says its day and place.
    structures.push(of('title, first sentence, details', kind === 'event' ? [...sentences, []] : sentences))
    if (structures.some((make) => make().some(Boolean))) return structures
    structures.splice(0)
  }
  if (short.length > 0)
    structures.push(() => short.map((lead) => titled(telling, 'title and short text', lead)))
  if (kind === 'story' && structures.length > 0) return structures
  structures.push(() => sentences.map((lead) => titled(telling, 'title and lead', lead)))
  if (!inOrder.has(kind))
    structures.push(
      () =>
        (named.has(kind) ? [] : sentences).map((lead) =>
          lead[0] && !lead[0].isQuestion && namesSubject(lead[0].text, telling.name)
            ? draftOf('lead', [paragraph(...lead)])
            : undefined,
        ),
      () =>
        concrete(telling)
          .slice(0, 2)
          .flatMap(longAndShort)
          .map((lead) => titled(telling, 'title and a concrete sentence', lead)),
    )
  return structures
}

type Room = { paragraphs: number; characters: number }

/** Paragraphs of the text from its beginning on, each begun by a sentence that stands alone; nothing that was said before. */
function fromBeginning(telling: Telling, room: Room, not: readonly Sentence[] = []): Block[] {
  const blocks: Block[] = []
  const { kind, name } = telling.material
  let used = 0
  let isWhole = true
  for (const sentences of telling.paragraphs) {
    if (blocks.length === room.paragraphs || used > room.characters) break
    const [first] = sentences
    if (!first) continue
    // A release tells its news by headings.
    if (kind === 'release_notes' && first.section !== undefined && first.section !== name?.text) continue
    const known = sentences.findIndex((one) => not.some((other) => same(other.text, one.text)))
    const kept = trimmed(
      known < 0 ? sentences : sentences.slice(known + 1),
      Math.min(380, room.characters - used + 60),
    )
    const [begin] = kept
    const isAside = !isWhole && (begin?.text.length ?? 0) < 50
    if (!begin?.alone || isAside) {
      if (known < 0) isWhole = false
      if (inOrder.has(kind) && blocks.length > 0 && known < 0) break
      continue
    }
    blocks.push(paragraph(...kept))
    used += wordsOf(paragraph(...kept)).length
  }
  return blocks
}

/** The first sentences of a paragraph within a length, at most three; a question keeps its answer. */
function trimmed(sentences: readonly Running[], length: number): Running[] {
  const kept: Running[] = []
  let used = 0
  for (const sentence of sentences) {
    if (kept.length === 3 || (used > 0 && used + sentence.text.length > length)) break
    kept.push(sentence)
    used += sentence.text.length
  }
  while (kept.at(-1)?.isQuestion) kept.pop()
  return kept
}

/** What readers can do next, in the text's own words: register, come, answer. */
const nextStep =
  /\b(?:register|registration|sign up|apply|applications?|book(?:ing)? (?:now|online|at|by|your)|tickets?|order|rsvp|join us|visit us|drop in|welcome|anmeld\p{L}*|meldet|bewerb\p{L}*|bewirb|karten|bestell\p{L}*|besuch(?:t|en sie)|schaut vorbei|eingeladen|willkommen|mitmachen|abholen)(?!\p{L})/iu
const asksReaders =
  /(?<!\p{L})(?:you|your|ihr|euch|euer|du|dein\p{L}*|Sie|Ihr\p{L}*|vous|votre|ti|tu|usted(?:es)?)(?!\p{L})/u
const author = /(?<!\p{L})(?:I|my|me|ich|mir|mich)(?!\p{L})/u

function callToAction(telling: Telling, said: string): Block {
  const all = telling.paragraphs
    .flat()
    .filter(
      ({ text, alone }) =>
        alone && text.length >= 30 && text.length <= 220 && !said.includes(text) && !author.test(text),
    )
  const step = all
    .filter((one) => !one.isQuestion && (one.holds.has('deadline') || nextStep.test(one.text)))
    .at(-1)
  return paragraph(step ?? questionToReaders(telling, said))
}

/** The question with which a text ends, where it asks its readers. */
function questionToReaders({ material }: Telling, said: string): Running | undefined {
  const last = material.paragraphs.at(-1)?.at(-1)
  return last?.isQuestion && last.alone && asksReaders.test(last.text) && !said.includes(last.text)
    ? last
    : undefined
}

/** A list of the text with what heads it, where it is short enough to stand in a post as a whole. */
function wholeList({ entries, heading }: Section, room: number): Block {
  if (entries.length < 2 || entries.some(({ text }) => text.length > 240)) return null
  const list = listOf(entries)
  if (wordsOf(list).length > room) return null
  return heading ? lines(heading, ...(list?.sentences ?? [])) : list
}

/** The lists of a text, those with steps first. */
function lists(telling: Telling, room: number): Block[] {
  const stepsIn = (entries: readonly Entry[]) => entries.filter(({ kind }) => kind === 'step').length
  return sectionsOf(telling.material)
    .sort((a, b) => stepsIn(b.entries) - stepsIn(a.entries))
    .flatMap((section) => wholeList(section, room) ?? [])
}

/** What a release brings, by the headings of its notes. */
const news = (telling: Telling): Block[] =>
  sectionsOf(telling.material)
    .filter(({ heading, items }) => heading && items.length > 0 && telling.name?.text !== heading.text)
    .slice(0, 3)
    .map(({ heading, items }) =>
      lines(
        heading,
        ...items
          .filter(({ text }) => text.length <= 260)
          .slice(0, 4)
          .map((item) => say('• ', item)),
      ),
    )

/** Ingredients and steps with their headings: both, or nothing. */
function recipe(telling: Telling): Block[] {
  const sections = sectionsOf(telling.material)
  const counted = (kind: Entry['kind'], least: number) =>
    sections.find(({ entries }) => entries.filter((one) => one.kind === kind).length >= least)
  const [ingredients, steps] = [counted('ingredient', 2), counted('step', 1)]
  if (!ingredients) return []
  const method = steps ?? ingredients
  const done = method.entries.filter(({ kind }) => kind === 'step')
  const told = method.paragraphs.map((sentences) => paragraph(...sentences))
  if (done.length === 0 && told.length === 0) return []
  const list = listOf(ingredients.entries.filter(({ kind }) => kind !== 'step'))
  return [
    lines(ingredients.heading, ...(list?.sentences ?? [])),
    ...(done.length === 0
      ? told
      : [lines(steps?.heading, ...(done.length === 1 ? done : (listOf(done)?.sentences ?? [])))]),
  ]
}

/** The parts of a post that only its kind has. */
function partsOf(telling: Telling, platform: 'linkedin' | 'instagram'): Block[] {
  const { kind, entries } = telling.material
  if (kind === 'release_notes') return news(telling)
  if (kind === 'list') return lists(telling, 1_400).slice(0, 1)
  if (kind === 'guide') return lists(telling, platform === 'linkedin' ? 900 : 1_400).slice(0, 1)
  if (kind === 'recipe') return platform === 'instagram' ? recipe(telling) : []
  const inList = entries.reduce((sum, { text }) => sum + text.length, 0)
  const inText = telling.paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0)
  return entries.length >= 4 && inList > inText ? lists(telling, 1_200).slice(0, 1) : []
}

/** Things whose name no post leaves out. */
const isCalled: ReadonlySet<ContentKind> = new Set(['release_notes', 'product'])

function onLinkedin(telling: Telling): MakeDrafts[] {
  const { kind } = telling.material
  const parts = partsOf(telling, 'linkedin')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): Draft | undefined => {
    const body = fromBeginning(
      telling,
      hasParts ? { paragraphs: 2, characters: 450 } : { paragraphs: 4, characters: 850 },
      not,
    )
    const details = lines(...detailLines(telling, wordsOf(...hook, ...body)))
    const blocks = [...hook, ...body, ...parts, details]
    return draftOf(structure, blocks, sober.has(kind) ? null : callToAction(telling, wordsOf(...blocks)))
  }
  const first = firstTold(telling)
  const { summary } = telling
  const structures: MakeDrafts[] = []
  if (first && namesSubject(first.text, telling.name) && first.text.length >= 50 && !isCalled.has(kind))
    structures.push(() => [finish('text from its beginning', [], [])])
  if (summary[0] && !(kind === 'story' && first))
    structures.push(() => [
      finish(
        'short text, then the text',
        [titleFor(telling, summary[0]), paragraph(...summary.slice(0, 2))],
        summary.slice(0, 2),
      ),
    ])
  if (first || !summary[0])
    structures.push(() => [
      finish(
        'title, then the text',
        [kind === 'release_notes' ? paragraph(telling.name) : titleFor(telling, first)],
        [],
      ),
    ])
  return structures
}

/** The sentence with which the telling of a text begins. */
const firstTold = (telling: Telling): Running | undefined =>
  telling.paragraphs.map(([first]) => first).find((first) => first?.alone && !first.isQuestion)

function onInstagram(telling: Telling): MakeDrafts[] {
  const { kind } = telling.material
  const parts = partsOf(telling, 'instagram')
  const hasParts = parts.some(Boolean)
  const finish = (structure: string, hook: Block[], not: readonly Sentence[]): Draft | undefined => {
    const body = hasParts
      ? fromBeginning(telling, { paragraphs: 1, characters: 240 }, not)
      : others(telling, not)
    const said = [...hook, ...parts, ...(kind === 'event' ? [] : body)]
    const details = lines(...detailLines(telling, wordsOf(...said)))
    return draftOf(structure, [
      ...hook,
      kind === 'event' ? details : null,
      ...body,
      kind === 'event' ? null : details,
      ...parts,
    ])
  }
  const summary = telling.summary.slice(0, 2)
  const structures: MakeDrafts[] = []
  const hookOf = (lead: readonly Sentence[]): Block[] => [titleFor(telling, lead[0]), paragraph(...lead)]
  if (summary.length > 0) structures.push(() => [finish('title, short text, more', hookOf(summary), summary)])
  if (inOrder.has(kind) || kind === 'release_notes') {
    const first = firstTold(telling)
    if (structures.length === 0)
      structures.push(() => [
        draftOf('title and the text’s beginning and end', [
          kind === 'release_notes' ? paragraph(telling.name) : titleFor(telling, first),
          ...beginningAndEnd(telling),
          ...parts,
        ]),
      ])
    return structures
  }
  for (const unit of [leads(telling)[0], concrete(telling)[0]]) {
    const lead = unit?.sentences.slice(0, 2)
    if (lead?.[0])
      structures.push(() => [
        finish(
          unit === leads(telling)[0] ? 'title, best sentence, more' : 'title, a concrete sentence, more',
          hookOf(lead),
          lead,
        ),
      ])
  }
  if (structures.length === 0)
    structures.push(() => [finish('title and list', [paragraph(telling.name)], [])])
  return structures
}

/** Of a sober text, its beginning and what is said of a day to come. */
function beginningAndEnd(telling: Telling): Block[] {
  const blocks = fromBeginning(telling, { paragraphs: 4, characters: 900 })
  const last = blocks.slice(1).findLast((block) => saysDay(wordsOf(block)))
  return blocks.slice(0, 1).concat(last ?? [])
}

/** More of the text in its order, what stands together kept together: the sentences with the most to say. */
function others(telling: Telling, not: readonly Sentence[]): Block[] {
  if (inOrder.has(telling.material.kind))
    return fromBeginning(telling, { paragraphs: 2, characters: 400 }, not)
  const chosen = telling.units
    .filter(
      ({ sentences, points }) =>
        points > -1 &&
        !pointsOutside(sentences[0]?.text ?? '', telling.name?.text ?? '') &&
        !sentences.some((one) => not.some((known) => same(known.text, one.text))),
    )
    .slice(0, 4)
    .sort((a, b) => a.order - b.order)
  const blocks = Map.groupBy(chosen, ({ sentences }) => sentences[0]?.block)
  return [...blocks.values()].slice(0, 3).map((units) => {
    const sentences = units.flatMap(({ sentences }) => sentences)
    const kept: Running[] = []
    for (const one of sentences)
      if (kept.length < 3 && (one.alone || kept.at(-1) === sentences[sentences.indexOf(one) - 1]))
        kept.push(one)
    while (kept.at(-1)?.isQuestion) kept.pop()
    // "Jeden Tag aufs Neue." says something only behind what it repeats.
    return wordsOf(paragraph(...kept)).length < 30 ? null : paragraph(...kept)
  })
}

function inFull(telling: Telling): MakeDrafts[] {
  const full = (structure: string, before: Block[]) => (): (Draft | undefined)[] => {
    const text = wholeText(telling.material)
    const details = lines(...detailLines(telling, wordsOf(...before, ...text)))
    return [draftOf(structure, [...before, ...text, details])]
  }
  const { summary } = telling
  if (summary.length === 0) return [full('whole text', [])]
  return [full('short text and whole text', [paragraph(...summary)]), full('whole text', [])]
}

function onYoutube(telling: Telling): MakeDrafts[] {
  const parts = partsOf(telling, 'instagram')
  const of = (structure: string, before: Block[], not: readonly Sentence[]) => () => {
    const text = fromBeginning(telling, { paragraphs: 6, characters: 1_200 }, not)
    const details = lines(...detailLines(telling, wordsOf(...before, ...text, ...parts)))
    return [draftOf(structure, [...before, ...text, details, ...parts])]
  }
  const summary = telling.summary.slice(0, 2)
  const structures: MakeDrafts[] = [of('text from its beginning', [], [])]
  if (summary.length > 0) structures.unshift(of('short text and text', [paragraph(...summary)], summary))
  return structures
}

/** What must be known before one comes, books or pays. */
const condition =
  /(?<!\p{L})(?:non-refundable|no refunds?|not refundable|refunds?|(?:no|without|advance|prior) (?:booking|registration|reservation|tickets?)|booking|bookable|registration|register|sign up|rsvp|book (?:by|your|online|in|ahead|early|at)|free (?:of charge|entry|admission)|admission|entry is|tickets? (?:are|cost|from|at)|first come|places are limited|nicht erstatt\p{L}{0,10}|erstattung|anmeldung\p{L}{0,2}|anmeldeschluss|anmelden|voranmeldung|reservierung|eintritt\p{L}{0,12}|karten (?:kosten|gibt|zu|für)|tickets? (?:kosten|gibt|zu|ab)|kostenlos|kostenfrei|teilnahmegebühr|begrenzt|inscription|réservation|entrée|reserva|inscripción|prenotazione|ingresso|biglietti|zapisy|wstęp|bilety)(?!\p{L})/iu

/** What a post of its kind may not leave unsaid: the warnings of a guide or a release, what an event asks of its guests. */
function mustSay(telling: Telling, said: string): { warnings: Sentence[]; conditions: Sentence[] } {
  const { kind, entries } = telling.material
  const isNew = ({ text }: Sentence): boolean => !plain(said).includes(plain(text))
  const all = telling.paragraphs.flat().filter(({ isQuestion }) => !isQuestion)
  if (kind === 'guide' || kind === 'release_notes') {
    const warnings = [...all.filter(({ alone, text }) => alone || isWarning(text)), ...entries]
    return {
      warnings: warnings.filter((one) => isWarning(one.text) && isNew(one)).slice(0, 2),
      conditions: [],
    }
  }
  if (kind !== 'event') return { warnings: [], conditions: [] }
  const conditions = all.filter(
    (one) =>
      one.alone &&
      one.text.length <= 180 &&
      (one.holds.has('deadline') || one.holds.has('price') || condition.test(one.text)) &&
      isNew(one),
  )
  return { warnings: [], conditions: conditions.slice(0, 2) }
}

/** A structure whose drafts say what they must: warnings always, conditions where there is room for them. */
function complete(telling: Telling, make: MakeDrafts): MakeDrafts {
  return () =>
    make().flatMap((draft) => {
      if (!draft) return []
      const { warnings, conditions } = mustSay(telling, textOfDraft(draft))
      const withMore = (more: readonly Sentence[]): Draft => {
        const added = paragraph(...more)
        return added ? { ...draft, body: [...draft.body, added] } : draft
      }
      if (warnings.length > 0) return [withMore(warnings), withMore(warnings.slice(0, 1))]
      return conditions.length > 0 ? [withMore(conditions), withMore(conditions.slice(0, 1)), draft] : [draft]
    })
}

const completed =
  (structures: (telling: Telling) => MakeDrafts[]) =>
  (telling: Telling): MakeDrafts[] =>
    structures(telling).map((make) => complete(telling, make))

/** The structures of posts about a text of any kind, for each network (spec/writing#6). */
export const textStructures: Structures<Telling> = {
  x: completed(onX),
  linkedin: completed(onLinkedin),
  instagram: completed(onInstagram),
  youtube: completed(onYoutube),
  webhook: inFull,
  last: (telling) => [
    () => telling.summary.slice(0, 1).map((one) => titled(telling, 'title and short text', [one])),
    () =>
      telling.units
        .slice(0, 6)
        .map(({ sentences }) => titled(telling, 'one sentence', sentences.slice(0, 1))),
    () => {
      const question = questionToReaders(telling, '')
      return [question && titled(telling, 'title and question', [question])]
    },
    () => {
      const details = lines(...detailLines(telling, ''))
      return [
        details && telling.name
          ? draftOf('title and details', [paragraph(telling.name), details])
          : undefined,
      ]
    },
    () => lists(telling, 1_200).map((list) => draftOf('title and list', [paragraph(telling.name), list])),
    () =>
      telling.units
        .slice(0, 6)
        .map(({ sentences: [first] }) =>
          draftOf('one sentence', [titleFor(telling, first), paragraph(first)]),
        ),
    () => [saysMore(telling) && telling.name ? draftOf('title', [paragraph(telling.name)]) : undefined],
  ],
}

/** Whether there is anything but the title: then the title is a headline, and its link leads to the rest. */
const saysMore = (telling: Telling): boolean =>
  telling.units.length > 0 || telling.summary.length > 0 || telling.material.entries.length > 2

/** A video's title: the item's own; of a long one, the part that says most. */
export function titlesOfText(telling: Telling): Sentence[] {
  const { name } = telling.material
  const [lead] = telling.summary.length > 0 ? telling.summary : (leads(telling)[0]?.sentences ?? [])
  if (!name) return lead ? [lead] : []
  const parts = name.text.split(/(?<=[\p{L}\p{N}”“"»)])(?::|\s[–—|-])\s/u).filter((part) => part.length >= 15)
  return [name, ...parts.sort((a, b) => b.length - a.length).map((part) => reworded(name, part))]
}
