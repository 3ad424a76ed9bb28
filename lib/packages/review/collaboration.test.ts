import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { notificationEvents, packageComments, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { removeMember } from '@/lib/organizations/remove-member'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { act, inReview, words } from '@/testing/packages/reach-status'
import { getPackage } from '../get-package'
import { listPackageEvents } from '../list-package-events'
import { addComment } from './add-comment'
import { assignPackage } from './assign-package'
import { changeComment } from './change-comment'
import { deleteComment } from './delete-comment'
import { editPackage } from './edit-package'
import { listComments } from './list-comments'
import { pruneComments } from './prune-comments'
import { requestChanges } from './request-changes'

useTestDatabase()

const told = (projectId: string, kind: 'mention' | 'assigned' | 'changes_requested') =>
  inSystem((tx) =>
    tx
      .select({ recipients: notificationEvents.recipients, data: notificationEvents.data })
      .from(notificationEvents)
      .where(and(eq(notificationEvents.projectId, projectId), eq(notificationEvents.kind, kind))),
  )

async function pair() {
  const project = await createTestProject()
  const [author, reviewer] = [
    await createTestMember(project, 'editor'),
    await createTestMember(project, 'reviewer'),
  ]
  const { made } = await inReview(project.ctx)
  return { project, author, reviewer, made, authorId: author.actor.id ?? '' }
}

test('requesting changes cancels the schedule, and the request lasts through edits until the next submission', async () => {
  const { author, reviewer, made, project } = await pair()
  await act.edit(author, made)
  await act.approve(reviewer, made)
  await act.schedule(author, made)
  const asked = await requestChanges(reviewer, { id: made.id, reason: 'Name the place.' })
  expect(asked).toMatchObject({ status: 'changes_requested', scheduled_at: null })
  expect(asked.actions).toContain('submit')
  expect((await listPackageEvents(author, { id: made.id }))[0]).toMatchObject({
    action: 'request_changes',
    reason: 'Name the place.',
  })
  expect(await told(project.ctx.projectId, 'changes_requested')).toMatchObject([
    { data: { packageId: made.id, reason: 'Name the place.' } },
  ])
  expect((await act.edit(author, { ...made, variants: made.variants.slice(1) })).status).toBe(
    'changes_requested',
  )
  expect((await act.submit(author, made)).status).toBe('in_review')
})

test('a post can be assigned only to members of its workspace, and is due at the end of a day in the project’s time zone', async () => {
  const { project, author, reviewer, made, authorId } = await pair()
  await inSystem((tx) =>
    tx.update(projects).set({ timeZone: 'Pacific/Auckland' }).where(eq(projects.id, project.ctx.projectId)),
  )
  const given = await assignPackage(reviewer, { id: made.id, assignee_id: authorId, due_date: '2026-12-01' })
  expect(given).toMatchObject({
    assignee_id: authorId,
    due_at: '2026-12-01T10:59:59.999Z',
    revision: made.revision,
  })
  await assignPackage(reviewer, { id: made.id, assignee_id: authorId, due_date: '2026-12-01' })
  expect((await listPackageEvents(author, { id: made.id })).map(({ action }) => action)).toEqual([
    'due-date',
    'assign',
    'compose',
  ])
  expect(await told(project.ctx.projectId, 'assigned')).toMatchObject([{ recipients: [authorId] }])
  const stranger = (await createTestProject()).userId
  for (const assignee_id of [stranger, 'x', made.id])
    await expect(assignPackage(reviewer, { id: made.id, assignee_id })).rejects.toMatchObject({
      code: 'invalid',
    })
  const taken = await assignPackage(reviewer, { id: made.id, assignee_id: null, due_date: null })
  expect(taken).toMatchObject({ assignee_id: null, due_at: null })
})

test('a comment mentions members by id, notifies them once, and cannot mention outsiders', async () => {
  const { project, reviewer, made, authorId } = await pair()
  const comment = await addComment(reviewer, { id: made.id, text: `@[${authorId}] have a look` })
  expect(comment.mentions).toMatchObject([{ id: authorId, name: expect.any(String) }])
  await changeComment(reviewer, { id: comment.id, text: `@[${authorId}] have another look` })
  expect(await told(project.ctx.projectId, 'mention')).toMatchObject([
    { recipients: [authorId], data: { excerpt: '@… have a look' } },
  ])
  const stranger = (await createTestProject()).userId
  const attempt = addComment(reviewer, { id: made.id, text: `@[${stranger}] hello` })
  await expect(attempt).rejects.toMatchObject({ code: 'invalid' })
})

test('a comment on a passage follows the passage, and says when its text was changed', async () => {
  const { author, reviewer, made } = await pair()
  const variant = made.variants[0]
  const save = (text: string) => editPackage(author, { id: made.id, variants: words(made, text) })
  await save('One sentence. Another sentence.')
  const on = { id: made.id, variant_id: variant?.id, text: 'Why?' }
  const anchor = { field: 'text' as const, from: 14, until: 31, quote: 'Another sentence.' }
  await addComment(reviewer, { ...on, anchor })
  await save('A longer first sentence. Another sentence.')
  expect((await listComments(author, made))[0]?.anchor).toMatchObject({ from: 25, until: 42, changed: false })
  await save('A longer first sentence. Something else.')
  expect((await listComments(author, made))[0]?.anchor).toMatchObject({ from: null, changed: true })
  await expect(addComment(reviewer, { ...on, anchor })).rejects.toMatchObject({ code: 'conflict' })
})

test('only its author can edit or delete a comment, but any reviewer can resolve it', async () => {
  const { author, reviewer, made } = await pair()
  const { id } = await addComment(author, { id: made.id, text: 'First' })
  await expect(changeComment(reviewer, { id, text: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(deleteComment(reviewer, { id })).rejects.toMatchObject({ code: 'forbidden' })
  const settled = await changeComment(reviewer, { id, resolved: true })
  expect(settled).toMatchObject({ text: 'First', edited_at: null, resolved_by: expect.any(String) })
  expect((await changeComment(author, { id, resolved: false })).resolved_at).toBeNull()
  await deleteComment(author, { id })
  expect(await listComments(author, made)).toEqual([])
  await expect(changeComment(author, { id, resolved: true })).rejects.toMatchObject({ code: 'not-found' })
  expect(await changeComment(author, { id, deleted: false })).toMatchObject({ text: 'First' })
  expect(await listComments(author, made)).toHaveLength(1)
})

test('a deleted comment is kept for an hour and then removed for good', async () => {
  const { author, made } = await pair()
  const [deleted, kept] = [
    await addComment(author, { id: made.id, text: 'A secret' }),
    await addComment(author, { id: made.id, text: 'A remark' }),
  ]
  await deleteComment(author, deleted)
  const rows = () =>
    inProject(author, (tx) =>
      tx.select({ text: packageComments.text }).from(packageComments).orderBy(packageComments.id),
    )
  await pruneComments(new Date(Date.now() + 59 * 60_000))
  expect(await rows()).toEqual([{ text: 'A secret' }, { text: 'A remark' }])
  await pruneComments(new Date(Date.now() + 61 * 60_000))
  expect(await rows()).toEqual([{ text: 'A remark' }])
  expect((await listComments(author, made)).map(({ id }) => id)).toEqual([kept.id])
})

test('comments of all projects are removed by the same run, and each loses only what was deleted in it', async () => {
  const projects = await Promise.all([pair(), pair()])
  const texts = ({ author }: { author: (typeof projects)[number]['author'] }) =>
    inProject(author, (tx) =>
      tx.select({ text: packageComments.text }).from(packageComments).orderBy(packageComments.text),
    )
  for (const [at, { author, made }] of projects.entries()) {
    await deleteComment(author, await addComment(author, { id: made.id, text: `Deleted in ${at}` }))
    await addComment(author, { id: made.id, text: `Kept in ${at}` })
  }
  expect(await pruneComments(new Date(Date.now() + 61 * 60_000))).toBeGreaterThanOrEqual(2)
  expect(await Promise.all(projects.map(texts))).toEqual([[{ text: 'Kept in 0' }], [{ text: 'Kept in 1' }]])
})

test('a person who leaves the workspace loses their assignments', async () => {
  const { project, reviewer, made, authorId } = await pair()
  await assignPackage(reviewer, { id: made.id, assignee_id: authorId })
  await removeMember(project.org, { user_id: authorId })
  expect((await getPackage(reviewer, made)).assignee_id).toBeNull()
})
