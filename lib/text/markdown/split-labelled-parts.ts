import type { VisibleText } from './visible-text'

export type LabelledPart = {
  part: VisibleText
  label?: string
  kind?: 'definition' | 'entry' | 'heading'
  /** Set for a line of a list: whether the list is numbered. */
  ordered?: boolean
}

/** "Where:", "Who it’s for:", "Item no.:"; not "at 7:30" and not a sentence that introduces something. */
export const labelPattern =
  /^((?:\d{1,2}\. )?\p{L}(?:[\p{L}\p{M} /&’'()-]|\.(?= ?\p{Ll}|\s?:|-)){0,34}?)(?: ?: |：\s?)(?=\S)/u

/**
 * Splits a paragraph that only looks like one: lines that are each a label with a value, and terms with their
 * definitions (a line that begins with ": "). Anything else is one part. Pure.
 */
export function splitLabelledParts(words: VisibleText): LabelledPart[] {
  const { text } = words
  const starts = words.lineStarts.filter((start) => start < text.length)
  const lines = starts.map((start, at) => ({
    start,
    end: starts[at + 1] ?? text.length,
    text: text.slice(start, starts[at + 1] ?? text.length),
  }))
  if (lines.some((line, at) => at > 0 && /^: \S/.test(line.text))) return definitions(words, lines)
  const labels = lines.map((line) => labelPattern.exec(line.text))
  const [only] = lines
  if (lines.length === 1 && only) {
    const found = labels[0]
    // A single line with a label is a value if it is short; otherwise it is prose.
    return found && only.text.length <= 160 && !isProse(found, only.text)
      ? createLabelledPart(words, found[0].length, only.end, found[1], 'entry')
      : [{ part: words }]
  }
  const count = labels.filter((found) => found !== null).length
  const isHeaded = labels[0] === null && (count < 3 || labels[1] === null || !isBrokenOnPurpose(lines, 0))
  if (count < 2 || isHeaded) return [{ part: words }]
  const parts: LabelledPart[] = []
  for (let at = 0; at < lines.length; ) {
    const found = labels[at]
    const line = lines[at]
    if (!line) break
    let next = at + 1
    while (next < lines.length && labels[next] === null && !isBrokenOnPurpose(lines, next - 1)) next++
    const end = lines[next - 1]?.end ?? line.end
    const plain = found ? undefined : words.part(line.start, end)
    if (found) parts.push(...createLabelledPart(words, line.start + found[0].length, end, found[1], 'entry'))
    else if (plain)
      parts.push({ part: plain, ...(isPlainEntry(plain.text) ? { kind: 'entry', ordered: false } : {}) })
    at = next
  }
  return parts
}

/** "Ada, the ferrywoman: Corin Thale": a line among labels that is neither a sentence nor a heading. */
const isPlainEntry = (line: string): boolean =>
  line.length <= 110 &&
  /\d|\s[–—|·/-]\s|[:,]\s|\(/u.test(line) &&
  !/(?:[.!?…:,;]["”“’]?|@\S{1,80})$|\p{Ll}{3}[.!?]\s\p{Lu}/u.test(line)

/**
 * Whether a line was ended on purpose: the first word of the next line would have fit on it, and looks like the
 * beginning of a line.
 */
export function isBrokenOnPurpose(lines: readonly { text: string }[], at: number): boolean {
  const line = lines[at]?.text.trim() ?? ''
  const [first = ''] = lines[at + 1]?.text.trim().split(/\s/u) ?? []
  const longest = Math.max(...lines.map(({ text }) => text.trim().length))
  return (
    /^[\p{Lu}\p{Lo}\p{N}„“"«(]/u.test(first) &&
    !/(?:[,;–—-]|\s(?:and|or|und|oder|et|y|e|en|i|och|og|the|der|die|das|of|von|in|at|am|im|for|für))$/iu.test(
      line,
    ) &&
    line.length + 1 + first.length + 3 <= longest
  )
}

/** Words after which a sentence goes on, in the languages in which people write most. */
export const connectivePattern =
  /(?:^|\s)(?:and|or|the|an?|of|to|on|in|at|by|for|from|with|und|oder|der|die|das|den|dem|des|eine?[mnrs]?|auf|am|an|im|um|vom|von|zum|zur|bei|mit|für|bis|ab|et|ou|le|la|les|de|du|des|au|aux|à|pour|avec|y|o|el|los|las|del|al|por|para|con|e|il|lo|gli|di|da|dal|a|os|as|dos|em|na|com|en|het|een|van|op|voor|met|tot|og|till?|på|med|av|för)$/u

/**
 * Whether a line ends in the middle of a sentence that the next line continues: with a word such as "the" or "auf",
 * or without a stop before a lowercase word. Pure.
 */
export function endsInMidSentence(lines: readonly { text: string }[], at: number): boolean {
  const line = lines[at]?.text.trim() ?? ''
  const next = lines[at + 1]?.text.trim() ?? ''
  if (/[.!?…:;。！？]["'”“’»)]?$/u.test(line)) return false
  return connectivePattern.test(line) || (/[\p{Ll},]$/u.test(line) && /^\p{Ll}/u.test(next))
}

/**
 * Whether a line is a sentence with a colon in it: "Bind three books by hand: a pamphlet …", "Das steckt drin: Wer
 * putzt, spart Geld."
 */
const isProse = ([label]: RegExpExecArray, line: string): boolean =>
  label.trim().split(/\s+/u).length > 4 ||
  (label.trim().split(/\s+/u).length > 2 &&
    /[.!?]$/u.test(line) &&
    line.slice(label.length).split(/\s+/u).length > 5)

type Line = { start: number; end: number; text: string }

function definitions(words: VisibleText, lines: readonly Line[]): LabelledPart[] {
  const parts: LabelledPart[] = []
  let term: string | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    if (!/^: \S/.test(line.text)) {
      term = line.text.trim()
      continue
    }
    let next = at + 1
    while (
      next < lines.length &&
      !/^: \S/.test(lines[next]?.text ?? '') &&
      !/^: \S/.test(lines[next + 1]?.text ?? '')
    )
      next++
    parts.push(
      ...createLabelledPart(words, line.start + 2, lines[next - 1]?.end ?? line.end, term, 'definition'),
    )
    at = next - 1
  }
  return parts
}

function createLabelledPart(
  words: VisibleText,
  from: number,
  until: number,
  label: string | undefined,
  kind: 'definition' | 'entry',
): LabelledPart[] {
  const found = words.part(from, until)
  return found ? [{ part: found, label: label ?? '', kind }] : []
}
