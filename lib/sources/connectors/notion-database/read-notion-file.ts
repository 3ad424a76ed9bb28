import { readMarkdownAddress } from '@/lib/text/web-address'
import { getObject, getText } from './get-values'

/**
 * A file in Notion: hosted elsewhere at a permanent address, or stored by Notion, whose addresses expire after an
 * hour.
 */
export type NotionFile =
  | { kept: 'elsewhere'; address: string }
  | { kept: 'by-notion'; address: string; id: string }

/**
 * Reads a file object (a picture block, a cover, an icon, an entry of a files property). The id of a file stored by
 * Notion is its address without the signature. Undefined when there is no usable address.
 */
export function readNotionFile(file: unknown): NotionFile | undefined {
  const external = readMarkdownAddress(getText(getObject(file, 'external'), 'url'), undefined)
  if (external !== undefined) return { kept: 'elsewhere', address: external }
  const emoji = readMarkdownAddress(getText(getObject(file, 'custom_emoji'), 'url'), undefined)
  const kept = readMarkdownAddress(getText(getObject(file, 'file'), 'url'), undefined) ?? emoji
  if (kept === undefined) return undefined
  const { origin, pathname } = new URL(kept)
  return { kept: 'by-notion', address: kept, id: `${origin}${pathname}` }
}
