/** The four shapes of a card: 1:1, 4:5, 1.91:1 and 16:9. By themselves, so that a page can have them without zod. */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 628 },
  landscape: { width: 1600, height: 900 },
} as const
export type CardFormat = keyof typeof cardFormats

/** How a card may be laid out. By itself too, for the same reason. */
export const cardLayouts = ['rings', 'frame', 'strip', 'panel', 'initial'] as const
export type CardLayout = (typeof cardLayouts)[number]
