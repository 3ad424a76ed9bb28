import { afterEach, beforeEach, expect, test } from 'vitest'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { installWarnings } from './install-warnings'

useTestDatabase()

const names = ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_API_VERSION'] as const
beforeEach(() => {
  for (const name of names) process.env[name] = '202601'
})
afterEach(() => {
  for (const name of names) delete process.env[name]
})

test('warns about LinkedIn’s API version from 60 days before it may end', async () => {
  // Version 202601 is supported until 15 January 2027.
  expect(await installWarnings(new Date('2026-11-15T00:00:00Z'))).toEqual([])
  expect(await installWarnings(new Date('2026-11-17T00:00:00Z'))).toEqual([
    expect.stringMatching(/version 202601 from 15 January 2027.*Set LINKEDIN_API_VERSION/),
  ])
  expect(await installWarnings(new Date('2027-03-10T00:00:00Z'))).toEqual([
    expect.stringContaining('any day since 15 January 2027'),
  ])
  process.env.LINKEDIN_API_VERSION = '202702'
  expect(await installWarnings(new Date('2027-03-10T00:00:00Z'))).toEqual([])
})

test('says that posts wait once LinkedIn has ended its API version', async () => {
  await inSystem((tx) => tx.insert(endedApiVersions).values({ platform: 'linkedin', version: '202601' }))
  expect(await installWarnings(new Date('2026-10-01T00:00:00Z'))).toEqual([
    expect.stringContaining('no longer supports API version 202601, so posts to LinkedIn wait.'),
  ])
})

test('has no warnings for an install without LinkedIn', async () => {
  delete process.env.LINKEDIN_CLIENT_ID
  expect(await installWarnings(new Date('2030-01-01T00:00:00Z'))).toEqual([])
})
