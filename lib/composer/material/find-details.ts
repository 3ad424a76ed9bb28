import { findLabelKind } from '@/lib/facts/read/read-details'
import type { Fact } from '@/lib/facts/schemas'
import { findPriceAudience, listAudiencePrices } from './audience-prices'
import { formatDate, formatDateOnly, formatHour, getRangeWords } from './format-date'
import type { Details } from './material'
import { findOccasions, type Occasions } from './occasions'
import { buildSentence, replaceText, type Sentence } from './sentence'
import { isTextField } from './sentence-checks'
import type { SortedFacts, Value } from './sort-facts'
import { isUnitPrice } from './unit-prices'

/**
 * Finds what an event, a product or a recipe tells in values. `published` holds the days on which its entry went
 * online or was changed. Pure.
 */
export const findDetails = (sorted: SortedFacts, language: string, published: ReadonlySet<string>): Details =>
  new DetailFinder(sorted, language, published).findAll()

/**
 * Returns a function that adds the currency to an entry's prices; it returns undefined if nothing names one. Takes
 * all values of the entry. Pure.
 */
export function createPriceFormatter(
  values: readonly Value[],
  language: string,
): (price: Value) => Sentence | undefined {
  const sorted = { name: null, headings: [], dates: [], sentences: [], entries: [], lines: [], loose: [] }
  const finder = new DetailFinder({ ...sorted, values: [...values] }, language, new Set())
  return (price) => finder.formatPrice(price)
}

class DetailFinder {
  readonly #sorted: SortedFacts
  readonly #language: string
  readonly #published: ReadonlySet<string>
  readonly #occasions: Occasions | undefined

  constructor(sorted: SortedFacts, language: string, published: ReadonlySet<string>) {
    this.#sorted = sorted
    this.#language = language
    this.#published = published
    this.#occasions = findOccasions(sorted.values, language)
  }

  findAll(): Details {
    const details: Details = {}
    const language = this.#language
    const set = (name: keyof Details, sentence: Sentence | undefined): void => {
      if (sentence && details[name] === undefined && sentence.text.length <= 120) details[name] = sentence
    }
    set('when', this.#occasions?.range)
    const ofText = this.#sectionDetails()
    for (const [name, sentence] of ofText) set(name, sentence)
    const ofWhole = removeListElementValues(this.#sorted.values)
    const ranked = ofWhole
      .filter((value) => !this.#isInOtherCurrency(value, ofWhole))
      .sort((a, b) => Number(isFromRawContent(b)) - Number(isFromRawContent(a)))
    const forGroups = listAudiencePrices(ofWhole, language, (value) => this.formatPrice(value))
    set('price', forGroups?.said)
    const isOfOneBox = !hasPricesInSeveralBoxes(ofWhole)
    for (const value of ranked) {
      const { label, kind } = value
      if (forGroups?.of.has(value)) continue
      // A year alone is no day to come on, and an hour without its days misleads.
      if (
        kind === 'when' &&
        /^(?:\d{4}|\d{1,2}[:.]\d{2})$/.test(value.text.trim()) &&
        !isFromRawContent(value)
      )
        continue
      if (value.facts[0]?.role === 'opening_hours' && !isFromRawContent(value)) continue
      if (
        kind === 'when' &&
        /publish|pubdate|created|updated|modified|^time$|(?:^|[ _])(?:born|geboren|birth\w*|geburt\w*|died|gestorben|seit|since|founded|gegründet)$/i.test(
          label,
        )
      )
        continue
      // Skip ranges in machine format: "2027-03-10 → 2027-04-21".
      if (kind === 'when' && /\d{4}-\d{2}-\d{2}\D.*\d{4}-\d{2}-\d{2}/u.test(value.text)) continue
      // Skip the alternative day in case of rain.
      if (kind === 'when' && /ausweich|alternativ|ersatz|fallback|rain|backup|reserve/i.test(label)) continue
      // Skip single performances of a run, and the days without any.
      if (
        kind === 'when' &&
        /captioned|relaxed|audio_?described|signed|previews?|press_night|matinees?|dark_days/i.test(label)
      )
        continue
      if (kind === 'when' && (this.#isOfPage(value) || (isEnd(label) && !isFromRawContent(value)))) continue
      if ((kind === 'when' || kind === 'price') && belongsToPartBox(value)) continue
      if ((kind === 'when' || isStart(label)) && isPlaceInsteadOfTime(value)) continue
      if (kind === 'when' && (isOneOfSeveralDays(value, ofWhole) || isOpeningDay(value, ofWhole))) continue
      // Skip a value that is only one of several in its field: "Open forge on the last Friday of the month. Closed
      // in August."
      if (sharesField(value, ofWhole)) continue
      const days = kind === 'when' ? this.#daysInList(value, ofWhole) : undefined
      if (days) set('when', days.length <= maxListedDays ? joinDays(days) : undefined)
      else if (kind === 'when' || isStart(label)) set('when', this.#lasting(value, ofWhole))
      else if (
        kind === 'where' &&
        !originLabelPattern.test(label) &&
        !storagePlacePattern.test(value.text) &&
        isPlaceOfDay(value, details.when)
      )
        set('where', value)
      else if (kind === 'deadline') set('deadline', formatDayValue(value, language))
      // Skip prices of something else, such as a visit to where a product is made.
      else if (
        kind === 'price' &&
        !otherPriceLabelPattern.test(label) &&
        !isGroupPrice(value) &&
        !isOneOfSeveralPrices(value, ofWhole) &&
        (isOfOneBox || isFromRawContent(value))
      )
        set('price', this.formatPrice(value))
      else if (
        kind === 'number' &&
        /serv|yield|portion|makes|ergibt|für/i.test(label) &&
        // "Wareneinsatz pro Portion: 1,14 €" is a cost.
        !/[€$£¥]|\b(?:EUR|CHF|GBP|USD)\b/u.test(value.text)
      )
        set('serves', value)
      else if (kind === 'number' && /time|zeit|dauer/i.test(label) && /\p{L}/u.test(value.text))
        set('time', value)
    }
    set('when', this.#daysApart())
    // Append opening hours to the days; without any days, use the hours alone.
    const hours = ofWhole.find(
      ({ label, facts: [fact] }) =>
        fact?.role === 'opening_hours' &&
        !/letzt|last|latest|dernier/iu.test(label) &&
        !isFromRawContent({ text: '', facts: [fact] }),
    )
    if (hours && details.when && !details.when.facts.some((fact) => hours.facts.includes(fact)))
      details.when = buildSentence(details.when, ', ', hours)
    else if (hours && hours.text.length <= 80) set('when', hours)
    if (details.when && !/\d[:.]\d{2}|\d\s?(?:uhr|h\b|[ap]\.?m)/iu.test(details.when.text)) {
      const hour = this.#sorted.values.find(
        ({ label, text, facts: [fact] }) =>
          fact?.field === 'raw_content' && hourLabel.test(label) && /\d/.test(text) && text.length <= 50,
      )
      const [begin, end] = this.#hours()
      if (hour && !details.when.facts.some((fact) => hour.facts.includes(fact)))
        details.when = buildSentence(details.when, ', ', hour)
      else if (this.#hoursInOne() && !isFromRawContent(details.when))
        details.when = buildSentence(details.when, ', ', this.#hoursInOne() as Value)
      else if (begin && !isFromRawContent(details.when))
        details.when = end
          ? buildSentence(details.when, ', ', begin, getRangeWords(language).until, end)
          : buildSentence(details.when, ', ', begin)
    }
    // A price in a section headed by a day belongs to that day.
    const prices = this.#sorted.loose.filter(
      (one) =>
        one.fact.kind === 'price' &&
        (one.fact.field === 'raw_content' || isTextField(one.fact.field, one.fact.label)) &&
        !isUnitPrice(one) &&
        !mentionsCalendarDay(one.fact.section ?? ''),
    )
    if (new Set(prices.map(({ text }) => text)).size === 1) set('price', prices[0])
    return details
  }

  /**
   * Returns a day, with its end if a field names one: "Saturday 3 May 2027 to Sunday 4 May 2027", or "…, 21:15 to
   * 01:00" within one night. Hours are left out if start and end are more than three days apart: they may be those
   * of each day.
   */
  #lasting(start: Value, all: readonly Value[]): Sentence | undefined {
    const language = this.#language
    const said = formatDayValue(start, language)
    if (!said || isFromRawContent(start) || !isoDay.test(start.text)) return said
    const end = all.find((one) => isEnd(one.label) && isoDay.test(one.text) && !isFromRawContent(one))
    if (!end || end.text <= start.text) return said
    const both = this.#twoDays(start, end, all)
    if (both) return both
    const { from, to, until } = getRangeWords(language)
    const days = (Date.parse(end.text.slice(0, 10)) - Date.parse(start.text.slice(0, 10))) / 86_400_000
    // Midnight is the end of the first day, which "00:00" of the next one would hide.
    if (days === 1 && /[T ]00:00/.test(end.text)) return said
    const [begins, ends] = [formatHour(start.text, language), formatHour(end.text, language)]
    if (days === 0 || (days === 1 && ends !== undefined && ends < '07'))
      return begins !== undefined && ends !== undefined && begins !== ends
        ? buildSentence(said, until, replaceText(end, ends))
        : said
    const long = days > 3
    const [first, last] = [start, end].map((one) => {
      const words = (long ? formatDateOnly : formatDate)(one.text, language)
      return words === undefined ? undefined : replaceText(one, words)
    })
    return first && last ? buildSentence(from, first, to, last) : said
  }

  /** Returns both days of a course on two days ("termine: 2"), since nothing takes place between them. */
  #twoDays(start: Value, end: Value, all: readonly Value[]): Sentence | undefined {
    const language = this.#language
    const word = andWords[language]
    const isOnTwo = all.some(
      ({ label, text }) =>
        /^(?:(?:anzahl|number of)[_ ])?(?:termine|abende|treffen|sessions|evenings|dates)$/iu.test(
          label.replaceAll('_', ' '),
        ) && text.trim() === '2',
    )
    const [first, last] = [start, end].map((one) => formatDateOnly(one.text, language))
    if (!isOnTwo || word === undefined || first === undefined || last === undefined || first === last)
      return undefined
    const hour = formatHour(start.text, language)
    return buildSentence(
      replaceText(start, first),
      word,
      replaceText(end, last),
      ...(hour === undefined ? [] : [', ', replaceText(start, hour)]),
    )
  }

  /** Returns all days of the list ("dates") that a value is an element of; undefined if there is no such list. */
  #daysInList(value: Value, all: readonly Value[]): Sentence[] | undefined {
    const [, list] = /^(.{1,200})\.\d{1,3}$/u.exec(value.facts[0]?.field ?? '') ?? []
    if (list === undefined || !isoDay.test(value.text)) return undefined
    const days = all.filter(
      ({ text, facts: [fact] }) => isoDay.test(text) && fact?.field.startsWith(`${list}.`),
    )
    return days.length > 1 ? days.flatMap((one) => formatDayValue(one, this.#language) ?? []) : undefined
  }

  /**
   * Whether the "date" in a page's data is only the day on which it went online: it is a day of publication, or the
   * text names other days.
   */
  #isOfPage({ label, text, facts: [fact] }: Value): boolean {
    if (fact?.field === 'raw_content' || !/^(?:date|datum|fecha|data|dato|tarih|day|tag)$/iu.test(label))
      return false
    const day = /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0]
    if (day === undefined) return false
    // "datum" next to "beginn: 09:30" is when something takes place.
    if (this.#hours().length > 0 || this.#hoursInOne()) return false
    const days = this.#daysOfText()
    return (
      this.#published.has(day) || (days.length > 0 && days.every((other) => !mentionsDayOfMonth(day, other)))
    )
  }

  /** The hours at which something begins and ends, if fields next to its day name them. */
  #hours(): Value[] {
    const inField = ({ label, text, facts: [fact] }: Value, names: RegExp): boolean =>
      fact?.field !== 'raw_content' &&
      names.test(label) &&
      !/letzte|last|latest|dernier/iu.test(label) &&
      /^\d{1,2}[:.]\d{2}(?::00)?$/.test(text.trim())
    const begin = this.#sorted.values.find((one) => inField(one, beginLabel))
    const end = this.#sorted.values.find((one) => inField(one, endLabel))
    return begin ? [begin, ...(end ? [end] : [])] : []
  }

  /** Both hours in a single field: "time: 18:45-21:00". */
  #hoursInOne(): Value | undefined {
    return this.#sorted.values.find(
      ({ label, text, facts: [fact] }) =>
        fact?.field !== 'raw_content' &&
        /^(?:time|times|hours|uhrzeit|zeit|horaires?|horario|orario|tijd)$/iu.test(label) &&
        /^\d{1,2}[:.]\d{2}\s?[–-]\s?\d{1,2}[:.]\d{2}$/.test(text.trim()),
    )
  }

  /** The days that the text names, inside and outside its sentences. */
  #daysOfText(): string[] {
    const loose = this.#sorted.loose.filter(
      ({ fact }) => fact.field === 'raw_content' && fact.kind === 'when',
    )
    return [...this.#sorted.dates, ...loose].map(({ text }) => text).filter(mentionsCalendarDay)
  }

  /** Days in lines or cells of their own, each with its hours: "Saturday, 5 December, 12–20 Uhr". */
  #daysApart(): Sentence | undefined {
    const rows = Map.groupBy(
      this.#sorted.loose.filter(({ fact }) => fact.field === 'raw_content' && fact.kind === 'when'),
      ({ fact }) => fact.block,
    )
    const days = [...rows.values()]
      .filter(([first]) => first !== undefined && mentionsCalendarDay(first.text))
      .map((cells) => buildSentence(...cells.flatMap((cell, at) => (at === 0 ? [cell] : [', ', cell]))))
    if (days.length === 0 || days.length > 3) return undefined
    return buildSentence(...days.flatMap((day, at) => (at === 0 ? [day] : ['; ', day])))
  }

  /** Values under a heading of their own: "When", "Where", "Serves 4". */
  #sectionDetails(): [keyof Details, Sentence][] {
    const found: [keyof Details, Sentence][] = []
    for (const sentence of [...this.#sorted.loose, ...this.#sorted.sentences]) {
      const { fact } = sentence
      const under = fact.section === undefined ? 'trait' : findLabelKind(fact.section)
      if (under === 'when' && fact.kind === 'when') found.push(['when', sentence])
      if (under === 'where' && fact.kind === 'statement')
        found.push(['where', replaceText(sentence, sentence.text.replace(/\.$/u, ''))])
    }
    const serves = this.#sorted.headings.find(({ text }) =>
      /^(?:serves|makes|for|für|reicht für|ergibt)\s(?:ca\.? |about |etwa )?\d/iu.test(text),
    )
    if (serves) found.push(['serves', serves])
    return found
  }

  /** Adds the currency that the entry names to a bare number; undefined if it names none, and for unit prices. */
  formatPrice(price: Value): Sentence | undefined {
    if (isUnitPrice(price)) return undefined
    const said = this.#withCurrency(price)
    // Append the unit: "gebuehr_eur: 39" next to "gebuehr_einheit: pro Monat".
    const field = price.facts[0]?.field.replace(/_(?:eur|gbp|usd|chf)$/iu, '') ?? ''
    const unit = this.#sorted.values.find(
      ({ text, facts: [fact] }) =>
        fact?.field.startsWith(`${field}_`) &&
        /_(?:einheit|unit|per|period|basis|intervall?|turnus)$/iu.test(fact.field) &&
        text.length <= 40,
    )
    return said && unit ? buildSentence(said, ' ', unit) : said
  }

  #withCurrency(price: Value): Sentence | undefined {
    if (/[^\d.,\s]/u.test(price.text)) return price
    const inCode = /(?:^|[ _-])(GBP|EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK)O?S?(?: \S{1,40})?$/i.exec(
      price.label,
    )?.[1]
    if (inCode !== undefined) return this.#inCurrency(price, inCode.toUpperCase())
    const box = price.facts[0]?.field.replace(/\.[^.]+$/u, '.') ?? ''
    // If there are prices in several currencies, each has its own currency next to it.
    const nearest = [...this.#sorted.values].sort(
      (a, b) =>
        Number(b.facts[0]?.field.startsWith(box) ?? false) -
        Number(a.facts[0]?.field.startsWith(box) ?? false),
    )
    const currency = nearest.find(
      ({ label, text }) =>
        /currency|waehrung|währung|devise|moneda|valuta/i.test(label) && /^[A-Z]{3}$/.test(text),
    )
    if (!currency) return undefined
    return signs[currency.text] === undefined
      ? buildSentence(price, ' ', currency)
      : this.#inCurrency(price, currency.text)
  }

  /**
   * Whether a price in pounds or dollars is left out because the post is not in English and there is also one in
   * euros.
   */
  #isInOtherCurrency({ label }: Value, all: readonly Value[]): boolean {
    if (this.#language === 'en' || !/(?:^|[ _-])(?:GBP|USD)$/i.test(label)) return false
    return all.some((other) => /(?:^|[ _-])EUR$/i.test(other.label))
  }

  #inCurrency(price: Sentence, code: string): Sentence {
    const sign = signs[code] ?? code
    // A spreadsheet's 12.5 means 12.50.
    const amount = price.text.replace(/^(\d+\.\d)$/, '$10')
    return replaceText(
      price,
      this.#language === 'en'
        ? `${sign}${addThousandsSeparator(amount, ',')}`
        : `${addThousandsSeparator(amount.replace(/\.(?=\d{2}$)/, ','), this.#language === 'de' ? '.' : '\u00a0')} ${sign}`,
    )
  }
}

/** Boxes that tell when the whole takes place, or what it costs. */
const wholeEntryBoxPattern =
  /when|wann|date|termin|time|zeit|schedul|program|period|season|saison|laufzeit|run$|runs$|zu_sehen|on_view|on_show|on_display|ausstell|exhibit|perform|auffuehr|aufführ|vorstell|show|concert|konzert|course|kurs|workshop|screen|tour|festival|premiere|opening|opens|lifecycle|durchf|release|launch|availab|verfueg|verkauf|sale|erschein|public|veroeff|price|preis|ticket|karten|admission|eintritt|cost|kosten|fee|gebuehr|gebühr|commercial|vente|tarif|prix|book|buch|order|bestell|shop|product|produkt|edition|format|adoption|hours|offer|angebot|product|vinyl|game|spiel|film|fristen|registr|anmeld|visit|besuch|quand|cuando|quando|precio|prezz|prijs|ingresso|data$/iu

/** Whether a value of a bible is in the box of one of its parts: the audiobook's release day is not the book's. */
function belongsToPartBox({ facts: [fact] }: Value): boolean {
  if (!fact?.field.startsWith('metadata.bible.')) return false
  const boxes = fact.field
    .split('.')
    .slice(2, -1)
    .filter((name) => !/^\d+$/.test(name))
  return (
    boxes.length > 0 && !boxes.some((box) => wholePlaceBoxPattern.test(box) || wholeEntryBoxPattern.test(box))
  )
}

/** Whether a day is that of an opening or presale, next to the day from which something can be seen. */
const isOpeningDay = (value: Value, all: readonly Value[]): boolean => {
  const box = value.facts[0]?.field.replace(/\.[^.]+$/u, '')
  return (
    /er(?:ö|oe)ffn|vernissage|opening|preview|vorverkauf|presale|public_?from/iu.test(value.label) &&
    all.some(
      (other) =>
        other !== value &&
        isoDay.test(other.text) &&
        !isEnd(other.label) &&
        other.facts[0]?.field.startsWith(`${box}.`),
    )
  )
}

/** Whether a field such as "start" names a place instead of a time: "Bahnhof Ollern". */
const isPlaceInsteadOfTime = ({ text, facts: [fact] }: Value): boolean =>
  fact?.field.startsWith('metadata.bible.') === true &&
  !/\d/u.test(text) &&
  !/(?:day|tag|di|lunes|martes)s?(?!\p{L})/iu.test(text)

const sharesField = (value: Value, all: readonly Value[]): boolean => {
  const field = value.facts[0]?.field
  return (
    field?.startsWith('metadata.bible.') === true &&
    all.some((other) => other !== value && other.facts[0]?.field === field)
  )
}

/**
 * Whether a day is from a list in a box of a bible that has other days as well: each may be about something else,
 * such as days on which nothing takes place, or on which there is room.
 */
function isOneOfSeveralDays({ text, facts: [fact] }: Value, all: readonly Value[]): boolean {
  if (!isoDay.test(text) || !/^metadata\.bible\..*\.\d{1,3}$/u.test(fact?.field ?? '')) return false
  const box = fact?.field.replace(/\.[^.]+\.\d{1,3}$/u, '') ?? ''
  return (
    new Set(
      all.flatMap(({ text: other, facts: [one] }) =>
        isoDay.test(other) && one?.field.startsWith(`${box}.`) ? [one.field.replace(/\.\d{1,3}$/u, '')] : [],
      ),
    ).size > 1
  )
}

/**
 * Whether only one group pays a price ("concession_gbp: 6"), so that it must not stand for the price for everyone.
 */
const isGroupPrice = ({ facts: [fact] }: Value): boolean => {
  const name = fact?.field.split('.').at(-1) ?? ''
  return (
    fact?.field !== 'raw_content' &&
    !/^(?:adults?|full|regular|normal|standard|erwachsene|voll|plein|adulti|adultos?|intero|general)(?:_|$)/iu.test(
      name,
    ) &&
    findPriceAudience(name, 'en') !== undefined
  )
}

/**
 * Whether a price in a bible is one of several, as in "kategorie_a: 29 €" and "kategorie_b: 22 €": the one that
 * most people pay has a usual name, or is the only one.
 */
function isOneOfSeveralPrices({ text, facts: [fact] }: Value, all: readonly Value[]): boolean {
  const field = fact?.field ?? ''
  if (!/^metadata\.bible\.[^.]+\./u.test(field)) return false
  const box = field.replace(/[^.]+$/u, '')
  if (usualPriceNamePattern.test(field.slice(box.length))) return false
  return all.some(
    ({ kind, text: other, facts: [one] }) =>
      kind === 'price' && one?.field.startsWith(box) === true && one.field !== field && other !== text,
  )
}
const usualPriceNamePattern =
  /^(?:adults?|full|regul(?:ar|ae?r|är)|normal|standard|erwachsene|voll|plein|adulti|adultos?|intero|general|price|preis|amount|betrag|admission|eintritt|tickets?|retail|uvp|rrp|single|einzel|per_person|pro_person|(?:gbp|eur|usd|chf))(?:_|$)/iu

/** A line with more days would be too long. */
const maxListedDays = 4
const joinDays = (days: readonly Sentence[]): Sentence =>
  buildSentence(...days.flatMap((one, at) => (at === 0 ? [one] : ['; ', one])))

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
    const isHead = rows.some(
      ({ kind, text }) => kind === 'heading' && mentionsCalendarDay(text) && text.length < 30,
    )
    if (day && mentionsCalendarDay(day.text) && (isHead || until - day.until > 8)) days.add(day.text)
    else if (isHead) days.add(rows[0]?.text ?? '')
  }
  return days.size >= 3
}

/** Whether a text names the day of an ISO date: "5 December" for 2026-12-05. Only compares the day of the month. */
function mentionsDayOfMonth(iso: string, words: string): boolean {
  const day = String(Number(iso.slice(8, 10)))
  return new RegExp(`(?<!\\d)0?${day}(?!\\d)`).test(words)
}

/**
 * Whether a bible has prices in several of its boxes, such as those of a series' volumes, and none at its top
 * level.
 */
function hasPricesInSeveralBoxes(values: readonly Value[]): boolean {
  const boxes = values.flatMap(({ kind, facts: [fact] }) =>
    kind === 'price' && fact?.field.startsWith('metadata.bible.')
      ? [fact.field.replace(/\.[^.]+$/u, '')]
      : [],
  )
  return new Set(boxes).size > 1 && !boxes.includes('metadata.bible')
}

/** A storage place that no visitor sees: "Store 2, shelf C". */
const storagePlacePattern =
  /(?<!\p{L})(?:shelf|drawer|rack|regal|schublade|store|depot)\s(?:no\.?\s|nr\.?\s)?(?:\d{1,3}|\p{L})(?![\p{L}\d])/iu
/** "And" between two days. */
const andWords: Readonly<Record<string, string>> = {
  de: ' und ',
  en: ' and ',
  fr: ' et ',
  it: ' e ',
  es: ' y ',
  nl: ' en ',
}
/** Labels of where something lives or comes from. */
const originLabelPattern =
  /habitat|climate|terrain|herkunft|origin|provenance|fundort|hometown|birth|geburt|(?:^|[ _])(?:from|born|made|maker|manufacturer|hersteller)(?:[ _]|$)/iu

/** Boxes of an entry that tell where the whole of it takes place. */
const wholePlaceBoxPattern =
  /^(?:venue|location|place|ort|where|wo|veranstaltungsort|address|adresse|treffpunkt|lieu|luogo|lugar|plaats|event|veranstaltung|details|info|infos|facts|practical|praktisches|dates?|termine?|texts?|fields|bible|properties)$/iu

/**
 * Whether a place is in the same box of a bible as the day, or in a box about the whole: a shop is not where a walk
 * begins.
 */
function isPlaceOfDay({ facts: [fact] }: Value, when: Sentence | undefined): boolean {
  const day = when?.facts[0]?.field
  if (!fact?.field.startsWith('metadata.bible.') || day === undefined) return true
  const [place, time] = [fact.field, day].map((field) => field.replace(/\.[^.]+$/u, '')) as [string, string]
  const name = place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return wholePlaceBoxPattern.test(name) || time.startsWith(place) || place.startsWith(time)
}

const otherPriceLabelPattern =
  /(?:^|[ _])(?:park\w*|visits?|visit[ae]s?|visite|tours?|führung(?:en)?|fuehrung(?:en)?|besichtigung|tastings?|dégustation|degustazione|premiere|events?|shipping|versand|spedizione|livraison|envío|dogs?|hunde|pets)(?:[ _]|$)/iu
const isoDay = /^\d{4}-\d{2}-\d{2}/
/** Whether a label is that of the last day of something: "ends_at", "dates closes", "Date end". */
const isEnd = (label: string): boolean =>
  /(?:^|[ _])(?:end|ends|ending|close|closes|closing|until|till|to|ende|bis|fin|fine|hasta|einde|koniec|slut)(?:[ _](?:at|on|date|time|day))?$|[a-z](?:End|Ends)(?:At|Date)?$/u.test(
    label,
  )

/**
 * Removes the values of single elements of a list ("programme.0.price"), which are not those of the whole. A list's
 * only element stays, unless it has a name of its own.
 */
function removeListElementValues(values: readonly Value[]): Value[] {
  const called = new Set(
    values.flatMap((value) =>
      nameFieldPattern.test(parseListElement(value)?.[3] ?? '') ? [parseListElement(value)?.[1]] : [],
    ),
  )
  const indexes = new Map<string, Set<string>>()
  for (const value of values) {
    const [, list = '', index = ''] = parseListElement(value) ?? []
    if (list !== '') indexes.set(list, (indexes.get(list) ?? new Set()).add(index))
  }
  return values.filter((value) => {
    const list = parseListElement(value)?.[1]
    return list === undefined || ((indexes.get(list)?.size ?? 0) < 2 && !called.has(list))
  })
}
const parseListElement = ({ facts: [fact] }: Value) =>
  /^(.{1,200}?)\.(\d{1,3})\.(\w{1,60})/u.exec(fact?.field ?? '')
const nameFieldPattern =
  /^(?:what|was|title|titel|name|titre|titolo|título|event|programme?|thema|theme|topic)$/iu

/** Adds a thousands separator: "4890" becomes "4,890" or "4.890". */
const addThousandsSeparator = (amount: string, mark: string): string =>
  amount.replace(/^(\d{1,3})(\d{3})(?=$|[.,]\d{2}$)/, `$1${mark}$2`)

const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

const isFromRawContent = ({ facts }: Sentence): boolean => facts[0]?.field === 'raw_content'

/** Whether a text names a day, not just an hour. */
const mentionsCalendarDay = (text: string): boolean =>
  /\d\.?\s\p{L}{3}|\p{L}{3}\.?\s\d|\d\.\s?\d{1,2}\./u.test(text) &&
  !/^\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h\b|noon)/iu.test(text)

/** Labels of the hours next to a day: "Time: 18:30–21:00". */
const hourLabel =
  /^(?:time|times|hours?|uhrzeit|zeit|beginn|hora|horario|heure|horaires?|ora|orario|godzina|tijd|saat|tid|hora de inicio)$/iu

const beginLabel =
  /^(?:beginn|begin|begins|start|starts|start[ _]?time|time|uhrzeit|zeit|von|from|heure|hora|ora|inizio|inicio|début|tijd|aanvang|godzina|tid|starttid)$/iu
const endLabel = /^(?:ende|end|ends|end[ _]?time|bis|until|to|fin|fine|einde|koniec|slut|sluttid)$/iu
/** Whether a label is that of a start in a page's data ("startDate (JSON-LD)"). */
const isStart = (label: string): boolean =>
  /^(?:start|begin|event)[ _]?(?:date|time|s_at|s)?\b|^(?:starts?|begins?|event)[ _](?:at|on|date|day)$/i.test(
    label,
  )

/** A timestamp at an hour of UTC when it is the same day from New York to Tokyo; the local hour is unknown. */
const sameDayTimestampPattern = /^\d{4}-\d{2}-\d{2}[T ](?:0[5-9]|1[0-4]):\d{2}(?::\d{2}(?:\.\d+)?)?Z$/
function formatDayValue(value: Sentence, language: string): Sentence | undefined {
  const date =
    formatDate(value.text, language) ??
    (sameDayTimestampPattern.test(value.text) ? formatDateOnly(value.text, language) : undefined)
  return date === undefined ? undefined : replaceText(value, date)
}
