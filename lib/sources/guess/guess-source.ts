import { AppError } from '@/lib/errors'
import { type AddressPolicy, checkAddress } from '@/lib/http/addresses/address-policy'
import { outbound, outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { log } from '@/lib/log'
import type { Tenant } from '@/lib/workspace-grants'
import { parsePastedAddress } from '../addresses/parse-pasted-address'
import type { Guess, Probe } from '../connector'
import { rssFeed } from '../connectors/rss-feed'
import { guessOpml } from '../connectors/rss-feed/opml'
import { listConnectors } from '../registry'
import type { GuessAnswer, GuessSourceInput } from '../schemas'
import { describeProbe } from './describe-probe'
import { probeAddress, probeWithoutFetching } from './probe-address'

/** At or above this certainty, nothing else is tried. */
const certainThreshold = 0.9
/** Suggested settings are short; anything longer than this is not settings. */
const maxConfig = 20_000

type Found = GuessAnswer['found'][number]

/**
 * Guesses which types of source a pasted address may be, surest first, with initial settings for each form. Asks
 * every pull connector about the address alone and, unless one is sure, about what one request finds there and next
 * to it (such as a folder's manifest). `tenant` is who asks. `problem` explains why the address could not be read.
 * Stores nothing. Throws `invalid` for anything that is not an address or may not be reached. Serves
 * spec/service#2.3.
 */
export async function guessSource(
  tenant: Tenant,
  { address }: GuessSourceInput,
  options: { fetch?: GuardedFetch } = {},
): Promise<GuessAnswer> {
  const policy = await outboundPolicy('sources', tenant)
  const addresses = parsePastedAddress(address)
  const reachable = addresses.filter((one) => findRefusal(one, policy) === undefined)
  const likeliest = reachable[0] ?? addresses[0]
  if (likeliest === undefined)
    throw wrong('This is not an address. Enter one like example.com/blog or https://example.com/feed.xml.')
  const known = guessFromProbe(probeWithoutFetching(new URL(likeliest)))
  if (known[0] && known[0].certainty >= certainThreshold)
    return { address: likeliest, found: known, problem: null }
  if (reachable.length > 0) {
    const { found, problem } = await probeAll(reachable, {
      fetch: options.fetch ?? outbound('sources', tenant),
      policy,
    })
    return { address: likeliest, found: selectBest([...found, ...known]), problem }
  }
  const why = findRefusal(likeliest, policy)
  if (known.length === 0 && why) throw wrong(`${why.message} ${why.hint}`)
  return { address: likeliest, found: known, problem: null }
}

const wrong = (detail: string) => new AppError('invalid', { errors: [{ pointer: '/address', detail }] })

/** Below this, the best guess is only what kind of page it may be; something next to it may be more certain. */
const likelyThreshold = 0.5
/** Maximum number of additional addresses requested from a server. */
const maxAlternatives = 2

/** The fetch to use, and the policy for the addresses it may reach. */
type FetchContext = { fetch: GuardedFetch; policy: AddressPolicy }

type ProbeResult = { found: Found[]; problem: GuessAnswer['problem'] }

/** Reads the first address that responds, and what is next to it if that reveals little. */
async function probeAll(addresses: string[], context: FetchContext): Promise<ProbeResult> {
  let problem: GuessAnswer['problem'] = null
  for (const url of addresses) {
    const probed = await probeOne(url, context)
    const related =
      (probed.found[0]?.certainty ?? 0) < likelyThreshold
        ? await probeRelated(probed.probe, context)
        : undefined
    const found = selectBest([...probed.found, ...(related?.found ?? [])])
    if (found.length > 0 || probed.probe.status !== 0)
      return { found, problem: found.length > 0 ? null : (related?.problem ?? probed.problem) }
    problem ??= probed.problem
  }
  return { found: [], problem }
}

/** Returns what one request finds at an address; if it cannot be read, the probe holds the address alone. */
async function probeOne(url: string, { fetch }: FetchContext): Promise<ProbeResult & { probe: Probe }> {
  try {
    const probe = await probeAddress(url, fetch)
    const problem = describeProbe(probe) ?? null
    const listed = opmlFeeds(probe)
    if (listed.length > 0) return { probe, found: listed, problem: null }
    // A page that only asks to sign in, or is empty, does not list articles.
    const found = guessFromProbe(probe).filter(
      ({ certainty }) => problem === null || certainty >= likelyThreshold,
    )
    return { probe, found, problem: probe.status === 200 && found.length > 0 ? null : problem }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return {
      probe: probeWithoutFetching(new URL(url)),
      found: [],
      problem: { message: error.message, hint: error.hint },
    }
  }
}

/** A file that exists but is not accessible explains the problem better than the folder around it. */
async function probeRelated(probe: Probe, context: FetchContext): Promise<ProbeResult> {
  let problem: GuessAnswer['problem'] = null
  for (const url of listRelatedAddresses(probe, context.policy)) {
    const probed = await probeOne(url, context)
    if (probed.found.length > 0) return probed
    if (probed.probe.status === 401 || probed.probe.status === 403) problem ??= probed.problem
  }
  return { found: [], problem }
}

const listRelatedAddresses = (probe: Probe, policy: AddressPolicy): string[] =>
  listConnectors()
    .flatMap((connector) => (connector.kind === 'pull' ? (connector.relatedAddresses?.(probe) ?? []) : []))
    .filter((url) => findRefusal(url, policy) === undefined)
    .slice(0, maxAlternatives)

function findRefusal(address: string, policy: AddressPolicy): OutboundError | undefined {
  try {
    checkAddress(address, policy)
    return undefined
  } catch (error) {
    if (error instanceof OutboundError) return error
    throw error
  }
}

/** Returns the feeds in an OPML file; the person can choose each one. */
function opmlFeeds(probe: Probe): Found[] {
  const { type, label } = rssFeed
  return guessOpml(probe).map((guess) => ({ type, label, ...guess }))
}

/** Returns the guesses of all connectors, surest first. */
function guessFromProbe(probe: Probe): Found[] {
  return selectBest(
    listConnectors().flatMap((connector) => {
      if (connector.kind !== 'pull') return []
      const guess = guessSafely(connector.type, () => connector.guess?.(probe))
      const { type, label, secretFields } = connector
      return guess ? [{ type, label, ...guess, config: withoutSecrets(guess.config, secretFields) }] : []
    }),
  )
}

/** If one connector fails on untrusted input, the others still answer. */
function guessSafely(type: string, guess: () => Guess | undefined): Guess | undefined {
  try {
    const guessed = guess()
    return guessed && JSON.stringify(guessed.config).length <= maxConfig ? guessed : undefined
  } catch (error) {
    log.error(`guess of ${type}`, error)
    return undefined
  }
}

/** The form starts with these settings and keeps them while it is filled in; secrets must be typed by a person. */
const withoutSecrets = (config: Record<string, unknown>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(config).filter(([key]) => !secrets.includes(key)))

/** Keeps the surest guess per type; all of them for feeds from a list. */
function selectBest(found: Found[]): Found[] {
  const sorted = found.toSorted((a, b) => b.certainty - a.certainty)
  const key = ({ type, config, listed }: Found) => (listed ? JSON.stringify(config) : type)
  return sorted.filter((one, at) => sorted.findIndex((other) => key(other) === key(one)) === at)
}
