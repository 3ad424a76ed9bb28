import { type Bucket, startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm } from './source-form'
import { expect, expectAccessible, test } from './test'

let site: Bucket

test.beforeEach(async () => {
  site = await startBucket({ port: fixturePort() })
})
test.afterEach(() => site.close())

const post = (name: string, text: string) => `<item>
  <title>${name}</title><link>https://mill.example/${name}</link><guid isPermaLink="false">${name}</guid>
  <pubDate>Tue, 03 Nov 2026 10:00:00 +0000</pubDate><category>Pond</category><category>Uncategorized</category>
  <content:encoded><![CDATA[<p>${text}</p>]]></content:encoded></item>`
const feed = (...posts: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>The mill</title><link>https://mill.example/</link><language>en</language>${posts.join('')}</channel></rss>`
const page = `<!doctype html><html><head><title>The mill</title>
  <link rel="alternate" type="application/rss+xml" title="The mill: comments" href="comments/feed">
  <link rel="alternate" type="application/rss+xml" title="The mill" href="feed"></head><body>Welcome</body></html>`

test('the feed of a pasted blog is found, previewed and synced, and the source explains when it is broken', async ({
  page: browser,
}) => {
  site.put('blog', page)
  site.put('feed', feed(post('Reed', 'Reed grows in <b>water</b>.'), post('Rush', 'So does rush.')))
  const project = await createOwnProject(browser, 'source feed')
  await browser.goto(`${project}/sources/new`)
  await browser.getByLabel('Paste an address').fill(`${site.host}/bucket/blog`)
  await browser.getByLabel('Paste an address').press('Enter')
  await expect(browser.getByText('This page has 2 feeds. This is the first one (“The mill”).')).toBeVisible()
  await expect(browser).toHaveURL(/type=rss_feed/)
  await expect(browser.getByLabel('Feed address')).toHaveValue(`${site.url}/feed`)
  const preview = browser.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('2 entries found.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Reed' })).toBeVisible()
  await expect(preview.getByText('So does rush.')).toBeVisible()
  await expectAccessible(browser)

  const source = await createSourceFromForm(browser, 'Mill blog')
  await expect(browser.getByText('2 new.').first()).toBeVisible()
  await browser.goto(`${project}/items`)
  await browser.getByRole('link', { name: 'Reed' }).first().click()
  await expect(browser.getByRole('heading', { level: 1, name: 'Reed' })).toBeVisible()
  await expect(browser.getByText('Reed grows in water.').first()).toBeVisible()
  await expect(browser.getByText('Pond', { exact: true }).first()).toBeVisible()

  site.put('feed', '<!doctype html><html><body><form><input type="password"></form></body></html>')
  await browser.goto(source)
  await browser.getByRole('button', { name: 'Sync now' }).click()
  await expect(browser.getByText('Needs attention')).toBeVisible()
  await expect(browser.getByText(/looks like a sign-in page instead of a feed/).first()).toBeVisible()
  await expectAccessible(browser)

  site.put('feed', feed(post('Eel', 'A new one.'), post('Reed', 'Reed grows in <b>water</b>.')))
  await browser.getByRole('button', { name: 'Sync now' }).click()
  await expect(browser.getByText('1 new.').first()).toBeVisible()
  await expect(browser.getByText('Needs attention')).toHaveCount(0)
  await browser.goto(`${project}/items`)
  await expect(browser.getByRole('row', { name: /Rush/ })).toBeVisible()
  await expect(browser.getByText('Withdrawn')).toHaveCount(0)
})

test('an address without a feed shows an error, and another address works', async ({ page: browser }) => {
  site.put('empty', '<!doctype html><html><head><title>No feed</title></head><body>Nothing</body></html>')
  site.put('feed', feed(post('Reed', 'Text')))
  const project = await createOwnProject(browser, 'source feed none')
  await browser.goto(`${project}/sources/new?type=rss_feed`)
  await browser.getByLabel('Feed address').fill(`${site.url}/empty`)
  await browser.getByRole('button', { name: /^Preview/ }).click()
  await expect(browser.getByRole('alert').filter({ hasText: 'We found no feed for this page' })).toBeVisible()
  await expectAccessible(browser)
  await browser.getByLabel('Feed address').fill(`${site.url}/feed`)
  await browser.getByRole('button', { name: /^Preview/ }).click()
  await expect(browser.getByText(/1 entry found/)).toBeVisible()
})
