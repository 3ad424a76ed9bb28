import { expect, test } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { deleteView } from './delete-view'
import { listSavedViews } from './list-saved-views'
import { renameView } from './rename-view'
import { saveView } from './save-view'

useTestDatabase()

test('saved views belong to one person, have unique names, and can be saved again after deletion', async () => {
  const project = await createTestProject()
  const { ctx } = project
  const colleague = await createTestMember(project, 'viewer')
  const mine = await saveView(ctx, { name: 'German', query: 'language=de' })
  await saveView(colleague, { name: 'German', query: 'language=de&sort=oldest' })
  await expect(saveView(ctx, { name: 'German', query: '' })).rejects.toMatchObject({ code: 'invalid' })
  const other = await saveView(ctx, { name: 'Flagged', query: 'flag=any' })
  await expect(renameView(ctx, { id: other.id, name: 'German' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(renameView(colleague, { id: mine.id, name: 'Theirs' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(deleteView(colleague, { id: mine.id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await renameView(ctx, { id: mine.id, name: 'Deutsch' })).toMatchObject({ name: 'Deutsch' })
  const { name, query } = await deleteView(ctx, { id: mine.id })
  await saveView(ctx, { name, query })
  expect((await listSavedViews(ctx)).map((view) => view.name)).toEqual(['Flagged', 'Deutsch'])
  expect((await listSavedViews(colleague)).map((view) => view.query)).toEqual(['language=de&sort=oldest'])
})
