import { ask } from './fixtures/ask'
import { ownProject } from './own-project'
import { expect, expectAccessible, expectFits, startSession, test } from './test'

test('a colleague learns of a failed post: the inbox counts it and says why, and its link opens the review queue', async ({
  page,
}) => {
  const { workspace, path } = await ownProject(page, 'Kite', 'Harbour')
  const colleague = await ask('addMember', { workspace, name: 'Bela', role: 'editor' })
  await ask('recordFailure', { workspace, title: 'Spring walk', reason: 'The account is suspended.' })
  await startSession(page, colleague.email)
  await page.goto('/account/inbox')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The account is suspended.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Inbox 1 unread' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: '“Spring walk” failed (unread)' }).click()
  await page.waitForURL(`**${path}/review`)
  await page.goto('/account/notifications')
  await page.getByRole('checkbox', { name: 'Failed posts by email' }).uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Choices saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Failed posts by email' })).not.toBeChecked()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectFits(page)
  await expectAccessible(page)
})
