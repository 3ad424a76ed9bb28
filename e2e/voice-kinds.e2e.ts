import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectFits, expectLightScript, type Page, test } from './test'

/** Creates a push source and sends it items of these kinds, each named after its kind and its index in the list. */
async function push(page: Page, project: string, kinds: string[]): Promise<void> {
  await page.goto(`${project}/sources/new?type=push`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Website')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The source is ready' })).toBeVisible()
  await page.getByRole('tab', { name: 'curl' }).click()
  const curl = await page.getByRole('tabpanel').innerText()
  const answer = await fetch(/curl -X POST '([^']+)'/.exec(curl)?.[1] ?? '', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${/Authorization: Bearer ([^'"]+)/.exec(curl)?.[1]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      items: kinds.map((kind, at) => ({
        external_id: `item-${at}`,
        title: `The ${kind} number ${at}`,
        content: `What the ${kind} tells. It is short.`,
        content_type: kind,
      })),
    }),
  })
  expect(answer.status).toBe(200)
}

test('the voice chooses which content types become posts, and shows what that means for existing items', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'kinds')
  await page.goto(`${project}/voice`)
  const kinds = page.getByLabel('Content types')
  await expect(page.getByText('The list is empty, so we create posts from all content types.')).toBeVisible()
  await kinds.fill('Blog Post')
  await kinds.press('Enter')
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()

  await push(page, project, ['blog-post', 'note', 'note'])
  await page.goto(`${project}/items`)
  const row = (title: string) => page.getByRole('row', { name: new RegExp(title) })
  await expect(row('The note number 1')).toContainText(
    'Not turned into posts: the brand voice excludes “note”',
  )
  await expect(async () => {
    await page.reload()
    await expect(row('The blog-post number 0')).toContainText('Waiting for a channel', { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)

  // One of them anyway, because a person wants it.
  await page.getByRole('link', { name: 'The note number 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The note number 1' })).toBeVisible()
  await expect(page.getByText('Not turned into posts: the brand voice excludes “note”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create posts now' }).click()
  await expect(
    page.getByText('We are creating the posts, although the brand voice excludes “note”.'),
  ).toBeVisible()
  await expect(page.getByText('Not turned into more posts: the brand voice excludes “note”')).toBeVisible()
  await page.getByRole('link', { name: 'Open brand voice' }).click()

  await expect(
    page.getByText('We create posts from 1 content type. We leave out 2 items of other types: “note”.'),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: /^Add note\s*2 items$/ }).click()
  await expect(page.getByText('We create posts from 2 content types and leave nothing out.')).toBeVisible()
  await expect(
    page.getByText('After you save, we also create posts from content we skipped so far: “note”.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add note/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add one' }).click()
  const offered = await page
    .getByLabel('Type', { exact: true })
    .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
  expect(offered).toEqual(['Blog Post', 'note'])
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()

  await expect(async () => {
    await page.goto(`${project}/items`)
    await expect(page.getByRole('table').getByText('Waiting for a channel')).toHaveCount(3, {
      timeout: 1_000,
    })
  }).toPass()
  await expect(page.getByText('Not turned into posts')).toHaveCount(0)
  await page.goto(`${project}/sources/new?type=push`)
  const choices = await page
    .locator('input[name="config.default_content_type"]')
    .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
  expect(choices).toEqual(['Blog Post', 'note'])
  await expectLightScript(page, `${project}/voice`)
})
