import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEvents, oneTimeSecrets, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson, createTestProject } from '@/testing/database/factories'
import { fakeAuthenticator } from '@/testing/fakes/authenticator'
import { passwordOnly } from '../login-sessions/session-proof'
import { digest } from '../secrets'
import type { SignedIn } from '../signed-in/find-page-access'
import { addPasskey, beginAddingPasskey } from './add-passkey'
import { listPasskeys } from './list-passkeys'
import { removePasskey } from './remove-passkey'
import { renamePasskey } from './rename-passkey'
import { beginPasskeySignIn, confirmWithPasskey, verifyPasskey } from './use-passkey'

useTestDatabase()

const here = { rpId: 'localhost', origin: 'http://localhost:3000' }
const signedIn = (id: string, secondFactor = true): SignedIn => ({
  id,
  name: 'Ada',
  email: `${id}@example.test`,
  sessionId: null,
  proof: { ...passwordOnly, secondFactor },
  lastSeenAt: null,
})
const challenge = async () => (await beginPasskeySignIn(new Headers())).challenge
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    ({ code }) => String(code),
  )

let person: SignedIn
const device = fakeAuthenticator()

beforeAll(async () => {
  const project = await createTestProject()
  person = signedIn(project.userId)
  const options = await beginAddingPasskey(person)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await addPasskey(person, {
    name: 'My laptop',
    response: device.create({ ...here, challenge: options.challenge }),
  })
  const trail = await inSystem((tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.orgId, project.ctx.orgId)),
  )
  expect(trail.map(({ action }) => action)).toContain('person.passkey-added')
})

test('a passkey signs its person in, and each response works only once', async () => {
  const answer = device.get({ ...here, challenge: await challenge() })
  expect(await verifyPasskey(answer as never)).toBe(person.id)
  expect(await codeOf(verifyPasskey(answer as never))).toBe('unauthenticated')
  expect((await listPasskeys(person.id))[0]).toMatchObject({
    name: 'My laptop',
    lastUsedAt: expect.any(Date),
  })
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another address of the same name', { origin: 'http://localhost:3001' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without a check of the person', { verified: false }],
])('rejects a signature %s', async (_, bent) => {
  const answer = device.get({ ...here, challenge: await challenge(), ...bent })
  expect(await codeOf(verifyPasskey(answer as never))).toBe('unauthenticated')
})

test('rejects a challenge that is unknown, made for another purpose, expired or used up by a wrong response', async () => {
  const made = Buffer.from('we did not make this').toString('base64url')
  expect(await codeOf(verifyPasskey(device.get({ ...here, challenge: made }) as never))).toBe(
    'unauthenticated',
  )
  const { challenge: forAdding } = await beginAddingPasskey(person)
  expect(await codeOf(verifyPasskey(device.get({ ...here, challenge: forAdding }) as never))).toBe(
    'unauthenticated',
  )
  const old = await challenge()
  await inSystem((tx) =>
    tx
      .update(oneTimeSecrets)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeSecrets.secretHash, digest(old))),
  )
  expect(await codeOf(verifyPasskey(device.get({ ...here, challenge: old }) as never))).toBe(
    'unauthenticated',
  )
  const spent = await challenge()
  const stranger = fakeAuthenticator()
  expect(await codeOf(verifyPasskey(stranger.get({ ...here, challenge: spent }) as never))).toBe(
    'unauthenticated',
  )
  expect(await codeOf(verifyPasskey(device.get({ ...here, challenge: spent }) as never))).toBe(
    'unauthenticated',
  )
})

test('rejects a counter that does not grow, as the sign of a copied passkey', async () => {
  expect(await verifyPasskey(device.get({ ...here, challenge: await challenge() }) as never)).toBe(person.id)
  const copy = device.get({ ...here, challenge: await challenge() }, { counts: false })
  expect(await codeOf(verifyPasskey(copy as never))).toBe('unauthenticated')
})

test('a person cannot see, change or use another person’s passkey', async () => {
  const other = signedIn(await createTestPerson('Bela'))
  const [passkey] = await listPasskeys(person.id)
  if (!passkey) throw new Error('there is none')
  expect(await listPasskeys(other.id)).toEqual([])
  expect(await codeOf(renamePasskey(other, { id: passkey.id, name: 'Mine' }))).toBe('not-found')
  expect(await codeOf(removePasskey(other, { id: passkey.id }))).toBe('not-found')
  const answer = device.get({ ...here, challenge: await challenge() })
  expect(await codeOf(confirmWithPasskey(other, { response: answer }))).toBe('unauthenticated')
  const { challenge: theirs } = await beginAddingPasskey(person)
  const made = fakeAuthenticator().create({ ...here, challenge: theirs })
  expect(await codeOf(addPasskey(other, { name: 'Stolen', response: made }))).toBe('invalid')
})

test('a person with a passkey who signed in with only a password cannot add or remove passkeys', async () => {
  const weak = signedIn(person.id, false)
  const [passkey] = await listPasskeys(person.id)
  expect(await codeOf(beginAddingPasskey(weak))).toBe('second-factor-required')
  expect(await codeOf(removePasskey(weak, { id: passkey?.id ?? '' }))).toBe('second-factor-required')
})

test('a removed passkey no longer signs anyone in', async () => {
  const gone = signedIn(await createTestPerson('Cleo'))
  const key = fakeAuthenticator()
  const { challenge: first } = await beginAddingPasskey(gone)
  const { id } = await addPasskey(gone, { name: 'Old', response: key.create({ ...here, challenge: first }) })
  await removePasskey(gone, { id })
  const answer = key.get({ ...here, challenge: await challenge() })
  expect(await codeOf(verifyPasskey(answer as never))).toBe('unauthenticated')
  await inSystem((tx) => tx.delete(users).where(eq(users.id, gone.id)))
})
