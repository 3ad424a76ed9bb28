import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companySignIns, loginSessions, memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestPerson, createTestProject } from '@/testing/database/factories'
import { authorizeOrg, authorizeProject } from '../authorization/authorize'
import { findPageAccess } from '../signed-in/find-page-access'
import { findPersonOfSession } from '../signed-in/find-person-of-session'
import { addressRange } from './address-range'
import { describeDevice } from './describe-device'
import { endLoginSession } from './end-login-session'
import { endSession } from './end-session'
import { listLoginSessions } from './list-login-sessions'
import { openLoginSession } from './open-login-session'
import { recordSessionSeen } from './record-session-seen'
import { passwordOnly, type SessionProof } from './session-proof'

useTestDatabase()

const firefox = new Headers({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
})

async function open(userId: string, proof: Partial<SessionProof> = {}) {
  const id = newId()
  await openLoginSession({ id, userId, version: 1, ...passwordOnly, ...proof }, firefox)
  const claims = { userId, version: 1, sessionId: id, recorded: true }
  return { id, person: () => findPersonOfSession(claims), claims }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    ({ code }) => String(code),
  )

test('a session is listed with its device, and ends at its next request once its person ends it', async () => {
  const [ada, bela] = [await createTestPerson('Ada'), await createTestPerson('Bela')]
  const [here, there, theirs] = [await open(ada), await open(ada), await open(bela)]
  const listed = await listLoginSessions(ada)
  expect(listed.map(({ id }) => id).toSorted()).toEqual([here.id, there.id].toSorted())
  expect(listed[0]).toMatchObject({ device: 'Firefox on Linux', method: 'password', addressRange: null })
  expect(await codeOf(endLoginSession(ada, { id: theirs.id }))).toBe('not-found')
  await endLoginSession(ada, { id: there.id })
  expect(await there.person()).toBeNull()
  expect(await findPageAccess(there.claims, { org: 'x' })).toBeNull()
  expect(await here.person()).toMatchObject({ id: ada, sessionId: here.id })
  expect(await theirs.person()).toMatchObject({ id: bela })
  await endSession(ada, here.id)
  expect(await listLoginSessions(ada)).toEqual([])
})

test('the time of last use is updated only once in a while, also by requests that started before the update', async () => {
  const ada = await createTestPerson('Ada')
  const { id } = await open(ada)
  const seen = async () => (await listLoginSessions(ada))[0]?.lastSeenAt ?? new Date(0)
  const first = await seen()
  await recordSessionSeen(id, first, firefox)
  expect(await seen()).toEqual(first)
  const old = new Date(Date.now() - 6 * 60_000)
  await inSystem((tx) => tx.update(loginSessions).set({ lastSeenAt: old }).where(eq(loginSessions.id, id)))
  await Promise.all([recordSessionSeen(id, old, firefox), recordSessionSeen(id, old, firefox)])
  expect((await seen()).getTime()).toBeGreaterThan(old.getTime())
  const recent = new Date(Date.now() - 60_000)
  await inSystem((tx) => tx.update(loginSessions).set({ lastSeenAt: recent }).where(eq(loginSessions.id, id)))
  await recordSessionSeen(id, old, firefox)
  expect(await seen()).toEqual(recent)
})

test('devices and addresses are shown recognizably, but not in full', () => {
  const browsers: [string | null, string][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
      'Chrome on Mac',
    ],
    ['<b>curl</b>/8', 'Unknown browser'],
    [null, 'Unknown browser'],
  ]
  for (const [text, words] of browsers) expect(describeDevice(text)).toBe(words)
  expect(addressRange('203.0.113.77')).toBe('203.0.113.x')
  expect(addressRange('::ffff:203.0.113.77')).toBe('203.0.113.x')
  expect(addressRange('2001:db8:7:1::9')).toBe('2001:db8:7::')
  expect(addressRange(undefined)).toBeUndefined()
  expect(addressRange('nonsense')).toBeUndefined()
})

test('a workspace that requires a second factor lets no session in without one, but accepts API tokens', async () => {
  const project = await createTestProject()
  const { orgId, projectId } = project.ctx
  await inSystem((tx) =>
    tx.update(organizations).set({ requireSecondFactor: true }).where(eq(organizations.id, orgId)),
  )
  const lacks = async (proof: Partial<SessionProof>) =>
    (await findPageAccess((await open(project.userId, proof)).claims, { org: project.orgSlug }))?.place?.lacks
  expect(await lacks({})).toBe('second-factor')
  expect(await lacks({ secondFactor: true })).toBeUndefined()
  expect(await lacks({ method: 'company', companyOf: orgId })).toBeUndefined()
  const caller = (proof?: SessionProof) => ({
    actor: project.ctx.actor as never,
    ...(proof ? { proof } : {}),
  })
  expect(await codeOf(authorizeOrg(caller(passwordOnly), 'read', orgId))).toBe('second-factor-required')
  expect(await codeOf(authorizeProject(caller(passwordOnly), 'read', projectId))).toBe(
    'second-factor-required',
  )
  expect(
    await codeOf(authorizeProject(caller({ ...passwordOnly, secondFactor: true }), 'read', projectId)),
  ).toBe('in')
  // A token was created by someone who had proved enough.
  expect(await codeOf(authorizeProject(caller(), 'read', projectId))).toBe('in')
})

test('a workspace that requires company sign-in lets only owners in without it', async () => {
  const project = await createTestProject()
  const editor = (await createTestMember(project, 'editor')).actor.id ?? ''
  const { orgId } = project.ctx
  await inSystem((tx) =>
    tx.insert(companySignIns).values({
      orgId,
      issuer: 'https://login.example.com',
      clientId: 'tributary',
      defaultRole: 'editor',
      enabled: true,
      required: true,
    }),
  )
  const lacks = async (userId: string, proof: Partial<SessionProof> = {}) =>
    (await findPageAccess((await open(userId, proof)).claims, { org: project.orgSlug }))?.place?.lacks
  expect(await lacks(editor, { secondFactor: true })).toBe('company')
  expect(await lacks(editor, { method: 'company', companyOf: orgId })).toBeUndefined()
  expect(await lacks(project.userId)).toBeUndefined()
})

test('a session from one company’s sign-in opens only that company’s workspace', async () => {
  const [own, other] = [await createTestProject(), await createTestProject()]
  await inSystem((tx) =>
    tx.insert(memberships).values({ orgId: other.ctx.orgId, userId: own.userId, role: 'admin' }),
  )
  const { claims, person } = await open(own.userId, { method: 'company', companyOf: own.ctx.orgId })
  expect((await findPageAccess(claims, { org: own.orgSlug }))?.place).toBeDefined()
  expect((await findPageAccess(claims, { org: other.orgSlug }))?.place).toBeUndefined()
  const { personCaller } = await import('../signed-in/require-project')
  const signedIn = await person()
  if (!signedIn) throw new Error('not signed in')
  expect(await codeOf(authorizeOrg(personCaller(signedIn), 'read', own.ctx.orgId))).toBe('in')
  expect(await codeOf(authorizeOrg(personCaller(signedIn), 'read', other.ctx.orgId))).toBe('not-found')
})
