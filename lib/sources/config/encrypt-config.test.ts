import { expect, onTestFinished, test } from 'vitest'
import { newId } from '@/lib/ids'
import { checkConfig } from './check-config'
import { encryptConfig, fillInSecrets, secretMask } from './encrypt-config'

const database = { host: 'db.example.com', database: 'site', user: 'reader', table: 'posts' }

async function stored(sourceType: string, config: object) {
  const place = { id: newId(), projectId: newId(), sourceType }
  return {
    ...place,
    ...encryptConfig(place, (await checkConfig('install', { source_type: sourceType, config })).config),
  }
}

test('keeps a secret that is left out or masked, even if default settings are left out too', async () => {
  const source = await stored('database_table', { ...database, password: 'p1' })
  for (const sent of [
    database,
    { ...database, password: secretMask },
    { ...source.config, table: 'news' },
    { ...database, kind: 'postgresql', tls: 'verified', host: ' DB.example.com ' },
  ])
    expect(fillInSecrets(sent, source).password).toBe('p1')
  const repository = await stored('markdown_repository', {
    repository: 'https://git.example.com/a/b',
    access_token: 't1',
  })
  const sent = { repository: 'https://git.example.com/a/b/', branch: 'next' }
  expect(fillInSecrets(sent, repository).access_token).toBe('t1')
})

const asksFor = (field: string) =>
  expect.objectContaining({
    code: 'invalid',
    errors: [{ pointer: `/config/${field}`, detail: expect.stringContaining('Enter it again.') }],
  })

test('never reuses a stored secret for another server, port, user or repository, but asks for it again', async () => {
  const source = await stored('database_table', { ...database, password: 'p1' })
  for (const change of [
    { host: 'db2.example.com' },
    { port: 5433 },
    { kind: 'mysql' },
    { user: 'root' },
    { tls: 'off' },
    { ca_certificate: '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----' },
    { host: null },
    { host: 'db.example.com\u0000' },
  ])
    expect(() => fillInSecrets({ ...source.config, ...change, password: secretMask }, source)).toThrow(
      asksFor('password'),
    )
  const repository = await stored('markdown_repository', {
    repository: 'https://git.example.com/a/b',
    access_token: 't1',
  })
  for (const change of [
    { repository: 'https://git.example.com/a/c' },
    { repository: 'https://other.example.com/a/b' },
    { service: 'gitlab' },
  ])
    expect(() => fillInSecrets({ ...repository.config, ...change }, repository)).toThrow(
      asksFor('access_token'),
    )
})

test('a source that moves takes a new secret or an empty one, and needs none if it had none', async () => {
  const elsewhere = { repository: 'https://other.example.com/a/b' }
  const source = await stored('markdown_repository', {
    repository: 'https://git.example.com/a/b',
    access_token: 't1',
  })
  expect(fillInSecrets({ ...elsewhere, access_token: 't2' }, source).access_token).toBe('t2')
  expect(fillInSecrets({ ...elsewhere, access_token: '' }, source).access_token).toBe('')
  const open = await stored('markdown_repository', { repository: 'https://git.example.com/a/b' })
  expect(fillInSecrets(elsewhere, open)).toEqual(elsewhere)
})

test('asks again for a stored secret that can no longer be decrypted', async () => {
  const source = await stored('database_table', { ...database, password: 'p1' })
  const before = process.env.ENCRYPTION_KEY
  onTestFinished(() => {
    process.env.ENCRYPTION_KEY = before
  })
  process.env.ENCRYPTION_KEY = `another:${Buffer.alloc(32, 'x').toString('base64')}`
  expect(() => fillInSecrets(database, source)).toThrow(asksFor('password'))
  expect(fillInSecrets({ ...database, password: 'p2' }, source).password).toBe('p2')
})
