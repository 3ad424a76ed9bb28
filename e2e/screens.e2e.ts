import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, startSession, test } from './test'

/** Returns the path of the sample brand's demo project, which has more items than one page shows. */
async function demoProject(page: Page): Promise<string> {
  await page.goto('/')
  await page.waitForURL((url) => url.pathname.split('/').length === 3)
  return new URL(page.url()).pathname
}

/** Opens a page without a cache, scrolls through it, and adds up the bytes of the images it transfers. */
async function imageWeight(page: Page, path: string): Promise<{ bytes: number; images: number }> {
  const session = await page.context().newCDPSession(page)
  const images = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') images.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Images that are hidden at this width are never loaded.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
  await session.detach()
  return { bytes, images: images.size }
}

test('Items and Review load less than 150 kB of images', async ({ page }) => {
  // Only the lists: on wider screens, the open post next to the list shows its own images.
  await page.setViewportSize({ width: 1024, height: 800 })
  await startSession(page)
  const project = await demoProject(page)
  for (const list of ['items', 'review']) {
    const { bytes, images } = await imageWeight(page, `${project}/${list}`)
    expect(images, `images of ${list}`).toBeGreaterThan(5)
    expect(bytes, `bytes of the images of ${list}`).toBeLessThan(150_000)
  }
})

test('no page is wider than the screen at phone, tablet and laptop widths', async ({ page }) => {
  await startSession(page)
  const project = await demoProject(page)
  const workspace = `/${project.split('/')[1]}`
  for (const path of [workspace, project, `${project}/items`, `${project}/review`, `${project}/sources`])
    for (const width of [390, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      // Only style sheets depend on the width, so resizing a page shows the same as opening it again.
      if (width === 390) await page.goto(path)
      await expectFits(page, `${path} at ${width} px`)
    }
})

test('the planning pages fit a phone and are accessible in dark mode', async ({ page }) => {
  await startSession(page)
  const project = await demoProject(page)
  const workspace = `/${project.split('/')[1]}`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [
    `${project}/topics`,
    `${project}/topics/new`,
    `${project}/topics/coverage`,
    `${project}/calendar?view=month`,
    `${project}/channels`,
    `${workspace}/calendar`,
  ]) {
    await page.goto(path)
    await expectFits(page, path)
    await expectAccessible(page)
  }
})

test('a long project name does not make pages wider than a phone', async ({ page }) => {
  const project = await createOwnProject(page, 'narrow')
  await page.goto(`${project}/settings`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Donaudampfschifffahrt'.repeat(5))
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Project settings saved.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [`/${project.split('/')[1]}`, project]) {
    await page.goto(path)
    await expectFits(page, path)
  }
})

test('a link shows at once that its page is loading', async ({ page }) => {
  await startSession(page)
  const project = await demoProject(page)
  await page.goto(`${project}/sources`)
  const answering = Promise.withResolvers<void>()
  await page.route(`**${project}/items?*_rsc*`, async (route) => {
    await answering.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Content' }).click()
  // The bar, or the page's loading outline if that was prefetched.
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await expect(
    bar.or(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })),
  ).toBeVisible()
  answering.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('browsers, phones and social networks find icons and a preview image', async ({ page, request }) => {
  for (const path of ['/favicon.ico', '/apple-icon.png', '/icon.svg', '/icons/192.png', '/icons/512.png']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toMatch(/^image\//)
  }
  await page.goto('/sign-in')
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/png')
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1)
})

test('a printout shows the page without the navigation, in light colors', async ({ page }) => {
  await startSession(page)
  const project = await demoProject(page)
  await page.goto(`${project}/items`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Project' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('the buttons of a long dialog are in view on a laptop and on a phone, while its fields scroll', async ({
  page,
}) => {
  await startSession(page)
  const workspace = `/${(await demoProject(page)).split('/')[1]}`
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`${workspace}/settings/notifications`)
    await page.getByRole('button', { name: 'Add destination' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of ['Cancel', 'Add destination'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const last = dialog.getByRole('checkbox').last()
    await last.focus()
    await expect(last).toBeInViewport()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('a relative time shows the full one while it has the focus, without being clipped', async ({ page }) => {
  await startSession(page)
  const project = await demoProject(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${project}/review`)
  await page.locator('main time[tabindex="0"]').first().focus()
  const tip = page.getByRole('tooltip')
  await expect(tip).toHaveText(/^\w{3} \d+ \w{3} \d{4}, \d\d:\d\d \(Europe\/Berlin\)/)
  await expect(tip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})
