/** Describes an origin: "bible.display_name" becomes `“display_name” in the bible`. */
function originWords(name: string): string {
  const [place, ...rest] = name.split('.')
  const field = rest.join('.')
  switch (place) {
    case 'bible':
      return `“${field}” in the bible`
    case 'entry':
      return `“${field}” in the manifest entry`
    case 'config':
      return `“${field}” in the source’s settings`
    case 'slug':
      return 'the entry’s slug'
    default:
      return `“${name}”`
  }
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Describes where a part of an item came from: `“title” and “summary”`. An entry's own field names are used as they
 * are, whatever they are called; names from a manifest's documents also say which document they belong to.
 */
export const originsInWords = (names: readonly string[], ownFields: boolean): string =>
  list.format(ownFields ? names.map((name) => `“${name}”`) : names.map(originWords))

export const columnWords: Record<string, string> = {
  title: 'Title',
  content: 'Text',
  url: 'URL',
  content_type: 'Content type',
  content_subtype: 'Brand',
  featured_image: 'Featured image',
  media_urls: 'More images',
  tags: 'Tags',
  published_at: 'Published',
  target_platforms: 'Channels',
}
