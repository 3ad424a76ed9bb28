import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { invitations, organizations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { EmailError } from '@/lib/email/email-error'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { type Email, sendEmail } from '@/lib/email/send-email'
import { env } from '@/lib/env'
import { newId } from '@/lib/ids'
import type { AccountEmail, AccountNotice } from '@/lib/jobs/account-email-job'
import { log } from '@/lib/log'
import { decrypt } from '@/lib/vault'
import { isDisabledDemoAccount } from '../demo-account'
import { createResetLink } from '../reset/reset-link'
import { accountText } from './account-text'
import { invitationPlace } from './invitation-place'

type Addressed = Pick<Email, 'to' | 'subject' | 'text' | 'html'>

/**
 * Sends one email about an account. Sends nothing to an address without an account. Throws if the server is
 * unreachable or asks to retry later, so that the queue retries; permanent rejections are logged and dropped.
 * Serves spec/planning#5.
 */
export async function sendAccountEmail(job: AccountEmail): Promise<void> {
  if (!isEmailConfigured()) return
  const email = await compose(job)
  if (!email) return
  try {
    await sendEmail({ ...email, id: newId(), kind: `account-${job.kind}` })
  } catch (error) {
    if (!(error instanceof EmailError) || error.kind === 'server' || error.kind === 'later') throw error
    log.warn('an email about an account was not delivered', { kind: job.kind, outcome: error.kind })
  }
}

const compose = (job: AccountEmail): Promise<Addressed | undefined> => {
  if (job.kind === 'reset') return resetEmail(job.email)
  return job.kind === 'notice'
    ? noticeEmail(job.userId, job.notice)
    : invitationEmail(job.invitationId, job.sealed)
}

async function resetEmail(address: string): Promise<Addressed | undefined> {
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.email, address)))
  if (!user || isDisabledDemoAccount(user.email)) return undefined
  const link = await inSystem((tx) => createResetLink(tx, user.id))
  return accountText(
    { name: user.name ?? user.email, address: user.email },
    'Reset your password',
    [
      'Someone asked to reset the password of your account. To choose a new one, open this link. It works once, within an hour.',
    ],
    link,
    ['If it wasn’t you, ignore this email. Your password stays as it is.'],
  )
}

async function invitationEmail(id: string, sealed: string): Promise<Addressed | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ email: invitations.email, org: organizations.name, inviter: users.name })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.orgId))
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(eq(invitations.id, id), isNull(invitations.acceptedAt), gt(invitations.expiresAt, sql`now()`)),
      ),
  )
  // Revoked, accepted or expired meanwhile.
  if (!row?.email) return undefined
  const link = `${env().APP_URL}/invite/${decrypt(sealed, invitationPlace(id))}`
  return accountText(
    { address: row.email },
    `Invitation to ${row.org}`,
    [
      `${row.inviter ?? 'A member'} invites you to the workspace ${row.org}. The link works once, within seven days.`,
    ],
    link,
    ['If you don’t know the sender, ignore this email.'],
  )
}

const notices: Record<AccountNotice, { subject: string; text: string }> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed.',
  },
  'password-reset': {
    subject: 'Your password was reset',
    text: 'The password of your account was reset by a link. You were signed out everywhere.',
  },
  'passkey-added': { subject: 'A passkey was added', text: 'A passkey was added to your account.' },
  'passkey-removed': { subject: 'A passkey was removed', text: 'A passkey was removed from your account.' },
  'codes-added': {
    subject: 'One-time codes are on',
    text: 'One-time codes were turned on for your account.',
  },
  'codes-removed': {
    subject: 'One-time codes are off',
    text: 'One-time codes were turned off for your account.',
  },
}

async function noticeEmail(userId: string, notice: AccountNotice): Promise<Addressed | undefined> {
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, userId)))
  if (!user || isDisabledDemoAccount(user.email)) return undefined
  const { subject, text } = notices[notice]
  return accountText({ name: user.name ?? user.email, address: user.email }, subject, [text], undefined, [
    `If it wasn’t you, reset your password at ${env().APP_URL}/forgot-password and tell an admin of your workspace.`,
  ])
}
