import { expect, test } from 'vitest'
import { memberships, projectRoles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { createProject } from '@/lib/projects/create-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson, createTestProject } from '@/testing/database/factories'
import { openOrgProjects } from './open-org-projects'

useTestDatabase()

test('returns a member the workspace’s projects with their role in each, and returns none to anyone else', async () => {
  const mine = await createTestProject({ name: 'Brook' })
  const second = await createProject(mine.org, { name: 'Alder' })
  const theirs = await createTestProject()
  const id = await createTestPerson('Ada')
  const { orgId } = mine.ctx
  await inSystem(async (tx) => {
    await tx.insert(memberships).values({ orgId, userId: id, role: 'viewer' })
    await tx.insert(projectRoles).values({ orgId, projectId: second.id, userId: id, role: 'editor' })
  })
  const opened = await openOrgProjects(orgId, { id, name: 'Ada' }, 50)
  expect(opened.map(({ shown, ctx }) => [shown.name, ctx.projectId, ctx.role])).toEqual([
    ['Alder', second.id, 'editor'],
    ['Brook', mine.ctx.projectId, 'viewer'],
  ])
  expect(await openOrgProjects(theirs.ctx.orgId, { id, name: 'Ada' }, 50)).toEqual([])
  expect(await openOrgProjects(orgId, { id: theirs.userId, name: 'Stranger' }, 50)).toEqual([])
})
