import { listingPage, plainArticle, spaShell } from '../testing/fakes/web-pages'
import { sitemapOf, startWebSite, type WebSite } from '../testing/fakes/web-site'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, expectAccessible, test } from './test'

let site: WebSite

test.beforeEach(async () => {
  site = await startWebSite({ port: fixturePort() })
})
test.afterEach(() => site.close())

test('a list of articles is previewed and synced, reported when it is gone, and recovers', async ({
  page,
}) => {
  site.put('/journal', listingPage(['/2026/mill', '/2026/ferry', '/2026/app']))
  site.put(
    '/2026/mill',
    plainArticle('The mill stands still', { more: '<p class="credit">By the bridge keeper.</p>' }),
  )
  site.put('/2026/ferry', plainArticle('The ferry runs again'))
  site.put('/2026/app', spaShell)

  const project = await createOwnProject(page, 'web pages')
  await openSourceForm(page, project, /Web pages/)
  await expect(page.getByText(/If the site has a feed/)).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Enter the address of a page or of a site.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Start address' }).fill(`${site.url}/journal`)
  await page.getByText('More settings').click()
  await page.getByRole('textbox', { name: 'Selector of the title' }).fill('h1:has(*)')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByText('Enter a CSS selector like').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Selector of the title' }).fill('')
  await page.getByRole('button', { name: /^Preview/ }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('3 entries found.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'The mill stands still' })).toBeVisible()
  await expect(preview.getByText(/builds its text with JavaScript/)).toBeVisible()
  await expectAccessible(page)

  const path = await createSourceFromForm(page, 'Journal')
  await expect(page.getByText('2 new, 1 skipped.').first()).toBeVisible()
  site.put('/journal', { body: 'moved', status: 404 })
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toBeVisible()
  await expect(page.getByText('There is no page at the start address').first()).toBeVisible()
  await expectAccessible(page)

  site.put('/robots.txt', { type: 'text/plain', body: 'User-agent: Tributary\nDisallow: /journal' })
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText(/The robots\.txt of .* asks bots not to read/).first()).toBeVisible()

  site.remove('/robots.txt')
  site.put('/journal', listingPage(['/2026/mill', '/2026/bell']))
  site.put('/2026/bell', plainArticle('The bell rings'))
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('1 new').first()).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.goto(`${project}/items`)
  await page.getByRole('link', { name: 'The mill stands still' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The mill stands still' })).toBeVisible()
  await expect(page.getByText(/Nobody in the valley could remember/).first()).toBeVisible()
  await expectAccessible(page)
})

test('a pasted sitemap is recognized and becomes a synced source', async ({ page }) => {
  site.put('/sitemap.xml', sitemapOf(site, { '/a': '2026-11-01', '/b': '2026-11-02' }))
  site.put('/a', plainArticle('First story'))
  site.put('/b', plainArticle('Second story'))
  const project = await createOwnProject(page, 'web sitemap')
  await page.goto(`${project}/sources/new`)
  await page.getByLabel('Paste an address').fill(`${site.host}/sitemap.xml`)
  await page.getByLabel('Paste an address').press('Enter')
  await expect(page.getByText(/This is a sitemap/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Start address' })).toHaveValue(`${site.url}/sitemap.xml`)
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('2 entries found.')).toBeVisible()
  await createSourceFromForm(page, 'Sitemap')
  await expect(page.getByText('2 new.').first()).toBeVisible()
})
