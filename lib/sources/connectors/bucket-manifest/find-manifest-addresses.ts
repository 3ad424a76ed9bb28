import type { Probe } from '@/lib/sources/connector'

/**
 * Returns where a manifest may be, likeliest first, when a person pasted the address of its folder, of a page or a
 * bible in it, or of a storage server's own file listing. Pure.
 */
export function findManifestAddresses({ url, text }: Probe): string[] {
  if (!/^https?:$/.test(url.protocol)) return []
  const pasted = new URL(url.pathname, url.origin)
  const listed = findListedManifest(text)
  if (listed !== undefined) return [joinPath(toFolderUrl(pasted), listed)]
  const file = /\/([^/]*\.[a-z]{2,5})$/i.exec(pasted.pathname)?.[1]
  if (file === undefined) return [joinPath(toFolderUrl(pasted), 'manifest.json')]
  // The file's query string, such as an expired signature, says nothing about the folder.
  if (file === 'manifest.json') return url.search === '' ? [] : [pasted.href]
  const parents = file.endsWith('.json') ? ['./', '../'] : ['./']
  return [...new Set(parents.map((parent) => joinPath(new URL(parent, pasted), 'manifest.json')))]
}

/** Returns the manifest closest to the root in a storage server's file listing (S3 and compatible). */
function findListedManifest(text: string): string | undefined {
  if (!/<ListBucketResult[\s>]/.test(text.slice(0, 4096))) return undefined
  const keys = [...text.matchAll(/<Key>([^<&]{1,1024})<\/Key>/g)].map(([, key = '']) => key)
  return keys
    .filter((key) => /(?:^|\/)manifest\.json$/.test(key))
    .sort((a, b) => a.split('/').length - b.split('/').length)[0]
}

const toFolderUrl = (url: URL): URL => new URL(url.pathname.replace(/(?<!\/)\/*$/, '/'), url.origin)

const joinPath = (folder: URL, path: string): string =>
  `${folder.href}${path.split('/').map(encodeURIComponent).join('/')}`
