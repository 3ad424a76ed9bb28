import { expect, type Page } from './test'

// Steps through the form for a new source, shared by the browser tests of every type.

/** Opens the form of a type, by the name on its card, with its fields empty. */
export async function openSourceForm(page: Page, project: string, type: string | RegExp): Promise<void> {
  await page.goto(`${project}/sources/new`)
  await page.getByRole('navigation', { name: 'Source type' }).getByRole('link', { name: type }).click()
  await expect(page.getByRole('button', { name: /^Create/ })).toBeVisible()
}

/** Creates the source with this name and waits until its first sync has finished; returns the path of its page. */
export async function createSourceFromForm(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create and sync' }).click()
  await page.waitForURL(/\/sources\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('status').filter({ hasText: /Done|Failed/ })).toBeVisible()
  return new URL(page.url()).pathname
}
