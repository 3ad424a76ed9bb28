import bidiFactory from 'bidi-js'
import { Direction, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import type { CardFamily, CardWeight } from './font-files'
import type { CardFont, Fonts } from './open-fonts'
import { familyChooser, isEuropean, isRightToLeft, type ScriptTag, scriptOf } from './scripts'

/** One glyph: its outline in the font's units, and where it stands, in multiples of the letters' size from the baseline's left end. */
export type Glyph = { outline: string; left: number; up: number; scale: number }

/** A line of text as it is drawn: widths and heights in multiples of the letters' size, heights upwards from the baseline. */
export type SetLine = {
  width: number
  ink: { left: number; right: number; top: number; bottom: number }
  glyphs: Glyph[]
}

/** Sets one text and its parts in one look, in the right order and with the right letter forms for its scripts. */
export type Typesetter = {
  rightToLeft: boolean
  language: string | null
  /** How wide a part of the text is at a size of one. */
  widthOf(part: string): number
  setLine(part: string): SetLine
  /** Whether all signs of a letter with its marks can be written. */
  canWrite(cluster: string): boolean
}

const bidi = bidiFactory()
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A typesetter for a text: its letters decide the direction and the typefaces, for the whole of it. `spacing` is put between
 * letters, in multiples of their size, where the script allows. Signs that no font holds leave no trace: nothing is ever shown as a box.
 */
export function typesetterOf(
  text: string,
  fonts: Fonts,
  { language, weight, spacing = 0 }: { language: string | null; weight: CardWeight; spacing?: number },
): Typesetter {
  const rightToLeft = isRightToLeft(text)
  const familiesOf = preferring(text, familyChooser(text, language), fonts)
  const found = new Map<string, CardFont | undefined>()
  const fontOf = (cluster: string): CardFont | undefined => {
    const [base = ''] = cluster
    if (!found.has(base)) found.set(base, fonts.find(base, familiesOf(base), weight))
    return found.get(base)
  }
  const lines = new Map<string, SetLine>()
  const setLine = (part: string): SetLine => {
    const known = lines.get(part)
    if (known) return known
    const line = placed(
      runsOf(part, rightToLeft, fontOf).map((run) => shapeRun(part, run, language, spacing)),
    )
    lines.set(part, line)
    return line
  }
  return {
    rightToLeft,
    language,
    setLine,
    widthOf: (part) => setLine(part).width,
    canWrite: (cluster) => {
      const font = fontOf(cluster)
      return (
        font !== undefined &&
        [...cluster].every((sign) => isInvisible(sign) || font.font.nominalGlyph(sign.codePointAt(0) ?? 0))
      )
    },
  }
}

/** Joiners steer how letters are drawn and are not drawn themselves. */
const isInvisible = (sign: string): boolean => sign === '\u200C' || sign === '\u200D'

/** Latin, Greek and Cyrillic letters of a text stand in one typeface: two designs in one word look broken. */
function preferring(text: string, choose: (sign: string) => readonly CardFamily[], fonts: Fonts) {
  const letters = [...new Set(text)].filter(isEuropean)
  if (letters.every((sign) => fonts.has(sign, ['figtree']))) return choose
  return (sign: string): readonly CardFamily[] => {
    const chosen = choose(sign)
    return chosen[0] === 'figtree' ? ['noto-sans', ...chosen] : chosen
  }
}

/** What is shaped in one go: one font, one script, one direction. */
type Run = { from: number; until: number; level: number; font: CardFont; script: ScriptTag }

/** The runs of a line from left to right, as a reader sees them. */
function runsOf(
  line: string,
  rightToLeft: boolean,
  fontOf: (cluster: string) => CardFont | undefined,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr')
  const runs: Run[] = []
  let script: ScriptTag = 'Zyyy'
  for (const { segment, index } of clusters.segment(line)) {
    const font = fontOf(segment)
    const own = scriptOf(segment)
    script = own === 'Zyyy' ? script : own
    if (!font) continue
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (
      last &&
      last.until === index &&
      last.level === level &&
      last.font === font &&
      (last.script === script || own === 'Zyyy')
    )
      last.until += segment.length
    else runs.push({ from: index, until: index + segment.length, level, font, script })
  }
  return inVisualOrder(runs)
}

/** Turns runs around as rule L2 of the Unicode bidirectional algorithm says. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  const most = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = most; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let until = from
      while (until < ordered.length && (ordered[until]?.level ?? 0) >= level) until++
      if (until > from) ordered.splice(from, until - from, ...ordered.slice(from, until).reverse())
      from = Math.max(from, until)
    }
  return ordered
}

// One for all: a line is shaped in one go, and nothing else runs meanwhile.
let buffer: GlyphBuffer | undefined

function shapeRun(line: string, run: Run, language: string | null, spacing: number): SetLine {
  buffer ??= new GlyphBuffer()
  buffer.reset()
  buffer.addText(line, run.from, run.until - run.from)
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR)
  buffer.setScript(run.script === 'Zyyy' ? 'Latn' : run.script)
  if (language !== null) buffer.setLanguage(language)
  const { font, unitsPerEm } = run.font
  shape(font, buffer)
  const scale = 1 / unitsPerEm
  const between = ['Latn', 'Cyrl', 'Grek'].includes(run.script) ? spacing : 0
  const glyphs: Glyph[] = []
  const ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  let pen = 0
  for (const {
    codepoint: glyph,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    const extents = glyph === 0 ? undefined : font.glyphExtents(glyph)
    if (extents && extents.width !== 0) {
      const left = pen + xOffset * scale
      const up = yOffset * scale
      glyphs.push({ outline: outlineOf(run.font, glyph), left, up, scale })
      ink.left = Math.min(ink.left, left + extents.xBearing * scale)
      ink.right = Math.max(ink.right, left + (extents.xBearing + extents.width) * scale)
      ink.top = Math.max(ink.top, up + extents.yBearing * scale)
      ink.bottom = Math.min(ink.bottom, up + (extents.yBearing + extents.height) * scale)
    }
    pen += glyph === 0 ? 0 : xAdvance * scale + (xAdvance === 0 ? 0 : between)
  }
  return { width: pen, ink, glyphs }
}

function outlineOf({ font, outlines }: CardFont, glyph: number): string {
  const known = outlines.get(glyph)
  if (known !== undefined) return known
  // A tenth of a unit is less than any pixel of a card.
  const outline = font
    .glyphToPath(glyph)
    .replace(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  outlines.set(glyph, outline)
  return outline
}

/** Runs one after the other. */
function placed(runs: SetLine[]): SetLine {
  const ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  const glyphs: Glyph[] = []
  let width = 0
  for (const run of runs) {
    for (const glyph of run.glyphs) glyphs.push({ ...glyph, left: glyph.left + width })
    ink.left = Math.min(ink.left, run.ink.left + width)
    ink.right = Math.max(ink.right, run.ink.right + width)
    ink.top = Math.max(ink.top, run.ink.top)
    ink.bottom = Math.min(ink.bottom, run.ink.bottom)
    width += run.width
  }
  return { width, ink: glyphs.length === 0 ? { left: 0, right: 0, top: 0, bottom: 0 } : ink, glyphs }
}
