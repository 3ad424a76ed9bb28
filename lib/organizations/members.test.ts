import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { memberships, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantOrgContext } from '@/lib/auth/authorization/grant-context'
import type { ProjectContext } from '@/lib/auth/context'
import { findTokenHolder } from '@/lib/auth/tokens/find-token-holder'
import { listApiTokens } from '@/lib/auth/tokens/list-api-tokens'
import { revokeApiToken } from '@/lib/auth/tokens/revoke-api-token'
import { setProjectRole } from '@/lib/projects/set-project-role'
import { useTestDatabase } from '@/testing/database/database'
import {
  createTestMember,
  createTestPerson,
  createTestProject,
  createTestToken,
} from '@/testing/database/factories'
import { acceptInvitation } from './accept-invitation'
import { changeMemberRole } from './change-member-role'
import { findInvitation } from './find-invitation'
import { inviteMember } from './invite-member'
import { leaveOrganization } from './leave-organization'
import { listInvitations } from './list-invitations'
import { listMembers } from './list-members'
import { removeMember } from './remove-member'
import { revokeInvitation } from './revoke-invitation'

useTestDatabase()

const asOrg = (ctx: ProjectContext<'own'>) =>
  grantOrgContext({ orgId: ctx.orgId, actor: ctx.actor, role: ctx.role })
const idOf = (ctx: ProjectContext<'own'>) => ctx.actor.id ?? ''
const roleOf = async (orgId: string, userId: string) =>
  (
    await inSystem((tx) =>
      tx
        .select({ role: memberships.role })
        .from(memberships)
        .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, userId))),
    )
  )[0]?.role

async function person(name: string) {
  const id = await createTestPerson(name)
  const [row] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, id)))
  return { id, name, email: row?.email ?? '' }
}

describe('members', () => {
  test('the last owner can neither leave, be removed nor be demoted', async () => {
    const project = await createTestProject()
    const self = { user_id: project.userId }
    await expect(leaveOrganization(project.org)).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(removeMember(project.org, self)).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(changeMemberRole(project.org, { ...self, role: 'viewer' })).rejects.toMatchObject({
      code: 'wrong-state',
    })
    expect(await roleOf(project.ctx.orgId, project.userId)).toBe('owner')
  })

  test('when two owners leave at the same time, one stays', async () => {
    const project = await createTestProject()
    const second = await createTestMember(project, 'owner')
    const outcomes = await Promise.allSettled([
      leaveOrganization(project.org),
      leaveOrganization(asOrg(second)),
    ])
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
    const owners = (await listMembers(project.org)).filter((member) => member.role === 'owner')
    expect(owners).toHaveLength(1)
  })

  test('an admin can neither appoint, change nor remove an owner', async () => {
    const project = await createTestProject()
    await createTestMember(project, 'owner')
    const admin = asOrg(await createTestMember(project, 'admin'))
    const editor = await createTestMember(project, 'editor')
    const refused = { code: 'forbidden' }
    await expect(removeMember(admin, { user_id: project.userId })).rejects.toMatchObject(refused)
    await expect(changeMemberRole(admin, { user_id: project.userId, role: 'viewer' })).rejects.toMatchObject(
      refused,
    )
    await expect(changeMemberRole(admin, { user_id: idOf(editor), role: 'owner' })).rejects.toMatchObject(
      refused,
    )
    await expect(inviteMember(admin, { role: 'owner' })).rejects.toMatchObject(refused)
    await changeMemberRole(admin, { user_id: idOf(editor), role: 'reviewer' })
    expect(await roleOf(project.ctx.orgId, idOf(editor))).toBe('reviewer')
  })

  test('a removed member loses all roles and tokens at once', async () => {
    const project = await createTestProject()
    const editor = await createTestMember(project, 'editor')
    await setProjectRole(project.ctx, { user_id: idOf(editor), role: 'viewer' })
    const token = await createTestToken(editor)
    expect(await findTokenHolder(token)).toBeDefined()
    expect(
      (await listMembers(project.org)).find((one) => one.userId === idOf(editor))?.overrides,
    ).toHaveLength(1)
    await removeMember(project.org, { user_id: idOf(editor) })
    expect(await findTokenHolder(token)).toBeUndefined()
    expect(await roleOf(project.ctx.orgId, idOf(editor))).toBeUndefined()
    await expect(removeMember(project.org, { user_id: idOf(editor) })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('a revoked token stops working, and other tokens keep working', async () => {
    const project = await createTestProject()
    const [gone, stays] = [await createTestToken(project.ctx), await createTestToken(project.ctx)]
    const listed = (await listApiTokens(project.org)).find(({ last4 }) => gone.endsWith(last4))
    await revokeApiToken(project.org, { id: listed?.id ?? '' })
    expect(await findTokenHolder(gone)).toBeUndefined()
    expect(await findTokenHolder(stays)).toBeDefined()
  })

  test('an owner’s role cannot be lowered in a project', async () => {
    const project = await createTestProject()
    await expect(
      setProjectRole(project.ctx, { user_id: project.userId, role: 'viewer' }),
    ).rejects.toMatchObject({ code: 'wrong-state' })
  })
})

describe('invitations', () => {
  const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

  test('a link makes only one person a member', async () => {
    const project = await createTestProject()
    const { link } = await inviteMember(project.org, { role: 'editor' })
    const token = tokenOf(link)
    expect(await findInvitation(token)).toMatchObject({ orgSlug: project.orgSlug, role: 'editor' })
    const [first, second] = [await person('First'), await person('Second')]
    const outcomes = await Promise.allSettled([
      acceptInvitation(first, { token }),
      acceptInvitation(second, { token }),
    ])
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    const roles = [await roleOf(project.ctx.orgId, first.id), await roleOf(project.ctx.orgId, second.id)]
    expect(roles.filter(Boolean)).toEqual(['editor'])
    expect(await findInvitation(token)).toBeUndefined()
  })

  test('a link for one address cannot be used by another account', async () => {
    const project = await createTestProject()
    const [meant, other] = [await person('Meant'), await person('Other')]
    const { link } = await inviteMember(project.org, { role: 'viewer', email: meant.email })
    const token = tokenOf(link)
    await expect(acceptInvitation(other, { token })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await acceptInvitation(meant, { token })).toEqual({ org: project.orgSlug })
  })

  test('a member who opens a link keeps their role, and the link stays valid', async () => {
    const project = await createTestProject()
    const { link } = await inviteMember(project.org, { role: 'viewer' })
    const owner = { id: project.userId, name: 'Owner', email: 'owner@example.test' }
    await acceptInvitation(owner, { token: tokenOf(link) })
    expect(await roleOf(project.ctx.orgId, project.userId)).toBe('owner')
    expect(await listInvitations(project.org)).toHaveLength(1)
  })

  test('a revoked link no longer works, and another workspace cannot revoke it', async () => {
    const [project, other] = [await createTestProject(), await createTestProject()]
    const { id, link } = await inviteMember(project.org, { role: 'viewer' })
    await expect(revokeInvitation(other.org, { id })).rejects.toMatchObject({ code: 'not-found' })
    await revokeInvitation(project.org, { id })
    await expect(acceptInvitation(await person('Late'), { token: tokenOf(link) })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
