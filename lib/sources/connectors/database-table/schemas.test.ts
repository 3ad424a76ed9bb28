import { expect, test } from 'vitest'
import { z } from 'zod'
import { databaseTable } from '../database-table'
import { databaseTableConfig } from './schemas'
import { getServer } from './server'

const least = { host: ' DB.Example.com ', database: 'site', user: 'reader', table: 'articles' }

test('requires only a server, a database, a user and a table, and fills in the defaults', () => {
  const config = databaseTableConfig.parse(least)
  expect(config).toEqual({
    kind: 'postgresql',
    host: 'db.example.com',
    database: 'site',
    user: 'reader',
    table: 'articles',
    filter_values: [],
    columns: [],
    tls: 'verified',
    mapping: {},
    limit: 100,
  })
  expect(getServer(config)).toMatchObject({ port: 5432, secure: true })
  expect(getServer(databaseTableConfig.parse({ ...least, kind: 'mysql' }))).toMatchObject({ port: 3306 })
})

test.each([
  { host: 'postgres://u:p@db.example.com/x' },
  { host: 'a.example.com,b.example.com' },
  { host: '/var/run/postgresql' },
  { host: 'db.example.com?sslmode=disable' },
  { host: 'user@db.example.com' },
  { host: '203.0.113.7' },
  { host: '' },
  { port: 0 },
  { port: 70_000 },
  { port: '5432' },
  { kind: 'oracle' },
  { tls: 'prefer' },
  { ca_certificate: '/etc/ssl/ca.pem' },
  { base_url: 'javascript:alert(1)' },
  { filter_column: 'status' },
  { filter_values: ['x'] },
  { columns: Array.from({ length: 101 }, (_, at) => `c${at}`) },
  { table: 'a\u0000b' },
  { options: '-c x=y' },
  { limit: 0 },
])('%j is refused', (wrong) => {
  const result = databaseTableConfig.safeParse({ ...least, ...wrong })
  expect(result.success).toBe(false)
})

test('accepts an IP address when TLS is off', () => {
  expect(databaseTableConfig.safeParse({ ...least, host: '10.0.0.7', tls: 'off' }).success).toBe(true)
})

test('every field has a title and a description for its form', () => {
  const { properties } = z.toJSONSchema(databaseTableConfig, { io: 'input' })
  for (const [name, field] of Object.entries(properties ?? {}))
    expect(field, name).toMatchObject({ title: expect.any(String), description: expect.any(String) })
})

test('splits a pasted connection address into settings and drops its password', () => {
  const guess = (address: string) =>
    databaseTable.guess?.({ url: new URL(address), status: 0, contentType: '', text: '', links: [] })
  expect(guess('postgres://me:secret@db.example.com:6543/my%20site?options=x')?.config).toEqual({
    kind: 'postgresql',
    host: 'db.example.com',
    port: 6543,
    database: 'my site',
    user: 'me',
  })
  expect(guess('mysql://db.example.com')?.config).toEqual({ kind: 'mysql', host: 'db.example.com' })
  expect(guess('https://db.example.com/')).toBeUndefined()
})
