import { createOwnProject } from './own-project'
import { expect, expectAccessible, type Page, test } from './test'

/** Returns the description that a screen reader reads for a field, in addition to its name. */
const described = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

/** The failure notice that has the focus. */
const focusedNotice = (page: Page) => page.locator(':focus').getByRole('alert')

test('forms focus a wrong field and describe what is wrong with it', async ({ page }) => {
  const project = await createOwnProject(page, 'wrong fields')
  const wrongIn = async (label: string, send: string, says: RegExp) => {
    await page.getByRole('button', { name: send, exact: true }).click()
    const field = page.getByRole('textbox', { name: label, exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => described(page, label)).toMatch(says)
    await expectAccessible(page)
  }

  await page.goto(`${project}/settings`)
  await page.getByRole('textbox', { name: 'Short name' }).fill('Not a short name!')
  await wrongIn('Short name', 'Save', /lowercase letters/)
  await expect(page.getByRole('alert').filter({ hasText: 'Check the highlighted fields.' })).toBeVisible()

  // A form that previews before it stores anything.
  await page.goto(`${project}/sources/new?type=rss_feed`)
  await wrongIn('Feed address', 'Preview', /./)

  await page.goto(`${project}/sources/new`)
  await page.getByLabel('Paste an address').fill('no address')
  await wrongIn('Paste an address', 'Detect', /address/)
  // The only field of its form says it all.
  await expect(page.getByText('Check the highlighted fields.')).toHaveCount(0)
})

test('an error that no field causes takes the focus, in forms, dialogs and uploads alike', async ({
  page,
  context,
}) => {
  const project = await createOwnProject(page, 'lost notices')
  const lost = 'We couldn’t reach the server.'
  await page.goto(`${project}/settings`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(focusedNotice(page)).toContainText(lost)

  await page.getByLabel(/Drop a logo here/).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('none'),
  })
  await expect(focusedNotice(page)).toContainText('We couldn’t upload logo.png.')

  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/to confirm/).fill(project.split('/').at(-1) ?? '')
  await dialog.getByRole('button', { name: 'Delete project' }).click()
  await expect(focusedNotice(page)).toContainText(lost)
  await expect(dialog.getByRole('textbox')).not.toHaveValue('')
  // Opened again, the dialog starts fresh.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await context.setOffline(false)

  await page.goto(`${project}/voice/brief`)
  await context.setOffline(true)
  await page.getByLabel('Brief text').fill('Tone of voice: warm, dry')
  await page.getByRole('button', { name: 'Find brand voice' }).click()
  await expect(focusedNotice(page)).toContainText('We couldn’t read the brief.')
  await expect(page.getByLabel('Brief text')).toHaveValue('Tone of voice: warm, dry')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Find brand voice' }).click()
  await expect(page.getByRole('heading', { name: '1 field found' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'read the brief' })).toHaveCount(0)
})

test('a choice that could not be saved shows its previous value again', async ({ page, context }) => {
  const project = await createOwnProject(page, 'lost choice')
  await page.goto(`${project}/channels`)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Site')
  await dialog.getByLabel(/^URL/).fill('https://hooks.example.com/in')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const language = page.getByLabel('Language for Site')
  const before = await language.inputValue()
  const other = before === 'de' ? 'en' : 'de'
  // The list reloads behind the dialog; going offline during that would make the browser leave the page.
  await expect(dialog).toBeHidden()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await language.selectOption(other)
  await expect(page.getByText(/reach the server.*Check your connection/)).toBeVisible()
  await expect(language).toHaveValue(before)
  await context.setOffline(false)
  await language.selectOption(other)
  await expect(page.getByText(/We’ll create new posts for Site in/)).toBeVisible()
  await expect(language).toHaveValue(other)
})
