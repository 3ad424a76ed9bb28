import { OutboundError } from '@/lib/http/outbound-error'
import { statusError } from '@/lib/http/responses/describe-status'
import { productToken } from '@/lib/http/user-agent'
import type { ConnectorIO } from '@/lib/sources/connector'
import { readRobots, robotsBytes } from './robots'

export type SiteRules = {
  allows: (url: URL) => boolean
  /** Delay between two requests; 0 if the site asks for none. */
  gapMs: number
  sitemaps: string[]
}

/** A longer Crawl-delay is cut to this; otherwise a sync would never end. */
const maxGapMs = 10_000
const maxSites = 100

/**
 * Reads each site's robots.txt once per run (RFC 9309): without one, or after a 4xx response, everything is
 * allowed; a server that fails to answer allows nothing, reported as that server's OutboundError.
 */
export class RulesOfSites {
  readonly #known = new Map<string, Promise<SiteRules>>()

  of(url: URL, io: Pick<ConnectorIO, 'fetch' | 'signal'>): Promise<SiteRules> {
    const { origin } = url
    const known = this.#known.get(origin)
    if (known) return known
    if (this.#known.size >= maxSites)
      return Promise.reject(
        new OutboundError('request-refused', {
          message: `The pages link to more than ${maxSites} other sites.`,
          hint: 'Use narrower link patterns.',
          sent: 'no',
        }),
      )
    const asked = ask(origin, io)
    this.#known.set(origin, asked)
    // An aborted run, or a server that asked for a pause, says nothing about the rules.
    asked.catch(() => this.#known.delete(origin))
    return asked
  }
}

const nothingForbidden: SiteRules = { allows: () => true, gapMs: 0, sitemaps: [] }

async function ask(origin: string, io: Pick<ConnectorIO, 'fetch' | 'signal'>): Promise<SiteRules> {
  try {
    const response = await io.fetch({
      url: `${origin}/robots.txt`,
      headers: { accept: 'text/plain, */*;q=0.5' },
      maxBytes: 4 * robotsBytes,
      signal: io.signal,
    })
    const { status } = response
    if (status === 429 || status === 408 || status === 425 || status >= 500) throw statusError(response)
    if (status !== 200) return nothingForbidden
    const rules = readRobots(
      new TextDecoder('utf-8').decode(response.bytes.subarray(0, robotsBytes)),
      productToken,
    )
    const gapMs = Math.min((rules.crawlDelay ?? 0) * 1000, maxGapMs)
    return { allows: rules.allows, gapMs, sitemaps: rules.sitemaps }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // RFC 9309, 2.3.1.2: a robots.txt behind too many redirects counts as absent.
    if (error.code === 'too-many-redirects') return nothingForbidden
    if (error.code === 'bad-status' || error.code === 'too-large' || error.code === 'bad-encoding')
      throw new OutboundError(error.code, {
        message: `We can’t read the robots.txt of ${new URL(origin).host}, so we don’t read its pages. ${error.message}`,
        hint: error.hint,
        ...(error.status === undefined ? {} : { status: error.status }),
        ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
      })
    throw error
  }
}
