import { type FakeNotion, startNotion } from '../testing/fakes/notion'
import { property, textBlock } from '../testing/fakes/notion/shapes'
import { notionPort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, expectAccessible, test } from './test'

// Not in parallel, because the product expects Notion's API at a single address.
test.describe.configure({ mode: 'default' })

let notion: FakeNotion

test.beforeEach(async () => {
  notion = await startNotion({ port: notionPort() })
})
test.afterEach(() => notion.close())

const stages = { Stage: { type: 'status', status: { options: [{ name: 'Draft' }, { name: 'Ready' }] } } }

test('a database is previewed, its fields are chosen, and it is synced', async ({ page }) => {
  const { id, dataSources } = notion.addDatabase('Content calendar', stages)
  const post = (title: string, stage: string) =>
    notion.addPage(dataSources[0] ?? '', {
      title,
      properties: {
        Stage: property.status(stage),
        Tags: property.multiSelect('water'),
        Campaign: property.select(`Campaign of ${title}`),
      },
      blocks: [textBlock('heading_1', 'How it began'), textBlock('paragraph', `The story of ${title}.`)],
    })
  post('The river', 'Ready')
  post('The lake', 'Ready')
  post('The sea', 'Draft')
  const address = `https://www.notion.so/acme/Content-calendar-${id.replaceAll('-', '')}?v=1`

  const project = await createOwnProject(page, 'notion')
  await openSourceForm(page, project, /Notion database/)
  await expect(page.getByText(/create an internal integration/)).toBeVisible()
  await expect(page.getByLabel('Integration token')).toHaveAttribute('type', 'password')
  await page.getByRole('textbox', { name: 'Database' }).fill('https://example.com/posts')
  await page.getByLabel('Integration token').fill('ntn_wrong')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(/There is no database in this address/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Database' }).fill(address)
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Notion rejected the integration’s token' }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Integration token').fill(notion.token)
  await page.getByText('More settings').click()
  await page.getByLabel('“Ready” property').fill('Stage')
  await page.getByLabel('Its value when ready').fill('ready')
  await page.getByRole('button', { name: /^Preview/ }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('2 entries found.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'The river' })).toBeVisible()
  await expect(preview.getByText('The story of The river.')).toBeVisible()
  await expectAccessible(page)

  await preview.getByRole('button', { name: 'Fields' }).first().click()
  await preview.getByRole('combobox', { name: 'Title' }).first().selectOption('Campaign')
  await expect(preview.getByRole('heading', { name: 'Campaign of The river' })).toBeVisible()

  await createSourceFromForm(page, 'Content calendar')
  await expect(page.getByText('2 new.').first()).toBeVisible()
  await page.goto(`${project}/items`)
  await expect(page.getByText('Campaign of The lake').first()).toBeVisible()
})

test('a database that is no longer shared is reported, and recovers once it is shared again', async ({
  page,
}) => {
  const { id, dataSources } = notion.addDatabase('Posts')
  notion.addPage(dataSources[0] ?? '', { title: 'The river' })
  const project = await createOwnProject(page, 'notion shared')
  await openSourceForm(page, project, /Notion database/)
  await page.getByLabel('Integration token').fill(notion.token)
  await page.getByRole('textbox', { name: 'Database' }).fill(id)
  await createSourceFromForm(page, 'Posts')
  await expect(page.getByText('1 new.').first()).toBeVisible()

  notion.unshare(id)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toBeVisible()
  await expect(page.getByText('The integration has no access to this Notion database').first()).toBeVisible()
  await expect(page.getByText(/choose ••• and “Connections”/).first()).toBeVisible()
  await expectAccessible(page)

  notion.share(id)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible()
})

test('a pasted database address opens its form with the address filled in', async ({ page }) => {
  const { id } = notion.addDatabase('Posts')
  const address = `https://www.notion.so/acme/${id.replaceAll('-', '')}?v=${'1'.repeat(32)}`
  const project = await createOwnProject(page, 'notion paste')
  await page.goto(`${project}/sources/new`)
  await page.getByLabel('Paste an address').fill(address)
  await page.getByLabel('Paste an address').press('Enter')
  await expect(page).toHaveURL(/type=notion_database/)
  await expect(page.getByText('This is the address of a database in Notion.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Database' })).toHaveValue(address)
  await expect(page.getByLabel('Integration token')).toBeFocused()
})
