import { expect, test } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { findPlaceIds } from './authorize'

useTestDatabase()

test('finds a workspace and project only by their own slugs, whatever the address contains', async () => {
  const { userId, orgSlug, projectSlug, ctx } = await createTestProject()
  const { orgId, projectId } = ctx
  expect(await findPlaceIds(userId, { org: orgSlug, project: projectSlug })).toEqual({ orgId, projectId })
  for (const odd of ['\0', `${projectSlug}\0`, '\ud800', '%', "' or 1=1 --", 'x'.repeat(100_000), '']) {
    expect((await findPlaceIds(userId, { org: orgSlug, project: odd }))?.projectId ?? null).toBeNull()
    expect(await findPlaceIds(userId, { org: odd, project: projectSlug })).toBeUndefined()
  }
})
