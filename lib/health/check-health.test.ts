import { afterEach, expect, test } from 'vitest'
import { GET } from '@/app/api/health/route'
import { closePool } from '@/db/client'
import { useTestDatabase } from '@/db/testing/database'
import { closeBoss } from '@/lib/jobs/boss'

const database = useTestDatabase()

afterEach(async () => {
  await closeBoss()
  await closePool()
  process.env.DATABASE_URL = database.url
})

const health = async () => {
  const answer = await GET(new Request('http://tributary.test/api/health'))
  return [answer.status, await answer.json()]
}

test('a well install says so', async () => {
  expect(await health()).toEqual([
    200,
    expect.objectContaining({ status: 'ok', database: 'ok', queue: 'ok' }),
  ])
})

test('without its database it answers 503 and no failure', async () => {
  process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'
  expect(await health()).toEqual([
    503,
    expect.objectContaining({ status: 'unavailable', database: 'unavailable', queue: 'unavailable' }),
  ])
})
