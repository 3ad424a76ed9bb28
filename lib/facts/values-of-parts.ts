import type { FactKind } from './schemas'

type Placed = { field: string; kind: FactKind; text?: string }

/** What says when something is, until when, or what it costs. */
const practical: ReadonlySet<FactKind> = new Set(['when', 'deadline', 'price'])
/** What says what something is, or what to know of it. */
const telling: ReadonlySet<FactKind> = new Set(['trait', 'statement', 'name'])

/**
 * The boxes beside each other in an entry's fields ("info.training", "info.tour") of which more than one has a day or a price and words
 * of its own: each is a thing by itself, and no day of one is that of the whole. Takes facts with their fields; pure.
 */
export function partsOfEntry(facts: readonly Placed[]): ReadonlySet<string> {
  const beside = new Map<string, Map<string, Set<FactKind>>>()
  const named = new Set(
    facts.flatMap(({ field }) =>
      /\.(?:titel|title|name|was|what)$/u.test(field) && hasDay(field, facts)
        ? [placeOf(field)?.box ?? '']
        : [],
    ),
  )
  for (const { field, kind } of facts) {
    const place = placeOf(field)
    if (!place) continue
    const boxes = beside.get(place.around) ?? new Map<string, Set<FactKind>>()
    beside.set(place.around, boxes.set(place.box, (boxes.get(place.box) ?? new Set()).add(kind)))
  }
  return new Set(
    [...beside.values()]
      .flatMap((boxes) => {
        const things = [...boxes].filter(([, kinds]) => hasAny(kinds, practical) && hasAny(kinds, telling))
        // One that has a name of its own is a thing by itself, whatever stands beside it.
        return things.filter(([box]) => things.length > 1 || named.has(box)).map(([box]) => box)
      })
      .concat([...namedBoxes(facts)], [...boxesOfOccasions(facts)]),
  )
}

/** The boxes of an entry itself ("tasting") with a day and a name of their own: what takes place beside what the entry is about. */
function namedBoxes(facts: readonly Placed[]): Set<string> {
  const boxes = Map.groupBy(
    facts.filter(({ field }) => /^metadata\.bible\.[^.]+\.[^.]+$/u.test(field)),
    ({ field }) => field.replace(/\.[^.]+$/u, ''),
  )
  const ofDay = /\.(?:dates?|datum|termine?|when|wann|day|tag|at|starts?(?:_at|_date)?|begin\w*|von|from)$/u
  const isOfItself =
    /\.(?:event|veranstaltung|venue|location|place|ort|when|date|dates|termin|details|info|show|concert|konzert|course|kurs)$/u
  const title = facts.find(({ kind, field }) => kind === 'name' && !field.startsWith('metadata.bible.'))?.text
  // "event: {title: Elsi Raudkivi at the Low Shelf}" of a book is not the book.
  const hasOtherName = (some: readonly Placed[]): boolean =>
    title !== undefined &&
    some.some(
      ({ field, text }) =>
        /\.(?:titel|title|name|was|what)$/u.test(field) && text !== undefined && text !== title,
    )
  return new Set(
    [...boxes].flatMap(([box, some]) =>
      (!isOfItself.test(box) ||
        (/\.(?:event|veranstaltung|show|course|kurs)$/u.test(box) && hasOtherName(some))) &&
      some.some(({ kind, field }) => kind === 'when' && ofDay.test(field)) &&
      some.some(({ field }) => /\.(?:titel|title|name|was|what)$/u.test(field))
        ? [box]
        : [],
    ),
  )
}

/** Boxes within a box that are named for what takes place beside the whole: "ausstellung.kuratorinnenführung". */
function boxesOfOccasions(facts: readonly Placed[]): Set<string> {
  const boxes = facts.flatMap(({ field, kind }) => {
    const { around = '', box = '' } = (kind === 'when' && placeOf(field)) || {}
    return ofOccasion.test(box.slice(around.length)) ? [{ around, box }] : []
  })
  // Where nothing else has a day, it is what the entry is about.
  const isBeside = ({ around, box }: { around: string; box: string }): boolean =>
    facts.some(
      ({ field, kind, text = '' }) =>
        (kind === 'when' || /^\d{4}-\d{2}-\d{2}/.test(text)) &&
        kind !== 'deadline' &&
        !/deadline|frist|schluss|apply|regist|anmeld|book|updated|published|stand$/iu.test(
          field.slice(around.length),
        ) &&
        !field.startsWith(`${box}.`) &&
        field.startsWith(around),
    )
  return new Set(boxes.filter(isBeside).map(({ box }) => box))
}
const ofOccasion =
  /(?:[._](?:guided_\w{1,12}|tours?|talk|reading|workshop|vernissage|reception|launch|premiere|concert|sprechstunde|tasting|verkostung|webinar)|f(?:ü|ue)hrung|vortrag|lesung|konzert|gespr(?:ä|ae)ch)$/iu

/** Whether a field stands in one of these boxes. */
export const isOfPart = (field: string, parts: ReadonlySet<string>): boolean =>
  parts.size > 0 && (parts.has(placeOf(field)?.box ?? '') || parts.has(field.replace(/\.[^.]+$/u, '')))

/** Whether a day stands beside a name, in the same box. */
const hasDay = (field: string, facts: readonly Placed[]): boolean => {
  const box = placeOf(field)?.box
  return box !== undefined && facts.some((fact) => fact.kind === 'when' && placeOf(fact.field)?.box === box)
}

const hasAny = (kinds: ReadonlySet<FactKind>, sought: ReadonlySet<FactKind>): boolean =>
  [...kinds].some((kind) => sought.has(kind))

/** The box within a box that a field of an entry stands in: of "metadata.bible.info.tour.day" "…info.tour" in "…info". */
function placeOf(field: string): { around: string; box: string } | undefined {
  const names = field.split('.')
  if (names.length < 5 || names[0] !== 'metadata' || names.some((name) => /^\d+$/.test(name)))
    return undefined
  return { around: names.slice(0, 3).join('.'), box: names.slice(0, 4).join('.') }
}
