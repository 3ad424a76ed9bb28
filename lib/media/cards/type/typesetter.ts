import bidiFactory from 'bidi-js'
import { Direction, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import type { CardFamily, CardWeight } from './font-files'
import type { CardFont, Fonts } from './open-fonts'
import { createFamilyChooser, detectScript, isEuropean, isRightToLeft, type ScriptTag } from './scripts'

/**
 * One glyph: its outline in font units and its position from the left end of the baseline, in multiples of the font
 * size.
 */
export type Glyph = { outline: string; left: number; up: number; scale: number }

/**
 * A line of text as drawn: widths and heights in multiples of the font size, with heights measured upwards from the
 * baseline.
 */
export type SetLine = {
  width: number
  ink: { left: number; right: number; top: number; bottom: number }
  glyphs: Glyph[]
}

/** Sets a text and its parts in one style, in the right order and with the right letter forms for its scripts. */
export type Typesetter = {
  rightToLeft: boolean
  language: string | null
  /** The width of a part of the text at font size 1. */
  widthOf(part: string): number
  setLine(part: string): SetLine
  /** Whether all characters of a grapheme (a letter with its marks) can be written. */
  canWrite(cluster: string): boolean
}

const bidi = bidiFactory()
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Creates a typesetter for a text: its letters decide direction and typefaces for the whole text. `spacing` is
 * added between letters, in multiples of the font size, where the script allows it. Characters that no font has are
 * dropped: nothing is ever shown as a box.
 */
export function createTypesetter(
  text: string,
  fonts: Fonts,
  { language, weight, spacing = 0 }: { language: string | null; weight: CardWeight; spacing?: number },
): Typesetter {
  const rightToLeft = isRightToLeft(text)
  const familiesOf = preferring(text, createFamilyChooser(text, language), fonts)
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

/** Joiners control how letters are drawn but are not drawn themselves. */
const isInvisible = (sign: string): boolean => sign === '\u200C' || sign === '\u200D'

/** All Latin, Greek and Cyrillic letters of a text use the same typeface: two designs in one word look broken. */
function preferring(text: string, choose: (sign: string) => readonly CardFamily[], fonts: Fonts) {
  const letters = [...new Set(text)].filter(isEuropean)
  if (letters.every((sign) => fonts.has(sign, ['figtree']))) return choose
  return (sign: string): readonly CardFamily[] => {
    const chosen = choose(sign)
    return chosen[0] === 'figtree' ? ['noto-sans', ...chosen] : chosen
  }
}

/** Text that is shaped together: same font, same script, same direction. */
type Run = { from: number; until: number; level: number; font: CardFont; script: ScriptTag }

/** The runs of a line in visual order, from left to right. */
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
    const own = detectScript(segment)
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

/** Reorders runs by rule L2 of the Unicode bidirectional algorithm. */
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

// Shared by all: shaping a line is synchronous, so nothing else can use it meanwhile.
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
  // A tenth of a font unit is smaller than any pixel of a card.
  const outline = font
    .glyphToPath(glyph)
    .replace(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  outlines.set(glyph, outline)
  return outline
}

/** Concatenates runs. */
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
