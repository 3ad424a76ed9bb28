import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditEvents, companySignIns, memberships, oneTimeSecrets, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { startCompanyServer } from '@/testing/fakes/company-server'
import { companySignInInput } from '../schemas'
import { beginCompanySignIn } from './begin-company-sign-in'
import { companyCallback } from './company-provider'
import { findCompanySettings } from './find-company-settings'
import { finishCompanySignIn } from './finish-company-sign-in'
import { removeCompanySignIn } from './remove-company-sign-in'
import { saveCompanySignIn } from './save-company-sign-in'

useTestDatabase()

const nobody = new Headers()
const before = process.env.PRIVATE_HOSTS_ALLOWED
let server: Awaited<ReturnType<typeof startCompanyServer>>
let project: TestProject
let domain: string

const settings = (more: object = {}) =>
  companySignInInput.parse({
    issuer: server.issuer,
    client_id: server.client.id,
    client_secret: server.client.secret,
    domains: [domain],
    default_role: 'reviewer',
    enabled: true,
    ...more,
  })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, errors }) => [code, errors?.[0]?.pointer].filter(Boolean).join(' '),
  )

/** Begins a sign-in, goes through the company's pages as this person, and finishes with the browser's cookie. */
async function signIn(id: string, email = `${id}@${domain}`) {
  const { address, state } = await beginCompanySignIn({ email }, '/somewhere', nobody)
  const query = await server.signIn(address, id)
  return { state, query, outcome: () => finishCompanySignIn(query, state) }
}

beforeAll(async () => {
  server = await startCompanyServer(companyCallback())
  process.env.PRIVATE_HOSTS_ALLOWED = server.host
  project = await createTestProject()
  domain = `${project.orgSlug}.example`
  await saveCompanySignIn(project.org, settings())
})
afterEach(() => {
  process.env.PRIVATE_HOSTS_ALLOWED = server.host
})
afterAll(async () => {
  if (before === undefined) delete process.env.PRIVATE_HOSTS_ALLOWED
  else process.env.PRIVATE_HOSTS_ALLOWED = before
  await server.stop()
})

test('a new person from the company gets an account with the default role, and is recognized the next time', async () => {
  const email = `ada@${domain}`
  server.people.set('ada', { email, email_verified: true, name: 'Ada Lovelace' })
  const first = await (await signIn('ada')).outcome()
  expect(first).toMatchObject({ orgId: project.ctx.orgId, next: '/somewhere' })
  const userId = 'userId' in first ? first.userId : ''
  const [person] = await inSystem((tx) =>
    tx
      .select({ name: users.name, email: users.email, verified: users.emailVerified, role: memberships.role })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.id, userId)),
  )
  expect(person).toEqual({ name: 'Ada Lovelace', email, verified: expect.any(Date), role: 'reviewer' })
  // A different role given by an admin stays, and so does the identity when the company changes the person's
  // address.
  await inSystem((tx) => tx.update(memberships).set({ role: 'editor' }).where(eq(memberships.userId, userId)))
  server.people.set('ada', { email: `countess@${domain}`, email_verified: true })
  expect(await (await signIn('ada')).outcome()).toMatchObject({ userId })
  const trail = await inSystem((tx) =>
    tx
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.orgId, project.ctx.orgId), eq(auditEvents.actorId, userId))),
  )
  expect(trail.map(({ action }) => action)).toEqual(['company-sign-in.linked', 'member.joined'])
  // Someone removed by an admin cannot come back on their own.
  await inSystem((tx) => tx.delete(memberships).where(eq(memberships.userId, userId)))
  expect(await (await signIn('ada')).outcome()).toEqual({ problem: 'removed' })
})

test('a person whose verified address has an account signs in to that account', async () => {
  const other = await createTestProject()
  const email = `bela@${domain}`
  await inSystem((tx) => tx.update(users).set({ email }).where(eq(users.id, other.userId)))
  server.people.set('bela', { email: email.toUpperCase(), email_verified: true })
  expect(await (await signIn('bela')).outcome()).toMatchObject({
    userId: other.userId,
    orgId: project.ctx.orgId,
  })
})

test.each([
  ['an address that is not verified', 'unverified', () => ({ email: `x@${domain}`, email_verified: false })],
  ['an address of which nothing is said', 'unverified', () => ({ email: `x@${domain}` })],
  ['no address', 'unverified', () => ({})],
  ['an address of another domain', 'domain', () => ({ email: 'x@elsewhere.example', email_verified: true })],
  [
    'an address that only ends like the domain',
    'domain',
    () => ({ email: `x@not-${domain}`, email_verified: true }),
  ],
])('%s neither creates nor links an account', async (_, problem, person) => {
  const count = () => inSystem((tx) => tx.$count(users))
  server.people.set('stranger', person())
  const { outcome } = await signIn('stranger')
  const accounts = await count()
  expect(await outcome()).toEqual({ problem })
  expect(await count()).toBe(accounts)
})

test('a response works once, in the browser that began, and only with its own nonce', async () => {
  server.people.set('cleo', { email: `cleo@${domain}`, email_verified: true })
  const elsewhere = await signIn('cleo')
  expect(await finishCompanySignIn(elsewhere.query, undefined)).toEqual({ problem: 'expired' })
  expect(await finishCompanySignIn(elsewhere.query, `${elsewhere.state}x`)).toEqual({ problem: 'expired' })
  expect(await elsewhere.outcome()).toMatchObject({ next: '/somewhere' })
  expect(await elsewhere.outcome()).toEqual({ problem: 'expired' })

  const wrongNonce = await signIn('cleo')
  await inSystem((tx) =>
    tx
      .update(oneTimeSecrets)
      .set({ data: sql`${oneTimeSecrets.data} || '{"nonce":"another"}'` })
      .where(eq(oneTimeSecrets.purpose, 'company-sign-in')),
  )
  expect(await wrongNonce.outcome()).toEqual({ problem: 'failed' })

  const wrongVerifier = await signIn('cleo')
  await inSystem((tx) =>
    tx
      .update(oneTimeSecrets)
      .set({ data: sql`${oneTimeSecrets.data} || ${JSON.stringify({ verifier: 'v'.repeat(43) })}::jsonb` })
      .where(eq(oneTimeSecrets.purpose, 'company-sign-in')),
  )
  expect(await wrongVerifier.outcome()).toEqual({ problem: 'failed' })

  // Another server’s response to a sign-in that began with ours (RFC 9207).
  const mixed = await signIn('cleo')
  mixed.query.set('iss', 'https://evil.example')
  expect(await mixed.outcome()).toEqual({ problem: 'failed' })

  const denied = await signIn('cleo')
  denied.query.delete('code')
  denied.query.set('error', 'access_denied')
  expect(await denied.outcome()).toEqual({ problem: 'refused' })
})

test('an unknown domain, a disabled sign-in and an unreachable server look the same', async () => {
  const other = await createTestProject()
  const down = await startCompanyServer(companyCallback())
  process.env.PRIVATE_HOSTS_ALLOWED = `${server.host},${down.host}`
  const own = { issuer: down.issuer, domains: [`${other.orgSlug}.example`] }
  await saveCompanySignIn(other.org, settings(own))
  await down.stop()
  const words = (email: string) =>
    beginCompanySignIn({ email }, '/', nobody).then(
      () => 'begun',
      ({ code, message, hint }) => `${code} ${message} ${hint}`,
    )
  const whenDown = await words(`a@${other.orgSlug}.example`)
  await inSystem((tx) =>
    tx.update(companySignIns).set({ enabled: false }).where(eq(companySignIns.orgId, other.ctx.orgId)),
  )
  expect(whenDown).toMatch(/^not-found/)
  expect(await words(`a@${other.orgSlug}.example`)).toBe(whenDown)
  expect(await words('a@unknown.example')).toBe(whenDown)
})

test('saving checks the server first, and refuses a private address that is not allowed', async () => {
  const { org } = await createTestProject()
  const mine = { domains: [] }
  expect(await refusal(saveCompanySignIn(org, settings({ ...mine, issuer: 'https://127.0.0.1' })))).toBe(
    'invalid /issuer',
  )
  process.env.PRIVATE_HOSTS_ALLOWED = ''
  expect(await refusal(saveCompanySignIn(org, settings(mine)))).toBe('invalid /issuer')
  process.env.PRIVATE_HOSTS_ALLOWED = server.host
  expect(await refusal(saveCompanySignIn(org, settings({ ...mine, issuer: `${server.issuer}/no` })))).toBe(
    'invalid /issuer',
  )
  expect(await refusal(saveCompanySignIn(org, settings({ domains: [domain] })))).toBe('invalid /domains')
  expect(await findCompanySettings(org)).toBeUndefined()
})

test('the secret is stored encrypted, kept when none is sent, and not reused for another server', async () => {
  const { org, ctx } = await createTestProject()
  await saveCompanySignIn(org, settings({ domains: [] }))
  await saveCompanySignIn(org, settings({ domains: [], client_secret: undefined }))
  expect(await findCompanySettings(org)).toMatchObject({ hasSecret: true, enabled: true })
  const [row] = await inSystem((tx) =>
    tx.select().from(companySignIns).where(eq(companySignIns.orgId, ctx.orgId)),
  )
  expect(JSON.stringify(row)).not.toContain(server.client.secret)
  const moved = settings({
    domains: [],
    issuer: `${server.issuer}/moved`,
    client_secret: undefined,
    enabled: false,
  })
  expect(await refusal(saveCompanySignIn(org, moved))).toBe('invalid /client_secret')
  await removeCompanySignIn(org)
  expect(await findCompanySettings(org)).toBeUndefined()
})
