import { kindOfLabel } from '@/lib/facts/read-details'
import type { ContentKind, Fact, FactCard, FactKind } from '@/lib/facts/schemas'
import { standsAlone } from '@/lib/facts/stands-alone'
import { baseLanguage } from '@/lib/platforms/language'
import { isRecord } from '@/lib/text/empty'
import { ended } from '@/lib/text/sentences'
import { applyVoice, isAllowed } from './apply-voice'
import { kindOfValue } from './detail-labels'
import { isBroken, isSummaryField, isTextField, leansBack, standsAnyway } from './fact-shape'
import { allowedPhrases, capitalised, type Phrases, phrasesOf } from './phrases'
import { saidDate } from './said-date'
import { fromSlug, isSlug, saidTitle } from './said-title'
import type { ComposerItem, ComposerVoice, Flag } from './schemas'
import { reworded, type Sentence, say } from './sentence'

/** A whole sentence of the item's running text. */
export type Running = Sentence & {
  /** It makes sense without the sentences around it. */
  alone: boolean
  isQuestion: boolean
  block: number
  section: string | undefined
  /** What its words hold of dates, prices and the like. */
  holds: ReadonlySet<FactKind>
  /** Nothing of the item stands between it and the sentence before it. */
  follows: boolean
  /** Nothing stands between it and the heading above it. */
  isUnderHeading: boolean
}

/** A line of a list: an entry, a step, an ingredient, or a value with the item's own word for it. */
export type Entry = Sentence & {
  block: number
  section: string | undefined
  kind: FactKind
  labelled: boolean
}

/** What an event, a product or a recipe says of itself in values. */
export type Details = Partial<Record<'when' | 'where' | 'price' | 'deadline' | 'serves' | 'time', Sentence>>

/** What a card says in one language, in the brand's words: what posts are written from. */
export type Material = {
  kind: ContentKind
  language: string
  phrases: Phrases | undefined
  seed: string
  name: Sentence | null
  /** The source's own short text. */
  summary: Running[]
  /** Paragraphs of the text in order; a list's entries that are sentences are among them. */
  paragraphs: Running[][]
  entries: Entry[]
  /** Headings with the block that each stands before. */
  headings: (Sentence & { block: number })[]
  details: Details
  /** The facts that are left, for what only characters have. */
  values: (Sentence & { label: string; kind: FactKind })[]
  /** Dates inside the sentences of the text. */
  dates: Sentence[]
  isCharacter: boolean
  flags: Flag[]
}

/**
 * The language that a post for a channel would be in: the channel's where the card says anything in it (a bible may speak
 * several), else the card's own. Pure.
 */
export function languageFor(card: FactCard, channelLanguage: string): string {
  const wanted = baseLanguage(channelLanguage)
  const speaks = (fact: Fact): boolean =>
    fact.field.startsWith('metadata.bible') &&
    (fact.kind === 'statement' || fact.kind === 'question' || isOfCharacter(fact))
  const spoken = new Set(card.facts.filter(speaks).map(({ language }) => language))
  if (spoken.has(wanted)) return wanted
  const { code } = card.language
  if (spoken.size === 0 || spoken.has(code)) return code
  return ['en', 'de'].find((language) => spoken.has(language)) ?? [...spoken][0] ?? code
}

const isOfCharacter = ({ label }: Fact): boolean =>
  label !== undefined && /^(?:tagline|vibe_surprise_facts|vibe_personality)$/.test(label)

type Read = { language: string; voice: ComposerVoice; seed: string; material: Material }
/** What was read of a card last: its posts are written one after the other. */
const lastRead = new WeakMap<FactCard, Read>()

/** Reads a card for one language and voice (spec/writing#6). Nothing of `not_for_posts` is looked at. Pure. */
export function materialOf(item: ComposerItem, language: string, voice: ComposerVoice): Material {
  const seed = item.external_id
  const before = lastRead.get(item.card)
  if (before?.language === language && before.voice === voice && before.seed === seed) return before.material
  const material = readMaterial(item, language, voice)
  lastRead.set(item.card, { language, voice, seed, material })
  return material
}

function readMaterial(item: ComposerItem, language: string, voice: ComposerVoice): Material {
  const { card } = item
  // A name, an address and a number are the same in every language.
  const facts = card.facts.filter(
    (fact) =>
      fact.kind !== 'link' &&
      fact.kind !== 'quote' &&
      (fact.language === language ||
        fact.kind === 'name' ||
        fact.label === 'tribe_display_name' ||
        fact.label === 'size_estimate_cm'),
  )
  const { said, flags } = applyVoice(facts, voice, language)
  const sentenceOf = (fact: Fact): Sentence | undefined => {
    const words = said.get(fact.id)
    if (!words) return undefined
    return {
      text: words.text,
      facts: [fact],
      ...(words.replaced.length > 0 ? { replaced: words.replaced } : {}),
    }
  }
  const sort = new Sorter(sentenceOf, language, publishedOn(item))
  for (const fact of facts) sort.add(fact)
  sort.bind(facts)
  if (isCalendar(facts)) sort.readAsCalendar()
  const words = phrasesOf(language)
  const isCharacter =
    card.kind === 'character' ||
    facts.some((fact) => isOfCharacter(fact) && fact.field.startsWith('metadata.bible'))
  const { summary, paragraphs } = sort.running()
  return {
    kind: card.kind,
    language,
    phrases: words && allowedPhrases(words, (text) => isAllowed(text, voice, language)),
    seed: item.external_id,
    name: nameOf(sort, { paragraphs, summary, item, language }),
    summary,
    paragraphs,
    entries: withoutLoneUnitPrice(sort.entries()),
    dates: sort.dates,
    headings: sort.headings,
    details: sort.details(),
    values: sort.values,
    isCharacter,
    flags,
  }
}

/** The title as readers say it; of a part of an address, the heading above the text. Null where nothing of it can be said. */
function nameOf(
  sort: Sorter,
  around: Pick<Material, 'paragraphs' | 'summary' | 'language'> & { item: ComposerItem },
): Sentence | null {
  const { name, headings } = sort
  const { paragraphs, summary, language, item } = around
  if (!name) return null
  if (!isSlug(name.text)) {
    const text = () => [...summary, ...paragraphs.flat(), ...sort.entries()].map((one) => one.text).join('\n')
    const said = saidTitle(name.text, {
      url: item.url,
      text,
      language,
      keepsDate: item.card.kind === 'event' || item.card.kind === 'release_notes',
    })
    return said === '' ? null : reworded(name, said)
  }

  const first = paragraphs[0]?.[0]?.block ?? Number.POSITIVE_INFINITY
  const heading = headings.find(({ block, text }) => block <= first && text.split(/\s/u).length > 1)
  const words = plain(heading?.text ?? '')
  const isMeant = name.text.split(/[-_]/u).some((word) => word.length > 3 && words.includes(word))
  return heading && isMeant ? heading : reworded(name, fromSlug(name.text))
}

const ofTwoScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

type Value = Sentence & { label: string; kind: FactKind }

class Sorter {
  name: Sentence | null = null
  headings: Material['headings'] = []
  values: Value[] = []
  readonly dates: Sentence[] = []
  #sentences: (Running & { fact: Fact; source: 'summary' | 'text' })[] = []
  #entries: (Entry & { fact: Fact })[] = []
  /** Dates, prices and the like that stand in no sentence. */
  #loose: (Sentence & { fact: Fact })[] = []
  readonly #sentenceOf: (fact: Fact) => Sentence | undefined
  #heading: Fact | undefined
  #isCalendar = false
  readonly #language: string

  readonly #published: ReadonlySet<string>

  constructor(
    sentenceOf: (fact: Fact) => Sentence | undefined,
    language: string,
    published: ReadonlySet<string>,
  ) {
    this.#sentenceOf = sentenceOf
    this.#language = language
    this.#published = published
  }

  add(fact: Fact): void {
    const sentence = this.#sentenceOf(fact)
    // A word of two scripts is made to look like another.
    if (!sentence || ofTwoScripts.test(sentence.text)) return
    const { kind, label, block, section } = fact
    // A footnote is said with what has its mark alone.
    if (fact.limits !== undefined && label !== undefined) return
    if (kind === 'name') this.name ??= sentence
    else if (label === undefined && /\.tagline(?:_[a-z]{2})?$/.test(fact.field))
      this.#addTagline(fact, sentence)
    else if (kind === 'heading') {
      this.headings.push({ ...sentence, block })
      this.#heading = fact
    } else if ((kind === 'statement' || kind === 'question') && isReadAsText(fact))
      this.#addRunning(fact, sentence)
    else if (kind === 'statement' || kind === 'question')
      this.values.push({ ...sentence, label: label ?? '', kind })
    else if (kind === 'entry' || kind === 'step' || kind === 'ingredient')
      this.#entries.push({ ...sentence, fact, block, section, kind, labelled: false })
    else if (label !== undefined && fact.field === 'raw_content') {
      const whole = say(`${label}: `, sentence)
      const ofValue = kindOfValue(kind, label, sentence.text)
      this.#entries.push({ ...whole, fact, block, section, kind: ofValue, labelled: true })
      this.values.push({ ...sentence, label, kind: ofValue })
    } else if (label !== undefined)
      this.values.push({ ...sentence, label, kind: kindOfValue(kind, label, sentence.text) })
    else this.#addDetail(fact, sentence)
  }

  /**
   * Joins what limits other facts with them, so that nothing says one without the other: a footnote behind what has its mark, a
   * condition behind its sentence. What would be said without what limits it is left out.
   */
  bind(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.limits === undefined) continue
      const targets = new Set(fact.limits)
      const sentence = this.#sentenceOf(fact)
      const isOfTarget = ({ facts }: Sentence): boolean => facts.some(({ id }) => targets.has(id))
      if (fact.label !== undefined || sentence === undefined) {
        const withNote = <One extends Sentence>(one: One): One[] => {
          if (!isOfTarget(one)) return [one]
          const mark = fact.label?.startsWith('*') ? ` ${fact.label}` : ` ${fact.label} `
          return sentence ? [{ ...one, ...say(one, mark, reworded(sentence, ended(sentence.text))) }] : []
        }
        this.#sentences = this.#sentences.flatMap(withNote)
        this.#entries = this.#entries.flatMap(withNote)
        this.values = this.values.flatMap(withNote)
        this.#loose = this.#loose.filter((one) => !isOfTarget(one))
        continue
      }
      const limiting = this.#sentences.find((one) => one.fact === fact)
      const from = this.#sentences.findIndex(isOfTarget)
      const first = this.#sentences[from]
      if (!limiting || !first) continue
      const limited = this.#sentences.slice(from, this.#sentences.findLastIndex(isOfTarget) + 1)
      const bound = [...limited.filter((one) => one !== limiting), limiting]
      const last = limited.at(-1)
      const isNext = last !== undefined && this.#sentences[from + limited.length] === limiting
      this.#sentences.splice(from, limited.length, {
        ...first,
        ...say(...bound.flatMap((one, at) => (at === 0 ? [one] : [' ', one]))),
        fact: { ...first.fact, until: isNext ? fact.until : (last?.fact.until ?? fact.until) },
        holds: new Set(bound.flatMap(({ holds }) => [...holds])),
      })
      this.#sentences = this.#sentences.filter((one) => one !== limiting)
    }
  }

  /** Of several things on several days, the day and price of one are not those of the whole. */
  readAsCalendar(): void {
    this.#isCalendar = true
    this.dates.splice(0)
  }

  /** A tagline of several sentences is read as a text is; it is one line all the same. */
  #addTagline(fact: Fact, sentence: Sentence): void {
    if (fact.kind !== 'statement' && fact.kind !== 'question') return
    const before = this.values.at(-1)
    if (before?.label === 'tagline' && before.facts.at(-1)?.field === fact.field)
      this.values.splice(-1, 1, { ...before, ...say(before, ' ', sentence) })
    else this.values.push({ ...sentence, label: 'tagline', kind: fact.kind })
  }

  #addRunning(fact: Fact, sentence: Sentence): void {
    const before = this.#sentences.at(-1)
    const isUnderHeading = this.#heading !== undefined && standsNextTo(this.#heading, fact)
    const follows = before !== undefined && standsNextTo(before.fact, fact)
    const isOfBlock = follows && before.block === fact.block
    if (before && isOfBlock && isBroken(before.text, sentence.text)) {
      this.#sentences.splice(-1, 1, {
        ...before,
        ...say(before, ' ', sentence),
        fact: { ...before.fact, until: fact.until },
      })
      return
    }
    const words =
      fact.kind === 'statement' && fact.field === 'raw_content' ? capitalised(sentence.text) : sentence.text
    const text = /[.!?…][*†‡¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(words) ? words : ended(words)
    const stands =
      fact.kind === 'question' ? standsAlone(text, this.#language, !isOfBlock) : (fact.alone ?? false)
    this.#sentences.push({
      ...sentence,
      text,
      fact,
      alone: (stands && !leansBack(text)) || (!isOfBlock && standsAnyway(text)),
      isQuestion: fact.kind === 'question',
      block: fact.block,
      section: fact.section,
      holds: new Set(),
      follows,
      isUnderHeading,
      source: isSummaryField(fact.field, fact.label) ? 'summary' : 'text',
    })
  }

  #addDetail(fact: Fact, sentence: Sentence): void {
    const last = this.#sentences.at(-1)
    const isWithin =
      last?.fact.field === fact.field && fact.from >= last.fact.from && fact.until <= last.fact.until
    if (last && isWithin) {
      last.holds = new Set([...last.holds, fact.kind])
      if (fact.kind === 'when' && fact.field === 'raw_content' && !isOfRange(sentence.text, last.text))
        this.dates.push(sentence)
    } else if (!this.#entries.at(-1) || !isInside(fact, this.#entries.at(-1)?.fact))
      this.#loose.push({ ...sentence, fact })
  }

  running(): Pick<Material, 'summary' | 'paragraphs'> {
    // What is broken at either end stays out, unless it was joined to its other part.
    const whole = this.#sentences.filter(({ text }) => !isBroken(text, undefined))
    const paragraphs = [
      ...Map.groupBy(
        whole.filter(({ source }) => source === 'text'),
        ({ block }) => block,
      ).values(),
    ]
    const known = new Set(paragraphs.flat().map(({ text }) => plain(text)))
    const summary = whole.filter(({ source, text }) => source === 'summary' && !known.has(plain(text)))
    return { summary, paragraphs }
  }

  /** Entries with the sentences of one line together. */
  entries(): Entry[] {
    const joined: (Entry & { fact: Fact })[] = []
    for (const entry of this.#entries) {
      const before = joined.at(-1)
      if (
        before &&
        !entry.labelled &&
        before.block === entry.block &&
        before.kind === entry.kind &&
        standsNextTo(before.fact, entry.fact)
      )
        joined.splice(-1, 1, {
          ...before,
          ...say(before, ' ', entry),
          fact: { ...before.fact, until: entry.fact.until },
        })
      else joined.push(entry)
    }
    return joined
  }

  details(): Details {
    const details: Details = {}
    if (this.#isCalendar) return details
    const language = this.#language
    const set = (name: keyof Details, sentence: Sentence | undefined): void => {
      if (sentence && details[name] === undefined && sentence.text.length <= 120) details[name] = sentence
    }
    const ofText = this.#sectionDetails()
    for (const [name, sentence] of ofText) set(name, sentence)
    const ranked = [...this.values].sort((a, b) => Number(isOfText(b)) - Number(isOfText(a)))
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
      const hour = this.values.find(
        ({ label, text, facts: [fact] }) =>
          fact?.field === 'raw_content' && hourLabel.test(label) && /\d/.test(text) && text.length <= 40,
      )
      if (hour && !details.when.facts.some((fact) => hour.facts.includes(fact)))
        details.when = say(details.when, ', ', hour)
    }
    // What stands under a day is of that day.
    const prices = this.#loose.filter(
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
    const loose = this.#loose.filter(({ fact }) => fact.field === 'raw_content' && fact.kind === 'when')
    return [...this.dates, ...loose].map(({ text }) => text).filter(namesDay)
  }

  /** Days in lines or cells of their own, each with the hours beside it: "Saturday, 5 December, 12–20 Uhr". */
  #daysApart(): Sentence | undefined {
    const rows = Map.groupBy(
      this.#loose.filter(({ fact }) => fact.field === 'raw_content' && fact.kind === 'when'),
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
    for (const sentence of [...this.#loose, ...this.#sentences]) {
      const { fact } = sentence
      const under = fact.section === undefined ? 'trait' : kindOfLabel(fact.section)
      if (under === 'when' && fact.kind === 'when') found.push(['when', sentence])
      if (under === 'where' && fact.kind === 'statement')
        found.push(['where', reworded(sentence, sentence.text.replace(/\.$/u, ''))])
    }
    const serves = this.headings.find(({ text }) =>
      /^(?:serves|makes|for|für|reicht für|ergibt)\s(?:ca\.? |about |etwa )?\d/iu.test(text),
    )
    if (serves) found.push(['serves', serves])
    return found
  }

  /** A bare number with the currency that the entry names beside it; nothing where it names none. */
  #priced(price: Value): Sentence | undefined {
    if (isUnitPrice(price)) return undefined
    if (/[^\d.,\s]/u.test(price.text)) return price
    const currency = this.values.find(
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
function isCalendar(facts: readonly Fact[]): boolean {
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

/** The days on which an entry went online or was changed, as its system keeps them. */
function publishedOn({ metadata }: ComposerItem): ReadonlySet<string> {
  const fields = metadata.fields
  if (!isRecord(fields)) return new Set()
  return new Set(
    Object.entries(fields).flatMap(([name, value]) => {
      const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0] : undefined
      return day !== undefined && /publish|pub_?date|created|updated|modified|posted|dc:date/i.test(name)
        ? [day]
        : []
    }),
  )
}

/** Whether words name the day of a machine's date: "5 December" of 2026-12-05. */
function saysSameDay(iso: string, words: string): boolean {
  const day = String(Number(iso.slice(8, 10)))
  return new RegExp(`(?<!\\d)0?${day}(?!\\d)`).test(words)
}

const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

/** What a litre, a kilogram or a metre costs, beside what the pack costs. */
export const isUnitPrice = ({ text, facts }: Sentence & { label?: string }): boolean =>
  /(?:\/|\bper\b|\bpro\b|\bje\b|\bal\b)\s?(?:\d{1,4}\s?)?(?:kg|g|l|ml|cl|m|m²|m2|qm|lb|oz|litre|liter|kilo(?:gramm?)?|metre|meter|sq)(?![\p{L}])/iu.test(
    text,
  ) ||
  facts.some(({ label }) =>
    /grundpreis|unit[ _-]?price|price[ _-]?per|base[ _-]?price|literpreis|kilopreis/iu.test(label ?? ''),
  )

/** Entries without what a litre costs, where none says what the pack costs. */
function withoutLoneUnitPrice(entries: Entry[]): Entry[] {
  const hasPrice = entries.some((one) => one.kind === 'price' && !isUnitPrice(one))
  return hasPrice ? entries : entries.filter((one) => one.kind !== 'price' || !isUnitPrice(one))
}

const isOfText = ({ facts }: Sentence): boolean => facts[0]?.field === 'raw_content'

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether words around a date make it the beginning or the end of a time: "from 6 to 9 July". */
function isOfRange(date: string, sentence: string): boolean {
  const at = sentence.indexOf(date)
  if (at < 0) return false
  return (
    /(?:^|\s)(?:ab|bis|bis zum|ab dem|until|till|by|before|from|since|seit|after|nach|vor|avant le|depuis le|à partir du|antes del|desde el|hasta el|entro il|dal|dopo il|vanaf|tot|od|do|från|fra|til|inntil|до|з|від|от|с)\s(?:the\s|dem\s|den\s|el\s|le\s)?$/iu.test(
      sentence.slice(Math.max(0, at - 30), at),
    ) ||
    /(?:\d\.?|\p{L}{3}\.?|\d{4})\s?(?:[–—-]|to|until|till|bis|zum|al|au|hasta|até|tot|do|till|til|до|по)(?:\s(?:the|den|dem|zum|el|le))?\s?$/iu.test(
      sentence.slice(Math.max(0, at - 30), at),
    ) ||
    /^,?\s?(?:[–—-]|to|until|till|through|bis|al|au|hasta|até|tot|do|til|до|по)\s(?:\p{L}{2,4}\s){0,2}(?:\p{L}{3,12},?\s)?\d/iu.test(
      sentence.slice(at + date.length, at + date.length + 30),
    )
  )
}

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

/** Running text: of the body, or of a field that holds prose. Other fields hold values. */
const isReadAsText = ({ field, label }: Fact): boolean =>
  field === 'raw_content' || isSummaryField(field, label) || isTextField(field, label)

/** Between two facts stands nothing but white space, a mark or two. */
const standsNextTo = (before: Fact, next: Fact): boolean =>
  before.field === next.field &&
  next.from >= before.until &&
  next.from - before.until <= (before.block === next.block ? 4 : 5)

const isInside = (fact: Fact, around: Fact | undefined): boolean =>
  around !== undefined &&
  fact.field === around.field &&
  fact.from >= around.from &&
  fact.until <= around.until
