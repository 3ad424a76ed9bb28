/** "bible.display_name" in words: `“display_name” of the bible`. */
export function originWords(name: string): string {
  const [place, ...rest] = name.split('.')
  const field = rest.join('.')
  switch (place) {
    case 'bible':
      return `“${field}” of the bible`
    case 'entry':
      return `“${field}” of its entry in the manifest`
    case 'config':
      return `“${field}” in the source’s settings`
    case 'slug':
      return 'the entry’s slug'
    default:
      return `“${name}”`
  }
}

export const columnWords: Record<string, string> = {
  title: 'Title',
  content: 'Text',
  url: 'Address',
  content_type: 'Kind',
  content_subtype: 'Brand',
  featured_image: 'Featured picture',
  media_urls: 'More pictures',
  tags: 'Tags',
  published_at: 'Published',
  target_platforms: 'Channels',
}
