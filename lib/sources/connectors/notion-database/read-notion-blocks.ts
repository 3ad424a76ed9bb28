import type { Client } from '@notionhq/client'
import type { Note } from '@/lib/mapping/document-reader'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'
import { isMissingAtNotion } from './failure'
import { getList, getObject, getText, isTrue } from './get-values'

export type NotionBlock = {
  id: string
  type: string
  content: Record<string, unknown>
  children: NotionBlock[]
}

/** How much we read per page: each block with children costs a request. */
const limits = { blocks: 3_000, requests: 300, depth: 12 }

/** Blocks whose children belong to another page. */
const closed: ReadonlySet<string> = new Set(['child_page', 'child_database'])

/**
 * Reads a page's content, block by block and one page of results after the other. Beyond the limits the rest is
 * left out, with a note. Throws what the client throws; the content of a synced block that is not shared with us is
 * left out.
 */
export async function readNotionBlocks(client: Client, pageId: string, note: Note): Promise<NotionBlock[]> {
  const left = { blocks: limits.blocks, requests: limits.requests }
  const cut = () => note('The page is very large. We cut off the rest.')

  const childrenOf = async (id: string, depth: number): Promise<NotionBlock[]> => {
    const blocks: NotionBlock[] = []
    let cursor: string | undefined
    do {
      if (left.requests-- <= 0 || left.blocks <= 0) {
        cut()
        return blocks
      }
      const answer: unknown = storableJson(
        await client.blocks.children.list({
          block_id: id,
          page_size: 100,
          ...(cursor === undefined ? {} : { start_cursor: cursor }),
        }),
        note,
      )
      for (const raw of getList(answer, 'results')) {
        if (!isRecord(raw) || isTrue(raw, 'in_trash') || isTrue(raw, 'archived')) continue
        if (left.blocks-- <= 0) break
        const type = getText(raw, 'type')
        const block: NotionBlock = {
          id: getText(raw, 'id'),
          type,
          content: getObject(raw, type),
          children: [],
        }
        blocks.push(block)
        if (isTrue(raw, 'has_children') && !closed.has(type)) block.children = await inside(block, depth + 1)
      }
      cursor = isTrue(answer, 'has_more') ? getText(answer, 'next_cursor') || undefined : undefined
    } while (cursor !== undefined)
    return blocks
  }

  const inside = async (block: NotionBlock, depth: number): Promise<NotionBlock[]> => {
    if (depth > limits.depth) {
      cut()
      return []
    }
    // Copies of a synced block keep their content in the original block.
    const original = getText(getObject(getObject(block, 'content'), 'synced_from'), 'block_id')
    if (original === '') return childrenOf(block.id, depth)
    for (const place of [original, block.id])
      try {
        return await childrenOf(place, depth)
      } catch (error) {
        if (!isMissingAtNotion(error)) throw error
      }
    note('We skipped a synced block from a page that is not shared with the integration.')
    return []
  }

  return childrenOf(pageId, 0)
}
