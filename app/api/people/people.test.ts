import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, createTestToken } from '@/testing/database/factories'
import { GET } from './route'

useTestDatabase()

test('pages of the people of a project hold everyone once, by name, with namesakes told apart', async () => {
  const project = await createTestProject()
  const token = await createTestToken(project.org)
  const ids: string[] = []
  for (const name of ['Ann', 'Bo', 'bo']) {
    const { actor } = await createTestMember(project, 'viewer')
    await inSystem((tx) =>
      tx
        .update(users)
        .set({ name })
        .where(eq(users.id, actor.id ?? '')),
    )
    ids.push(actor.id ?? '')
  }
  const page = async (query: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-project-id': project.ctx.projectId }
    const request = new Request(`http://tributary.test/api/people?${query}`, { headers })
    return (await GET(request, { params: Promise.resolve({}) })).json()
  }
  const all = await page('')
  expect(all.next_cursor).toBeNull()
  expect(all.data.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids))
  const names = all.data.map(({ name }: { name: string }) => name)
  expect(names).toContain('Ann')
  expect(names).not.toContain('Bo')
  expect(names.filter((name: string) => /^bo \(.+@.+\)$/i.test(name))).toHaveLength(2)
  const seen = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const one = await page(`limit=1${cursor && `&cursor=${cursor}`}`)
    expect(one.data).toHaveLength(1)
    seen.push(...one.data)
    cursor = one.next_cursor
  }
  expect(seen).toEqual(all.data)
})
