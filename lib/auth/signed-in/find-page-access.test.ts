import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberships, projectRoles, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestPerson, createTestProject } from '@/testing/database/factories'
import { endSession } from '../login-sessions/end-session'
import { endSessions } from '../login-sessions/end-sessions'
import { findPageAccess } from './find-page-access'

useTestDatabase()

const claims = (userId: string | undefined, sessionId: unknown = newId(), version: unknown = 1) => ({
  userId,
  version,
  sessionId,
})

test('a member reaches only their own workspaces and projects, by exact slug, whatever the address contains', async () => {
  const [own, other] = [await createTestProject(), await createTestProject()]
  const { userId, orgSlug, projectSlug, ctx } = own
  const enter = (org: string, project?: string) => findPageAccess(claims(userId), { org, project })
  const found = await enter(orgSlug, projectSlug)
  expect(found?.person.id).toBe(userId)
  expect(found?.place).toMatchObject({ orgId: ctx.orgId, orgRole: 'owner' })
  expect(found?.place?.project).toMatchObject({
    role: 'owner',
    shown: { id: ctx.projectId, slug: projectSlug },
  })
  expect((await enter(orgSlug))?.place).toMatchObject({ orgId: ctx.orgId, project: null })
  expect((await enter(orgSlug, other.projectSlug))?.place?.project).toBeNull()
  expect(await enter(other.orgSlug, other.projectSlug)).toMatchObject({
    person: { id: userId },
    place: undefined,
  })
  for (const odd of ['\0', `${projectSlug}\0`, '\ud800', '%', "' or 1=1 --", 'x'.repeat(100_000), '']) {
    expect((await enter(orgSlug, odd))?.place?.project ?? null).toBeNull()
    expect((await enter(odd, projectSlug))?.place).toBeUndefined()
  }
})

test('a project role overrides the workspace role, except for owners', async () => {
  const project = await createTestProject()
  const { orgSlug, projectSlug, ctx, userId } = project
  const member = (await createTestMember(project, 'editor')).actor.id ?? ''
  const roleOf = async (id: string) =>
    (await findPageAccess(claims(id), { org: orgSlug, project: projectSlug }))?.place?.project?.role
  expect(await roleOf(member)).toBe('editor')
  const { orgId, projectId } = ctx
  await inSystem((tx) =>
    tx
      .insert(projectRoles)
      .values([member, userId].map((id) => ({ orgId, projectId, userId: id, role: 'viewer' as const }))),
  )
  expect(await roleOf(member)).toBe('viewer')
  expect(await roleOf(userId)).toBe('owner')
  await inSystem((tx) => tx.delete(memberships).where(eq(memberships.userId, member)))
  expect(await roleOf(member)).toBeUndefined()
})

test('a session that has ended lets no one in', async () => {
  const userId = await createTestPerson('Ada')
  const [here, there] = [newId(), newId()]
  const person = async (sessionId: unknown, version: unknown = 1) =>
    (await findPageAccess(claims(userId, sessionId, version), { org: 'x' }))?.person.id
  expect(await person(here)).toBe(userId)
  await endSession(userId, here)
  expect(await person(here)).toBeUndefined()
  expect(await person(there)).toBe(userId)
  await endSessions(userId)
  expect(await person(there)).toBeUndefined()
  expect(await person(there, 2)).toBe(userId)
  for (const version of [undefined, null, '2', 1]) expect(await person(there, version)).toBeUndefined()
  for (const id of [undefined, '', 'nobody', newId()])
    expect(await findPageAccess(claims(id), { org: 'x' })).toBeNull()
  expect(await findPageAccess(null, { org: 'x' })).toBeNull()
  await inSystem((tx) => tx.delete(users).where(eq(users.id, userId)))
  expect(await person(there, 2)).toBeUndefined()
})
