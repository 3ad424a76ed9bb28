import { createReviewWorkspace, type ReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, expectFits, type Page, startSession, test } from './test'

let workspace: ReviewWorkspace

test.beforeAll(async () => {
  workspace = await createReviewWorkspace(['Underlined'])
})

/** Returns the API's response to the signed-in person. */
const call = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, JSON.stringify(body)] as const,
  )

test('the voice check marks words while typing, suggests replacements, shows in the queue, and blocks approval if set to', async ({
  page,
}) => {
  await startSession(page, workspace.people.editor)
  const { base } = workspace
  await page.goto(base)
  const id = workspace.ids.Underlined ?? ''
  const projects = await page.evaluate(async () => (await fetch('/api/projects')).json())
  const projectId: string = projects.data[0].id
  await call(page, 'PUT', `/api/projects/${projectId}/voice`, { words_to_avoid: ['epic → memorable'] })

  await page.goto(`${base}/packages/${id}`)
  const post = page.getByLabel('Post', { exact: true })
  await expect(post).toBeEditable()
  const text = 'One epic river, and boats on it.'
  await post.fill(text)
  const mark = page.locator('[data-underlines] mark')
  await expect(mark).toHaveText('epic')
  // The underline is under the word and not next to it: same line, after "One ".
  const [area, word] = await Promise.all([post.boundingBox(), mark.boundingBox()])
  expect(word && area && word.y >= area.y && word.y + word.height <= area.y + area.height).toBe(true)
  expect(word && area && word.x > area.x && word.x < area.x + 120).toBe(true)
  await expect(page.getByRole('button', { name: /The brand avoids “epic”/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace with “memorable”' }).click()
  await expect(post).toHaveValue('One memorable river, and boats on it.')
  await expect(mark).toHaveCount(0)
  await post.fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.goto(`${base}/review`)
  const row = page.locator('[data-review-row]', { hasText: 'Underlined' })
  await expect(row).toContainText('Voice: The brand avoids “epic”.')
  await row.locator('p').first().click()
  const approve = page
    .getByRole('region', { name: 'Preview of “Underlined”' })
    .getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${base}/voice/check`)
  await page.getByLabel('Words to avoid').selectOption('block')
  await page.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Rules saved.')).toBeVisible()
  await page.goto(`${base}/review`)
  await expect(row).toContainText('Fix before approval: The brand avoids “epic”. Open the post to fix it.')
  await row.locator('p').first().click()
  await expect(page.getByRole('region', { name: 'Preview of “Underlined”' })).toBeVisible()
  await expect(approve).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await row.getByRole('link', { name: 'Underlined' }).click()
  await expect(page.getByText('A brand voice rule blocks approval. The brand avoids “epic”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  const refused = await call(page, 'POST', `/api/packages/${id}/approve`, {})
  expect(refused.body).toMatchObject({
    code: 'blocked-by-rules',
    errors: [{ detail: 'The brand avoids “epic”.' }],
  })
  const { body } = await call(page, 'POST', `/api/projects/${projectId}/voice/check`, {
    text,
    language: 'en',
  })
  expect(body.issues).toMatchObject([
    { rule: 'avoided-word', level: 'block', from: 4, until: 8, text: 'epic', suggestion: 'memorable' },
  ])

  await page.getByRole('button', { name: 'Replace with “memorable”' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Post approved.')).toBeVisible()
})
