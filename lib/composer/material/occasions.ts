import { formatDate, getRangeWords } from './format-date'
import { buildSentence, replaceText, type Sentence } from './sentence'
import type { Value } from './sort-facts'

/**
 * Something that takes place several times, as a bible lists it ("performances.2.date"): each occasion, and the
 * range from the first to the last day.
 */
export type Occasions = { each: Sentence[]; range: Sentence | undefined }

type Group = {
  list: string
  day: Value | undefined
  hour: Value | undefined
  others: Value[]
  isNamed: boolean
  /** The occasion itself lasts several days. */
  isLonger?: boolean
}

const maxOccasions = 14

/**
 * Finds the occasions among a card's values: the longest list in which every element has a day. Undefined if it has
 * fewer than two elements, or too many. Pure.
 */
export function findOccasions(values: readonly Value[], language: string): Occasions | undefined {
  const groups = new Map<string, Group>()
  for (const value of values) {
    const [, list = '', index = '', name = ''] = element.exec(value.facts[0]?.field ?? '') ?? []
    if (list === '') continue
    const key = `${list}.${index}`
    const group = groups.get(key) ?? { list, day: undefined, hour: undefined, others: [], isNamed: false }
    groups.set(key, group)
    if (!group.day && isoDayPattern.test(value.text)) group.day = value
    else if (isoDayPattern.test(value.text) && /\.\d{1,3}$/u.test(value.facts[0]?.field ?? ''))
      group.isLonger = true
    else if (!group.hour && hourPattern.test(value.text) && hourFieldPattern.test(name)) group.hour = value
    else if (otherFieldPattern.test(name) && value.text.length <= 80) {
      group.others.push(value)
      group.isNamed ||= nameFieldPattern.test(name)
    }
  }
  const lists = Map.groupBy(groups.values(), ({ list }) => list)
  const dated = [...lists.values()].filter(
    (some) =>
      some.length > 1 &&
      some.every(({ day, isLonger }) => day && !isLonger) &&
      !otherListPattern.test(some[0]?.list ?? ''),
  )
  const [longest] = dated.sort((a, b) => b.length - a.length)
  if (!longest || longest.length > maxOccasions) return undefined
  const sorted = longest.toSorted((a, b) => ((a.day?.text ?? '') < (b.day?.text ?? '') ? -1 : 1))
  const each = sorted.flatMap((group) => formatOccasion(group, language) ?? [])
  if (each.length < sorted.length) return undefined
  // Occasions with names of their own are a program: its days are not those of the whole.
  return { each, range: sorted.some(({ isNamed }) => isNamed) ? undefined : rangeOf(sorted, language) }
}

const element = /^(.{1,200}?)\.(\d{1,3})\.(\w{1,60})/u
const isoDayPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/
const hourPattern = /^\d{1,2}[:.]\d{2}(?::00)?(?:\s?(?:uhr|h))?$/iu
const hourFieldPattern =
  /(?:^|_)(?:time|start|starts|begin|beginn|uhrzeit|zeit|von|from|hora|heure|ora|tijd|tid|at|um|doors)$/iu
const nameFieldPattern = /^(?:what|was|title|titel|name|event)$/iu
const otherFieldPattern =
  /(?:^|_)(?:access|status|karten|tickets|availability|verfuegbarkeit|verfügbarkeit|art|note|hinweis|info|what|was|title|titel|name|theme|thema|topic|venue|place|ort|room|raum|city|stadt|lieu|ville|luogo|lugar)$/iu

/** Lists of times that are for some people only, or of something other than what the entry is about. */
const otherListPattern =
  /access|relaxed|captioned|signed|inclusive|review|chronolog|chronik|history|timeline|milestone|award|press|literatur|publication|closure|sperrung|ausfall/iu

const isAvailability = ({ text, facts: [fact] }: Value): boolean =>
  /\.status$/u.test(fact?.field ?? '') ||
  /ausverkauft|sold out|complet|esaurito|agotado|uitverkocht/iu.test(text)

/** Builds a line such as "Saturday, 17 April 2027, 14:30, Relaxed performance". */
function formatOccasion({ day, hour, others }: Group, language: string): Sentence | undefined {
  const when = dayOf(day, hour, language)
  return when && buildSentence(when, ...others.flatMap((other) => [', ', other]))
}

function dayOf(day: Value | undefined, hour: Value | undefined, language: string): Sentence | undefined {
  const words = day && formatDate(day.text, language)
  if (!day || words === undefined) return undefined
  const when = replaceText(day, words)
  const hasHour = /\d[:.]\d{2}/.test(words)
  const clock =
    hour && replaceText(hour, language === 'de' && !/uhr/iu.test(hour.text) ? `${hour.text} Uhr` : hour.text)
  return buildSentence(when, ...(clock && !hasHour ? [', ', clock] : []))
}

/**
 * Returns the range from the first to the last day, or the only day. Two or three occasions are listed instead:
 * nothing takes place on the days between.
 */
function rangeOf(sorted: readonly Group[], language: string): Sentence | undefined {
  // A sold-out occasion must not be listed like the others.
  const isAnyDifferent = sorted.some(({ others }) => others.some(isAvailability))
  const few =
    sorted.length <= 3 && !isAnyDifferent
      ? sorted.flatMap(({ day, hour }) => dayOf(day, hour, language) ?? [])
      : []
  if (few.length > 1 && new Set(few.map(({ text }) => text)).size === few.length)
    return buildSentence(...few.flatMap((one, at) => (at === 0 ? [one] : ['; ', one])))
  const [first, last] = [sorted[0]?.day, sorted.at(-1)?.day]
  if (!first || !last) return undefined
  const [begin, end] = [first, last].map((day) => {
    const words = formatDate(day.text.slice(0, 10), language)
    return words === undefined ? undefined : replaceText(day, words)
  })
  if (!begin || !end || begin.text === end.text) return begin
  const { from, to } = getRangeWords(language)
  return buildSentence(from, begin, to, end)
}
