import { isRecord } from '@/lib/text/empty'
import { concealing } from '@/lib/text/hidden-characters'
import { type VisibleBlock, type VisiblePicture, visibleBlocks } from '@/lib/text/markdown/visible-blocks'
import { beginningOf } from '@/lib/text/plain-text'
import { sentenceSpans } from '@/lib/text/sentences'
import { CodePoints } from './code-points'
import { gluedAbout, greetingOf, tailOf } from './exclude/around-text'
import {
  draftMarkOf,
  isEditorialTask,
  isInternalHeading,
  isInternalNote,
  isTask,
  waitsByField,
  waitsIn,
} from './exclude/not-public'
import { type FieldText, fieldTexts } from './field-texts'
import { partsOfFlatList } from './flat-list'
import { roleOfImage, tellingAlt } from './image-roles'
import type { ItemLanguage } from './item-language'
import { kindOfContent } from './kind-of-content'
import {
  exclusionOfBlock,
  exclusionOfLabel,
  exclusionOfLink,
  exclusionOfSection,
  exclusionOfSentence,
  hiddenOrder,
  isInjection,
} from './not-for-posts'
import { kindOfLabel, readDetails } from './read-details'
import type {
  ContentKind,
  ExcludedPart,
  Exclusion,
  Fact,
  FactCard,
  FactImage,
  FactKind,
  FactSource,
} from './schemas'
import { isWholeSentence } from './sentence-shape'
import { standsAlone } from './stands-alone'

/** As much of a text as is read: posts say a few hundred words at most. */
const maxReadLength = 40_000
const maxFacts = 400

/**
 * The fact card of an item: what it says in its own words, each part with its place, and what is not for posts (spec/writing#1).
 * Takes the item's fields and the language its text is in (`itemLanguage`). Built by rules; pure and deterministic. Every `text`
 * of a fact is found again at its place, whatever markup and line breaks lie between.
 */
export function buildFactCard(source: FactSource, language: ItemLanguage): FactCard {
  const card = new CardBuilder(language.language)
  const isBible = isMadeFromBible(source)
  // The Markdown of a bible is made from its fields.
  const body = isBible ? '' : beginningOf(source.raw_content, maxReadLength)
  const { blocks, pictures } = visibleBlocks(body)
  const name = nameOf(source, blocks)
  card.addName(name)
  card.addStates(source)
  const texts = fieldTexts(source)
  for (const text of texts) card.addField(text)
  if (source.url !== null)
    card.add('link', source.url, { field: 'url', from: 0, until: [...source.url].length }, {})
  card.addBlocks(blocks, source.raw_content, 'raw_content', name.text)
  // Of a bible with very many fields not all are read; what its text instructs is told all the same.
  if (
    body === '' &&
    !card.excluded.some(({ reason }) => reason === 'injection') &&
    isInjection(source.raw_content)
  )
    card.exclude('injection', source.raw_content, {
      field: 'raw_content',
      from: 0,
      until: [...source.raw_content].length,
    })
  const kind = kindOfContent(source, card.facts, language.language)
  const images = imagesOf(source, pictures, kind, card.excluded)
  for (const { alt } of images)
    if (isInjection(alt)) card.exclude('injection', alt, { field: 'images', from: 0, until: 0 })
  for (const [field, text] of [
    ['title', source.title],
    ['raw_content', source.raw_content],
    ...texts.map(({ field, text }) => [field, text] as const),
  ] as const) {
    const at = text.search(concealing)
    if (at < 0) continue
    const from = new CodePoints(text).at(at)
    const order = hiddenOrder(text)
    card.exclude(order === undefined ? 'hidden' : 'injection', order || 'Invisible characters', {
      field,
      from,
      until: from + 1,
    })
  }
  return {
    kind,
    language: {
      code: language.language,
      from: language.language_from,
      declared: language.declared_language,
    },
    facts: card.facts,
    images: images.map((image) => ({ ...image, alt: isInjection(image.alt) ? '' : image.alt })),
    not_for_posts: card.excluded,
  }
}

const isMadeFromBible = ({ metadata }: FactSource): boolean =>
  typeof metadata.bible === 'object' && metadata.bible !== null

const slug = /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)+$/u
const namesInFields = ['display_name', 'name', 'headline', 'title']

/** What an item is called: its title, but for one that is part of an address only, the name in its fields or its first heading. */
function nameOf(source: FactSource, blocks: readonly VisibleBlock[]): Name {
  const { title, metadata } = source
  const whole = { text: title, field: 'title', from: 0, until: [...title].length }
  if (!slug.test(title)) return whole
  for (const holder of ['fields', 'bible']) {
    const fields = metadata[holder]
    if (!isRecord(fields)) continue
    for (const key of namesInFields) {
      const text = fields[key]
      if (typeof text === 'string' && /\p{L}/u.test(text) && text.length <= 200 && !slug.test(text))
        return { text, field: `metadata.${holder}.${key}`, from: 0, until: [...text].length }
    }
  }
  const heading = blocks.find(({ kind }) => kind === 'heading')
  if (heading === undefined || isInternalHeading(heading.text) || waitsIn(heading.text)) return whole
  const points = new CodePoints(source.raw_content)
  return {
    text: heading.text,
    field: 'raw_content',
    from: points.at(heading.places[0] ?? 0),
    until: points.at((heading.places[heading.text.length - 1] ?? 0) + 1),
  }
}

type Place = { field: string; from: number; until: number }
type Name = Place & { text: string }

class CardBuilder {
  facts: Fact[] = []
  excluded: ExcludedPart[] = []
  readonly #language: string
  #block = 0

  constructor(language: string) {
    this.#language = language
  }

  addName({ text: title, ...place }: Name): void {
    const mark = draftMarkOf(title)
    if (mark > 0) this.exclude('draft', title.slice(0, mark).trim(), { ...place, until: place.from + mark })
    const { blocks } = visibleBlocks(escapedTitle(title.slice(mark)))
    const [block] = blocks
    // A title that begins like a label ("Rust Leeds: Writing a tiny database") is one title.
    const text = block?.label ? `${block.label}: ${block.text}` : (block?.text ?? '')
    if (text === '') return
    if (isInjection(title)) this.exclude('injection', title, place)
    else this.add('name', text, { ...place, from: place.from + mark }, {})
  }

  /** What a system keeps of when an entry may go out: it is a draft, or under embargo. */
  addStates({ metadata }: FactSource): void {
    for (const holder of ['fields', 'bible']) {
      const fields = metadata[holder]
      if (!isRecord(fields)) continue
      for (const [key, value] of Object.entries(fields)) {
        const reason = waitsByField(key, value)
        const text = typeof value === 'string' ? value : key
        if (reason)
          this.exclude(reason, text, { field: `metadata.${holder}.${key}`, from: 0, until: [...text].length })
      }
    }
  }

  /** A field of the metadata: prose is read like a body, anything short is a value of its name. */
  addField({ field, label, text, language, listed }: FieldText): void {
    const code = language ?? this.#language
    const blocks = visibleBlocks(beginningOf(text, maxReadLength)).blocks
    const [only] = blocks
    const isValue =
      blocks.length === 1 && only && only.kind !== 'code' && only.kind !== 'hidden' && only.kind !== 'table'
    if (!isValue || (!listed && sentenceSpans(only.text, code).length > 1)) {
      this.addBlocks(blocks, text, field, '', code)
      return
    }
    this.#block++
    const points = new CodePoints(text)
    const place = {
      field,
      from: points.at(only.places[0] ?? 0),
      until: points.at(only.places[only.text.length] ?? text.length),
    }
    const reason =
      exclusionOfLabel(label) ??
      // A single word is a value, but for an address of mail.
      (/[ @]/.test(only.text) && !isStepName(label)
        ? exclusionOfBlock(only.text, { first: false, last: false, linkShare: 0 })
        : undefined)
    if (reason !== undefined && reason !== 'byline' && reason !== 'navigation')
      this.exclude(reason, only.text, place)
    else {
      const kind = kindOfField(label, only.text)
      // A bare number under a name that says nothing of it is nothing to tell.
      if (
        kind === 'trait' &&
        /^[\d.,\s-]+$/.test(only.text) &&
        !/size|weight|height|length|age|capacity/i.test(label)
      )
        return
      const alone = kind === 'statement' ? standsAlone(only.text, code, true) : undefined
      this.add(kind, only.text, place, { label, language: code, alone })
    }
  }

  addBlocks(
    read: readonly VisibleBlock[],
    source: string,
    field: string,
    title: string,
    language = this.#language,
  ): void {
    const points = new CodePoints(source)
    const blocks = read.flatMap(partsOfFlatList)
    const tasks = new Set(
      blocks.flatMap(({ list, text }) => (list && isEditorialTask(text) ? [list.id] : [])),
    )
    let section: { text: string; depth: number; reason: Exclusion | undefined } | undefined
    const words = blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'entry')
    const [first, second] = words
    const end = words.slice(-3)
    let led: { reason: Exclusion; list: number } | undefined
    for (const [index, block] of blocks.entries()) {
      this.#block++
      const placed = {
        field,
        from: points.at(block.places[0] ?? 0),
        until: points.at(block.places[block.text.length] ?? 0),
      }
      const next = blocks[index + 1]?.list
      const whole = block.label ? `${block.label}: ${block.text}` : block.text
      if (
        block.kind === 'paragraph' &&
        block.list === undefined &&
        isInternalHeading(block.text) &&
        !isInjection(block.text)
      ) {
        // "For the team" in a line of its own heads the list below it, else all that follows.
        if (next) led = { reason: 'internal_note', list: next.id }
        else if (section?.reason === undefined)
          section = { text: block.text, depth: 6, reason: 'internal_note' }
        this.exclude('internal_note', block.text, placed)
        continue
      }
      const waits = block.kind === 'heading' ? waitsIn(block.text) : undefined
      if (waits !== undefined) {
        this.exclude(waits, block.text, placed)
        continue
      }
      if (block.kind === 'heading') {
        if (section === undefined || block.depth <= section.depth || section.reason === undefined)
          section = { text: block.text, depth: block.depth, reason: exclusionOfSection(block.text) }
        if (isInjection(block.text)) this.exclude('injection', block.text, placed)
        else if (isInternalNote(`${block.text}:`) || section.reason === 'internal_note')
          this.exclude('internal_note', block.text, placed)
        else if (section.reason === undefined && block.text.toLowerCase() !== title.trim().toLowerCase())
          this.add('heading', block.text, placed, { language })
        continue
      }
      const isTaskOfEditors = block.list && tasks.has(block.list.id) && isTask(block.text)
      const own =
        exclusionOfKind(block) ??
        (whole.length < 120 ? waitsIn(whole) : undefined) ??
        (isTaskOfEditors || isInternalNote(whole) ? 'internal_note' : undefined) ??
        section?.reason ??
        (gluedAbout.test(whole) ? 'notice' : undefined)
      const linkShare = block.links.reduce((sum, link) => sum + link.until - link.from, 0) / block.text.length
      const at = { first: block === first || block === second, last: end.includes(block), linkShare }
      const isListed = block.list !== undefined && block.list.id === led?.list
      const reason = isInjection(block.text)
        ? 'injection'
        : (own ?? (isListed ? led?.reason : undefined) ?? exclusionOfBlock(block.text, at))
      // "Read also:" says of the list below it what it is.
      if (!isListed) led = undefined
      if (block.list === undefined && (reason === 'navigation' || reason === 'call_to_action') && next)
        led = { reason, list: next.id }
      if (reason !== undefined) this.exclude(reason, block.text, placed)
      else this.#addWords(block, { points, field, language, section: section?.text, isFirst: at.first })
    }
  }

  /** The sentences of a block, and what they say of dates, prices and the like. */
  #addWords(
    block: VisibleBlock,
    around: {
      points: CodePoints
      field: string
      language: string
      section: string | undefined
      isFirst: boolean
    },
  ): void {
    const { points, field, language, section } = around
    const place = (from: number, until: number): Place => ({
      field,
      from: points.at(block.places[from] ?? 0),
      until: points.at((block.places[until - 1] ?? 0) + 1),
    })
    const more = { language, ...(section === undefined ? {} : { section }) }
    if (block.label !== undefined && block.label !== '') {
      const reason = exclusionOfLabel(block.label)
      if (reason !== undefined) {
        this.exclude(reason, block.text, place(0, block.text.length))
        return
      }
      const kind = kindOfLabel(block.label)
      this.add(kind, block.text, place(0, block.text.length), { ...more, label: block.label })
      if (kind !== 'trait') return
    }
    let isFirst = true
    const greeting = around.isFirst ? greetingOf(block.text) : 0
    if (greeting > 0) this.exclude('salutation', block.text.slice(0, greeting).trim(), place(0, greeting))
    const { footer, cut } = tailOf(block.text)
    if (footer < block.text.length)
      this.exclude('notice', block.text.slice(footer), place(footer, block.text.length))
    const head = greeting || (dateline.exec(block.text)?.[0].length ?? 0)
    if (head > 0 && greeting === 0) {
      this.exclude('byline', block.text.slice(0, head).trim(), place(0, head))
      for (const { kind, ...at } of readDetails(block.text.slice(0, head)))
        this.add(kind, block.text.slice(at.from, at.until), place(at.from, at.until), more)
    }
    for (const one of withWholeQuotes(
      block.text.slice(head, footer),
      sentenceSpans(block.text.slice(head, footer), language),
    )) {
      const span = { from: one.from + head, until: one.until + head }
      const sentence = block.text.slice(span.from, span.until)
      const text = sentence.trim()
      const from = span.from + sentence.length - sentence.trimStart().length
      if (!/[\p{L}\p{N}]/u.test(text)) continue
      const isCut = span.until > cut
      const reason = isCut ? 'navigation' : exclusionOfSentence(text, block.list?.ordered)
      if (reason !== undefined) {
        this.exclude(reason, text, place(from, from + text.length))
        continue
      }
      const kind = kindOfWords(block, text, section)
      if (kind !== undefined && block.label === undefined) {
        const alone = kind === 'statement' ? standsAlone(text, language, isFirst) : undefined
        this.add(kind, text, place(from, from + text.length), { ...more, alone })
      }
      for (const detail of readDetails(text))
        this.add(
          detail.kind,
          text.slice(detail.from, detail.until),
          place(from + detail.from, from + detail.until),
          more,
        )
      isFirst = false
    }
    for (const { from, until, url } of block.links)
      if (exclusionOfLink(url)) this.exclude('suspicious', url, place(from, until))
      else if (/^https?:\/\//i.test(url) && until > from)
        this.add('link', url, place(from, until), { ...more, label: block.text.slice(from, until) })
  }

  add(
    kind: FactKind,
    text: string,
    place: Place,
    more: Partial<Pick<Fact, 'language' | 'alone' | 'label' | 'section'>>,
  ): void {
    if (this.facts.length >= maxFacts) return
    const { alone, language = this.#language, ...rest } = more
    this.facts.push({
      id: `f${this.facts.length + 1}`,
      kind,
      text,
      ...place,
      language,
      ...rest,
      ...(alone === undefined ? {} : { alone }),
      block: this.#block,
    })
  }

  /** The first of each kind of warning; one is enough to flag a post. */
  #warns(reason: Exclusion): boolean {
    return (
      (reason === 'injection' || reason === 'suspicious') &&
      !this.excluded.some((part) => part.reason === reason)
    )
  }

  exclude(reason: Exclusion, text: string, place: Place): void {
    // What warns is kept however much was set aside before it.
    if (this.excluded.length < maxFacts || this.#warns(reason))
      this.excluded.push({ reason, text: beginningOf(text, 2_000), ...place })
  }
}

/** "KIEL, 3 May 2026 – ": where and when a press release was written; no part of its first sentence. */
const dateline =
  /^\p{Lu}[\p{L}\p{M}.’'/ -]{1,40}(?:,\s\p{L}[\p{L}. ]{1,30})?(?:,|\s\()\s?(?:\d{1,2}\.?\s\p{L}{3,12}\.?(?:\s\d{4})?|\p{L}{3,12}\.?\s\d{1,2}(?:,?\s\d{4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d{2}-\d{2})\)?(?:\s\([\p{L} ]{2,30}\))?\s?[–—:-]+\s/u

/** A title is one line of plain words: what looks like a list or heading there is none. */
const escapedTitle = (title: string): string =>
  title.replace(/\s+/gu, ' ').replace(/^(\s*)([#>*+-]|\d+[.)])(?=\s)/, '$1\\$2')

const isStepName = (label: string): boolean =>
  /(?:^|[_ ])(?:steps?|(?:recipe)?instructions?|method|directions|schritte|zubereitung)$/i.test(label)

/** What a short field is by its name; of a name that says nothing, by its form. */
function kindOfField(label: string, text: string): FactKind {
  const last = label.split(' ').at(-1) ?? label
  const named = kindOfLabel(label) === 'trait' ? kindOfLabel(last) : kindOfLabel(label)
  if (named !== 'trait') return named
  if (/ingredient|zutat/i.test(label)) return 'ingredient'
  if (isStepName(label)) return 'step'
  if (isWholeSentence(text)) return text.endsWith('?') ? 'question' : 'statement'
  return 'trait'
}

/** Sentences with those that follow them up to the end of a quote: one of several sentences is told as a whole. */
function withWholeQuotes(text: string, spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && last.until - last.from < 600 && isOpenQuote(text.slice(last.from, last.until)))
      last.until = span.until
    else whole.push({ ...span })
  }
  // A quote that never ends is none.
  return whole.some(({ from, until }) => isOpenQuote(text.slice(from, until))) ? [...spans] : whole
}
type Span = { from: number; until: number }

function isOpenQuote(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  if (text.includes('„')) return count('„') > count('“') + count('”')
  if (text.includes('«') || text.includes('»')) return count('«') !== count('»')
  return count('“') > count('”') || count('"') % 2 === 1
}

function exclusionOfKind(block: VisibleBlock): Exclusion | undefined {
  if (
    block.kind === 'table' ||
    block.kind === 'code' ||
    block.kind === 'caption' ||
    block.kind === 'footnote' ||
    block.kind === 'hidden'
  )
    return block.kind
  return block.codeShare > 0.6 ? 'code' : undefined
}

/** What a sentence or line is; undefined for a fragment, of which only dates, prices and the like count. */
function kindOfWords(block: VisibleBlock, text: string, section: string | undefined): FactKind | undefined {
  const under = section ?? ''
  if (
    block.kind === 'entry' &&
    /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|składniki|malzemeler)\b/iu.test(under)
  )
    return 'ingredient'
  if (
    block.kind === 'entry' &&
    /^(?:\d|½|¼|¾|⅓)[\d.,/–-]*\s?(?:g|kg|ml|cl|dl|l|el|tl|tbsp|tsp|cups?|oz|lb|tassen?|prisen?|bund|stück|cloves?|zehen?|slices?|scheiben?|pinch(?:es)?)\b/iu.test(
      text,
    )
  )
    return 'ingredient'
  if (block.kind === 'entry' && block.list?.ordered) return 'step'
  if (isWholeSentence(text)) {
    if (/^(?:method|directions|instructions|preparation|steps|zubereitung|so geht['’]?s)\b/iu.test(under))
      return 'step'
    return /[?？؟][)"'”“«»’]*$/u.test(text) ? 'question' : 'statement'
  }
  return block.kind === 'entry' || block.kind === 'definition' ? 'entry' : undefined
}

/** The item's images with the source's own words about them: the featured one first. */
function imagesOf(
  source: FactSource,
  pictures: readonly VisiblePicture[],
  kind: ContentKind,
  excluded: readonly ExcludedPart[],
): FactImage[] {
  const alts = new Map<string, string>()
  for (const { url, alt } of pictures)
    if (tellingAlt(alt) !== '' && !alts.has(url)) alts.set(url, tellingAlt(alt))
  const featured = featuredAlt(source)
  if (source.featured_image !== null && featured !== '' && !alts.has(source.featured_image))
    alts.set(source.featured_image, featured)
  const urls = new Set([source.featured_image ?? '', ...source.media_urls, ...pictures.map(({ url }) => url)])
  urls.delete('')
  if (urls.size === 0) return []
  const around = {
    kind,
    title: source.title,
    authors: [
      ...valuesOf(
        source,
        /^(?:dc:)?(?:authors?|creator|autor(?:in)?|auteur|byline|writer)(?:[_ ]name)?(?: \(.*\))?$/i,
      ),
      ...excluded.flatMap(({ reason, text }) => (reason === 'byline' ? namesIn(text) : [])),
    ],
    publishers: valuesOf(
      source,
      /^(?:og:)?(?:site[_ ]?name|publisher|brand|organi[sz]ation|organizer|marke|herausgeber)$/i,
    ),
  }
  return [...urls].slice(0, 100).map((url) => {
    const alt = alts.get(url) ?? ''
    return { url, alt, role: roleOfImage(url, alt, { ...around, isFeatured: url === source.featured_image }) }
  })
}

/** The texts of an entry's fields of these names. */
const valuesOf = ({ metadata }: FactSource, names: RegExp): string[] =>
  [metadata.fields, metadata.bible]
    .filter(isRecord)
    .flatMap((holder) => Object.entries(holder).flatMap(([name, value]) => (names.test(name) ? [value] : [])))
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 10) : [value]))
    .map((value) => (isRecord(value) ? value.name : value))
    .filter((value): value is string => typeof value === 'string')

/** Two or three capitalized words in a row. */
const namesIn = (byline: string): string[] =>
  byline.match(/\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,2}/gu) ?? []

/** What an entry says of its featured image in a field of its own ("image_alt", "og:image:alt"). */
function featuredAlt({ metadata }: FactSource): string {
  for (const holder of [metadata.fields, metadata.bible])
    if (isRecord(holder))
      for (const [name, value] of Object.entries(holder))
        if (
          typeof value === 'string' &&
          /(?:^|[_:. -])alt(?:[_ -]?text)?$/i.test(name) &&
          tellingAlt(value) !== ''
        )
          return tellingAlt(value)
  return ''
}
