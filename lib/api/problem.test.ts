import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { useTestDatabase } from '@/testing/database/database'
import { problem } from './problem'

useTestDatabase()

/** Runs a statement that fails with a database error and returns the response to it. */
async function answerTo(statement: string): Promise<Response> {
  try {
    await inSystem((tx) => tx.execute(sql.raw(statement)))
  } catch (thrown) {
    return problem(thrown)
  }
  throw new Error('The statement was no failure.')
}
const raise = (code: string) => `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`

test.each([
  ['a full disk', raise('53100'), '60', /The disk is full/],
  ['a database without memory', raise('53200'), '30', /out of memory/],
  ['a statement that took too long', 'set local statement_timeout = 5; select pg_sleep(5)', '10', /too long/],
])(
  '%s gets 503 with Retry-After and an explanation, never a bare 500',
  async (_what, statement, after, words) => {
    const answer = await answerTo(statement)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, after])
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringMatching(words),
      hint: expect.stringMatching(/./),
    })
  },
)

test('a file write that runs out of disk space gets the same response', async () => {
  const thrown = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const answer = problem(new Error('Storing a picture failed.', { cause: thrown }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(JSON.stringify(await answer.json())).not.toContain('ENOSPC')
})

test('any other failure stays a 500 that gives nothing away', async () => {
  const answer = await answerTo(raise('42P01'))
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ code: 'internal' })
})

test('every 422 has errors, and every 503 says when to try again', async () => {
  const invalid = problem(new AppError('key-reused', { detail: 'Used before.' }))
  expect(await invalid.json()).toMatchObject({ errors: [{ pointer: '', detail: 'Used before.' }] })
  expect(problem(new AppError('cron-closed')).headers.get('retry-after')).toMatch(/^\d+$/)
})
