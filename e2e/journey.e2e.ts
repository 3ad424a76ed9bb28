import { startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm } from './source-form'
import { expect, type Page, startSession, test } from './test'

/**
 * The main job, end to end, through the user interface: an item of the sample brand becomes a post on a feed, then
 * an item from the person's own bucket does. Also takes the screenshots for docs/screenshots if
 * TRIBUTARY_SCREENSHOTS names a folder.
 */
const folder = process.env.TRIBUTARY_SCREENSHOTS
const picture = async (page: Page, name: string) => {
  if (!folder) return
  // The screenshot must also show images that load after the text.
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${name}.png` })
}

const lantern = {
  slug: 'ferry-lantern',
  updated_at: '2026-10-01T08:00:00Z',
  bible: {
    display_name: 'The Ferry Lantern',
    tagline_en: 'Lit before the boat is seen, out before it is missed.',
    vibe_personality_en:
      'The Ferry Lantern hangs at the landing of Oster Reach and has never let a boat arrive in the dark.',
    vibe_surprise_facts: ['The Ferry Lantern has been trimmed by the same family for ninety years.'],
    tags: ['ferry', 'night'],
    target_platforms: ['sandbox-x-en'],
  },
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('as it will appear')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('main header').first()).toContainText('Published', { timeout: 45_000 })
  // The preview of a published post has its time, no longer "now".
  await expect(page.getByRole('figure', { name: /^Preview on/ }).locator('time')).toBeVisible()
}

async function seeOnFeed(page: Page, words: string, name: string): Promise<void> {
  const post = await page
    .getByRole('link', { name: /View post/ })
    .first()
    .getAttribute('href')
  await page.goto(post ?? '')
  await expect(page.getByText('nothing leaves this computer')).toBeVisible()
  await expect(page.locator('main')).toContainText(words)
  await picture(page, name)
}

test('the sample brand: from its items to a post on the sandbox feed', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByText('Try it with the demo account')).toBeVisible()
  await startSession(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Saumlings' })).toBeVisible()
  await picture(page, 'overview')

  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Tuschel' })).toBeVisible()
  await picture(page, 'items')
  await page.getByRole('link', { name: 'Tuschel' }).click()
  await expect(page.getByRole('heading', { name: 'Surprising facts (DE)' })).toBeVisible()
  await picture(page, 'item')

  await page.getByRole('link', { name: /^Review/ }).click()
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tuschel', exact: true })).toBeVisible()
  await picture(page, 'review')
  await page.getByRole('link', { name: 'Tuschel', exact: true }).click()
  await expect(page.getByText('as it will appear')).toBeVisible()
  await picture(page, 'package')
  // No item of the sample brand has a video, which does not keep posts from their other channels.
  await expect(page.getByText(/^We left out “Saumlings on YouTube”/)).toBeVisible()
  const films = page.getByRole('checkbox', { name: /YouTube/ })
  await expect(films).not.toBeChecked()
  await expect(films).toHaveAccessibleDescription(/make a video from this post/)
  const text = await page.getByLabel('Post', { exact: true }).inputValue()
  await publish(page)
  await seeOnFeed(page, text.split('\n')[0] ?? '', 'feed')

  await page.goto('/saumlings-studio/saumlings/voice')
  await page.getByRole('tab', { name: 'How it looks' }).click()
  await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#7a2e4d')
  await expect(page.getByText('With your changes')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture(page, 'voice')
})

test('a person’s own bucket is previewed, synced, reviewed and posted', async ({ page }) => {
  test.slow()
  const bucket = await startBucket({ port: fixturePort() })
  bucket.publish([lantern, { slug: 'no-bible-yet', updated_at: '2026-10-02T08:00:00Z' }])
  try {
    await startSession(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Sources', exact: true }).click()
    await page.getByRole('link', { name: 'Add a source' }).click()
    const kinds = page.getByRole('navigation', { name: 'Source type' })
    await kinds.getByRole('link', { name: 'Content folder (manifest.json)' }).click()
    await page.getByLabel(/Folder address/).fill(bucket.url)
    await page.getByRole('button', { name: /Preview/ }).click()
    await expect(page.getByText('The Ferry Lantern').first()).toBeVisible()
    await expect(page.getByText('no-bible-yet').first()).toBeVisible()
    await picture(page, 'preview')
    await page.getByLabel(/^Name/).fill('Oster Reach')
    await page.getByRole('button', { name: /^Create/ }).click()
    await expect(page.getByRole('heading', { name: 'Oster Reach' })).toBeVisible()
    await expect(page.getByText(/1 new/).first()).toBeVisible({ timeout: 45_000 })
    await picture(page, 'source')

    // Not the source's next step, "Review post".
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Review/ })
      .click()
    await page.waitForURL('**/review')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: 'The Ferry Lantern', exact: true })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await page.getByRole('link', { name: 'The Ferry Lantern', exact: true }).click()
    await publish(page)
    await seeOnFeed(page, 'Lantern', 'feed-own')
  } finally {
    await bucket.close()
  }
})

test('a new workspace: the source first, detected from the address of its folder, then the channel', async ({
  page,
}) => {
  test.slow()
  const bucket = await startBucket({ port: fixturePort() })
  const { target_platforms: _, ...bible } = lantern.bible
  bucket.publish([{ ...lantern, bible }])
  try {
    const project = await createOwnProject(page, 'first steps')
    await page.goto(project)
    await page.getByRole('main').getByRole('link', { name: 'Add a source' }).click()
    await page.getByLabel('Paste an address').fill(bucket.url)
    await page.getByRole('button', { name: 'Detect' }).click()
    await expect(page.getByText('This is a manifest with 1 entry.')).toBeVisible()
    await createSourceFromForm(page, 'Oster Reach')

    await page.goto(`${project}/review`)
    const post = page.getByRole('main').getByRole('link', { name: 'The Ferry Lantern', exact: true })
    const reason = 'Connect a channel, and we’ll write the post automatically.'
    const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: reason })
    const comesTo = (count: number) =>
      expect(async () => {
        await page.reload()
        await expect(post).toBeVisible({ timeout: 2_000 })
        await expect(waiting).toHaveCount(count, { timeout: 2_000 })
      }).toPass({ timeout: 60_000 })
    await comesTo(1)
    await page.getByRole('link', { name: 'Channels', exact: true }).click()
    await page.getByRole('link', { name: 'Connect sandbox X' }).click()
    await page.getByLabel('New account').check()
    await page.getByLabel('Name', { exact: true }).fill('First steps')
    await page.getByLabel('Handle').fill(`first_${Date.now().toString(36)}`)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(/\/channels/)
    await page.goto(`${project}/review`)
    await comesTo(0)
    await post.click()
    await publish(page)
    await expect(page.getByRole('link', { name: /View post/ }).first()).toBeVisible()
  } finally {
    await bucket.close()
  }
})
