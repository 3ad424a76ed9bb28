import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import { grantProjectContext } from '@/lib/auth/authorization/grant-context'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import { newId } from '@/lib/ids'
import { createProject } from '@/lib/projects/create-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { getOrgCalendar } from './get-org-calendar'

useTestDatabase()

const plan = ({ ctx }: Pick<TestProject, 'ctx'>, title: string, at: string) =>
  inProject(ctx, (tx) =>
    tx.insert(packages).values({ id: newId(), title, status: 'scheduled', scheduledAt: new Date(at) }),
  )

test('a workspace’s calendar lists the posts of all its projects by time in one time zone, and none of another workspace', async () => {
  const mine = await createTestProject({ name: 'Brook' })
  const theirs = await createTestProject({ name: 'Theirs' })
  await plan(mine, 'Late', '2026-11-20T23:30:00Z')
  const { id: projectId } = await createProject(mine.org, { name: 'Alder' })
  await plan({ ctx: grantProjectContext({ ...mine.org, projectId }) }, 'Between', '2026-11-21T00:00:00Z')
  await plan(mine, 'Next day', '2026-11-21T00:30:00Z')
  await plan(theirs, 'Secret', '2026-11-20T12:00:00Z')
  const opened = await openOrgProjects(mine.ctx.orgId, { id: mine.userId, name: 'Ada' }, 50)
  const span = { from: '2026-11-20', until: '2026-11-21' }
  const { entries } = await getOrgCalendar(opened, { ...span, timeZone: 'America/New_York' })
  expect(entries.map(({ title, wall, project }) => [title, wall, project.name])).toEqual([
    ['Late', '2026-11-20T18:30', 'Brook'],
    ['Between', '2026-11-20T19:00', 'Alder'],
    ['Next day', '2026-11-20T19:30', 'Brook'],
  ])
  // A context reads its own project, whichever project it is shown with.
  const stranger = await openOrgProjects(theirs.ctx.orgId, { id: theirs.userId, name: 'Eve' }, 50)
  const own = await getOrgCalendar(stranger, { ...span, timeZone: 'UTC' })
  expect(own.entries.map(({ title }) => title)).toEqual(['Secret'])
})
