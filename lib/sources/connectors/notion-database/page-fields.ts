import type { FieldPlan } from '@/lib/mapping/map-fields'

/** Names of the fields that every page has; the mapping table shows them next to the properties. */
export const pageFields = {
  title: 'Page title',
  content: 'Page content',
  pictures: 'Page images',
  cover: 'Page cover',
  icon: 'Page icon',
  publicAddress: 'Public URL',
  created: 'Page created',
} as const

const usual = {
  content: /^(?:content|text|body|copy|description|summary|inhalt|beschreibung)$/i,
  url: /^(?:url|link|permalink|website|web ?page|web ?address|webseite|adresse)$/i,
  picture: /image|picture|photo|hero|thumbnail|cover|bild|foto/i,
  tags: /^(?:tags?|labels?|categor(?:y|ies)|topics?|keywords?|schlagw(?:ort|orte|örter)|themen|kategorien?)$/i,
  published: /publi|veröffentlich|post(?:ed|ing)? ?(?:date|on|at)|go ?live|^date$|^datum$/i,
  type: /^(?:type|content ?type|kind|format|typ|art)$/i,
  brand: /^(?:brand|marke)$/i,
}

/** Decides by types and common names which properties provide which part of an item when no one has chosen. */
export function planOf(types: Readonly<Record<string, string>>): FieldPlan {
  const of = (kinds: string[], name?: RegExp) =>
    Object.keys(types).filter(
      (property) => kinds.includes(types[property] ?? '') && (name?.test(property.trim()) ?? true),
    )
  const tags = of(['multi_select'], usual.tags)
  return {
    title: [...of(['title']), pageFields.title],
    content: [pageFields.content, ...of(['rich_text'], usual.content)],
    url: [...of(['url'], usual.url), pageFields.publicAddress],
    featured_image: [...of(['files', 'url'], usual.picture), pageFields.cover, pageFields.pictures],
    media_urls: [...of(['files']), pageFields.pictures],
    tags: tags.length > 0 ? tags : of(['multi_select']),
    published_at: [...of(['date', 'formula'], usual.published), pageFields.created],
    content_type: of(['select', 'status'], usual.type),
    content_subtype: of(['select', 'multi_select', 'rich_text'], usual.brand),
  }
}
