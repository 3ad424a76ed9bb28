import type { Guess, Probe } from '@/lib/sources/connector'
import { isRecord } from '@/lib/text/is-empty'
import { slugProblem } from './slug'

/**
 * Guesses whether an address is a manifest (spec/service#2.4): JSON whose entries have slugs. A file with that name
 * that cannot be used as it is makes a weak guess: the form's preview explains what is wrong with it.
 */
export function guessManifest({ url, status, text }: Probe): Guess | undefined {
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  // An address with a query string cannot be a folder.
  if (status !== 200 || url.search !== '' || file === '') return undefined
  const manifest = parsed(text)
  const entries = entriesOf(manifest)
  const usable = entries.filter((entry) => isRecord(entry) && slugProblem(entry.slug) === undefined).length
  const folder = `${url.origin}${url.pathname.slice(0, -file.length - 1)}`
  const config = {
    base_url: folder,
    ...(file === 'manifest.json' ? {} : { manifest_path: decoded(file) }),
  }
  if (usable === 0)
    return file === 'manifest.json' && looksLikeContentManifest(manifest, text)
      ? { config, certainty: 0.4, reason: 'This is a manifest.json, but it has no usable entries yet.' }
      : undefined
  return {
    config,
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

/** Web apps and browser extensions have their own kind of manifest.json, which is not content. */
const appManifestKeys = ['icons', 'start_url', 'display', 'short_name', 'manifest_version']

function looksLikeContentManifest(manifest: unknown, text: string): boolean {
  if (isRecord(manifest)) return !appManifestKeys.some((name) => Object.hasOwn(manifest, name))
  return Array.isArray(manifest) || (manifest === undefined && /^\ufeff?\s*[{[]/.test(text))
}

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
