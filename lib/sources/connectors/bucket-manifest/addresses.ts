import { readAddress } from '@/lib/text/web-address'
import type { BucketManifestConfig } from './schemas'

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Address of the index (spec/service#2.4). */
export const manifestAddress = (config: BucketManifestConfig): string =>
  `${config.base_url}/${encoded(config.manifest_path)}`

/**
 * Returns the address of an entry's bible: its own `bible_url` (a relative one is resolved against the folder),
 * otherwise `<base_url>/<slug>/<bible_filename>`. Returns undefined when `bible_url` is not an http address.
 */
export function bibleAddress(
  config: BucketManifestConfig,
  slug: string,
  bibleUrl: string | undefined,
): string | undefined {
  if (bibleUrl === undefined)
    return `${config.base_url}/${encodeURIComponent(slug)}/${encoded(config.bible_filename)}`
  return readAddress(bibleUrl, `${config.base_url}/`)?.href
}
