import { expect, test } from 'vitest'
import { auditEvents } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { exportAuditTrail } from '@/lib/export/export-audit-trail'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { updateOrganization } from '../update-organization'
import { listAuditEvents } from './list-audit-events'

useTestDatabase()

test('lists the audit trail in pages, filtered by person, action, project and time, and only for its own workspace', async () => {
  const [project, other] = [await createTestProject(), await createTestProject()]
  const editor = await createTestMember(project, 'editor')
  const { org, ctx } = project
  await inSystem(async (tx) => {
    for (let at = 0; at < 5; at++)
      await audit(tx, { orgId: ctx.orgId, actor: editor.actor }, { action: 'member.invited', subject: 'x' })
    await audit(tx, other.ctx, { action: 'member.invited', subject: 'theirs' })
  })
  const all = await listAuditEvents(org, { limit: 200 })
  expect(all.data.map(({ action }) => action)).toEqual([
    ...Array(5).fill('member.invited'),
    'project.created',
  ])
  expect(all.data[0]).toMatchObject({ actor: 'A editor', words: 'invited a member' })
  const first = await listAuditEvents(org, { limit: 4 })
  const second = await listAuditEvents(org, { limit: 4, after: first.data.at(-1)?.id })
  expect([...first.data, ...second.data]).toEqual(all.data)
  expect([first.next_cursor, second.next_cursor]).toEqual([expect.any(String), null])
  const count = async (filters: object) =>
    (await listAuditEvents(org, { limit: 200, ...filters })).data.length
  expect(await count({ actor_id: editor.actor.id ?? '' })).toBe(5)
  expect(await count({ action: 'project.created' })).toBe(1)
  expect(await count({ project_id: ctx.projectId })).toBe(1)
  expect(await count({ project_id: other.ctx.projectId })).toBe(0)
  const soon = new Date(Date.now() + 60_000).toISOString()
  const before = new Date(Date.now() - 60_000).toISOString()
  expect([
    await count({ from: before }),
    await count({ from: soon }),
    await count({ until: before }),
  ]).toEqual([6, 0, 0])
})

test('the export contains every line, across pages, and is itself recorded in the trail', async () => {
  const { org, ctx } = await createTestProject()
  await inSystem((tx) =>
    tx.insert(auditEvents).values(
      Array.from({ length: 1100 }, (_, at) => ({
        id: newId(),
        orgId: ctx.orgId,
        actorName: at === 7 ? '=cmd()' : 'Ada',
        action: 'member.invited',
        subject: `number ${at}`,
      })),
    ),
  )
  const jsonl = await new Response(await exportAuditTrail(org, { format: 'jsonl' })).text()
  const lines = jsonl
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(1102)
  expect(lines[0]).toMatchObject({ action: 'audit.exported' })
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1102)
  const csv = await new Response(
    await exportAuditTrail(org, { format: 'csv', action: 'member.invited' }),
  ).text()
  expect(csv.split('\r\n')).toHaveLength(1102)
  expect(csv).toContain(`"'=cmd()"`)
})

test('only an owner decides whether everyone needs a second factor', async () => {
  const project = await createTestProject()
  const { actor } = await createTestMember(project, 'admin')
  const admin = { ...project.org, actor, role: 'admin' as const } as typeof project.org
  await expect(updateOrganization(admin, { require_second_factor: true })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await updateOrganization(admin, { name: 'Renamed', require_second_factor: false })
  await updateOrganization(project.org, { require_second_factor: true })
})
