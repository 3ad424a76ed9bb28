import { expect, test } from 'vitest'
import { maxVariantTextLength } from '@/lib/networks/longest-text'
import { editInput } from '@/lib/packages/schemas'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { checkVoice } from './check-voice'

useTestDatabase()

test('a person can check 120 texts a minute, and others are not affected', async () => {
  const [one, other] = [await createTestProject(), await createTestProject()]
  const codes: string[] = []
  // One rate limit window may end during the loop, but not two.
  for (let at = 0; at < 245; at++)
    codes.push(
      await checkVoice(one.ctx, { text: 'Hello!' }).then(
        () => 'ok',
        ({ code }) => String(code),
      ),
    )
  expect(codes.slice(0, 120)).not.toContain('too-many-requests')
  expect(codes).toContain('too-many-requests')
  expect(await checkVoice(other.ctx, { text: 'Hello!' })).toMatchObject({ issues: expect.any(Array) })
})

test('a variant accepts at most 20,000 characters, and says so', () => {
  const edit = (length: number) =>
    editInput.safeParse({ id: 'a', revision: 1, variants: [{ id: 'b', text: 'x'.repeat(length) }] })
  expect(JSON.stringify(edit(maxVariantTextLength).error?.issues ?? [])).not.toContain('characters')
  expect(JSON.stringify(edit(maxVariantTextLength + 1).error?.issues)).toContain(
    'Use at most 20,000 characters',
  )
})

test('platforms report a longer text that was stored before as too long', () => {
  const content = {
    language: 'en',
    title: null,
    hashtags: [],
    media: [],
    link: null,
    replies: [],
    collaborators: [],
    text: 'a@'.repeat(50_000),
  }
  for (const platform of ['x', 'linkedin', 'webhook'] as const) {
    const issues = validateVariant({ ...content, platform } as VariantContent, {
      brand: { voice: {}, levels: {} },
    })
    expect(issues.filter(({ severity, field }) => severity === 'error' && field === 'text')).not.toEqual([])
  }
})

test('with an item, lists claims that neither the item nor the brand makes, and rejects an item of another project', async () => {
  const { ctx } = await createTestProject()
  const item_id = await createTestItem(ctx, {
    title: 'The harbour opens',
    rawContent: 'The harbour opens on 3 May 2026. It is 1,204 metres long.',
    metadata: { fields: { price: '€12.50' } },
  })
  const check = (text: string) => checkVoice(ctx, { text, language: 'en', item_id })
  expect((await check('On May 3 the harbour opens: 1204 m, for 12.50 €.')).claims).toEqual([])
  const { claims } = await check('On May 4 the harbour opens: 1,304 metres.')
  expect(claims?.map(({ kind, text, from }) => [kind, text, from])).toEqual([
    ['date', 'May 4', 3],
    ['number', '1,304 metres', 28],
  ])
  expect((await checkVoice(ctx, { text: 'On May 4.', language: 'en' })).claims).toBeUndefined()
  const internal = await createTestItem(ctx, {
    title: 'The quay opens',
    rawContent: 'The quay opens on 3 May 2026.\n\nInternal: the budget of 900 million euros is not final.',
    metadata: {},
  })
  const known = await checkVoice(ctx, {
    text: 'The quay cost 900 million euros.',
    language: 'en',
    item_id: internal,
  })
  expect(known.claims?.map(({ kind }) => kind)).toEqual(['price'])
  const { ctx: other } = await createTestProject()
  await expect(checkVoice(other, { text: 'Hello', item_id })).rejects.toMatchObject({ code: 'not-found' })
})

test('without a language finds the same as with one, and says which language it detected', async () => {
  const { ctx } = await createTestProject({ voice: { words_to_avoid: ['Kunde', 'groß'] } })
  const text = 'Alle Kund:innen holen die grossen Körbe ab.'
  const told = await checkVoice(ctx, { text, language: 'de' })
  expect(told.issues.map((issue) => issue.text)).toEqual(['Kund:innen', 'grossen'])
  expect(await checkVoice(ctx, { text })).toEqual(told)
  expect((await checkVoice(ctx, { text: 'Les enfants jouent sous les arbres de la place.' })).language).toBe(
    'fr',
  )
  expect((await checkVoice(ctx, { text: '12 + 30' })).language).toBe('und')
})
