import { webAddress } from '@/lib/text/web-address'
import { part, text } from './reading'

/** A file of Notion's: lying elsewhere, at an address that stays, or kept by Notion, whose addresses end after an hour. */
export type NotionFile =
  | { kept: 'elsewhere'; address: string }
  | { kept: 'by-notion'; address: string; id: string }

/**
 * Reads a file object (a block's picture, a cover, an icon, one of a files property). The id of a file that Notion keeps is
 * its address without the signature. Undefined when it holds no usable address.
 */
export function fileOf(file: unknown): NotionFile | undefined {
  const external = webAddress(text(part(file, 'external'), 'url'), undefined)
  if (external !== undefined) return { kept: 'elsewhere', address: external }
  const emoji = webAddress(text(part(file, 'custom_emoji'), 'url'), undefined)
  const kept = webAddress(text(part(file, 'file'), 'url'), undefined) ?? emoji
  if (kept === undefined) return undefined
  const { origin, pathname } = new URL(kept)
  return { kept: 'by-notion', address: kept, id: `${origin}${pathname}` }
}
