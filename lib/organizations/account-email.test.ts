import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { auditEvents, loginSessions, memberships, oneTimeSecrets, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { sendAccountEmail } from '@/lib/auth/account-email/send-account-email'
import { openLoginSession } from '@/lib/auth/login-sessions/open-login-session'
import { passwordOnly } from '@/lib/auth/login-sessions/session-proof'
import { requestPasswordReset } from '@/lib/auth/reset/request-password-reset'
import { isResetOpen } from '@/lib/auth/reset/reset-link'
import { resetPassword } from '@/lib/auth/reset/reset-password'
import { newId } from '@/lib/ids'
import { type AccountEmail, accountEmailJob } from '@/lib/jobs/account-email-job'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { headerOf, smtpRefusal } from '@/testing/email/open-smtp-receiver'
import { startSmtpReceiver } from '@/testing/email/smtp-receiver'
import { createMemberResetLink } from './create-member-reset-link'
import { inviteMember } from './invite-member'

useTestDatabase()

afterEach(() => vi.unstubAllEnvs())

const password = 'a new and long password'
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => String(code),
  )

/** Starts a mail server and configures the install to use it. */
async function mailServer() {
  const server = await startSmtpReceiver()
  vi.stubEnv('SMTP_URL', server.url)
  return server
}

/** Returns the queued emails that mention this text, as the worker reads them. */
async function queued(mark: string): Promise<AccountEmail[]> {
  const { sql } = await import('drizzle-orm')
  const rows = await inSystem((tx) =>
    tx.execute<{ data: unknown }>(
      sql`select data from pgboss.job where name = 'account-email' and data::text like ${`%${mark}%`} order by created_on`,
    ),
  )
  return rows.map(({ data }) => accountEmailJob.input.parse(data))
}

/** Decodes an email's parts as far as links require. */
const textIn = (raw: string): string => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

test('a reset link comes by email, works once, ends all sessions, and the person is notified', async () => {
  const project = await createTestProject()
  const { userId } = project
  const email = `${userId}@example.test`
  const server = await mailServer()
  await requestPasswordReset({ email }, new Headers())
  const [asked] = await queued(email)
  if (!asked) throw new Error('nothing was asked for')
  await sendAccountEmail(asked)
  const [mail] = server.received
  expect(mail?.to).toEqual([email])
  expect(headerOf(mail?.raw ?? '', 'Subject')).toBe('Reset your password')
  const token = /reset-password\/([\w-]{43})/.exec(textIn(mail?.raw ?? ''))?.[1] ?? ''
  const stored = await inSystem((tx) =>
    tx.select().from(oneTimeSecrets).where(eq(oneTimeSecrets.userId, userId)),
  )
  expect(JSON.stringify(stored)).not.toContain(token)
  await openLoginSession({ id: newId(), userId, version: 1, ...passwordOnly }, new Headers())
  expect(await isResetOpen(token)).toBe(true)
  await resetPassword({ token, password })
  expect(await isResetOpen(token)).toBe(false)
  expect(await codeOf(resetPassword({ token, password }))).toBe('not-found')
  const [person] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, userId)))
  expect(person).toMatchObject({ sessionVersion: 2, passwordHash: expect.stringContaining('argon2id') })
  expect(await inSystem((tx) => tx.$count(loginSessions, eq(loginSessions.userId, userId)))).toBe(0)
  const [notice] = await queued(`"${userId}"`)
  expect(notice).toMatchObject({ kind: 'notice', notice: 'password-reset' })
  const actions = await inSystem((tx) =>
    tx
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.orgId, project.ctx.orgId)),
  )
  expect(actions.map(({ action }) => action)).toContain('person.password-reset')
})

test('a request for an address without an account looks the same, but sends nothing', async () => {
  const server = await mailServer()
  const nobody = `${newId()}@example.test`
  expect(await codeOf(requestPasswordReset({ email: nobody }, new Headers()))).toBe('done')
  const asked = await queued(nobody)
  expect(asked).toEqual([{ kind: 'reset', email: nobody }])
  await Promise.all(asked.map(sendAccountEmail))
  expect(server.received).toEqual([])
  const more: string[] = []
  // The current window may end meanwhile; the next one cannot.
  for (let at = 0; at < 10; at++)
    more.push(await codeOf(requestPasswordReset({ email: nobody }, new Headers())))
  expect(more).toContain('too-many-requests')
})

test('an email that the mail server defers is sent again with a new link, which invalidates the old one', async () => {
  const { userId } = await createTestProject()
  const server = await mailServer()
  const job: AccountEmail = { kind: 'reset', email: `${userId}@example.test` }
  server.onRecipient = () => {
    throw smtpRefusal(450)
  }
  await expect(sendAccountEmail(job)).rejects.toMatchObject({ kind: 'later' })
  server.onRecipient = () => undefined
  await sendAccountEmail(job)
  await sendAccountEmail(job)
  const tokens = server.received.map(({ raw }) => /reset-password\/([\w-]{43})/.exec(textIn(raw))?.[1] ?? '')
  expect(await Promise.all(tokens.map(isResetOpen))).toEqual([false, true])
})

test('an invitation is sent to its address, but not after it is revoked, and its token is not queued in plain text', async () => {
  const { org } = await createTestProject()
  const server = await mailServer()
  const email = `${newId()}@example.test`
  const { link, emailed, id } = await inviteMember(org, { email, role: 'reviewer' })
  expect(emailed).toBe(true)
  const token = link.split('/').at(-1) ?? ''
  const jobs = await queued(id)
  expect(JSON.stringify(jobs)).not.toContain(token)
  await Promise.all(jobs.map(sendAccountEmail))
  expect(server.received.map(({ to }) => to)).toEqual([[email]])
  expect(textIn(server.received[0]?.raw ?? '')).toContain(link)
  const { revokeInvitation } = await import('./revoke-invitation')
  await revokeInvitation(org, { id })
  await Promise.all(jobs.map(sendAccountEmail))
  expect(server.received).toHaveLength(1)
  vi.stubEnv('SMTP_URL', '')
  expect(await inviteMember(org, { email: `x${email}`, role: 'reviewer' })).toMatchObject({ emailed: false })
})

test('an admin can create a reset link only for people who belong to no other workspace, even by the time it is used', async () => {
  const [project, other] = [await createTestProject(), await createTestProject()]
  const editor = (await createTestMember(project, 'editor')).actor.id ?? ''
  const { actor } = await createTestMember(project, 'admin')
  const admin = { ...project.org, actor, role: 'admin' as const } as typeof project.org
  expect(await codeOf(createMemberResetLink(admin, { user_id: project.userId }))).toBe('forbidden')
  expect(await codeOf(createMemberResetLink(admin, { user_id: other.userId }))).toBe('not-found')
  const { link } = await createMemberResetLink(admin, { user_id: editor })
  const token = link.split('/').at(-1) ?? ''
  await inSystem((tx) =>
    tx.insert(memberships).values({ orgId: other.ctx.orgId, userId: editor, role: 'viewer' }),
  )
  expect(await codeOf(resetPassword({ token, password }))).toBe('not-found')
  expect(await codeOf(createMemberResetLink(admin, { user_id: editor }))).toBe('wrong-state')
})
