import { timingSafeEqual } from 'node:crypto'
import { loadSourceToAuthenticate, type SourceToAuthenticate } from '@/db/source-authentication'
import { batchCalls } from '@/lib/batch-calls'
import { isId } from '@/lib/ids'
import { grantProjectContext } from '../authorization/grant-context'
import type { ProjectContext } from '../context'
import { digest, urlSecretDigest } from '../secrets'

/** A source's limit of calls per minute, and how many are left; undefined if it has no limit. */
export type RateLimitState = { limit: number; remaining: number; resetSeconds: number; exceeded: boolean }

/** The caller's credential: the raw Authorization header, or the secret from the URL. */
export type SourceCredential = { authorization: string | null } | { urlSecret: string }

/** A publisher that was admitted to one source. */
export type AuthenticatedSource = {
  /** For this source's work in its own project, with the source as the actor. */
  ctx: ProjectContext<'write'>
  source: {
    id: string
    type: string
    status: string
    config: Record<string, unknown>
    /** When new content last arrived, as far as recorded. */
    lastContentAt: Date | null
  }
  rate: RateLimitState | undefined
}

const windowSeconds = 60
/**
 * Compared against even if there is nothing to compare with, so that an unknown source takes as long as a known
 * one.
 */
const nobody = Buffer.alloc(32)

/**
 * Admits the holder of a source's secret (spec/service#5, spec/security#1.6 and #1.7) and counts the call. Takes
 * the source's id from the URL, the caller's credential, and how many calls per minute are allowed (0: no limit).
 * Returns undefined for everyone else, whichever part is wrong.
 */
export async function authenticateSource(
  sourceId: string,
  credential: SourceCredential,
  allowed: { counter: string; perMinute: number },
): Promise<AuthenticatedSource | undefined> {
  const secret = secretOf(credential)
  const received = 'urlSecret' in credential ? urlSecretDigest(secret ?? '') : digest(secret ?? '')
  const now = Math.floor(Date.now() / 1000)
  const windowStart = now - (now % windowSeconds)
  const known =
    secret !== undefined && isId(sourceId)
      ? await lookUp({
          sourceId,
          secretHash: received,
          counter: allowed.perMinute > 0 ? { key: `${allowed.counter}:${sourceId}`, windowStart } : undefined,
        })
      : undefined
  if (!includesDigest(received, known?.secretHashes ?? []) || !known) return undefined
  const { orgId, projectId, name, sourceType, status, config, lastContentAt, uses } = known
  return {
    ctx: grantProjectContext({ orgId, projectId, actor: { kind: 'system', id: null, name }, role: 'editor' }),
    source: {
      id: sourceId,
      type: sourceType,
      status,
      config,
      lastContentAt: lastContentAt === null ? null : new Date(lastContentAt),
    },
    rate:
      allowed.perMinute > 0
        ? {
            limit: allowed.perMinute,
            remaining: Math.max(0, allowed.perMinute - uses),
            resetSeconds: Math.max(1, windowStart + windowSeconds - now),
            exceeded: uses > allowed.perMinute,
          }
        : undefined,
  }
}

function secretOf(credential: SourceCredential): string | undefined {
  if ('urlSecret' in credential)
    return /^[\x21-\x7e]{1,200}$/.test(credential.urlSecret) ? credential.urlSecret : undefined
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(credential.authorization ?? '')?.[1]
}

type SourceLookup = Omit<Parameters<typeof loadSourceToAuthenticate>[0], 'calls'>

const lookUpInBatches = batchCalls<SourceLookup, SourceToAuthenticate | undefined>({
  run: async (lookups) => {
    const [first] = lookups
    const calls = lookups.length
    const known = first && (await loadSourceToAuthenticate({ ...first, calls }))
    // Each call gets its own position in the count.
    return lookups.map((_, at) => ({
      status: 'fulfilled',
      value: known && { ...known, uses: Math.max(0, known.uses - calls + 1 + at) },
    }))
  },
  maxWaitMs: 20,
  maxConcurrent: 4,
})

/** Looks up concurrent calls together if they are for the same source with the same secret; all others separately. */
const lookUp = (one: SourceLookup): Promise<SourceToAuthenticate | undefined> =>
  lookUpInBatches(`${one.sourceId} ${one.secretHash} ${one.counter?.key} ${one.counter?.windowStart}`, one)

/** Compares with every active digest in constant time, and always with at least one. */
function includesDigest(received: string, live: string[]): boolean {
  const mine = Buffer.from(received, 'hex')
  let right = false
  for (const hash of [nobody, ...live.map((hex) => Buffer.from(hex, 'hex'))])
    if (hash.length === mine.length && timingSafeEqual(mine, hash) && hash !== nobody) right = true
  return right
}
