/**
 * The four shapes of a card: 1:1, 4:5, 1.91:1 and 16:9. In their own module, so that a page can import them without
 * zod.
 */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 628 },
  landscape: { width: 1600, height: 900 },
} as const
export type CardFormat = keyof typeof cardFormats

/** The possible layouts of a card. In this module for the same reason. */
export const cardLayouts = ['rings', 'frame', 'strip', 'panel', 'initial'] as const
export type CardLayout = (typeof cardLayouts)[number]

/** What a brand can choose: one layout for all its cards, or a layout that varies with the title. */
export const layoutChoices = [...cardLayouts, 'vary'] as const
export type LayoutChoice = (typeof layoutChoices)[number]

/**
 * The layout of a card: the brand's choice, by default rings. With 'vary', the same title always gets the same
 * layout. Pure.
 */
export function layoutFor(choice: LayoutChoice | undefined, title: string): CardLayout {
  if (choice !== 'vary') return choice ?? 'rings'
  let sum = 0
  for (const sign of title) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return cardLayouts[sum % cardLayouts.length] ?? 'rings'
}
