import type { FactKind } from '../schemas'

type FieldFact = { field: string; kind: FactKind; text?: string }

/** Facts that say when something is, until when, or what it costs. */
const practicalKinds: ReadonlySet<FactKind> = new Set(['when', 'deadline', 'price'])
/** Facts that say what something is, or what to know about it. */
const descriptiveKinds: ReadonlySet<FactKind> = new Set(['trait', 'statement', 'name'])

/**
 * Returns the nested objects ("boxes") in an entry's fields that are things of their own, so that their days are
 * not those of the whole: neighbors ("info.training", "info.tour") of which more than one has a day or a price and
 * its own text, and those named as something of their own. Takes facts with their fields; pure.
 */
export function findIndependentBoxes(facts: readonly FieldFact[]): ReadonlySet<string> {
  const beside = new Map<string, Map<string, Set<FactKind>>>()
  const named = new Set(
    facts.flatMap(({ field }) =>
      /\.(?:titel|title|name|was|what)$/u.test(field) && hasDay(field, facts)
        ? [splitBoxPath(field)?.box ?? '']
        : [],
    ),
  )
  for (const { field, kind } of facts) {
    const place = splitBoxPath(field)
    if (!place) continue
    const boxes = beside.get(place.around) ?? new Map<string, Set<FactKind>>()
    beside.set(place.around, boxes.set(place.box, (boxes.get(place.box) ?? new Set()).add(kind)))
  }
  return new Set(
    [...beside.values()]
      .flatMap((boxes) => {
        const things = [...boxes].filter(
          ([, kinds]) => includesAny(kinds, practicalKinds) && includesAny(kinds, descriptiveKinds),
        )
        // A box with a name of its own is a thing by itself, whatever is next to it.
        return things.filter(([box]) => things.length > 1 || named.has(box)).map(([box]) => box)
      })
      .concat([...findNamedBoxes(facts)], [...findOccasionBoxes(facts)]),
  )
}

/**
 * The entry's top-level boxes ("tasting") with a day and a name of their own: what takes place in addition to the
 * entry's subject.
 */
function findNamedBoxes(facts: readonly FieldFact[]): Set<string> {
  const boxes = Map.groupBy(
    facts.filter(({ field }) => /^metadata\.bible\.[^.]+\.[^.]+$/u.test(field)),
    ({ field }) => field.replace(/\.[^.]+$/u, ''),
  )
  const ofDay = /\.(?:dates?|datum|termine?|when|wann|day|tag|at|starts?(?:_at|_date)?|begin\w*|von|from)$/u
  const isOfItself =
    /\.(?:event|veranstaltung|venue|location|place|ort|when|date|dates|termin|details|info|show|concert|konzert|course|kurs)$/u
  const title = facts.find(({ kind, field }) => kind === 'name' && !field.startsWith('metadata.bible.'))?.text
  // In a book's record, "event: {title: Elsi Raudkivi at the Low Shelf}" is not the book.
  const hasOtherName = (some: readonly FieldFact[]): boolean =>
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

/**
 * Nested boxes named after something that takes place in addition to the whole: "ausstellung.kuratorinnenführung".
 */
function findOccasionBoxes(facts: readonly FieldFact[]): Set<string> {
  const boxes = facts.flatMap(({ field, kind }) => {
    const { around = '', box = '' } = (kind === 'when' && splitBoxPath(field)) || {}
    return occasionBoxPattern.test(box.slice(around.length)) ? [{ around, box }] : []
  })
  // If nothing else has a day, the box is the entry's subject.
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
const occasionBoxPattern =
  /(?:[._](?:guided_\w{1,12}|tours?|talk|reading|workshop|vernissage|reception|launch|premiere|concert|sprechstunde|tasting|verkostung|webinar)|f(?:ü|ue)hrung|vortrag|lesung|konzert|gespr(?:ä|ae)ch)$/iu

/** Whether a field belongs to one of these boxes. */
export const isInIndependentBox = (field: string, parts: ReadonlySet<string>): boolean =>
  parts.size > 0 && (parts.has(splitBoxPath(field)?.box ?? '') || parts.has(field.replace(/\.[^.]+$/u, '')))

/** Whether the box that contains a name also contains a day. */
const hasDay = (field: string, facts: readonly FieldFact[]): boolean => {
  const box = splitBoxPath(field)?.box
  return (
    box !== undefined && facts.some((fact) => fact.kind === 'when' && splitBoxPath(fact.field)?.box === box)
  )
}

const includesAny = (kinds: ReadonlySet<FactKind>, sought: ReadonlySet<FactKind>): boolean =>
  [...kinds].some((kind) => sought.has(kind))

/**
 * Returns the nested box that contains an entry's field: for "metadata.bible.info.tour.day", "…info.tour" in
 * "…info".
 */
function splitBoxPath(field: string): { around: string; box: string } | undefined {
  const names = field.split('.')
  if (names.length < 5 || names[0] !== 'metadata' || names.some((name) => /^\d+$/.test(name)))
    return undefined
  return { around: names.slice(0, 3).join('.'), box: names.slice(0, 4).join('.') }
}
