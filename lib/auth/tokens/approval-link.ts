import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { approvalScopes } from '@/db/allowed-values'
import { approvalLinks } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env, requireEnv } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit, refundRateLimit } from '@/lib/rate-limit'
import { grantProjectContext } from '../authorization/grant-context'
import type { ProjectContext } from '../context'
import { verifyPassword } from '../passwords/passwords'
import { urlSecretDigest } from '../secrets'

/** A link that admitted someone, and what it lets them see. */
export type ApprovalLink = {
  id: string
  recipient: string
  scope: (typeof approvalScopes)[number]
  weekStart: string | null
  counts: boolean
  createdBy: string | null
  expiresAt: Date
}
/** A link whose PIN must still be entered, or that ten wrong PINs have locked. */
export type LockedLink = { id: string; pinHash: string; locked: boolean }

export type AdmittedApprover = { ctx: ProjectContext<'review'>; link: ApprovalLink }

const maxFailures = 10
/** How long the browser remembers an entered PIN. */
const sessionHours = 12
/**
 * Maximum wrong tokens from one address, as for passwords; beyond that, every token is treated as unknown until the
 * window ends.
 */
const maxUnknown = 60
const unknownWindow = 300

/** What an approver's request provides; `address` is the client address, if it is known reliably. */
export type ApproverCredentials = {
  name?: string | undefined
  pinCookie?: string | undefined
  address?: string | undefined
}

/**
 * Lets the holder of an approval link into its project, limited to what the verbs in lib/approvals show of it.
 * Takes the token from the URL, the approver's own name if given, and the cookie for an entered PIN. Returns
 * undefined for an unknown, expired or revoked link alike, after the same single query, and for any link once an
 * address has tried 60 unknown ones in five minutes. Serves spec/planning#4 (outside approvers) and
 * spec/security#1.7.
 */
export async function authenticateApprovalLink(
  token: string,
  credentials: ApproverCredentials = {},
): Promise<{ admitted: AdmittedApprover } | { locked: LockedLink } | undefined> {
  const counted = credentials.address === undefined ? undefined : `approval-unknown:${credentials.address}`
  // Counted before the lookup and refunded if the link exists: otherwise concurrent attempts would all be looked
  // up.
  if (counted !== undefined && !(await isWithin(counted))) return undefined
  const found = await findOpenLink(token, credentials)
  if (found && counted !== undefined) await refundRateLimit(counted, unknownWindow)
  return found
}

async function isWithin(key: string): Promise<boolean> {
  try {
    await enforceRateLimit(key, maxUnknown, unknownWindow)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false
    throw error
  }
}

async function findOpenLink(
  token: string,
  credentials: ApproverCredentials,
): Promise<{ admitted: AdmittedApprover } | { locked: LockedLink } | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(approvalLinks)
      .where(
        and(
          eq(approvalLinks.tokenHash, urlSecretDigest(token)),
          isNull(approvalLinks.revokedAt),
          gt(approvalLinks.expiresAt, sql`now()`),
        ),
      ),
  )
  if (!row?.projectId) return undefined
  const { id, orgId, projectId, pinHash, recipient, scope, weekStart, counts, createdBy, expiresAt } = row
  if (pinHash !== null && !remembers(credentials.pinCookie, id, pinHash))
    return { locked: { id, pinHash, locked: row.pinFailures >= maxFailures } }
  const name = `${credentials.name ?? recipient} (by link)`
  const actor = { kind: 'system' as const, id: null, name }
  return {
    admitted: {
      ctx: grantProjectContext<'review'>({ orgId, projectId, actor, role: 'reviewer' }),
      link: { id, recipient, scope, weekStart, counts, createdBy, expiresAt },
    },
  }
}

/** Records that a link was opened, at most once a minute. */
export async function recordLinkOpened(linkId: string): Promise<void> {
  await inSystem((tx) =>
    tx
      .update(approvalLinks)
      .set({ lastOpenedAt: new Date() })
      .where(
        and(
          eq(approvalLinks.id, linkId),
          or(
            isNull(approvalLinks.lastOpenedAt),
            lt(approvalLinks.lastOpenedAt, sql`now() - interval '1 minute'`),
          ),
        ),
      ),
  )
}

/**
 * Checks a PIN; returns the cookie that remembers it. Each attempt is counted before the PIN is compared, so that
 * even concurrent attempts are limited to ten; after that the link stays locked until its project reissues it.
 * Throws `too-many-requests` after five attempts a minute, `wrong-state` for a locked link and `invalid` for a
 * wrong PIN.
 */
export async function enterPin(link: LockedLink, pin: string) {
  await enforceRateLimit(`approval-pin:${link.id}`, 5, 60)
  const [counted] = await inSystem((tx) =>
    tx
      .update(approvalLinks)
      .set({ pinFailures: sql`${approvalLinks.pinFailures} + 1` })
      .where(and(eq(approvalLinks.id, link.id), lt(approvalLinks.pinFailures, maxFailures)))
      .returning({ failures: approvalLinks.pinFailures }),
  )
  if (!counted)
    throw new AppError('wrong-state', {
      detail: 'This link is locked after too many wrong PINs.',
      hint: 'Ask the person who sent it for a new one.',
    })
  if (!(await verifyPassword(link.pinHash, pin))) {
    const left = maxFailures - counted.failures
    const detail = `This PIN is wrong. ${left === 1 ? 'One try is' : `${left} tries are`} left.`
    throw new AppError('invalid', { detail, errors: [{ pointer: '/pin', detail }] })
  }
  await inSystem((tx) =>
    tx.update(approvalLinks).set({ pinFailures: 0 }).where(eq(approvalLinks.id, link.id)),
  )
  const until = Date.now() + sessionHours * 3_600_000
  return {
    name: approvalPinCookie,
    value: `${link.id}.${until}.${markOf(link.id, link.pinHash, until)}`,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: env().APP_URL.startsWith('https://'),
    path: '/approve/',
    maxAge: sessionHours * 3600,
  }
}

export const approvalPinCookie = 'tributary.approval'

// Derived from the PIN's hash: a new PIN invalidates cookies for the old one.
const markOf = (linkId: string, pinHash: string, until: number): string =>
  createHmac('sha256', requireEnv('AUTH_SECRET'))
    .update(`approval pin ${linkId} ${pinHash} ${until}`)
    .digest('base64url')

function remembers(cookie: string | undefined, linkId: string, pinHash: string): boolean {
  const [id, until = '', mark = ''] = cookie?.split('.') ?? []
  if (id !== linkId || !(Number(until) > Date.now())) return false
  const [received, expected] = [Buffer.from(mark), Buffer.from(markOf(linkId, pinHash, Number(until)))]
  return received.length === expected.length && timingSafeEqual(received, expected)
}
