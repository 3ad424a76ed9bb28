import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import {
  axisOf,
  type CardFamily,
  type CardWeight,
  type FontPart,
  fontFileOf,
  listFontParts,
  readFont,
} from './font-files'
import { createFamilyChooser, isEuropean } from './scripts'

/** A font in one weight, and a cache of its glyph outlines. */
export type CardFont = { font: Font; unitsPerEm: number; outlines: Map<number, string>; key: string }

/** The fonts for a card's texts: which one, if any, has a given character. */
export type Fonts = {
  find(sign: string, families: readonly CardFamily[], weight: CardWeight): CardFont | undefined
  has(sign: string, families: readonly CardFamily[]): boolean
}

const weights = [700, 600] as const

/** Maximum number of typeface parts kept in memory. A Chinese title needs about ten, each about 100 KB. */
const maxParts = 96
type Part = Map<CardWeight, CardFont>
const opened = new Map<string, Promise<Part>>()

/**
 * Opens only the fonts that the texts need: a typeface is split into parts by characters, and a part is read when
 * one of its characters is first needed. `language` decides which East Asian design comes first. Throws only if the
 * install is incomplete.
 */
export async function openFonts(texts: readonly string[], language: string | null): Promise<Fonts> {
  const fonts = new Map<CardFamily, Set<Part>>()
  const openFor = async (sign: string, family: CardFamily): Promise<boolean> => {
    const code = sign.codePointAt(0) ?? 0
    const parts = await Promise.all(partsHolding(family, code).map(open))
    for (const part of parts) fonts.set(family, (fonts.get(family) ?? new Set()).add(part))
    return parts.some((part) => part.get(700)?.font.nominalGlyph(code))
  }
  for (const text of texts) {
    const familiesOf = createFamilyChooser(text, language)
    const signs = [...new Set(text)]
    const latin = await Promise.all(signs.filter(isEuropean).map((sign) => openFor(sign, 'figtree')))
    for (const sign of signs)
      for (const family of familiesOf(sign)) {
        // If Figtree lacks one letter of a text, Noto Sans is used for all of them.
        const isLast = family !== 'figtree' || latin.every(Boolean)
        if ((await openFor(sign, family)) && isLast) break
      }
  }
  const find: Fonts['find'] = (sign, families, weight) => {
    const code = sign.codePointAt(0) ?? 0
    for (const family of families)
      for (const part of fonts.get(family) ?? []) {
        const font = part.get(weight)
        if (font?.font.nominalGlyph(code)) return font
      }
    return undefined
  }
  return { find, has: (sign, families) => find(sign, families, 700) !== undefined }
}

const getParts = new Map<string, FontPart[]>()

/** The parts of a typeface that may contain a code point, according to the ranges in its package. */
function partsHolding(family: CardFamily, code: number): FontPart[] {
  const key = `${family} ${code}`
  const known = getParts.get(key)
  if (known) return known
  const found = listFontParts(family).filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= code && code <= last),
  )
  if (getParts.size > 20_000) getParts.clear()
  getParts.set(key, found)
  return found
}

function open(part: FontPart): Promise<Part> {
  const key = `${part.family} ${part.part}`
  const known = opened.get(key)
  const font = known ?? load(part, key)
  // Least recently used cache: the part used last moves to the end, and the first is evicted.
  opened.delete(key)
  opened.set(key, font)
  const [oldest] = opened.keys()
  if (opened.size > maxParts && oldest !== undefined) opened.delete(oldest)
  font.catch(() => opened.delete(key))
  return font
}

async function load(part: FontPart, key: string): Promise<Part> {
  const files = new Map<string, Face>()
  const fonts = new Map<CardWeight, CardFont>()
  for (const weight of weights) {
    const file = fontFileOf(part, weight)
    const face = files.get(file) ?? new Face(new Blob(await decompress(await readFont(file))))
    files.set(file, face)
    const font = new Font(face)
    const axis = axisOf(part.family, weight)
    if (axis !== undefined) font.setVariations([new Variation('wght', axis)])
    fonts.set(weight, { font, unitsPerEm: face.upem, outlines: new Map(), key: `${key} ${weight}` })
  }
  return fonts
}
