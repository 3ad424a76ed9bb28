import { once } from 'node:events'
import { createServer } from 'node:net'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { openSourceForm } from './source-form'
import { expect, test } from './test'

test('a MySQL server without free connections is reported as such', async ({ page }) => {
  const words = Buffer.from('#08004Too many connections')
  const full = Buffer.concat([Buffer.from([words.length + 3, 0, 0, 0, 255, 0x10, 0x04]), words])
  const port = fixturePort()
  const server = createServer((socket) => socket.on('error', () => undefined).end(full)).listen(
    port,
    '127.0.0.1',
  )
  await once(server, 'listening')
  try {
    const project = await createOwnProject(page, 'table mysql')
    await openSourceForm(page, project, /Database table/)
    await page.getByLabel(/^Database type/).selectOption({ label: 'MySQL or MariaDB' })
    await page.getByLabel(/^Server/).fill('127.0.0.1')
    await page.getByLabel(/^Port/).fill(String(port))
    await page.getByRole('textbox', { name: 'Database', exact: true }).fill('site')
    await page.getByLabel(/^User/).fill('reader')
    await page.getByLabel(/^Table or view/).fill('articles')
    await page.getByText('More settings').click()
    await page.getByLabel(/^Secure connection/).selectOption({ label: 'Off (own network only)' })
    await expect(page.getByLabel(/^Schema/)).toBeHidden()
    await page.getByRole('button', { name: /^Preview/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'has no free connections' })).toBeVisible()
  } finally {
    server.close()
  }
})
