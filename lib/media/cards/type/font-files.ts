import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The two font weights of a card: one for titles, one for everything small. */
export type CardWeight = 700 | 600

/**
 * The typefaces that come with the product. Each covers the script in its name; Figtree is Latin, Noto Sans also
 * Greek and Cyrillic.
 */
const families = {
  figtree: '@fontsource/figtree',
  'noto-sans': '@fontsource/noto-sans',
  'noto-sans-arabic': '@fontsource-variable/noto-sans-arabic',
  'noto-sans-hebrew': '@fontsource-variable/noto-sans-hebrew',
  'noto-sans-devanagari': '@fontsource-variable/noto-sans-devanagari',
  'noto-sans-thai': '@fontsource-variable/noto-sans-thai',
  'noto-sans-jp': '@fontsource-variable/noto-sans-jp',
  'noto-sans-sc': '@fontsource-variable/noto-sans-sc',
  'noto-sans-tc': '@fontsource-variable/noto-sans-tc',
  'noto-sans-kr': '@fontsource-variable/noto-sans-kr',
} as const
export type CardFamily = keyof typeof families

/** One of the files that a typeface is split into, and the code points it may contain, as pairs of first and last. */
export type FontPart = { family: CardFamily; part: string; ranges: [number, number][] }

const isVariable = (family: CardFamily): boolean => families[family].startsWith('@fontsource-variable/')

/** The font file of a part. For a variable typeface, one file contains all weights. */
export const fontFileOf = ({ family, part }: FontPart, weight: CardWeight): string =>
  `${families[family]}/files/${family}-${part}-${isVariable(family) ? 'wght' : weight}-normal.woff2`

/** The weight to set on a variable font. */
export const axisOf = (family: CardFamily, weight: CardWeight): CardWeight | undefined =>
  isVariable(family) ? weight : undefined

const catalog = new Map<CardFamily, FontPart[]>()

/** The parts of a typeface, read once per process from the list in its package. */
export function listFontParts(family: CardFamily): FontPart[] {
  const known = catalog.get(family)
  if (known) return known
  const listed = JSON.parse(readFileSync(pathOf(`${families[family]}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  const parts = Object.entries(listed).map(
    ([name, ranges]): FontPart => ({
      family,
      part: name.replace(/^\[|\]$/g, ''),
      ranges: ranges.split(',').map((range): [number, number] => {
        const [first = 0, last = first] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        return [first, last]
      }),
    }),
  )
  // Latin letters in another script's typeface are not used: two designs in one word look broken.
  const own = family === 'figtree' || family === 'noto-sans' ? parts : parts.filter(isOwnScript)
  catalog.set(family, own)
  return own
}

const isOwnScript = ({ part }: FontPart): boolean =>
  !/^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)$/.test(part)

/** The bytes of a font file, unchanged from its package. */
export const readFont = (file: string): Promise<Buffer> => readFile(pathOf(file))

// Resolved at run time: a bundler would try to bundle these files.
const pathOf = (file: string): string => createRequire(join(process.cwd(), 'package.json')).resolve(file)
