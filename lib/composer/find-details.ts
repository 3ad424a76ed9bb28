import { kindOfLabel } from '@/lib/facts/read-details'
import type { Fact } from '@/lib/facts/schemas'
import type { Details } from './material'
import { saidDate } from './said-date'
import { reworded, type Sentence, say } from './sentence'
import type { Sorted, Value } from './sort-facts'
import { isUnitPrice } from './unit-prices'

/** What an event, a product or a recipe says of itself in values. `published` are the days on which its entry went online. Pure. */
export const findDetails = (sorted: Sorted, language: string, published: ReadonlySet<string>): Details =>
  new DetailFinder(sorted, language, published).details()

class DetailFinder {
  readonly #sorted: Sorted
  readonly #language: string
  readonly #published: ReadonlySet<string>

  constructor(sorted: Sorted, language: string, published: ReadonlySet<string>) {
    this.#sorted = sorted
    this.#language = language
    this.#published = published
  }

  details(): Details {
    const details: Details = {}
    const language = this.#language
    const set = (name: keyof Details, sentence: Sentence | undefined): void => {
      if (sentence && details[name] === undefined && sentence.text.length <= 120) details[name] = sentence
    }
    const ofText = this.#sectionDetails()
    for (const [name, sentence] of ofText) set(name, sentence)
    const ranked = [...this.#sorted.values].sort((a, b) => Number(isOfText(b)) - Number(isOfText(a)))
    for (const value of ranked) {
      const { label, kind } = value
      if (kind === 'when' && /publish|pubdate|created|updated|modified|^time$/i.test(label)) continue
      if (kind === 'when' && this.#isOfPage(value)) continue
      if (kind === 'when' || isStart(label)) set('when', dated(value, language))
      else if (kind === 'where' && !/habitat|climate|terrain/i.test(label)) set('where', value)
      else if (kind === 'deadline') set('deadline', dated(value, language))
      else if (kind === 'price') set('price', this.#priced(value))
      else if (kind === 'number' && /serv|yield|portion|makes|ergibt|für/i.test(label)) set('serves', value)
      else if (kind === 'number' && /time|zeit|dauer/i.test(label)) set('time', value)
    }
    set('when', this.#daysApart())
    if (details.when && !/\d[:.]\d{2}|\d\s?(?:uhr|h\b|[ap]\.?m)/iu.test(details.when.text)) {
      const hour = this.#sorted.values.find(
        ({ label, text, facts: [fact] }) =>
          fact?.field === 'raw_content' && hourLabel.test(label) && /\d/.test(text) && text.length <= 40,
      )
      if (hour && !details.when.facts.some((fact) => hour.facts.includes(fact)))
        details.when = say(details.when, ', ', hour)
    }
    // What stands under a day is of that day.
    const prices = this.#sorted.loose.filter(
      (one) => one.fact.kind === 'price' && !isUnitPrice(one) && !namesDay(one.fact.section ?? ''),
    )
    if (new Set(prices.map(({ text }) => text)).size === 1) set('price', prices[0])
    return details
  }

  /** "date" of a page's data is mostly the day on which it went online: the text names other days, or it is that of publication. */
  #isOfPage({ label, text, facts: [fact] }: Value): boolean {
    if (fact?.field === 'raw_content' || !/^(?:date|datum|fecha|data|dato|tarih|day|tag)$/iu.test(label))
      return false
    const day = /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0]
    if (day === undefined) return false
    const days = this.#daysOfText()
    return this.#published.has(day) || (days.length > 0 && days.every((other) => !saysSameDay(day, other)))
  }

  /** The days that the text names, in its sentences and beside them. */
  #daysOfText(): string[] {
    const loose = this.#sorted.loose.filter(
      ({ fact }) => fact.field === 'raw_content' && fact.kind === 'when',
    )
    return [...this.#sorted.dates, ...loose].map(({ text }) => text).filter(namesDay)
  }

  /** Days in lines or cells of their own, each with the hours beside it: "Saturday, 5 December, 12–20 Uhr". */
  #daysApart(): Sentence | undefined {
    const rows = Map.groupBy(
      this.#sorted.loose.filter(({ fact }) => fact.field === 'raw_content' && fact.kind === 'when'),
      ({ fact }) => fact.block,
    )
    const days = [...rows.values()]
      .filter(([first]) => first !== undefined && namesDay(first.text))
      .map((cells) => say(...cells.flatMap((cell, at) => (at === 0 ? [cell] : [', ', cell]))))
    if (days.length === 0 || days.length > 3) return undefined
    return say(...days.flatMap((day, at) => (at === 0 ? [day] : ['; ', day])))
  }

  /** Values that stand under a heading of their own: "When", "Where", "Serves 4". */
  #sectionDetails(): [keyof Details, Sentence][] {
    const found: [keyof Details, Sentence][] = []
    for (const sentence of [...this.#sorted.loose, ...this.#sorted.sentences]) {
      const { fact } = sentence
      const under = fact.section === undefined ? 'trait' : kindOfLabel(fact.section)
      if (under === 'when' && fact.kind === 'when') found.push(['when', sentence])
      if (under === 'where' && fact.kind === 'statement')
        found.push(['where', reworded(sentence, sentence.text.replace(/\.$/u, ''))])
    }
    const serves = this.#sorted.headings.find(({ text }) =>
      /^(?:serves|makes|for|für|reicht für|ergibt)\s(?:ca\.? |about |etwa )?\d/iu.test(text),
    )
    if (serves) found.push(['serves', serves])
    return found
  }

  /** A bare number with the currency that the entry names beside it; nothing where it names none. */
  #priced(price: Value): Sentence | undefined {
    if (isUnitPrice(price)) return undefined
    if (/[^\d.,\s]/u.test(price.text)) return price
    const currency = this.#sorted.values.find(
      ({ label, text }) =>
        /currency|waehrung|währung|devise|moneda|valuta/i.test(label) && /^[A-Z]{3}$/.test(text),
    )
    if (!currency) return undefined
    const sign = signs[currency.text]
    if (sign === undefined) return say(price, ' ', currency)
    return reworded(
      price,
      this.#language === 'en' ? `${sign}${price.text}` : `${price.text.replace(/\.(?=\d{2}$)/, ',')} ${sign}`,
    )
  }
}

/** Whether at least three parts of a text begin with a day of their own and say what is on then. */
export function isCalendar(facts: readonly Fact[]): boolean {
  const days = new Set<string>()
  for (const rows of Map.groupBy(
    facts.filter(({ field, kind }) => field === 'raw_content' && kind !== 'link'),
    ({ block }) => block,
  ).values()) {
    const begin = Math.min(...rows.map(({ from }) => from))
    const until = Math.max(...rows.map((fact) => fact.until))
    const day = rows.find(
      ({ kind, from, label }) => kind === 'when' && label === undefined && from - begin <= 5,
    )
    const isHead = rows.some(({ kind, text }) => kind === 'heading' && namesDay(text) && text.length < 30)
    if (day && namesDay(day.text) && (isHead || until - day.until > 8)) days.add(day.text)
    else if (isHead) days.add(rows[0]?.text ?? '')
  }
  return days.size >= 3
}

/** Whether words name the day of a machine's date: "5 December" of 2026-12-05. */
function saysSameDay(iso: string, words: string): boolean {
  const day = String(Number(iso.slice(8, 10)))
  return new RegExp(`(?<!\\d)0?${day}(?!\\d)`).test(words)
}

const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

const isOfText = ({ facts }: Sentence): boolean => facts[0]?.field === 'raw_content'

/** More than an hour of the day. */
const namesDay = (text: string): boolean =>
  /\d\.?\s\p{L}{3}|\p{L}{3}\.?\s\d|\d\.\s?\d{1,2}\./u.test(text) &&
  !/^\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h\b|noon)/iu.test(text)

/** "Time: 18:30–21:00" beside the day. */
const hourLabel =
  /^(?:time|times|hours?|uhrzeit|zeit|beginn|hora|horario|heure|horaires?|ora|orario|godzina|tijd|saat|tid|hora de inicio)$/iu

/** A start that a page's data name ("startDate (JSON-LD)"). */
const isStart = (label: string): boolean => /^(?:start|begin|event)[ _]?(?:date|time|s_at|s)?\b/i.test(label)

function dated(value: Sentence, language: string): Sentence | undefined {
  const date = saidDate(value.text, language)
  return date === undefined ? undefined : reworded(value, date)
}
