import type { ItemKind, WritingItem } from '../writing-item'

type Role = WritingItem['expect']['images'][number]['role']

/** An item in short form: what a source sent, its kind, and parts that a card must contain or keep apart. */
export type ShortItem = {
  id: string
  kind: ItemKind
  language: string
  title: string
  /** The source's own name for the kind. */
  type?: string
  body: string
  tags?: string[]
  url?: string
  /** Further fields as the source sent them; for a manifest, the bible without its title. */
  fields?: Record<string, unknown>
  isBible?: boolean
  /** Verbatim parts that a post may use. */
  keep?: string[]
  /** Verbatim parts that no post may use. */
  apart?: string[]
  /** Address, the source's description, role. */
  pictures?: [string, string, Role][]
  instructs?: boolean
}

/** Converts a short item to the form that fact cards are measured on. */
export function writingItemOf(one: ShortItem): WritingItem {
  const { fields = {}, pictures = [] } = one
  const [first, ...others] = pictures
  const url = one.url ?? null
  return {
    id: one.id,
    sourceType: one.isBible ? 'bucket_manifest' : 'push',
    item: {
      title: one.title,
      body: [one.body, ...others.map(([address, alt]) => `![${alt}](${address})`)].join('\n\n'),
      tags: one.tags ?? [],
      url,
      language: one.language,
      ...(one.type === undefined ? {} : { contentType: one.type }),
      ...(first === undefined ? {} : { featuredImage: { url: first[0], alt: first[1] } }),
      media: others.map(([address, alt]) => ({ url: address, alt })),
      raw: one.isBible
        ? {
            slug: one.id,
            title: one.title,
            ...(one.type === undefined ? {} : { content_type: one.type }),
            ...(one.body === '' ? {} : { body: one.body }),
            language: one.language,
            ...fields,
          }
        : fields,
    },
    expect: {
      kind: one.kind,
      language: { code: one.language, from: 'publisher' },
      facts: (one.keep ?? []).map((text) => ({ kind: 'statement', text, field: 'body' })),
      notForPosts: (one.apart ?? []).map((text) => ({ kind: 'notice', text, field: 'body' })),
      images: pictures.map(([address, , role]) => ({ url: address, role })),
      ...(one.instructs ? { flags: ['prompt injection' as const] } : {}),
    },
  }
}
