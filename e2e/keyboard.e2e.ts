import type { Locator } from 'playwright/test'
import { expect, type Page, test } from './test'

/**
 * Whether the focus is visible: an outline or a ring around the element, its whole row, or the field that it is
 * part of.
 */
const showsFocus = (element: Element): boolean => {
  const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && outlineWidth !== '0px'
  const field = element.parentElement?.closest('.input')
  const own = [getComputedStyle(element), getComputedStyle(element, '::after')]
  return (
    own.some((style) => outlined(style) || style.boxShadow !== 'none') ||
    (field != null && outlined(getComputedStyle(field)))
  )
}

/** Presses Tab until the target has the focus, and expects a visible focus on everything on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    await expect.poll(() => focused.evaluate(showsFocus), { message: 'the focus can be seen' }).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never comes to ${target}.`)
}

test('the keyboard alone leads from sign-in to a published post', async ({ page }) => {
  test.slow()
  await page.goto('/sign-in')
  await expect(page.getByLabel('Email')).not.toHaveValue('')
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Saumlings', level: 1 })).toBeVisible()

  // Other tests use the demo project at the same time, and a re-render in between may lose the focus.
  await expect(async () => {
    await page.goto(new URL(page.url()).pathname)
    await expect(page.getByRole('heading', { name: 'Saumlings', level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  }).toPass()

  await tabTo(page, page.getByRole('link', { name: 'Content', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Oskelle/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Oskelle', level: 1 }).first()).toBeVisible()
  await tabTo(page, page.getByRole('main').locator('a[href*="/packages/"]').first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('as it will appear')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Approve', exact: true }))
  await page.keyboard.press('Enter')
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish now' }).first()
  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(publish).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Publish now' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('main header').first()).toContainText('Published', { timeout: 45_000 })
  await tabTo(page, page.getByRole('link', { name: /View post/ }).first())
})
