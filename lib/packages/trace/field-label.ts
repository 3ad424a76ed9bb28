const columns: Record<string, string> = { title: 'Title', raw_content: 'Text', url: 'Link', images: 'Images' }

/** Returns a readable label for a field of an item: "metadata.bible.vibe_surprise_facts.0" is "Surprise facts 1". */
export function fieldLabel(field: string): string {
  const column = columns[field]
  if (column !== undefined) return column
  const words = field
    .replace(/^metadata\.(?:bible|fields)\./, '')
    .replace(/^metadata\./, '')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/[_-]+/g, ' ')
    .replace(/\bvibe /g, '')
    .replace(/ (en|de|fr|es|it|nl|pt|pl|tr)(?= \d+$|$)/, (_, code: string) => ` (${code.toUpperCase()})`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
