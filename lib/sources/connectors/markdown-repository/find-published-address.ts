import type { NamedFile } from './file-name'

type About = {
  siteUrl: string | undefined
  /** Path inside the chosen folder. */
  path: string
  name: NamedFile
  fields: Record<string, unknown>
}

/**
 * Returns where a file is published: the address in its front matter; otherwise, if the site's address is known,
 * the permalink or slug from the front matter, or the file's position in the folder. Undefined if it cannot be
 * determined.
 */
export function findPublishedAddress({ siteUrl, path, name, fields }: About): string | undefined {
  const text = (field: string): string | undefined => {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined
    return typeof value === 'string' && value.trim() !== '' && value.length <= 1_000
      ? value.trim()
      : undefined
  }
  const candidates = [
    'canonical_url',
    'canonicalURL',
    'canonicalUrl',
    'canonical',
    'permalink',
    'url',
    'link',
  ]
    .map(text)
    .filter((value) => value !== undefined)
  const full = candidates.find((value) => /^https?:\/\//i.test(value) && URL.canParse(value))
  if (full !== undefined) return new URL(full).href
  if (siteUrl === undefined) return undefined
  // A permalink with placeholders (":year/:title", "{{ page.fileSlug }}") is a template for the site generator.
  const permalink = candidates.find((value) => !/[:{}]/.test(value))
  const slug = text('slug')
  if (permalink?.startsWith('/')) return onSite(new URL(siteUrl).origin, permalink)
  if (permalink !== undefined) return onSite(siteUrl, permalink)
  if (slug?.startsWith('/')) return onSite(siteUrl, slug)
  const folders = path.split('/').slice(0, name.isIndex ? -2 : -1)
  const isRoot = name.isIndex && !path.includes('/')
  const last = slug ?? (isRoot ? '' : name.slug)
  return onSite(
    siteUrl,
    [...folders, last]
      .filter((part) => part !== '')
      .map(encodeURIComponent)
      .join('/'),
  )
}

function onSite(site: string, path: string): string | undefined {
  const address = `${site}/${path.replace(/^\/+/, '')}`
  return URL.canParse(address) ? new URL(address).href.replace(/(?<!\/)\/+$/, '') : undefined
}
