import { z } from 'zod'
import { longHexColor } from '@/lib/platforms/hex-color'
import { type CardFormat, type CardLayout, cardFormats, cardLayouts, layoutChoices } from './card-formats'

export { type CardFormat, type CardLayout, cardFormats, cardLayouts }

export const cardFormat = z.enum(Object.keys(cardFormats) as [CardFormat, ...CardFormat[]])

const color = z
  .string()
  .overwrite(longHexColor)
  .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #1a6f8b.')
const address = z.string().min(1).max(4_000)

/** Everything that determines a branded card; the same recipe and images give the same bytes. */
export const cardRecipe = z.strictObject({
  format: cardFormat,
  title: z.string().max(2_000),
  /** A small line above the title, such as the kind of content. */
  kicker: z.string().max(200).nullable(),
  brand: z.string().max(300),
  primary_color: color.nullable(),
  secondary_color: color.nullable(),
  logo_url: address.nullable(),
  picture_url: address.nullable(),
  layout: z.enum(cardLayouts).default('rings'),
  /**
   * The language of the title, for hyphenation and for the regional design of East Asian characters; null if
   * unknown.
   */
  language: z.string().max(40).nullable().default(null),
})
/** What a brand specifies about the look of its cards; null where it specifies nothing. */
export const cardLook = z.strictObject({
  primary_color: color.nullable(),
  secondary_color: color.nullable(),
  layout: z.enum(layoutChoices).nullable(),
})
export type CardLook = z.infer<typeof cardLook>

export type CardRecipe = z.infer<typeof cardRecipe>
