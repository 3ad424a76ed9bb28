import { OutboundError } from '@/lib/http/outbound-error'
import type { ConnectorIO } from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import { notionClient } from './client'
import { callNotion, isMissingAtNotion } from './failure'
import { getList, getObject, getText, isTrue } from './get-values'
import { type NotionBlock, readNotionBlocks } from './read-notion-blocks'
import { type NotionFile, readNotionFile } from './read-notion-file'

/**
 * A page as read: the page object, its blocks, and the permanent address of each picture stored by Notion, keyed by
 * file id.
 */
export type NotionPage = { page: unknown; blocks: NotionBlock[]; pictures: Map<string, string> }

const maxPictures = 100
const pictureName = /\.(?:png|jpe?g|webp|gif|avif|heic|tiff?|bmp|svg)$/i

/**
 * Reads one page. Its properties are read together with its blocks instead of from the listing, because file
 * addresses in them are valid for only one hour. Throws EntrySkipped when the page is gone.
 */
export async function fetchNotionPage(token: string, pageId: string, io: ConnectorIO): Promise<NotionPage> {
  const client = notionClient(token, io)
  try {
    const page = storableJson(await callNotion(() => client.pages.retrieve({ page_id: pageId })), io.note)
    if (isTrue(page, 'in_trash') || isTrue(page, 'archived')) throw gone()
    const blocks = await callNotion(() => readNotionBlocks(client, pageId, io.note))
    return { page, blocks, pictures: await keepPictures(page, blocks, io) }
  } catch (error) {
    throw isMissingAtNotion(error) ? gone() : error
  }
}

const gone = () => new EntrySkipped('The page is in Notion’s trash or no longer shared with the integration.')

/**
 * Copies the pictures that Notion stores; a preview, which stores nothing, shows them at Notion's temporary
 * addresses.
 */
async function keepPictures(
  page: unknown,
  blocks: NotionBlock[],
  io: ConnectorIO,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  const found = new Map<string, NotionFile>()
  for (const file of picturesOf(page, blocks)) if (file?.kept === 'by-notion') found.set(file.id, file)
  if (found.size > maxPictures)
    io.note(`The page has more than ${maxPictures} images. We skipped the others.`)
  for (const [id, { address }] of [...found].slice(0, maxPictures)) {
    const kept = await keepPicture({ id, address }, io)
    if (kept !== undefined) pictures.set(id, kept)
  }
  return pictures
}

/** Returns the copy's address; undefined, with a note, if no copy can be made: the page is useful without it. */
async function keepPicture(
  picture: { id: string; address: string },
  io: ConnectorIO,
): Promise<string | undefined> {
  try {
    const kept = io.keepPicture ? await io.keepPicture(picture) : picture.address
    if (kept === undefined) io.note('We skipped an image, because we can’t use its format or size.')
    return kept
  } catch (error) {
    if (!(error instanceof OutboundError) || error.code === 'aborted' || io.signal.aborted) throw error
    io.note(`We skipped an image, because we couldn’t load it. ${error.message}`)
    return undefined
  }
}

function picturesOf(page: unknown, blocks: NotionBlock[]): (NotionFile | undefined)[] {
  const files = Object.values(getObject(page, 'properties')).flatMap((property) =>
    getList(property, 'files').filter((file) => isPictureFile(readNotionFile(file), getText(file, 'name'))),
  )
  return [
    ...[getObject(page, 'cover'), ...files, getObject(page, 'icon')].map(readNotionFile),
    ...imagesIn(blocks),
  ]
}

const imagesIn = (blocks: NotionBlock[]): (NotionFile | undefined)[] =>
  blocks.flatMap((block) => [
    ...(block.type === 'image' ? [readNotionFile(block.content)] : []),
    ...imagesIn(block.children),
  ])

/** Whether a file is a picture, judged by its extension. */
export const isPictureFile = (file: NotionFile | undefined, name: string): boolean =>
  file !== undefined && (pictureName.test(name) || pictureName.test(new URL(file.address).pathname))
