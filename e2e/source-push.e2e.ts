import { request as httpRequest } from 'node:http'
import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectLightScript, type Page, test } from './test'

type Sender = { address: string; secret: string; source: string }

/** Creates a push source through the form, and reads the address and the secret, which is shown only once. */
async function createPushSource(page: Page, project: string): Promise<Sender> {
  await page.goto(`${project}/sources/new?type=push`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Website')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The source is ready' })).toBeVisible()
  const { address, secret } = await shownCurl(page)
  return { address, secret, source: address.split('/').at(-1) ?? '' }
}

/** Reads the curl command on the page, as a person would copy it. */
async function shownCurl(page: Page): Promise<{ address: string; secret: string; body: string }> {
  // In a dialog, they come after those of the page.
  await page.getByRole('tab', { name: 'curl' }).last().click()
  const curl = await page.getByRole('tabpanel').last().innerText()
  return {
    address: /curl -X POST '([^']+)'/.exec(curl)?.[1] ?? '',
    secret: /Authorization: Bearer ([^'"]+)/.exec(curl)?.[1] ?? '',
    body: /-d '([^']+)'/.exec(curl)?.[1] ?? '',
  }
}

async function send({ address, secret }: Sender, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a push source is created, shows its secret once, takes pushes from the shown curl command, and can be paused and given a new secret', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'push')
  await page.goto(`${project}/sources/new`)
  await page.getByRole('link', { name: /Push/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await expectAccessible(page)
  const sender = await createPushSource(page, project)
  expect(sender.secret).toMatch(/^trs_[\w-]{43}$/)
  await expectAccessible(page)
  const { body } = await shownCurl(page)
  for (const name of ['JavaScript', 'Python']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel')).toContainText(sender.secret)
    await expect(page.getByRole('tabpanel')).toContainText(sender.address)
  }

  await page.getByRole('link', { name: /Open the source/ }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the first push' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(sender.secret)
  await expect(page.getByRole('button', { name: 'Sync now' })).toHaveCount(0)
  await expectAccessible(page)

  // The page updates by itself.
  expect((await send(sender, body)).status).toBe(200)
  await expect(page.getByText('1 new')).toBeVisible()
  const mixed = await send(sender, {
    items: [
      { external_id: 'two', title: 'Two' },
      { external_id: 3, title: 'Three' },
    ],
  })
  expect(mixed.status).toBe(207)
  await page.reload()
  const deliveries = page.getByRole('list', { name: 'Recent deliveries' })
  await deliveries.getByText('1 new, 1 rejected').click()
  await expect(deliveries.getByText('/items/1/external_id')).toBeVisible()
  await expect(deliveries.getByText(/Put the number in quotes/)).toBeVisible()
  await expectAccessible(page)
  await deliveries.getByRole('link', { name: 'Open content' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()

  await page.goto(`${project}/items`)
  await expect(page.getByRole('link', { name: 'Hello from my website' })).toBeVisible()
  await expect(async () => {
    await page.goto(`${project}/review`)
    await expect(page.getByText('Hello from my website').first()).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto(`${project}/sources`)
  await expect(page.getByRole('row', { name: /Website/ })).toContainText('Last push')
  await page
    .getByRole('row', { name: /Website/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Regenerate secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate secret' }).click()
  await expect(page.getByRole('heading', { name: 'Your new secret' })).toBeVisible()
  await expectAccessible(page)
  const fresh = { ...sender, ...(await shownCurl(page)) }
  expect(fresh.secret).not.toBe(sender.secret)
  await page.getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(page.locator('body')).not.toContainText(fresh.secret)
  expect((await send(sender, body)).status).toBe(401)
  expect((await send(fresh, body)).status).toBe(200)
  await page.reload()
  await expect(deliveries.getByText('1 unchanged')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect((await send(fresh, body)).status).toBe(409)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect((await send(fresh, body)).status).toBe(200)
  await expectLightScript(page, new URL(page.url()).pathname)
})

test('the push endpoint answers large, chunked, invalid, unauthorized, repeated and concurrent requests correctly', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'push http')
  const sender = await createPushSource(page, project)
  const item = (id: string, content = 'x') => ({ external_id: id, title: `Title ${id}`, content })
  const full = { items: Array.from({ length: 15 }, (_, n) => item(`n${n}`, 'x'.repeat(256 * 1024))) }
  expect((await send(sender, full)).status).toBe(200)
  expect((await send(sender, `{"items":[${'x'.repeat(5 * 1024 * 1024)}`)).status).toBe(413)
  // Rejected senders get a response although their body is not read.
  expect((await send({ ...sender, secret: 'trs_wrong' }, full)).status).toBe(401)
  expect((await send(sender, item('a'), { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send(sender, '{')).status).toBe(400)

  // In chunks, without a content length.
  const chunked = await new Promise<number>((resolve, reject) => {
    const request = httpRequest(
      sender.address,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${sender.secret}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.write('{"external_id":"chunked",')
    request.write('"title":"In ')
    request.end('pieces"}')
  })
  expect(chunked).toBe(200)

  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
    const answer = await fetch(sender.address, { method, headers: { origin: 'https://elsewhere.example' } })
    expect([method, answer.status]).toEqual([method, 405])
    expect(answer.headers.get('allow')).toContain('POST')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  const refused = await Promise.all([
    send({ ...sender, secret: 'x' }, item('a')),
    send(
      { ...sender, address: sender.address.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      item('a'),
    ),
    send({ ...sender, address: sender.address.replace(sender.source, 'no-such') }, item('a')),
    send({ ...sender, address: sender.address.replace(sender.source, '%00') }, item('a')),
  ])
  for (const answer of refused) expect([answer.status, answer.text]).toEqual([401, refused[0]?.text])

  const key = { 'idempotency-key': 'once' }
  const first = await send(sender, item('keyed'), key)
  const again = await send(sender, item('keyed'), key)
  expect([again.status, again.text]).toEqual([200, first.text])
  expect(again.headers.get('idempotency-replayed')).toBe('true')

  const ids = Array.from({ length: 20 }, (_, n) => `twenty-${n}`)
  const storm = await Promise.all(
    ids.flatMap((id) => Array.from({ length: 16 }, () => send(sender, item(id)))),
  )
  expect(storm.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  await page.goto(`${project}/sources/${sender.source}`)
  await expect(page.getByRole('link', { name: 'View content (37)' })).toBeVisible()
  const schema = await page.request.get('/api/schemas/push-item.json')
  expect(await schema.json()).toMatchObject({ required: ['external_id', 'title'] })
})
