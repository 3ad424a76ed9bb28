import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { approvalScopes } from '@/db/allowed-values'
import { approvalLinks } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env, requireEnv } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit, refundRateLimit } from '@/lib/rate-limit'
import type { ProjectContext } from './context'
import { grantProjectContext } from './grant-context'
import { passwordFits } from './passwords'
import { urlSecretDigest } from './secrets'

/** A link that somebody was let in by, and what it lets them see. */
export type ApprovalLink = {
  id: string
  recipient: string
  scope: (typeof approvalScopes)[number]
  weekStart: string | null
  counts: boolean
  createdBy: string | null
  expiresAt: Date
}
/** A link whose PIN is still to be entered, or that ten wrong ones have locked. */
export type LockedLink = { id: string; pinHash: string; locked: boolean }

export type AdmittedApprover = { ctx: ProjectContext<'review'>; link: ApprovalLink }

const maxFailures = 10
/** How long an entered PIN is remembered by the browser. */
const sessionHours = 12
/** Wrong tokens of one address, as for passwords; from then on every token is unknown to it until the window ends. */
const maxUnknown = 60
const unknownWindow = 300

/** What an approver brings along; `address` is where the request comes from, where that is known for sure. */
export type GivenByApprover = {
  name?: string | undefined
  pinCookie?: string | undefined
  address?: string | undefined
}

/**
 * Lets the holder of an approval link into its project, for what the verbs of lib/approvals show of it and nothing else. Takes the
 * token of the address, the approver's own name where they gave one, and the cookie of an entered PIN. Gives undefined for an
 * unknown, expired or revoked link alike, after the same one question to the database, and for any link once an address
 * tried 60 unknown ones in five minutes. Serves spec/planning#4 (outside approvers) and spec/security#1.7.
 */
export async function authenticateApprovalLink(
  token: string,
  given: GivenByApprover = {},
): Promise<{ admitted: AdmittedApprover } | { locked: LockedLink } | undefined> {
  const counted = given.address === undefined ? undefined : `approval-unknown:${given.address}`
  // Counted before the look and taken back when there is such a link: tries sent all at once would else all be looked at.
  if (counted !== undefined && !(await isWithin(counted))) return undefined
  const found = await findOpenLink(token, given)
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
  given: GivenByApprover,
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
  if (pinHash !== null && !remembers(given.pinCookie, id, pinHash))
    return { locked: { id, pinHash, locked: row.pinFailures >= maxFailures } }
  const name = `${given.name ?? recipient} (by link)`
  const actor = { kind: 'system' as const, id: null, name }
  return {
    admitted: {
      ctx: grantProjectContext<'review'>({ orgId, projectId, actor, role: 'reviewer' }),
      link: { id, recipient, scope, weekStart, counts, createdBy, expiresAt },
    },
  }
}

/** Notes that a link was opened, at most once a minute. */
export async function noteOpened(linkId: string): Promise<void> {
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
 * Tries a PIN: gives the cookie that remembers it. Each try is counted before it is compared, so that many at once are no more than
 * ten; then the link stays locked until its project issues it again. Throws `too-many-requests` after five tries a minute,
 * `wrong-state` for a locked link and `invalid` for a wrong PIN.
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
  if (!(await passwordFits(link.pinHash, pin))) {
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

// Made with the PIN's hash: a new PIN ends what the old one opened.
const markOf = (linkId: string, pinHash: string, until: number): string =>
  createHmac('sha256', requireEnv('AUTH_SECRET'))
    .update(`approval pin ${linkId} ${pinHash} ${until}`)
    .digest('base64url')

function remembers(cookie: string | undefined, linkId: string, pinHash: string): boolean {
  const [id, until = '', mark = ''] = cookie?.split('.') ?? []
  if (id !== linkId || !(Number(until) > Date.now())) return false
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(linkId, pinHash, Number(until)))]
  return given.length === right.length && timingSafeEqual(given, right)
}
