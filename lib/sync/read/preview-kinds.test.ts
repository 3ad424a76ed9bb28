import { expect, onTestFinished, test } from 'vitest'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { startBucket } from '@/testing/fakes/bucket'
import { allowHost } from '@/testing/fakes/synced-source'
import { previewSource } from './preview-source'

useTestDatabase()

test('a preview says how many entries would get no posts because of the voice', async () => {
  const files = await startBucket()
  onTestFinished(() => files.close())
  allowHost(files.host)
  const items = ['a', 'b'].map((id) => `<item><guid>${id}</guid><title>${id}</title></item>`).join('')
  files.put('feed.xml', `<rss version="2.0"><channel><title>Blog</title>${items}</channel></rss>`)
  const { ctx } = await createTestProject()
  const look = async () => {
    const config = { feed_url: `${files.url}/feed.xml`, default_content_type: 'Blog Post' }
    const { notes } = await previewSource(ctx, { source_type: 'rss_feed', config })
    return notes
  }
  expect((await look()).join()).not.toContain('voice')
  await saveVoice(ctx, { voice: { enabled_content_types: ['story'] } })
  expect(await look()).toContain(
    '2 of the 2 entries in the preview would get no posts: the brand voice excludes “Blog Post”.',
  )
  await saveVoice(ctx, { voice: { enabled_content_types: ['story', 'blog_post'] } })
  expect((await look()).join()).not.toContain('voice')
})

test('a preview fetches no more entries than one sync would', async () => {
  const files = await startBucket()
  onTestFinished(() => files.close())
  allowHost(files.host)
  const slugs = ['a', 'b', 'c']
  files.put('manifest.json', JSON.stringify({ entries: slugs.map((slug) => ({ slug })) }))
  for (const slug of slugs) files.put(`${slug}/bible.json`, JSON.stringify({ slug, title: slug }))
  const { ctx } = await createTestProject()
  const look = (limit: number) =>
    previewSource(ctx, { source_type: 'bucket_manifest', config: { base_url: files.url, limit } })
  expect((await look(1)).counts).toMatchObject({ discovered: 3, created: 1, remaining: 2 })
  expect((await look(100)).counts).toMatchObject({ discovered: 3, created: 3, remaining: 0 })
})
