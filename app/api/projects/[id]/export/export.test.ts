import { expect, test } from 'vitest'
import { unzip } from '@/lib/archive/unzip'
import type { Role } from '@/lib/auth/permissions'
import { createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, createTestToken } from '@/testing/database/factories'
import { GET } from './route'

useTestDatabase()

test('only members who manage a project can download it', async () => {
  const project = await createTestProject()
  await createTestItem(project.ctx, { title: 'Quillow' })
  const load = async (role: Role) => {
    const token = await createTestToken(await createTestMember(project, role))
    const request = new Request('http://tributary.test/', { headers: { authorization: `Bearer ${token}` } })
    return GET(request, { params: Promise.resolve({ id: project.ctx.projectId }) })
  }
  const answer = await load('admin')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9.-]+\.zip"$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bounds = { entries: 50, bytes: 1024 * 1024, strict: true }
  const { files } = unzip(Buffer.from(await answer.arrayBuffer()), () => true, bounds)
  expect(JSON.parse(String(files.get('items.json')))).toMatchObject([{ title: 'Quillow' }])
  for (const role of ['editor', 'reviewer', 'viewer'] as const) expect((await load(role)).status).toBe(403)
  await (await load('admin')).body?.cancel()
})
