import type { Entry } from '@/lib/sources/connector'
import { readTime } from '@/lib/text/time/read-time'
import { entryKey, pageIdentity } from './page-address'
import type { RulesOfSites } from './site-rules'

/** What all pages of one run share. */
export type PagesRun = {
  rules: RulesOfSites
  /** Identity of each page the index lists, and its key. */
  listed: ReadonlyMap<string, string>
}

export type PageEntry = { address: string; run: PagesRun }

export const maxPages = 10_000

/** Collects the pages an index lists: each once, by what tells pages apart; the first address wins. */
export class FoundPages {
  readonly #found = new Map<string, { url: URL; changed: string | undefined }>()
  /** Listed again under another spelling. */
  again = 0
  /** Beyond what one source may hold. */
  beyond = 0

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
      if (known.url.href !== url.href) this.again++
    } else if (this.full) this.beyond++
    else this.#found.set(identity, { url, changed: fingerprint(changed) })
  }

  /** The latest changed first, so that a first sync brings what is new; else in the order found. */
  entries(rules: RulesOfSites): Entry<PageEntry>[] {
    const listed = new Map<string, string>()
    const run = { rules, listed }
    const latest = [...this.#found].map(([identity, { url, changed }]) => {
      listed.set(identity, entryKey(url))
      return { url, changed, time: changed === undefined ? 0 : (readTime(changed)?.getTime() ?? 0) }
    })
    latest.sort((a, b) => b.time - a.time)
    return latest.map(({ url, changed }) => ({
      key: entryKey(url),
      fingerprint: changed ?? null,
      data: { address: url.href, run },
    }))
  }
}

/** What a sitemap says of a page's last change, where it is a time at all. */
const fingerprint = (changed: string | undefined): string | undefined =>
  changed !== undefined && changed.length <= 60 && readTime(changed) ? changed : undefined
