import { isRecord } from '@/lib/items/empty'
import type { Guess, Probe } from '@/lib/sources/connector'
import { slugProblem } from './slug'

/** Whether an address holds a manifest (spec 2.4): JSON whose entries have slugs. */
export function guessManifest({ url, status, text }: Probe): Guess | undefined {
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  // A folder's address with a question in it cannot be a folder.
  if (status !== 200 || file === '' || url.search !== '' || !/^\s*\{/.test(text)) return undefined
  const entries = entriesOf(parsed(text))
  const usable = entries.filter((entry) => isRecord(entry) && slugProblem(entry.slug) === undefined).length
  if (usable === 0) return undefined
  const folder = `${url.origin}${url.pathname.slice(0, -file.length - 1)}`
  return {
    config: { base_url: folder, ...(file === 'manifest.json' ? {} : { manifest_path: decoded(file) }) },
    certainty: usable * 2 > entries.length ? 0.95 : 0.6,
    reason: `This is a manifest with ${usable === 1 ? '1 entry' : `${usable.toLocaleString('en')} entries`}.`,
  }
}

const entriesOf = (manifest: unknown): unknown[] =>
  isRecord(manifest)
    ? ['entries', 'characters'].flatMap((name) => {
        const list = Object.hasOwn(manifest, name) ? manifest[name] : undefined
        return Array.isArray(list) ? list : []
      })
    : []

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
