import { webAddress } from '@/lib/text/html-to-markdown'
import { pathProblem } from './path-problem'
import { encodedPath } from './web-addresses'

export type AssetPlace = {
  /** Path of the file that names the address. */
  path: string
  /** Where files are shown to everybody; undefined for a private repository or an unknown host. */
  rawFolder: string | undefined
  /** Where people look at files. */
  pageFolder: string | undefined
  siteUrl: string | undefined
  /** Paths of the repository, to find what begins with a slash. */
  has: (path: string) => boolean
}

/** Where programs that build sites keep what is published at "/". */
const publishedFolders = ['static', 'public', 'source', 'assets', 'src', 'docs']

/**
 * The full address for one in a file: addresses of the web stay, relative ones lead to the file in the repository, ones
 * that start with a slash to the published site or to the folder whose content is published there. Undefined where
 * nothing can be reached: a private repository, a path that leads out of it, data: and its like.
 */
export function assetAddress(given: string, kind: 'picture' | 'link', place: AssetPlace): string | undefined {
  const text = given.trim()
  if (kind === 'link' && /^(?:#|mailto:|tel:)/i.test(text)) return text
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return webAddress(text, 'https://x.invalid/')
  if (text.startsWith('/')) return fromRoot(text, kind, place)
  const [pathname = '', rest = ''] = parted(text)
  const target = joined(place.path, pathname)
  return target === undefined ? undefined : inRepository(target, rest, kind, place)
}

function fromRoot(text: string, kind: 'picture' | 'link', place: AssetPlace): string | undefined {
  if (place.siteUrl !== undefined) return webAddress(text, place.siteUrl)
  const [pathname = '', rest = ''] = parted(text)
  const path = joined('', pathname.replace(/^\/+/, ''))
  if (path === undefined) return undefined
  const found = ['', ...publishedFolders.map((folder) => `${folder}/`)]
    .map((folder) => folder + path)
    .find((candidate) => place.has(candidate))
  return found === undefined ? undefined : inRepository(found, rest, kind, place)
}

function inRepository(
  path: string,
  rest: string,
  kind: 'picture' | 'link',
  place: AssetPlace,
): string | undefined {
  const isText = kind === 'link' && (path === '' || path.endsWith('/') || /\.(?:mdx?|markdown)$/i.test(path))
  const folder = isText ? place.pageFolder : place.rawFolder
  if (folder === undefined) return undefined
  return webAddress(folder + encodedPath(path) + (isText ? rest : ''), undefined)
}

/** An address as its path and what begins with ? or #. */
function parted(text: string): [string, string] {
  const at = text.search(/[?#]/)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** The path a relative one leads to from a file; undefined when it leaves the repository or is none. */
function joined(from: string, relative: string): string | undefined {
  const names = from.split('/').slice(0, -1)
  for (const raw of relative.split('/')) {
    const name = decoded(raw)
    if (name === undefined || /[/\\]/.test(name)) return undefined
    if (name === '..') {
      if (names.pop() === undefined) return undefined
    } else if (name !== '.' && name !== '') names.push(name)
  }
  const path = names.join('/')
  return pathProblem(path) === undefined ? path : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.includes('%') ? text : undefined
  }
}
