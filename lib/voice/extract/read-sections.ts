import type { Span } from '@/lib/text/span'
import type { Conversation } from './detect-conversation'
import { type BriefTopic, type Label, readLabel } from './field-labels'
import { findColorTokens } from './find-color-tokens'
import { findTickedItems } from './find-ticked-items'
import { type Line, readLines } from './read-lines'
import { readTableSections } from './read-table-sections'
import type { BriefSection, Part } from './section'
import { splitBriefSentences } from './split-brief-sentences'

type Open = BriefSection & { ends: 'line' | 'block' | 'heading'; level: number }

const separator = /[:：?]|\s[–—=-]\s|\s?(?:=>|->|→)\s/
/** In these topics, what looks like a weaker label is part of the text: "Age: 30 to 45", "Avoid: harsh light". */
const absorbing = new Set<BriefTopic>([
  'target_audience',
  'default_image_prompt',
  'image_style_by_type',
  'enabled_content_types',
  'words_to_avoid',
])
const listTopics = new Set<BriefTopic>([
  'tone',
  'words_to_avoid',
  'enabled_content_types',
  'colors',
  'image_style_by_type',
])

/** Splits a brief into sections by its labels and headings; `loose` are all other paragraphs. */
export function readSections(text: string, talk: Conversation): { sections: BriefSection[]; loose: Span[] } {
  const lines = readLines(text, talk)
  const sections: BriefSection[] = []
  const loose: Span[] = []
  let open: Open | undefined
  let blank = true
  let looseEnd = -2

  const begin = (label: Label, by: BriefSection['by'], span: Span, ends: Open['ends'], level = 9): Open => {
    open = { ...label, by, label: span, parts: [], ends, level }
    sections.push(open)
    return open
  }
  const addLoose = (line: Line, at: number) => {
    const last = loose.at(-1)
    if (last && looseEnd === at - 1 && line.kind === 'text' && !line.spoken) last.until = line.until
    else loose.push({ from: line.from, until: line.until })
    looseEnd = at
  }

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (line.kind === 'blank') {
      if (open?.ends === 'line') open = undefined
      blank = true
      continue
    }
    const afterBlank = blank
    blank = false
    if (line.kind === 'row') {
      let end = at + 1
      while (end < lines.length && (lines[end]?.kind === 'row' || isRuling(text, lines[end]))) end++
      const rows = lines.slice(at, end).filter((row) => row.kind === 'row')
      const made = readTableSections(text, rows, open)
      sections.push(...made)
      if (made.length > 0) open = undefined
      for (const row of rows) if (!open && made.length === 0) loose.push({ from: row.from, until: row.until })
      at = end - 1
      continue
    }
    // Someone else speaks: this ends the open section, unless it was only a question.
    if (line.spoken && open && open.parts.length > 0) open = undefined
    const labelled = splitLabel(text, line) ?? (line.spoken ? splitLaterLabel(text, line) : undefined)
    if (line.kind === 'heading' && !labelled) {
      const words = text.slice(line.from, Math.min(line.until, line.from + 100))
      const key = findImageContentType(words, line.from)
      const label = key ? ({ topic: 'image_style_by_type', sure: true } as const) : readLabel(unmarked(words))
      if (label) {
        const section = begin(label, 'heading', line, 'heading', line.level)
        if (key) section.key = key
      } else if (open?.ends === 'heading' && line.level > open.level)
        open.parts.push({ ...line, kind: 'sub' })
      else open = undefined
      continue
    }
    if (open?.ends === 'block' && afterBlank && open.parts.length > 0) {
      const list = line.kind === 'bullet' && open.parts.at(-1)?.kind === 'bullet'
      if (!list) open = undefined
    }
    if (labelled && startsSection(text, labelled, open, line.kind === 'text' && afterBlank)) {
      const empty = labelled.value.from >= labelled.value.until
      const section = begin(labelled.label, 'label', line, empty ? 'block' : 'line')
      if (labelled.key) section.key = labelled.key
      // The person asked may talk about something else.
      if (labelled.asks && talk.speakers.size > 0) section.unsure = true
      const decision = empty ? undefined : findDecision(text, labelled.value)
      if (decision) {
        section.parts.push({ ...decision, kind: 'text' })
        section.sure = false
        open = undefined
      } else if (!empty) section.parts.push(...readLineParts(text, labelled.value, 'text'))
      continue
    }
    const alone = readLabel(unmarked(text.slice(line.from, Math.min(line.until, line.from + 100))))
    if (alone && isHeading(text, line, alone, afterBlank, lines.slice(at + 1, at + 3))) {
      begin(alone, 'heading', line, 'block')
      continue
    }
    if (open?.ends === 'line' && !continuesSection(text, line, open, lines[at - 1])) open = undefined
    if (
      open?.ends === 'block' &&
      open.parts.at(-1)?.kind === 'bullet' &&
      line.kind === 'text' &&
      !findTickedItems(text, line) &&
      !isUnmarkedEntry(text, line, open) &&
      !indented(text, line)
    )
      open = undefined
    if (open && open.parts.length > 0 && isNote(text, line)) open = undefined
    if (!open) {
      addLoose(line, at)
      continue
    }
    const decision = findDecision(text, line)
    const told = decision && splitLabel(text, decision)
    if (told && told.value.until > told.value.from) {
      begin(told.label, 'label', decision, 'line').parts.push({ ...told.value, kind: 'text' })
      open = undefined
      continue
    }
    if (decision) {
      open.parts = [{ ...decision, kind: 'text' }]
      open.by = 'heading'
      open = undefined
      continue
    }
    const last = open.parts.at(-1)
    // A paragraph after a list is about something other than the list's items.
    if (line.kind === 'text' && afterBlank && last?.kind === 'bullet' && listTopics.has(open.topic)) {
      addLoose(line, at)
      continue
    }
    // A line that was only wrapped continues the previous one.
    if (
      line.kind === 'text' &&
      last &&
      last.kind !== 'sub' &&
      !afterBlank &&
      lines[at - 1]?.kind !== 'heading' &&
      !findTickedItems(text, line) &&
      !isUnmarkedEntry(text, line, open)
    )
      last.until = line.until
    else
      open.parts.push(
        ...readLineParts(
          text,
          line,
          line.kind === 'bullet' || isUnmarkedEntry(text, line, open) ? 'bullet' : 'text',
        ),
      )
  }
  return { sections, loose }
}

/** What precedes a decision in minutes that report the discussion first. */
const decided =
  /(?:^|[.!?]\s+)(?:decision|decided|agreed|resolved|resolution|outcome|result|beschluss|beschlossen|entscheidung|entschieden|ergebnis|festgelegt|festgehalten|es wird festgehalten|einigung|wir|we|both(?: of us)?|beide|gemeinsam|together|[^.!?\n:]{0,60}\b(?:adopted|agreed|settled|beschlossen|angenommen|verabschiedet|festgehalten|tritt|richtig ist|what counts is|now reads|gilt jetzt|gilt nun)\b[^.!?\n:]{0,20})\s?:\s+/giu

/** The first sentence of the decision in a line; undefined if nothing was decided. */
function findDecision(text: string, line: Span): Span | undefined {
  const before = text.slice(Math.max(0, line.from - 24), line.from)
  const said = text.slice(line.from, Math.min(line.until, line.from + 1_500))
  const last = [...said.matchAll(decided)].at(-1)
  const from = last
    ? line.from + last.index + last[0].length
    : /(?:^|\n)\s{0,24}(?:decision|decided|agreed|resolved|beschluss|beschlossen|entscheidung|ergebnis|festgelegt|einigung)\s?:\s{1,24}$/i.test(
          before,
        )
      ? line.from
      : undefined
  return from === undefined ? undefined : splitBriefSentences(text, { from, until: line.until })[0]
}

/** What a line adds to a section: itself or, if it has check boxes, the ticked items. */
const readLineParts = (text: string, { from, until }: Span, kind: Part['kind']): Part[] =>
  findTickedItems(text, { from, until })?.map((item) => ({ ...item, kind: 'bullet' })) ?? [
    { from, until, kind },
  ]

/** What may stand between a label and its value: "Tone – final: modest". */
const currentMarkerPattern =
  /^\((?:z\. ?B\.|e\.g\.|for example|zum beispiel|max\.?|bitte|please|hex|\d)[^()]{0,80}\):?\s+|^(?:final(?:e fassung)?|new|neu|current|aktuell|agreed|beschlossen|now|jetzt)\s?[:–-]\s+/i

type LabelledValue = { label: Label; words: string; value: Span; colon: boolean; asks: boolean; key?: Span }

const imagesFor =
  /^(?:image style|photo style|images?|photos?|pictures?|imagery|photography|illustrations?|bildstil|bildsprache|bilder|fotos?|illustrationen) (?:for|of|with|für|fuer|von|bei|zu|in) (?=\S)/i

/** Splits "Tone of voice: warm" into its label and the span of the value. */
function splitLabel(text: string, line: Span): LabelledValue | undefined {
  const head = text.slice(line.from, Math.min(line.until, line.from + 90))
  // "Audience (who reads us?): parents": separators in brackets do not count.
  const found = separator.exec(head.replace(/\([^()]{0,60}\)/g, (inner) => ' '.repeat(inner.length)))
  if (!found) return undefined
  const words = head.slice(0, found.index + (found[0] === '?' ? 1 : 0))
  const key = findImageContentType(words, line.from)
  const label: Label | undefined = key
    ? { topic: 'image_style_by_type', sure: true }
    : readLabel(unmarked(words))
  const colon = /[:：?→>]/.test(found[0])
  if (!label || (!colon && !label.sure)) return undefined
  let from = line.from + found.index + found[0].length
  while (from < line.until && /[\s*_]/.test(text[from] ?? '')) from++
  const now = currentMarkerPattern.exec(text.slice(from, Math.min(line.until, from + 40)))
  if (now) from += now[0].length
  return {
    label,
    words,
    value: { from, until: line.until },
    colon,
    asks: found[0] === '?',
    ...(key ? { key } : {}),
  }
}

/** A label later in what someone says: "Fine. Tone of voice: thoughtful". */
function splitLaterLabel(text: string, line: Span): LabelledValue | undefined {
  const said = text.slice(line.from, Math.min(line.until, line.from + 200))
  const found = /[.!?,…]\s+(?=[^.!?,:]{3,40}:\s)/.exec(said)
  return found
    ? splitLabel(text, { from: line.from + found.index + found[0].length, until: line.until })
    : undefined
}

/** The span of the kind of content in "Images for recipes". */
function findImageContentType(words: string, from: number): Span | undefined {
  const clean = words.replace(/^[*_\s]+/, '')
  const found = imagesFor.exec(clean)
  if (!found || clean.split(/\s+/).length > 7) return undefined
  const start = from + (words.length - clean.length) + found[0].length
  const rest = words.slice(start - from).replace(/[*_\s]{1,90}$/, '')
  return { from: start, until: start + rest.length }
}

function startsSection(
  text: string,
  { label, words, value, asks }: LabelledValue,
  open: Open | undefined,
  apart: boolean,
): boolean {
  const bare = label.topic === 'primary_color' || label.topic === 'secondary_color'
  const colored =
    /colou?r|farb/i.test(words) ||
    findColorTokens(text, { ...value, until: Math.min(value.until, value.from + 100) }).length > 0
  // "Primary: parents" is not a color.
  if (bare && !colored) return false
  if (!open || open.ends === 'line' || !absorbing.has(open.topic)) return true
  return (label.sure || apart || asks) && label.topic !== open.topic
}

/** Whether a line is a list item without a bullet: "**Warm** – …" in a tone, "Recipes: …" in image styles. */
function isUnmarkedEntry(text: string, line: Span, open: Open): boolean {
  const head = text.slice(line.from, Math.min(line.until, line.from + 60))
  if (open.topic === 'tone' || open.topic === 'enabled_content_types') return /^(?:\*\*|__)\S/.test(head)
  return isAboutImages(open.topic) && /^[*_]{0,3}[^:.]{2,40}:[*_]{0,3}\s/.test(head)
}

const isAboutImages = (topic: BriefTopic): boolean =>
  topic === 'default_image_prompt' || topic === 'image_style_by_type'

/** Whether a line is nothing but a label above the text that it heads. */
function isHeading(
  text: string,
  line: Line,
  label: Label,
  afterBlank: boolean,
  next: readonly Line[],
): boolean {
  if (endsSentence(text, line)) return false
  const follower = next[0]?.kind === 'blank' ? next[1] : next[0]
  if (!follower) return false
  if (line.kind === 'bullet')
    // A numbered chapter, not an item of a numbered list.
    return (
      isNumbered(text, line) &&
      (follower.kind === 'text' || (follower.kind === 'bullet' && !isNumbered(text, follower)))
    )
  if (line.kind !== 'text') return false
  return label.sure || follower.kind === 'bullet' || (afterBlank && follower.kind === 'text')
}

/** Whether a line is a speaker's note, or a comment on the line before. */
const isNote = (text: string, { from, until }: Span): boolean =>
  /^(?:\(?(?:speaker |slide )?(?:notes?|notiz(?:en)?|remarks?|anmerkung(?:en)?|bemerkung(?:en)?|achtung)\)?(?:\s|:)|->|→)/i.test(
    text.slice(from, Math.min(until, from + 30)),
  )

const isNumbered = (text: string, line: Span): boolean =>
  /\d[.)]\s+$/.test(text.slice(Math.max(0, line.from - 6), line.from))

function continuesSection(text: string, line: Line, open: Open, before: Line | undefined): boolean {
  if (before === undefined || before.kind === 'blank') return false
  if (line.kind === 'bullet')
    return before.kind === 'bullet' ? open.parts.at(-1)?.kind === 'bullet' : listTopics.has(open.topic)
  // The next question of a form.
  if (/^\p{Lu}[^?\n]{5,80}\?\s+\S/u.test(text.slice(line.from, Math.min(line.until, line.from + 100))))
    return false
  // "Not our audience: …" is about something else, although its label is unknown.
  const named = /^[\p{Lu}(][^:.!?]{1,40}:\s/u.test(
    text.slice(line.from, Math.min(line.until, line.from + 60)),
  )
  return (
    line.kind === 'text' &&
    !named &&
    before.kind !== 'heading' &&
    (before.until - before.from >= 50 || indented(text, line))
  )
}

const indented = (text: string, line: Span): boolean =>
  /[ \t]/.test(text[line.from - 1] ?? '') && /[ \t]/.test(text[line.from - 2] ?? '')
const endsSentence = (text: string, line: Span): boolean => /[.!?]/.test(text[line.until - 1] ?? '')
const unmarked = (words: string): string =>
  words
    .replace(/[*`]/g, '')
    .replaceAll('_', ' ')
    .replace(/[:：]\s*$/, '')
    .trim()
const isRuling = (text: string, line: Line | undefined): boolean =>
  line?.kind === 'blank' && line.until > line.from && text[line.from] === '|'
