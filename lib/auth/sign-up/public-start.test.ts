import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'
import { organizations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { inviteMember } from '@/lib/organizations/invite-member'
import { demoPassword, provideDemoPassword } from '@/scripts/start/demo-password'
import { useTestDatabase } from '@/testing/database/database'
import { grantOrgContext } from '../authorization/grant-context'
import { demoAccount, findDemoAccount } from '../demo-account'
import { checkCredentials } from '../passwords/check-credentials'
import { mayUseExternalAccount } from '../sign-in/may-use-external-account'
import { createApiToken } from '../tokens/create-api-token'
import { findTokenHolder } from '../tokens/find-token-holder'
import { signUp } from './sign-up'
import { signUpPolicy } from './sign-up-policy'
import { signUpPublicly } from './sign-up-publicly'

useTestDatabase()

const variables = ['APP_URL', 'SIGN_UP', 'TRIBUTARY_DEMO', 'TRIBUTARY_DEMO_SHOWN'] as const
const set = (values: Partial<Record<(typeof variables)[number], string>>) => {
  for (const name of variables) delete process.env[name]
  Object.assign(process.env, values)
}
const publicly = { APP_URL: 'https://posts.example.org' }
const folders: string[] = []
const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-demo-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  set({})
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
const person = (email: string) => ({ name: 'Ada', email, password: 'a long enough password' })
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    ({ code }) => String(code),
  )

describe('the demo account', () => {
  test('has its well-known password only on a local address', async () => {
    const { userId } = await signUp(demoAccount)
    const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1 })
    const dataDir = dataFolder()
    try {
      set({ ...publicly, TRIBUTARY_DEMO: '1', TRIBUTARY_DEMO_SHOWN: '1' })
      const given = demoPassword(dataDir)
      expect(given.wanted).not.toBe(demoAccount.password)
      expect(given.wanted.length).toBeGreaterThan(30)
      expect(statSync(join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600)
      expect(demoPassword(dataDir).wanted).toBe(given.wanted)
      expect(await provideDemoPassword(sql, given)).toBe(true)
      expect(findDemoAccount()).toBeNull()
      expect(await checkCredentials(demoAccount.email, demoAccount.password)).toBeNull()
      expect(await checkCredentials(demoAccount.email, given.wanted)).toMatchObject({
        id: userId,
        sessionVersion: 2,
      })

      set({ APP_URL: 'http://localhost:3000', TRIBUTARY_DEMO: '1', TRIBUTARY_DEMO_SHOWN: '1' })
      expect(await provideDemoPassword(sql, demoPassword(dataDir))).toBe(true)
      expect(findDemoAccount()?.password).toBe(demoAccount.password)
      expect(await checkCredentials(demoAccount.email, demoAccount.password)).toMatchObject({ id: userId })
      await inSystem((tx) => tx.delete(users).where(eq(users.id, userId)))
    } finally {
      await sql.end()
    }
  })

  test('keeps a password that someone has set', async () => {
    const { userId } = await signUp({ ...demoAccount, password: 'a password of my own' })
    const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1 })
    set(publicly)
    expect(await provideDemoPassword(sql, demoPassword(dataFolder()))).toBe(false)
    await sql.end()
    await inSystem((tx) => tx.delete(users).where(eq(users.id, userId)))
  })

  test('is refused, with its password and its tokens, whenever the demo is off', async () => {
    const { userId, orgId } = await signUp(demoAccount)
    const ctx = grantOrgContext({ orgId, actor: { kind: 'person', id: userId, name: 'Ida' }, role: 'owner' })
    const { token } = await createApiToken(ctx, { name: 'script', role: 'editor' })
    set({ TRIBUTARY_DEMO: '1' })
    expect(await findTokenHolder(token)).toMatchObject({ userId })
    expect(await checkCredentials(demoAccount.email, demoAccount.password)).toMatchObject({ id: userId })
    set({})
    expect(await findTokenHolder(token)).toBeUndefined()
    expect(await checkCredentials(demoAccount.email, demoAccount.password)).toBeNull()
    await inSystem((tx) => tx.delete(organizations).where(eq(organizations.id, orgId)))
    await inSystem((tx) => tx.delete(users).where(eq(users.id, userId)))
  })
})

describe('new accounts', () => {
  test('on a public address need an invitation once there is a first person', async () => {
    set(publicly)
    await inSystem((tx) => tx.delete(users))
    await signUp(demoAccount)
    expect(await signUpPolicy()).toBe('open')
    const first = await signUpPublicly(person('first@example.test'))
    expect(await signUpPolicy()).toBe('invited')
    expect(await outcome(signUpPublicly(person('stranger@example.test')))).toBe('forbidden')
    expect(
      await mayUseExternalAccount({ provider: 'github', providerAccountId: '1' }, 'stranger@example.test'),
    ).toBe(false)
    expect(
      await mayUseExternalAccount({ provider: 'github', providerAccountId: '1' }, 'First@example.test'),
    ).toBe(true)

    const ctx = grantOrgContext({
      orgId: first.orgId,
      actor: { kind: 'person', id: first.userId, name: 'Ada' },
      role: 'owner',
    })
    const { link } = await inviteMember(ctx, { role: 'editor', email: 'guest@example.test' })
    const token = link.slice(link.lastIndexOf('/') + 1)
    expect(await outcome(signUpPublicly({ ...person('other@example.test'), invitation: token }))).toBe(
      'forbidden',
    )
    expect(await outcome(signUpPublicly({ ...person('guest@example.test'), invitation: token }))).toBe('ok')
  })

  test('follow SIGN_UP', async () => {
    await outcome(signUp(person('somebody@example.test')))
    set({ SIGN_UP: 'closed' })
    expect(await outcome(signUpPublicly(person('late@example.test')))).toBe('forbidden')
    set({ ...publicly, SIGN_UP: 'open' })
    expect(await outcome(signUpPublicly(person('late@example.test')))).toBe('ok')
  })
})

test('the server listens only on this machine by default', () => {
  expect(env().BIND_ADDRESS).toBe('127.0.0.1')
})
