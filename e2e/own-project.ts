import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, type Page } from './test'

/** Signs up a new person with a workspace and a project of their own; gives the project's path ("/river/brook"). */
export async function createOwnProject(page: Page, name: string): Promise<string> {
  const unique = `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const slug = unique.toLowerCase().replaceAll(' ', '-')
  await page.goto('/sign-up')
  await page.getByLabel('Your name').fill('Editor')
  await page.getByLabel('Email').fill(`${slug}@example.test`)
  await page.getByLabel(/^password/i).fill('a password for tests')
  await page.getByLabel('Workspace').fill(unique)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/new'))
  await page.getByLabel('Brand name').fill('Brook')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brook' })).toBeVisible()
  return new URL(page.url()).pathname
}

/** Adds a manifest source by its address and waits until its first sync has ended; gives the path of its page. */
export async function addSource(page: Page, project: string, address: string): Promise<string> {
  await openSourceForm(page, project, /Content folder/)
  await page.getByLabel('Folder address').fill(address)
  return createSourceFromForm(page, 'Bucket')
}
