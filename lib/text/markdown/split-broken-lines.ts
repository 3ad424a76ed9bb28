import { endsInMidSentence, isBrokenOnPurpose, type LabelledPart, labelPattern } from './split-labelled-parts'
import type { VisibleText } from './visible-text'

/** "- ", "• ", "3. ", "2) ": the beginning of a list line that was typed without Markdown. */
const marker = /^(?:[-–—*•·▪◦‣✓✔➤→]|(\d{1,2})[.)])\s+(?=\S)/u
/** A longer line is prose. */
const maxListLineLength = 160

type Line = { from: number; until: number; text: string; mark: RegExpExecArray | null }

/**
 * Returns the lines of a paragraph that its source broke on purpose, if they are a list, a list under a heading, or
 * values with labels; undefined for prose and verse, which stay one part. Pure. Serves spec/writing#1.
 */
export function splitBrokenLines(words: VisibleText): LabelledPart[] | undefined {
  const starts = [0, ...words.brokenAt.filter((at) => at > 0 && at < words.text.length)]
  // Lines that are only wrapped are not lines of their own.
  if (starts.length < 2 || words.lineStarts.some((at) => at < words.text.length && !starts.includes(at)))
    return undefined
  const lines = starts.map((from, at): Line => {
    const until = starts[at + 1] ?? words.text.length
    const text = words.text.slice(from, until).trim()
    return { from, until, text, mark: marker.exec(text) }
  })
  return (
    splitListLines(words, lines) ??
    splitListWithHeading(words, lines) ??
    splitTimedLines(words, lines, 2) ??
    // One label among other lines does not make them values.
    (lines.filter(({ text }) => labelPattern.test(text)).length * 2 < lines.length
      ? splitUnmarkedList(words)
      : undefined) ??
    splitLabelledValues(words, lines) ??
    splitShortLines(words, lines)
  )
}

/** A line of a programme that says much about one thing. */
const maxTimedLineLength = 260

/** A time of day, a day of the week or a date at the beginning of a line of a programme: "11.30", "Mo", "Friday". */
export const timedLinePattern =
  /^(?:(?:(?:alle )?ore|(?:ab )?ca\.|ab|from|approx\.?|gegen|um|kl\.?|à|dès|dalle|om|vanaf|ca\.? om|od|fra|från|godz\.|o godz\.|a las|às) (?=\d{1,2}[.:h]\d{2})|\d{1,2}[.:]\d{2}(?![\d.])|\d{1,2}\s?(?:[ap]m|uhr|h)(?!\p{L})|\d{1,2}\.\s?\d{1,2}\.(?!\d{5})|(?:(?-i:Mo|Di|Mi|Do|Fr|Sa|So)|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:[.:]|(?=,?\s(?-i:[^\s\p{Ll}–-])|\s?[–-]\s?(?:(?-i:Di|Mi|Do|Fr|Sa|So)|tue|wed|thu|fri|sat|sun)))|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag)s?(?!\p{L}))/iu

/** "Mon lentil soup", but also "So we waited" and "Mon cœur": a short form of a day, or the first word of verse. */
const perhapsDayPattern =
  /^(?:(?-i:Mo|Di|Mi|Do|Fr|Sa|So)|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=,?\s(?-i:\p{Ll}))/iu

/**
 * A programme or a menu: lines that each begin with another time or day are entries. At least `count` of them, or three
 * if none is surely a time or day; lines between them stay as they are.
 */
function splitTimedLines(
  words: VisibleText,
  lines: readonly { from: number; until: number; text: string }[],
  count: number,
): LabelledPart[] | undefined {
  const isClear = lines.some(({ text }) => timedLinePattern.test(text))
  const starts: (string | undefined)[] = []
  for (const [at, { text }] of lines.entries()) {
    // "The market moves to" above "Thursday, 5 May": one sentence on two lines.
    const goesOn = at > 0 && starts[at - 1] === undefined && endsInMidSentence(lines, at - 1)
    const found = timedLinePattern.exec(text) ?? perhapsDayPattern.exec(text)
    const begin = found && /^(?:\D{1,10}\s)?\d{1,2}[.:h]\d{2}/u.exec(text)
    const isEntry = text.length <= maxTimedLineLength && !(goesOn && /^[^\p{Ll}]/u.test(text))
    starts.push(isEntry ? (begin ?? found)?.[0].toLowerCase() : undefined)
  }
  const timed = starts.filter((start) => start !== undefined)
  // Films begin at the same time on each day, but verses begin with the same word.
  const begins = timed.filter((start, at) => !/\d[.:h]\d{2}/u.test(start) || timed[at - 1] === start)
  if (timed.length < (isClear ? count : 3) || new Set(begins).size < begins.length) return undefined
  return joinUnfinished(lines, starts).flatMap(({ from, until, isTimed }, at) =>
    partOf(
      words,
      from,
      until,
      isTimed && isDayAbove(words.text.slice(from, until).trim(), words.text.slice(until).trim())
        ? { kind: 'heading' }
        : isTimed
          ? { kind: 'entry', ordered: false }
          : isDayLine(words.text.slice(from, until).trim(), words.text.slice(until).trim()) ||
              (at === 0 && isHeadOfList(words.text.slice(from, until).trim(), words.isHeadBold))
            ? { kind: 'heading' }
            : {},
    ),
  )
}

/**
 * "SABATO 17" above "ore 15.00": the day of the lines below it. "Montag geschlossen" above "Dienstag 10.00–18.00" and
 * "10 Uhr Gottesdienst" above "11.30 Uhr Konzert" are lines of their own.
 */
const isDayAbove = (line: string, below: string): boolean =>
  line.length <= 44 &&
  !/[,;!?]/u.test(line) &&
  !timeOfDayPattern.test(line) &&
  /^(?:(?:alle )?ore |um |kl\.? |à |om |(?:o )?godz\. |a las |às )?\d{1,2}[.:h]\d{2}(?!\.)/iu.test(below)
/** "niedziela 22.02" above "9.30 runda 7": a day of a language whose weekdays begin no timed line here. */
const isDayLine = (line: string, below: string): boolean =>
  /^\p{L}{3,14}\.?,? \d{1,2}[./]\s?\d{1,2}\.?(?!\d)/u.test(line) && isDayAbove(line, below)
const timeOfDayPattern =
  /(?<!\d)\d{1,2}(?:[:h]\d{2}(?!\d)|\.\d{2}(?![\d.])\s\S|\s?(?:[ap]m|uhr|h)(?!\p{L}))/iu

/** "SABATO 17", "Prices", or a line in bold: the heading of the lines below it. */
const isHeadOfList = (line: string, isBold: boolean): boolean =>
  (isBold && line.length <= 60 && !/[.!?,;]$/u.test(line)) ||
  /^\p{Lu}{3,}[\p{Lu}\d .,&-]{0,30}$/u.test(line) ||
  /^\p{Lu}\p{Ll}{2,30}:?$/u.test(line)

/** Joins lines without a time of their own to the line before, if that ends in the middle of a sentence. */
function joinUnfinished(
  lines: readonly { from: number; until: number; text: string }[],
  starts: readonly (string | undefined)[],
): { from: number; until: number; isTimed: boolean }[] {
  const joined: { from: number; until: number; isTimed: boolean }[] = []
  for (const [at, { from, until }] of lines.entries()) {
    const isTimed = starts[at] !== undefined
    const before = joined.at(-1)
    if (before && !isTimed && endsInMidSentence(lines, at - 1)) before.until = until
    else joined.push({ from, until, isTimed })
  }
  return joined
}

/**
 * Returns the lines of a programme that its source wrapped like prose ("Mo Soup 4,90" below each other, in Markdown
 * without marks); undefined unless at least three begin with a time or day where the line before had room for
 * more. Pure. Serves spec/writing#1.
 */
export function splitProgramme(words: VisibleText): LabelledPart[] | undefined {
  const starts = words.lineStarts.filter((at) => at < words.text.length)
  if (starts.length < 3) return undefined
  const least = words.isHeadBold ? 2 : 3
  const lines = starts.map((from, at) => {
    const until = starts[at + 1] ?? words.text.length
    return { from, until, text: words.text.slice(from, until).trim() }
  })
  if (lines.slice(words.isHeadBold ? 1 : 0).every(({ text }) => timedLinePattern.test(text)))
    return splitTimedLines(words, lines, least)
  // The longest line shows how much fits, so it says nothing about itself.
  const isWrapped = lines.some(
    ({ text }, at) =>
      timedLinePattern.test(text) &&
      at > 0 &&
      (endsInMidSentence(lines, at - 1) ||
        (!isBrokenOnPurpose(lines, at - 1) &&
          lines.some((other) => other.text.length > (lines[at - 1]?.text.length ?? 0)))),
  )
  return isWrapped ? undefined : splitTimedLines(words, lines, 3)
}

/**
 * Returns the lines of a cast, a price list or a count that has no marks, under a heading or without one, whether its
 * source broke or wrapped the lines; undefined for prose, verse and addresses. Wrapped prose is told by its lines: the
 * first word of the next one would not have fit on them. Pure. Serves spec/writing#1.
 */
export function splitUnmarkedList(words: VisibleText): LabelledPart[] | undefined {
  const starts = words.lineStarts.filter((at) => at < words.text.length)
  const all = starts.map((from, at) => {
    const until = starts[at + 1] ?? words.text.length
    return { from, until, text: words.text.slice(from, until).trim() }
  })
  const [head] = all
  const isHeaded = head !== undefined && /^\p{Lu}[^:.!?]{1,58}:$/u.test(head.text)
  const lines = isHeaded ? all.slice(1) : all
  if (lines.length < (isHeaded ? 2 : 3)) return undefined
  const count = (test: (text: string) => boolean): number => lines.filter(({ text }) => test(text)).length
  if (count((text) => text.length > maxListLineLength || contactPattern.test(text)) > 0) return undefined
  if (
    count((text) => /[.!?…,;]["”“’)]?$/u.test(text) || /\p{Ll}{3}[.!?]\s\p{Lu}/u.test(text)) * 4 >
    lines.length
  )
    return undefined
  if (count((text) => /\d|\s[–—|·/-]\s|:\s|\(/u.test(text)) * 2 < lines.length) return undefined
  // "sale, pepe" above "pane raffermo": what a dish takes is no sentence.
  const isOfAmounts = count((text) => isAmount(text)) * 2 >= lines.length
  if (
    !isOfAmounts &&
    lines.some((_, at) => endsInMidSentence(lines, at) && !timedLinePattern.test(lines[at + 1]?.text ?? ''))
  )
    return undefined
  const isBroken = starts.slice(1).every((at) => words.brokenAt.includes(at))
  if (
    !isBroken &&
    !isRagged(lines) &&
    !(lines.length > 4 && lines.every(({ text }) => /^[^\p{Ll}]/u.test(text)))
  )
    return undefined
  return [
    ...(isHeaded
      ? partOf(words, head.from, head.until - 1 - gapAtEnd(words, head.until), { kind: 'heading' })
      : []),
    ...lines.flatMap(({ from, until, text }, at) =>
      partOf(
        words,
        from,
        until,
        at === 0 &&
          !isHeaded &&
          (isOfAmounts
            ? servingsPattern.test(text)
            : isHeadOfList(text, words.isHeadBold) && !isAmount(lines[1]?.text))
          ? { kind: 'heading' }
          : { kind: 'entry', ordered: false },
      ),
    ),
  ]
}

/** "Per 4 persone", "Serves 4": above what a dish takes. */
const servingsPattern =
  /^(?:per|für|for|pour|para|voor|dla|til|för|pro|serves|makes|ergibt)\s(?:ca\.? |about |circa )?\d{1,3}(?:\s?[–-]\s?\d{1,3})?(?:\s\p{L}+){0,3}:?$/iu

/**
 * Returns the lines below a lead-in ("Au menu :"), each of which is an entry without a mark; undefined for prose and
 * verse. Pure. Serves spec/writing#1.
 */
export function splitIntroducedLines(words: VisibleText): LabelledPart[] | undefined {
  const starts = words.lineStarts.filter((at) => at < words.text.length)
  const lines = starts.map((from, at) => {
    const until = starts[at + 1] ?? words.text.length
    return { from, until, text: words.text.slice(from, until).trim() }
  })
  const isEntry = ({ text }: { text: string }): boolean =>
    text.length <= 110 && /^[\p{Lu}\p{N}„“"«]/u.test(text) && !/[.!?…,;:]["”“’)]?$/u.test(text)
  const isBroken = starts.slice(1).every((at) => words.brokenAt.includes(at))
  if (lines.length < 3 || !lines.every(isEntry) || !(isBroken || isRagged(lines))) return undefined
  return lines.flatMap(({ from, until }) => partOf(words, from, until, { kind: 'entry', ordered: false }))
}

/** A number of a phone, but not the years in "1998-2004 Graz". */
const contactPattern =
  /@|https?:|www\.|(?!(?:1[89]|20)\d\d[/-](?:1[89]|20)\d\d(?!\d))(?<!\d)\d{3,5}[ /-]\d{3}/iu

/** "200 g flour": above it, "Salt" is an ingredient, too. */
const isAmount = (line = ''): boolean => /^[\d½¼¾⅓⅔]/u.test(line)

/** Whether at least two lines, and half of them, end where the next word would have fit. */
function isRagged(lines: readonly { text: string }[]): boolean {
  const longest = Math.max(...lines.map(({ text }) => text.length))
  const early = lines.filter(({ text }, at) => {
    const [next = ''] = lines[at + 1]?.text.split(/\s/u) ?? []
    return at + 1 < lines.length && text.length + 1 + next.length + 3 <= longest
  })
  return early.length > 1 && early.length * 2 >= lines.length - 1
}

/** Short lines with digits and without the end of a sentence: hours, prices, contact details. */
function splitShortLines(words: VisibleText, lines: readonly Line[]): LabelledPart[] | undefined {
  if (lines.length < 3 || lines.some(({ text }) => text.length > 70 || /[.!?…,;]["”“]?$/u.test(text)))
    return undefined
  if (lines.filter(({ text }) => /\d/.test(text)).length * 2 < lines.length) return undefined
  return lines.flatMap(({ from, until, text }, at) =>
    partOf(
      words,
      from,
      until,
      at === 0 && isHeadOfList(text, words.isHeadBold) && !isAmount(lines[1]?.text)
        ? { kind: 'heading' }
        : { kind: 'entry', ordered: false },
    ),
  )
}

/**
 * Detects a short first line above prose that its source ended on purpose and that is not a sentence: a heading, or
 * the label of a short value. Returns the parts; undefined if the first line belongs to the paragraph. Pure. Serves
 * spec/writing#1.
 */
export function splitHeadingLine(words: VisibleText): LabelledPart[] | undefined {
  const starts = words.lineStarts.filter((at) => at < words.text.length)
  const lines = starts.map((from, at) => {
    const until = starts[at + 1] ?? words.text.length
    return { from, until, text: words.text.slice(from, until).trim() }
  })
  const [head, next] = lines
  if (!head || !next || head.text.length > 70 || /[.!?…:,;。！？]["”“’)]?$/u.test(head.text)) return undefined
  const begins = words.isHeadBold ? /^[\p{Lu}\p{N}„“"(+]/u : /^[\p{Lu}„“"]/u
  if (!/^[\p{Lu}\p{N}]/u.test(head.text) || !begins.test(next.text)) return undefined
  if (!isBrokenOnPurpose(lines, 0)) return undefined
  const rest = words.text.slice(head.until).trim()
  if (words.isHeadBold && rest.length <= 160 && !/[.!?…]["”“’)]?$/u.test(rest) && head.text.length <= 34)
    return partOf(words, head.until, words.text.length, { label: head.text, kind: 'entry' })
  if (!words.isHeadBold && next.text.length < head.text.length + 12) return undefined
  if (rest.length < (words.isHeadBold ? 20 : 60) || !/[.!?…]["”“’)]?$/u.test(rest)) return undefined
  return [
    ...partOf(words, head.from, head.until, { kind: 'heading' }),
    ...partOf(words, head.until, words.text.length, {}),
  ]
}

const isList = (lines: readonly Line[]): boolean => {
  const marked = lines.filter(({ mark }) => mark !== null)
  const [first] = marked
  if (!first?.mark) return false
  const at = lines.indexOf(first)
  // "Fixes:" followed by one line.
  if (marked.length === 1) return at === 1 && lines.length === 2 && isListHeading(lines[0]?.text ?? '')
  const next = lines[at + 1]?.mark
  if (!next) return false
  return first.mark[1] === undefined
    ? next[0] === first.mark[0]
    : Number(next[1]) === Number(first.mark[1]) + 1
}

/** Lines that each have a mark are entries; lines between them stay as they are. */
function splitListLines(words: VisibleText, lines: readonly Line[]): LabelledPart[] | undefined {
  if (!isList(lines)) return undefined
  return lines.flatMap((line, at) => {
    const { from, until, text, mark } = line
    if (mark)
      return partOf(words, from + mark[0].length, until, { kind: 'entry', ordered: mark[1] !== undefined })
    const heads = lines[at + 1]?.mark !== null && lines[at + 1] !== undefined
    return heads && isListHeading(text)
      ? partOf(words, from, until - (text.endsWith(':') ? 1 + gapAtEnd(words, until) : 0), {
          kind: 'heading',
        })
      : partOf(words, from, until, {})
  })
}

/** "Zutaten:" above short lines: each of them is an entry. */
function splitListWithHeading(words: VisibleText, lines: readonly Line[]): LabelledPart[] | undefined {
  const [head, ...rest] = lines
  if (!head || !/^\p{Lu}[^:]{1,38}:$/u.test(head.text) || rest.length < 2) return undefined
  if (rest.some(({ text }) => text.length > maxListLineLength || labelPattern.test(text))) return undefined
  return [
    ...partOf(words, head.from, head.until - 1 - gapAtEnd(words, head.until), { kind: 'heading' }),
    ...rest.flatMap(({ from, until }) => partOf(words, from, until, { kind: 'entry', ordered: false })),
  ]
}

/** "12月30日（水）：10時～15時" */
const wide = /^([^：\n]{1,28})：\s?(?=\S)/u

/** Values with their labels, and other lines among them. */
function splitLabelledValues(words: VisibleText, lines: readonly Line[]): LabelledPart[] | undefined {
  const labels = lines.map(({ text }) =>
    text.length > maxListLineLength ? null : (labelPattern.exec(text) ?? wide.exec(text)),
  )
  const count = labels.filter((found) => found !== null).length
  if (count === 0 || (count < 2 && lines.some(({ text }) => text.length > maxListLineLength)))
    return undefined
  if (lines.some(({ text }, at) => labels[at] && lines[at + 1] && unfinishedSentencePattern.test(text)))
    return undefined
  const parts: LabelledPart[] = []
  for (let at = 0; at < lines.length; ) {
    const found = labels[at]
    let last = at
    // "… is moved to" above "Thursday, 22 January": one sentence on two lines.
    while (last + 1 < lines.length && !labels[last + 1] && endsInMidSentence(lines, last)) last++
    const [from, until] = [lines[at]?.from ?? 0, lines[last]?.until ?? 0]
    parts.push(
      ...(found
        ? partOf(words, from + found[0].length, until, { label: found[1] ?? '', kind: 'entry' })
        : partOf(
            words,
            from,
            until,
            at === 0 && last === 0 && isHeadOfList(lines[0]?.text ?? '', words.isHeadBold)
              ? { kind: 'heading' }
              : {},
          )),
    )
    at = last + 1
  }
  return parts
}

/** "Fee: none! Whoever wants to take part enters": the next line continues its second sentence. */
const unfinishedSentencePattern = /[.!?]\s\p{Lu}[^.!?]{10,}[\p{L},]$/u

/** Whether a line is the heading of a list: a word or two with a colon, or capitals. */
const isListHeading = (text: string): boolean =>
  /^\p{Lu}[^:.!?]{1,38}:$/u.test(text) || /^\p{Lu}[\p{Lu} /&’'-]{2,24}$/u.test(text)

const gapAtEnd = ({ text }: VisibleText, until: number): number =>
  until - text.slice(0, until).trimEnd().length

function partOf(
  words: VisibleText,
  from: number,
  until: number,
  more: Omit<LabelledPart, 'part'>,
): LabelledPart[] {
  const part = words.part(from, until)
  return part ? [{ part, ...more }] : []
}
