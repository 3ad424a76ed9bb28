import { ask } from './fixtures/ask'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, test } from './test'

const mill =
  'The old mill by the river grinds rye for six bakeries of the valley. Its wheel is five metres high and was rebuilt in 2019. Every Saturday the miller shows visitors the stones.'

test('a new topic shows its next dates, writes posts, and holds one that repeats another until its content says something new', async ({
  page,
}) => {
  const own = await ownProject(page, 'topics')
  const { path, workspace } = own
  await connectSandbox(own, 'linkedin', { name: 'Valley' })
  await page.goto(`${path}/topics`)
  await expect(page.getByRole('heading', { name: 'No topics yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a source first' })).toBeVisible()
  await ask('addItems', { workspace, kind: 'place', texts: { 'The rye mill': mill } })
  await page.reload()
  await page.getByRole('link', { name: 'New topic' }).click()

  await expect(page.getByRole('heading', { name: '1 piece of content matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText('written by the built-in composer')).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Preview on LinkedIn' })).toContainText('mill')
  await expectAccessible(page)
  // A topic writes a day ahead, so on some weekdays it would write a post by itself during the test.
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('First possible date').fill(inTenDays)
  await page.getByRole('button', { name: 'Create topic' }).click()

  await expect(page.getByRole('heading', { name: 'One place a week' })).toBeVisible()
  await expect(page.getByText('Every week on Monday at 09:00')).toBeVisible()
  await expect(page.getByText('Mon ').filter({ hasText: '09:00' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Write a post now' }).click()
  const runs = page
    .getByRole('list', { name: 'Runs' })
    .getByRole('listitem')
    .filter({ hasText: 'Asked for by hand' })
  await expect(runs).toHaveCount(1)
  await expect(runs.first().getByText('Written', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await runs.first().getByRole('link', { name: 'View the post' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()

  // What the topic made repeats the content, so Content doesn't list it.
  await page.goto(`${path}/items`)
  await expect(page.getByRole('table', { name: 'Content' }).locator('tbody tr')).toHaveCount(1)

  // The same content under another name, and the topic has nothing else to draw on.
  await page.goto(`${path}/topics`)
  await page.getByRole('link', { name: 'One place a week' }).click()
  const tabs = page.getByRole('navigation', { name: 'Topic', exact: true })
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The next post uses these settings.')).toBeVisible()
  await ask('addItems', { workspace, kind: 'place', texts: { 'The rye mill by the river': mill } })
  await page.getByRole('button', { name: 'Write a post now' }).click()
  await expect(runs).toHaveCount(2)
  await expect(runs.first().getByText('Too similar', { exact: true })).toBeVisible()
  await expect(runs.first().getByRole('blockquote')).toContainText('mill')
  await expectAccessible(page)

  // Now the content has more to tell.
  const ferry = 'A cable ferry beside the weir takes cyclists across the water from April until October.'
  await ask('changeContent', { workspace, title: 'The rye mill by the river', text: ferry })
  await runs.first().getByRole('link', { name: 'View the post' }).click()
  await expect(page.getByText('Too similar to an approved post').first()).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await page.getByRole('button', { name: 'Regenerate post' }).click()
  await expect(page.getByText('Too similar to an approved post')).toHaveCount(0)
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue(/cable ferry/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()

  await page.goto(`${path}/topics/coverage`)
  await expect(page.getByRole('row').filter({ hasText: 'The rye mill' }).first()).toBeVisible()
  await expectAccessible(page)
})
