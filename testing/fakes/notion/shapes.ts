import { randomUUID } from 'node:crypto'

// Objects as developers.notion.com/reference shows them (rich-text, block, page-property-values, file-object).

export type Json = Record<string, unknown>
/** A block to add to a page; `children` become blocks of their own. */
export type NewBlock = { type: string; content: Json; children?: NewBlock[] }

/** Rich text with a single segment. */
export const richText = (content: string, more: { annotations?: Json; href?: string } = {}): Json[] => [
  {
    type: 'text',
    text: { content, link: more.href === undefined ? null : { url: more.href } },
    annotations: {
      bold: false,
      italic: false,
      strikethrough: false,
      underline: false,
      code: false,
      color: 'default',
      ...more.annotations,
    },
    plain_text: content,
    href: more.href ?? null,
  },
]

/** A block with text, such as a paragraph. */
export const textBlock = (type: string, content: string, children?: NewBlock[]): NewBlock => ({
  type,
  content: { rich_text: richText(content), color: 'default' },
  ...(children ? { children } : {}),
})

/** Property values, by type. */
export const property = {
  title: (content: string): Json => ({ id: 'title', type: 'title', title: richText(content) }),
  text: (content: string): Json => ({ id: 'a%3Ab', type: 'rich_text', rich_text: richText(content) }),
  select: (name: string | null): Json => ({ id: 's', type: 'select', select: name && option(name) }),
  status: (name: string): Json => ({ id: 't', type: 'status', status: option(name) }),
  multiSelect: (...names: string[]): Json => ({
    id: 'm',
    type: 'multi_select',
    multi_select: names.map(option),
  }),
  checkbox: (checked: boolean): Json => ({ id: 'c', type: 'checkbox', checkbox: checked }),
  date: (start: string): Json => ({ id: 'd', type: 'date', date: { start, end: null, time_zone: null } }),
  url: (url: string | null): Json => ({ id: 'u', type: 'url', url }),
  files: (...files: Json[]): Json => ({ id: 'f', type: 'files', files }),
}

const option = (name: string): Json => ({ id: name.slice(0, 4), name, color: 'default' })

/**
 * Stores a block's children as the API returns them, and nested children under the ID that they are requested with.
 */
export function storedBlocks(
  parentId: string,
  blocks: NewBlock[],
  edited: string,
  into: Map<string, Json[]>,
): void {
  into.set(
    parentId,
    blocks.map(({ type, content, children }) => {
      const id = randomUUID()
      if (children) storedBlocks(id, children, edited, into)
      return {
        object: 'block',
        id,
        parent: { type: 'block_id', block_id: parentId },
        created_time: edited,
        last_edited_time: edited,
        has_children: children !== undefined && children.length > 0,
        archived: false,
        in_trash: false,
        type,
        [type]: content,
      }
    }),
  )
}
