import { startModel } from '../testing/fakes/model'
import { writePosts } from '../testing/fakes/model/writes-posts'
import { fixturePort } from './fixture-hosts'
import { ask } from './fixtures/ask'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, test } from './test'

const release =
  'The harbour library reopens on 3 November 2026. Entry is free for everyone under 18. A reading room looks out on the old docks.'

test('a model turns a press release into a post, a suggestion is accepted, and a changed tone shows in the next post', async ({
  page,
}) => {
  const model = await startModel(writePosts, { port: fixturePort() })
  try {
    const own = await ownProject(page, 'writing')
    const { path, workspace } = own
    await ask('useModel', { workspace, url: model.url, key: model.key, model: model.model })
    await connectSandbox(own, 'linkedin', { name: 'Harbour' })
    const { Library: id } = await ask('addPackages', { workspace, names: ['Library'], text: release })
    await page.goto(`${path}/packages/${id}`)
    await expect(page.getByText(/Written by the AI model small-model/)).toBeVisible()
    const post = page.getByLabel('Post', { exact: true })
    await expect(post).toHaveValue(/^The harbour library reopens on 3 November 2026\./)

    await page.getByRole('button', { name: 'Another beginning' }).click()
    const suggestion = page.getByRole('region', { name: 'Suggestion' })
    await expect(suggestion.getByRole('heading')).toBeFocused()
    await expect(suggestion).toContainText('Entry is free for everyone under 18.')
    await expect(post).toHaveValue(/^The harbour library/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const written = await post.inputValue()
    await post.fill(`${written} Come and see.`)
    await expect(suggestion.getByText('Accept replaces your changes')).toBeVisible()
    await suggestion.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(post).toHaveValue(`${written} Come and see.`)
    await post.fill(written)
    await page.getByRole('button', { name: 'Another beginning' }).click()
    await expect(suggestion.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(suggestion.getByRole('button', { name: 'Accept' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(post).toHaveValue(/^Entry is free/)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(post).toHaveValue(/^The harbour library/)

    await page.getByRole('button', { name: 'In another language' }).click()
    await page.getByRole('button', { name: 'In German' }).click()
    await expect(suggestion).toContainText('translated from English')
    await suggestion.getByRole('button', { name: 'Dismiss' }).click()
    await expect(post).toHaveValue(/^The harbour library/)
    await page.getByRole('button', { name: 'Shorter' }).click()
    await suggestion.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.goto(`${path}/voice`)
    await page.getByRole('textbox', { name: 'Tone' }).fill('mischievous')
    await page.getByRole('textbox', { name: 'Tone' }).press('Enter')
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()
    const { Museum: next } = await ask('addPackages', { workspace, names: ['Museum'], text: release })
    await page.goto(`${path}/packages/${next}`)
    await expect(post).toHaveValue(/Does this sound mischievous to you\?$/)
  } finally {
    await model.close()
  }
})
