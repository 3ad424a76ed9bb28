import { readFile } from 'node:fs/promises'
import { contrastRatio } from '@/lib/platforms/contrast'
import { dropFile } from './drop-file'
import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, test } from './test'

/** Calls the API as the page itself would, as the signed-in person. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method, ...(body === '' ? {} : { body, headers }) })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

test('the switcher shows the hub’s logo, or else the uploaded one, or else initials in the brand’s colors', async ({
  page,
  baseURL,
}) => {
  const project = await createOwnProject(page, 'logo')
  await page.goto(project)
  const { data } = await call(page, 'GET', '/api/projects')
  const id: string = data[0].id
  const mark = page.getByRole('button', { name: /Switch project/ }).first()
  const letters = mark.locator('[data-initials]')
  const look = () =>
    letters.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color])
  const settings = `${project}/settings`

  for (const [primary, secondary, inSecond] of [
    ['#14646b', '#ffffff', true],
    ['#14646b', '#e26d5a', false],
    ['#ffe14d', '#1b1b4b', true],
  ] as const) {
    await call(page, 'PUT', `/api/projects/${id}/voice`, {
      primary_color: primary,
      secondary_color: secondary,
    })
    await page.goto(settings)
    await expect(letters).toHaveText('B')
    const [ground = '', ink = ''] = (await look()).map(hex)
    expect(ground).toBe(primary)
    expect(ink === secondary).toBe(inSecond)
    expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5)
  }

  const hubLogo = `${baseURL}/sample/brand/logo.png`
  const brand = (brand_assets: Record<string, string | null>) =>
    call(page, 'PATCH', `/api/projects/${id}`, { settings: { brand_assets } })
  await brand({ hub_logo_url: hubLogo, logo_url: hubLogo })
  await page.goto(settings)
  await expect(mark.locator('img')).toHaveAttribute('src', hubLogo)
  await expect(page.getByText('This logo comes from your brand hub.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove (?:your uploaded )?logo/ })).toHaveCount(0)
  await expectAccessible(page)

  const choose = page.getByLabel(/^Drop another logo here/)
  await expect(choose).toBeEnabled()
  await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('logo.svg: We don’t accept SVG images.')).toBeVisible()
  await dropFile(page, page.locator('label', { hasText: 'Drop another logo here' }), {
    name: 'own.png',
    type: 'image/png',
    bytes: await readFile('public/sample/brand/logo.png'),
  })
  await expect(page.getByText('Logo saved. The brand hub’s logo is still shown.')).toBeVisible()
  await expect(mark.locator('img')).toHaveAttribute('src', hubLogo)
  await brand({ hub_logo_url: null })
  await page.goto(settings)
  await expect(mark.locator('img')).toHaveAttribute('src', /^\/api\/media\//)
  await expect
    .poll(() => mark.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /Brook/ }).locator('img')).toHaveAttribute(
    'src',
    /^\/api\/media\//,
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed.')).toBeVisible()
  await expect(letters).toHaveText('B')
  // A logo that no longer exists leaves no gap.
  await brand({ logo_url: `${baseURL}/sample/brand/gone.png` })
  await page.goto(settings)
  await expect(letters).toHaveText('B')
  await brand({ logo_url: null })
  await page.goto(settings)
  await expect(letters).toHaveText('B')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await expectAccessible(page)
})
