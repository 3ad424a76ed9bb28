import { expect, expectAccessible, expectLightScript, startSession, test } from './test'

test('the sign-in page loads, is accessible and light on script', async ({ page }) => {
  await expectLightScript(page, '/sign-in')
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible()
  await expectAccessible(page)
})

test('the health endpoint reports ok', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok' })
})

test('letters, symbols and emoji are drawn instead of showing as boxes', async ({ page }) => {
  await page.setContent(
    '<span id=a style="font:40px sans-serif">→</span> <span id=b style="font:40px sans-serif">🚀</span>',
  )
  const widths = await page.evaluate(() => {
    const width = (text: string) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return 0
      context.font = '40px sans-serif'
      return context.measureText(text).width
    }
    const nobody = width('\u{10FFFD}')
    return { nobody, seen: ['ß', 'Ä', '→', '✓', '🚀', '😀'].map(width) }
  })
  for (const width of widths.seen) expect(width).toBeGreaterThan(0)
  expect(widths.seen).not.toContain(widths.nobody)
})

test('the feeds of the simulated networks and their media are only for people who are signed in', async ({
  page,
}) => {
  for (const path of ['/sandbox', '/sandbox/x', '/sandbox/x/1']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(path)}`)
  }
  await startSession(page)
  await page.goto('/sandbox/x')
  const address = await page.locator('article img[src^="/sandbox/media/"]').first().getAttribute('src')
  expect((await page.request.get(address ?? '')).status()).toBe(200)
  await page.context().clearCookies()
  expect((await page.request.get(address ?? '')).status()).toBe(404)
})
