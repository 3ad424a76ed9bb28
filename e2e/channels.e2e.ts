import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectLightScript, type Page, test } from './test'

const connect = async (page: Page, network: string) => {
  await page.getByRole('link', { name: `Connect sandbox ${network}` }).click()
  await expect(page.getByRole('heading', { name: 'Let Tributary post for you?' })).toBeVisible()
  await expect(page.getByText('Simulated network. Nothing leaves this computer.')).toBeVisible()
}

test('a network with both ways to connect offers sign-in and typed-in access, and rejects a server without https', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'Sign-in')
  await page.goto(`${project}/channels`)
  await expect(page.getByRole('button', { name: 'Add Bluesky account' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Bluesky' }).click()
  await expectAccessible(page)
  await page.getByLabel('Handle').fill('http://127.0.0.1:1')
  await page.getByRole('button', { name: 'Continue to the server' }).click()
  await expect(page.getByLabel('Handle')).toHaveAccessibleDescription(/must start with https/)
})

test('an account connects with consent, and not without it', async ({ page }) => {
  const project = await createOwnProject(page, 'Channels')
  // A post can be written before there is a channel, and gets its version with the first one.
  await page.goto(`${project}/posts/new`)
  await page.getByLabel('Text', { exact: true }).fill('The brook is open.')
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/packages\//)
  const draft = page.url()
  await page.getByRole('link', { name: 'Connect a channel' }).first().click()
  await expect(page.getByText('No channels yet')).toBeVisible()

  await connect(page, 'X')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('You didn’t allow the connection.')).toBeVisible()

  const handle = `brook_${Math.random().toString(36).slice(2, 8)}`
  for (const network of ['X', 'LinkedIn', 'Instagram', 'YouTube']) {
    await connect(page, network)
    await page.getByLabel('Name', { exact: true }).fill(`Brook ${network}`)
    await expect(page.getByLabel('New account')).toBeChecked()
    await page.getByLabel('Handle').fill(handle)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(/\/channels/)
    const row = page.getByRole('listitem').filter({ hasText: `Brook ${network}` })
    await expect(row).toContainText('Connected')
    await expect(row).toContainText('Sandbox')
  }
  await expect(async () => {
    await page.goto(draft)
    await expect(page.getByLabel('Post', { exact: true })).toHaveValue('The brook is open.', {
      timeout: 1000,
    })
  }).toPass()
  await page.goto(`${project}/channels`)
  // The same person chooses among the company pages that they administer.
  await page.getByRole('link', { name: 'Connect company pages' }).click()
  await page.getByLabel(`@${handle}`).check()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Choose what to connect' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Profile' })).toContainText('Connected')
  await expectAccessible(page)
  await page.getByLabel('Brook LinkedIn Works').check()
  await page.getByLabel('Brook LinkedIn Journal').check()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Brook LinkedIn Works and Brook LinkedIn Journal connected.')).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: 'Brook YouTube' })
  await row.getByRole('button', { name: 'Check now: Brook YouTube' }).click()
  await expect(page.getByText('Brook YouTube is connected.')).toBeVisible()
  await expectAccessible(page)
  await expectLightScript(page, `${project}/channels`)

  // Reconnecting with a different account changes nothing and says so.
  await row.getByRole('link', { name: 'Reconnect Brook YouTube' }).click()
  await page.getByLabel('New account').check()
  await page.getByLabel('Name', { exact: true }).fill('Somebody else')
  await page.getByLabel('Handle').fill(`else_${Math.random().toString(36).slice(2, 8)}`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText(/You signed in as @else_.* This channel is/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Somebody else' })).toHaveCount(0)
  await page.getByText('Setup steps for LinkedIn').click()
  await expect(page.getByRole('list', { name: 'Set up LinkedIn' })).toContainText(
    '/api/channels/callback/linkedin',
  )

  await page.goto(`/${project.split('/')[1]}/connections`)
  await expect(page.getByRole('list', { name: 'Connections' })).toContainText('Brook YouTube')
  await expectAccessible(page)
})

test('a consent callback works once, and a made-up one never', async ({ page }) => {
  const project = await createOwnProject(page, 'Replay')
  await page.goto(`${project}/channels`)
  await connect(page, 'X')
  await page.getByLabel('New account').check()
  await page.getByLabel('Name', { exact: true }).fill('Brook')
  await page.getByLabel('Handle').fill(`brook_${Math.random().toString(36).slice(2, 8)}`)
  const callback = page.waitForRequest(/\/api\/channels\/callback\/x/)
  await page.getByRole('button', { name: 'Allow' }).click()
  const used = (await callback).url()
  await page.waitForURL(/\/channels/)
  await page.goto(used)
  await expect(page.getByText(/This connection link has expired/)).toBeVisible()
  await page.goto('/api/channels/callback/x?code=made-up&state=made-up')
  await expect(page.getByText(/This connection link has expired/)).toBeVisible()
})

test('a channel is disconnected only after confirmation, and a webhook’s secret is shown once', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'Hooks')
  await page.goto(`${project}/channels`)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Newsroom')
  await dialog.getByText('For developers: channel key').click()
  await dialog.getByLabel(/^Key/).fill('newsroom')
  await dialog.getByLabel(/^URL/).fill('https://hooks.example.com/in')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByText(/whsec_/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/whsec_/)).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: 'Newsroom' })
  await row.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog')).toContainText('No planned posts use this channel.')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No channels yet')).toBeVisible()
})
