import type { Entry } from '@/lib/sources/connector'
import { readTime } from '@/lib/text/time/read-time'
import { pageEntryKey, pageIdentity } from './page-address'
import type { RulesOfSites } from './site-rules'

/** Shared by all pages of one run. */
export type PagesRun = {
  rules: RulesOfSites
  /** The identity of each page in the index, mapped to its key. */
  listed: ReadonlyMap<string, string>
}

export type PageEntry = { address: string; run: PagesRun }

export const maxPages = 10_000

/** Collects the pages in an index, deduplicated by identity; the first address wins. */
export class FoundPages {
  readonly #found = new Map<string, { url: URL; changed: string | undefined }>()
  /** Number of pages listed again under a different spelling. */
  duplicates = 0
  /** Number of pages beyond the maximum for one source. */
  overLimit = 0

  get size(): number {
    return this.#found.size
  }

  get full(): boolean {
    return this.#found.size >= maxPages
  }

  add(url: URL, changed?: string): void {
    const identity = pageIdentity(url)
    const known = this.#found.get(identity)
    if (known) {
      if (known.url.href !== url.href) this.duplicates++
    } else if (this.full) this.overLimit++
    else this.#found.set(identity, { url, changed: fingerprint(changed) })
  }

  /**
   * Returns the entries, most recently changed first, so that a first sync imports the newest; otherwise in the
   * order found.
   */
  entries(rules: RulesOfSites): Entry<PageEntry>[] {
    const listed = new Map<string, string>()
    const run = { rules, listed }
    const latest = [...this.#found].map(([identity, { url, changed }]) => {
      listed.set(identity, pageEntryKey(url))
      return { url, changed, time: changed === undefined ? 0 : (readTime(changed)?.getTime() ?? 0) }
    })
    latest.sort((a, b) => b.time - a.time)
    return latest.map(({ url, changed }) => ({
      key: pageEntryKey(url),
      fingerprint: changed ?? null,
      data: { address: url.href, run },
    }))
  }
}

/** Returns a page's last change according to the sitemap, if it is a valid time. */
const fingerprint = (changed: string | undefined): string | undefined =>
  changed !== undefined && changed.length <= 60 && readTime(changed) ? changed : undefined
