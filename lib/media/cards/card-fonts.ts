import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readAdvances } from './read-font'

/** The two cuts of a card: titles, and everything small. */
export type CardWeight = 700 | 600

/** Figtree writes Latin; a text with a letter that it lacks stands in Noto Sans as a whole. */
export type CardFamily = 'figtree' | 'noto-sans'

type CardFont = { data: Buffer; name: string; weight: CardWeight; style: 'normal' }

const parts: Record<CardFamily, readonly string[]> = {
  figtree: ['latin', 'latin-ext'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
}

type Loaded = { fonts: CardFont[]; advances: Map<string, Map<number, number>> }
let loaded: Loaded | undefined

/** The fonts of cards, read once a process; always the same list, since the layout remembers what it parsed by it. */
export const cardFonts = (): CardFont[] => load().fonts

/** The names of a family's fonts as the layout asks for them. */
export const fontNames = (family: CardFamily): string =>
  parts[family].map((part) => `${family} ${part}`).join(', ')

/** The family in which a text stands. */
export const familyOf = (text: string): CardFamily => (has('figtree', text) ? 'figtree' : 'noto-sans')

/** Whether a card can show all of these signs, whatever stands beside them. */
export const canWrite = (signs: string): boolean => has('noto-sans', signs)

/** How wide a text is at a size of one; signs that the family lacks count nothing. */
export function widthOf(text: string, family: CardFamily, weight: CardWeight): number {
  const advances = advancesOf(family, weight)
  let width = 0
  for (const sign of text) width += advances.get(sign.codePointAt(0) ?? 0) ?? 0
  return width
}

function has(family: CardFamily, text: string): boolean {
  const advances = advancesOf(family, 700)
  return [...text].every((sign) => advances.has(sign.codePointAt(0) ?? 0))
}

const advancesOf = (family: CardFamily, weight: CardWeight): Map<number, number> =>
  load().advances.get(`${family} ${weight}`) ?? new Map()

function load(): Loaded {
  if (loaded) return loaded
  // Resolved where the product runs: a bundler would take the files for parts of this one.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const fonts: CardFont[] = []
  const advances: Loaded['advances'] = new Map()
  for (const family of Object.keys(parts) as CardFamily[])
    for (const weight of [700, 600] as const) {
      const known = new Map<number, number>()
      for (const part of parts[family]) {
        const data = readFileSync(
          resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
        )
        fonts.push({ data, name: `${family} ${part}`, weight, style: 'normal' })
        // Of two parts that hold a sign, the first one writes it.
        for (const [code, advance] of readAdvances(data)) if (!known.has(code)) known.set(code, advance)
      }
      advances.set(`${family} ${weight}`, known)
    }
  loaded = { fonts, advances }
  return loaded
}
