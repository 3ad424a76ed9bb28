import { expect, test } from 'vitest'
import { createApprovalLink } from '@/lib/approvals/create-approval-link'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { GET } from './route'

useTestDatabase()

test('approval links are listed in pages, newest first, and a new one moves no page', async () => {
  const { ctx, org } = await createTestProject()
  const token = await createTestToken(org)
  const add = async (recipient: string) => {
    await createApprovalLink(ctx, { recipient, week_start: '2026-11-30' })
  }
  const page = async (query: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-project-id': ctx.projectId }
    const answer = await GET(new Request(`http://tributary.test/api/approval-links?${query}`, { headers }))
    const { data, next_cursor } = await answer.json()
    return {
      names: data?.map(({ recipient }: { recipient: string }) => recipient),
      next_cursor,
      status: answer.status,
    }
  }
  for (const recipient of ['one', 'two', 'three']) await add(recipient)
  const first = await page('limit=2')
  expect(first.names).toEqual(['three', 'two'])
  await add('four')
  expect(await page(`limit=2&cursor=${first.next_cursor}`)).toMatchObject({
    names: ['one'],
    next_cursor: null,
  })
  expect(await page('')).toMatchObject({ names: ['four', 'three', 'two', 'one'], next_cursor: null })
  expect((await page('cursor=x')).status).toBe(400)
})
