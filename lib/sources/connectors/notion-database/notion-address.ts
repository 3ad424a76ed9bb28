const id = /(?:^|[^0-9a-z])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i
const notionHost = /^(?:[a-z0-9-]+\.)*notion\.(?:so|site|com)$/i

/**
 * Extracts the id from what a person pasted: a database's browser address (with ?v=… for a view and ?p=… for an
 * open page), a link copied in Notion, or the id alone, with or without hyphens. Returns it with hyphens; undefined
 * if there is none.
 */
export function notionId(pasted: string): string | undefined {
  const text = pasted.trim()
  if (text.length > 2_000) return undefined
  const found = id.exec(lastSegment(text) ?? '')
  return found ? found.slice(1).join('-').toLowerCase() : undefined
}

/** Whether an address belongs to Notion itself or to a site hosted by Notion. */
export const isNotionAddress = (url: URL): boolean => notionHost.test(url.hostname)

/** Whether it shows a database view; other addresses may be pages. */
export const showsView = (url: URL): boolean => /^[0-9a-f-]{32,36}$/i.test(url.searchParams.get('v') ?? '')

function lastSegment(text: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*:/i.test(text) && !text.includes('/')) return text
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url) return undefined
  // "Copy data source ID" yields collection://<id>.
  if (url.protocol === 'collection:') return text.slice('collection://'.length)
  if (!/^(?:https?|notion):$/.test(url.protocol) || !isNotionAddress(url)) return undefined
  return url.pathname.split('/').findLast((segment) => segment !== '')
}
