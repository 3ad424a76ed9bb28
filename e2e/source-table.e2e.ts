import { type FakeDatabase, startDatabase } from '../testing/fakes/database'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, expectAccessible, type Page, test } from './test'

let database: FakeDatabase

test.beforeEach(async () => {
  database = await startDatabase({ port: fixturePort() })
})
test.afterEach(() => database.close())

async function fillPlace(page: Page, table: string): Promise<void> {
  await page.getByLabel(/^Server/).fill('127.0.0.1')
  await page.getByLabel(/^Port/).fill(String(database.port))
  await page.getByRole('textbox', { name: 'Database', exact: true }).fill(database.name)
  await page.getByLabel(/^User/).fill(database.user)
  await page.getByLabel(/^Table or view/).fill(table)
}

test('a table is previewed and synced, reported when it cannot be read, and recovers', async ({ page }) => {
  test.slow()
  await database.sql.unsafe(`create table articles (id serial primary key, titel text, inhalt text, geheim bytea, at timestamptz default now());
    insert into articles (titel, inhalt) values ('Der Fluss', '<p>Er <b>fließt</b>.</p>'), ('Das Meer', 'Es ist weit.')`)
  const project = await createOwnProject(page, 'table')
  await openSourceForm(page, project, /Database table/)
  await expect(page.getByText(/a user with read-only access to the table/)).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'password')
  await fillPlace(page, 'article')
  await page.getByLabel(/^Password/).fill('wrong')
  const preview = page.getByRole('button', { name: /^Preview/ })

  await preview.click()
  await expect(page.getByText(/Certificates are issued for names/)).toBeVisible()
  await page.getByText('More settings').click()
  await page.getByLabel(/^Secure connection/).selectOption({ label: 'Off (own network only)' })
  await expect(page.getByLabel(/^Provider certificate/)).toBeHidden()
  await preview.click()
  await expect(page.getByRole('alert').filter({ hasText: 'rejected the user' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(/^Password/).fill(database.password)
  await preview.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is no table or view “article”' }),
  ).toContainText('There is: articles.')
  await page.getByLabel(/^Table or view/).fill('articles')
  await preview.click()
  const seen = page.getByRole('region', { name: 'Preview' })
  await expect(seen.getByText('2 entries found.')).toBeVisible()
  await expect(seen.getByRole('heading', { name: 'Das Meer' })).toBeVisible()
  await expect(seen.getByText('Es ist weit.')).toBeVisible()
  await expectAccessible(page)

  const path = await createSourceFromForm(page, 'Our articles')
  await expect(page.getByText('2 new.').first()).toBeVisible()

  await database.sql.unsafe(
    `update articles set titel = 'Der Strom' where id = 1; insert into articles (titel) values ('Der See')`,
  )
  database.setOpen(false)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toBeVisible()
  // A server that hangs up immediately can look like a different kind of server, or like a lost connection.
  await expect(page.getByText(/is not PostgreSQL|We lost the connection/).first()).toBeVisible()
  await expectAccessible(page)

  database.setOpen(true)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toHaveCount(0)
  await expect(page.getByText(/1 new, 1 updated/).first()).toBeVisible()
  await page.goto(`${project}/items`)
  await expect(page.getByRole('row', { name: /Der Strom/ })).toBeVisible()

  await page.goto(`${path}/settings`)
  await expect(page.getByLabel(/^Server/)).toHaveValue('127.0.0.1')
  expect(await page.content()).not.toContain(database.password)
})

test('a server or port that is not allowed is explained in the form', async ({ page }) => {
  const project = await createOwnProject(page, 'table places')
  await openSourceForm(page, project, /Database table/)
  await fillPlace(page, 'articles')
  await page.getByLabel(/^Server/).fill('db.example.com')
  await page.getByLabel(/^Port/).fill('22')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByText(/We can’t connect to public databases on port 22/)).toBeVisible()
  await page.getByLabel(/^Port/).fill('5432')
  await page.getByLabel(/^Server/).fill('db.internal')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByText(/isn’t a public server/)).toBeVisible()
  await expect(page.getByLabel(/^Server/)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})
