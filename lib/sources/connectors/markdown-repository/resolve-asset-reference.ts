import { readMarkdownAddress } from '@/lib/text/html-to-markdown'
import { pathProblem } from './path-problem'
import { encodedPath } from './web-addresses'

export type AssetPlace = {
  /** Path of the file that contains the address. */
  path: string
  /** Where anyone can load the raw files; undefined for a private repository or an unknown host. */
  rawFolder: string | undefined
  /** Where people view files in the browser. */
  pageFolder: string | undefined
  siteUrl: string | undefined
  /** Whether the repository has this path; used to resolve addresses that start with a slash. */
  has: (path: string) => boolean
}

/** Folders where site generators keep what they publish at "/". */
const publishedFolders = ['static', 'public', 'source', 'assets', 'src', 'docs']

/**
 * Returns the full address for one in a file: web addresses stay, relative ones lead to the file in the repository,
 * ones that start with a slash to the published site or to the folder whose content is published there. Undefined
 * if nothing is reachable: in a private repository, for a path that leaves it, for data: and the like.
 */
export function resolveAssetReference(
  reference: string,
  kind: 'picture' | 'link',
  place: AssetPlace,
): string | undefined {
  const text = reference.trim()
  if (kind === 'link' && /^(?:#|mailto:|tel:)/i.test(text)) return text
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return readMarkdownAddress(text, 'https://x.invalid/')
  if (text.startsWith('/')) return fromRoot(text, kind, place)
  const [pathname = '', rest = ''] = parted(text)
  const target = joined(place.path, pathname)
  return target === undefined ? undefined : inRepository(target, rest, kind, place)
}

function fromRoot(text: string, kind: 'picture' | 'link', place: AssetPlace): string | undefined {
  if (place.siteUrl !== undefined) return readMarkdownAddress(text, place.siteUrl)
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
  return readMarkdownAddress(folder + encodedPath(path) + (isText ? rest : ''), undefined)
}

/** Splits an address into its path and the part from ? or # on. */
function parted(text: string): [string, string] {
  const at = text.search(/[?#]/)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** Resolves a relative path against a file's path; undefined if it leaves the repository or is not a valid path. */
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
