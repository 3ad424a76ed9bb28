import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts, organizations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { peopleAdapter } from '../sign-in/people-adapter'
import { signUpPublicly } from './sign-up-publicly'

useTestDatabase()

beforeEach(async () => {
  await inSystem(async (tx) => {
    await tx.delete(organizations)
    await tx.delete(users)
  })
})
afterEach(() => void vi.unstubAllEnvs())

const email = () => `${newId()}@strangers.test`
const byPassword = () =>
  signUpPublicly({ name: 'Ada', email: email(), password: 'a long enough password', workspace: 'Mine' })
const byGitHub = () =>
  peopleAdapter().createUser({ id: newId(), name: 'Ada', email: email(), emailVerified: null })
const outcomes = (work: Promise<unknown>[]) =>
  Promise.all(
    work.map((one) =>
      one.then(
        () => 'in',
        ({ code }) => String(code),
      ),
    ),
  )
const people = () => inSystem((tx) => tx.select({ id: users.id }).from(users))
const twenty = (one: () => Promise<unknown>) => Array.from({ length: 20 }, one)

test('of twenty strangers who sign up at once on an empty public install, exactly one gets in', async () => {
  vi.stubEnv('APP_URL', 'https://posts.example.org')
  const came = await outcomes(twenty(byPassword))
  expect(came.filter((one) => one === 'in')).toHaveLength(1)
  expect(came.filter((one) => one === 'forbidden')).toHaveLength(19)
  expect(await people()).toHaveLength(1)
})

test('the same holds when people sign up through GitHub or Google and with a password at the same time', async () => {
  vi.stubEnv('APP_URL', 'https://posts.example.org')
  const came = await outcomes([...twenty(byGitHub), byPassword(), byPassword()])
  expect(came.filter((one) => one === 'in')).toHaveLength(1)
  expect(came.filter((one) => one === 'forbidden')).toHaveLength(21)
  expect(await people()).toHaveLength(1)
})

test('with open sign-up everyone gets in, each with a workspace slug of their own', async () => {
  vi.stubEnv('APP_URL', 'https://posts.example.org')
  vi.stubEnv('SIGN_UP', 'open')
  expect(new Set(await outcomes(twenty(byPassword)))).toEqual(new Set(['in']))
  const made = await inSystem((tx) => tx.select({ slug: organizations.slug }).from(organizations))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(20)
})

test('stores no token of a GitHub or Google account', async () => {
  vi.stubEnv('APP_URL', 'https://posts.example.org')
  const { id } = await byGitHub()
  const account = { userId: id, type: 'oauth' as const, provider: 'github', providerAccountId: newId() }
  const tokens = { access_token: 'gho_access', refresh_token: 'ghr_refresh', id_token: 'a.b.c' }
  await peopleAdapter().linkAccount?.({ ...account, ...tokens })
  const stored = await inSystem((tx) => tx.select().from(accounts))
  expect(stored).toMatchObject([account])
  expect(JSON.stringify(stored)).not.toMatch(/gh[or]_|a\.b\.c/)
})
