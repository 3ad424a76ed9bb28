import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { useTestDatabase } from '@/testing/database/database'
import { createPushSource, type TestPushSource } from '@/testing/fakes/publisher'

useTestDatabase()

const folder = new URL('../../../docs/recipes/', import.meta.url)
const sample = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const stored = (of: TestPushSource) =>
  inProject(of.ctx, (tx) => tx.select().from(items).where(sql`source_id = ${of.id}::uuid`))

type Step = { send: string; headers?: Record<string, string>; becomes: string }
type Recipe = {
  name: string
  config: Record<string, unknown>
  steps: Step[]
  item: Record<string, unknown>
}

const river = {
  title: 'The river opens',
  featuredImage: 'https://www.example.com/wp-content/uploads/2026/11/river.jpg',
  tags: ['Rivers', 'News'],
  publishedAt: new Date('2026-11-03T09:00:00Z'),
}
const text = expect.stringContaining('After a long winter the **ice** breaks.')

const recipes: Recipe[] = [
  {
    name: 'Ghost',
    config: { payload: 'ghost' },
    steps: [
      { send: 'ghost-post-published', becomes: 'created' },
      { send: 'ghost-post-published', becomes: 'unchanged' },
      { send: 'ghost-post-unpublished', becomes: 'withdrawn' },
      { send: 'ghost-post-published', becomes: 'stale' },
      { send: 'ghost-post-deleted', becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: '6560c2f19a4b2c0001d3e8a7',
      featuredImage: 'https://blog.example.com/content/images/2026/11/river.jpg',
      url: 'https://blog.example.com/the-river-opens/',
      rawContent: text,
    },
  },
  {
    name: 'WordPress, the post of the REST API',
    config: { payload: 'wordpress' },
    steps: [
      { send: 'wordpress-rest-post', becomes: 'created' },
      { send: 'wordpress-post-trashed', becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: '4711',
      title: 'Ice & water: the river opens',
      tags: ['News', 'Rivers'],
      url: 'https://www.example.com/2026/11/the-river-opens/',
      rawContent: text,
    },
  },
  {
    name: 'WordPress, the row of the posts table',
    config: { payload: 'wordpress' },
    steps: [
      { send: 'wordpress-post-row', becomes: 'created' },
      { send: 'wordpress-post-trashed', becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: '4711',
      url: 'https://www.example.com/2026/11/the-river-opens/',
      rawContent: text,
    },
  },
  {
    name: 'Strapi',
    config: {
      payload: 'strapi',
      media_url: 'https://cms.example.com',
      post_url: 'https://www.example.com/blog/{slug}',
    },
    steps: [
      { send: 'strapi-entry-publish', becomes: 'created' },
      { send: 'strapi-entry-update-draft', becomes: 'ignored' },
      { send: 'strapi-entry-unpublish', becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: 'article:k9wq2v7m4xj5r8t1c3z6b0ny:en',
      featuredImage: 'https://cms.example.com/uploads/river_1a2b3c.jpg',
      url: 'https://www.example.com/blog/the-river-opens',
      languages: ['en'],
      rawContent: text,
    },
  },
  {
    name: 'Contentful',
    config: { payload: 'contentful', post_url: 'https://www.example.com/blog/{slug}' },
    steps: [
      {
        send: 'contentful-entry-publish',
        headers: { 'x-contentful-topic': 'ContentManagement.Entry.auto_save' },
        becomes: 'ignored',
      },
      {
        send: 'contentful-entry-publish',
        headers: {
          'x-contentful-topic': 'ContentManagement.Entry.publish',
          'content-type': 'application/vnd.contentful.management.v1+json',
        },
        becomes: 'created',
      },
      {
        send: 'contentful-entry-unpublish',
        headers: { 'x-contentful-topic': 'ContentManagement.Entry.unpublish' },
        becomes: 'withdrawn',
      },
    ],
    item: {
      ...river,
      externalId: '4LgMotpNF6W20YKmuemW0a',
      featuredImage: null,
      url: 'https://www.example.com/blog/the-river-opens',
      languages: ['en-us'],
      rawContent: expect.stringContaining(
        'After a long winter the **ice** breaks. [Map](https://www.example.com/map)',
      ),
    },
  },
  {
    name: 'Sanity',
    config: { payload: 'sanity' },
    steps: [
      {
        send: 'sanity-document',
        headers: {
          'sanity-operation': 'create',
          'sanity-project-id': 'zp7mbokg',
          'sanity-dataset': 'production',
        },
        becomes: 'created',
      },
      { send: 'sanity-delete', headers: { 'sanity-operation': 'delete' }, becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: 'a1f2e3d4-river',
      featuredImage:
        'https://cdn.sanity.io/images/zp7mbokg/production/Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000.jpg',
      rawContent: expect.stringMatching(
        /\*\*ice\*\* breaks\. \[Map\]\(https:\/\/www\.example\.com\/map\)[\s\S]*[-*] First/,
      ),
    },
  },
  {
    name: 'a mapping built by hand',
    config: {
      payload: 'custom',
      payload_fields: {
        external_id: 'data.article.number',
        title: 'data.article.headline',
        content: 'data.article.text',
        image_url: 'data.article.images.0.src',
        tags: 'data.article.labels[].label',
        published_at: 'data.article.live_since',
      },
      payload_event: 'event',
      payload_withdraw: ['article.removed'],
    },
    steps: [
      { send: 'custom-article', becomes: 'created' },
      { send: 'custom-article-removed', becomes: 'withdrawn' },
    ],
    item: {
      ...river,
      externalId: 'A-7',
      featuredImage: 'https://shop.example.com/river.jpg',
      rawContent: text,
    },
  },
]

test('every sample of the recipes is tested', () => {
  const tried = new Set(recipes.flatMap(({ steps }) => steps.map(({ send }) => `${send}.json`)))
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual([...tried].sort())
})

test.each(recipes)(
  '$name: a published post becomes an item, and unpublishing withdraws it',
  async (recipe) => {
    const source = await createPushSource(recipe.config)
    const withdrawal = recipe.steps.find(({ becomes }) => becomes === 'withdrawn')
    const early = await source.push(sample(withdrawal?.send ?? ''), { headers: withdrawal?.headers ?? {} })
    expect([early.status, early.body.results[0]?.status]).toEqual([200, 'ignored'])
    expect(await stored(source)).toEqual([])
    for (const { send, headers, becomes } of recipe.steps) {
      const options = { headers: headers ?? {} }
      const checked = await source.push(sample(send), { ...options, query: '?validate=true' })
      expect([send, checked.status, checked.body.results[0]?.status]).toEqual([send, 200, becomes])
      const { status, body } = await source.push(sample(send), options)
      expect([send, status, body.results[0]?.status]).toEqual([send, 200, becomes])
      const [item, ...others] = await stored(source)
      expect(others).toEqual([])
      if (becomes === 'created') expect(item).toMatchObject({ ...recipe.item, withdrawnAt: null })
      if (becomes === 'withdrawn') expect(item?.withdrawnAt).toBeInstanceOf(Date)
    }
  },
)

test('a withdrawn post that is published again unchanged is restored', async () => {
  const source = await createPushSource({ payload: 'wordpress' })
  const post = sample('wordpress-rest-post')
  await source.push(post)
  await source.push({ ...post, status: 'draft' })
  expect((await stored(source))[0]?.withdrawnAt).not.toBeNull()
  expect((await source.push(post)).body.results[0]?.status).toBe('updated')
  expect((await stored(source))[0]?.withdrawnAt).toBeNull()
})

test('plain push items need no mapping, whatever the settings', async () => {
  const item = { external_id: 'own', title: 'Own', content: 'Text.' }
  for (const { config } of recipes) {
    const source = await createPushSource(config)
    expect((await source.push({ items: [item] })).body).toMatchObject({ created: 1 })
    expect((await source.push(item)).body).toMatchObject({ unchanged: 1 })
  }
})

test('another system’s body is rejected with the expected system’s name', async () => {
  const source = await createPushSource({ payload: 'ghost' })
  const answer = await source.push(sample('strapi-entry-publish'))
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    code: 'invalid',
    detail: 'This doesn’t look like a post from Ghost.',
  })
  expect(await stored(source)).toEqual([])
})

test('a custom mapping must say where to find id and title', async () => {
  const custom = createPushSource({ payload: 'custom', payload_fields: { external_id: 'id' } })
  await expect(custom).rejects.toMatchObject({
    code: 'invalid',
    errors: [{ pointer: '/config/payload_fields', detail: 'Choose a path for title.' }],
  })
})
