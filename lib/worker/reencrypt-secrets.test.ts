import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, expect, test, vi } from 'vitest'
import * as schema from '@/db/schema'
import { inSystem } from '@/db/system'
import { openClientSecret, sealClientSecret } from '@/lib/auth/company/company-client'
import { encryptSecret, encryptUrl, openDestination } from '@/lib/notification-delivery/destination-secrets'
import { encryptConfig, withSecrets } from '@/lib/sources/config/encrypt-config'
import { createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { encryptedColumns, reencryptSecrets } from './reencrypt-secrets'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const columns = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      name: `${getTableName(table)}.${column.name}`,
      isText: column.getSQLType() === 'text',
      isEncrypted: column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text',
    })),
  )

/** Valid for ten minutes: after that, what an old key encrypted is of no use to anyone. */
const shortLived = ['oauth_states.sealed']

test('a key change covers every encrypted column of the schema', () => {
  const known = encryptedColumns.map(({ column }) => `${getTableName(column.table)}.${column.name}`)
  const encrypted = columns.filter(({ isEncrypted }) => isEncrypted).map(({ name }) => name)
  expect([...known, ...shortLived].toSorted()).toEqual(encrypted.toSorted())
  // A column named like a secret is encrypted or a hash. Tokens of third-party accounts belong to the sign-in
  // library's table and are not kept (lib/auth/sign-in/people-adapter.ts).
  const suspicious = columns.filter(
    ({ name, isText }) =>
      isText &&
      !name.startsWith('accounts.') &&
      /\.(.*_)?(encrypted|sealed|secrets?|credentials|password|token)(_(?!hash|id$|until)|$)/.test(name),
  )
  expect(suspicious.filter(({ isEncrypted }) => !isEncrypted).map(({ name }) => name)).toEqual([])
  expect(suspicious.length).toBe(encrypted.length)
})

test('what an older key encrypted can be decrypted with the new one alone', async () => {
  const { ctx } = await createTestProject()
  const { orgId, projectId } = ctx
  const [old, fresh] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
  vi.stubEnv('ENCRYPTION_KEY', `old:${old}`)
  const sourceId = await createTestSource(ctx)
  const place = { id: sourceId, projectId, sourceType: 'notion_database' }
  const { secrets } = encryptConfig(place, { token: 'ntn_secret' })
  const destinationId = sourceId
  await inSystem(async (tx) => {
    await tx.update(schema.sources).set({ secrets }).where(eq(schema.sources.id, sourceId))
    await tx.insert(schema.notificationDestinations).values({
      id: destinationId,
      orgId,
      type: 'webhook',
      name: 'Ops',
      kinds: [],
      encryptedUrl: encryptUrl(orgId, destinationId, 'https://hooks.example.com/in'),
      shownUrl: 'hooks.example.com',
      encryptedSecret: encryptSecret(orgId, destinationId, 'whsec_new'),
      encryptedOldSecret: encryptSecret(orgId, destinationId, 'whsec_old'),
      oldSecretUntil: new Date(Date.now() + 3_600_000),
    })
    await tx.insert(schema.companySignIns).values({
      orgId,
      issuer: 'https://id.example.com',
      clientId: 'tributary',
      encryptedSecret: sealClientSecret(orgId, 'client secret'),
      defaultRole: 'viewer',
    })
  })
  vi.stubEnv('ENCRYPTION_KEY', `new:${fresh},old:${old}`)
  expect(await reencryptSecrets()).toBe(5)
  expect(await reencryptSecrets()).toBe(0)
  vi.stubEnv('ENCRYPTION_KEY', `new:${fresh}`)
  await inSystem(async (tx) => {
    const [source] = await tx.select().from(schema.sources).where(eq(schema.sources.id, sourceId))
    expect(source && withSecrets(source)).toMatchObject({ token: 'ntn_secret' })
    const [destination] = await tx.select().from(schema.notificationDestinations)
    expect(destination && openDestination(destination)).toEqual({
      url: 'https://hooks.example.com/in',
      secrets: ['whsec_new', 'whsec_old'],
    })
    const [company] = await tx.select().from(schema.companySignIns)
    expect(openClientSecret(orgId, company?.encryptedSecret ?? '')).toBe('client secret')
  })
})
