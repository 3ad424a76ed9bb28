import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getProject } from '@/lib/projects/get-project'
import { setLogo } from '@/lib/projects/set-logo'
import { updateProject } from '@/lib/projects/update-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { getVoice } from '../editor/get-voice'
import { saveVoice } from '../editor/save-voice'
import { voiceFields, voiceSchema } from '../schemas'
import { previewHub } from './preview-hub'
import { listHubChanges, readHubAnswer } from './read-hub-answer'
import { syncVoice } from './sync-voice'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const logo = 'https://hub.example/logo.png'

async function hub(answer: RequestListener) {
  const server = await loopbackServer(answer)
  vi.stubEnv('BRAND_HUB_BASE_URL', `${server.origin}/v1/`)
  vi.stubEnv('BRAND_HUB_TOKEN', 'hub-secret')
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  return server
}
const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

describe('the brand hub', () => {
  test('is asked by its own name for the brand, with the token, and its answer becomes a version', async () => {
    const { ctx } = await createTestProject()
    await saveVoice(ctx, { voice: { tone: ['ours'], target_audience: 'Anglers' } })
    await updateProject(ctx, { brand_hub_slug: 'river-brand' })
    const server = await hub(
      says({ voice: { tone: ['theirs'], typeface: 'Round', primary_color: 'blue' }, logo_url: logo }),
    )
    const seen = await previewHub(ctx)
    expect(seen).toMatchObject({ changes: ['tone'], ignored: ['typeface'], before: { tone: ['ours'] } })
    expect((await getVoice(ctx)).version).toBe(1)
    const stored = await syncVoice(ctx, { version: seen.version })
    expect(stored).toMatchObject({
      voice: { tone: ['theirs'], target_audience: 'Anglers' },
      provenance: { tone: { from: 'hub' }, target_audience: { from: 'person' } },
      version: 2,
      ignored_fields: ['typeface', 'primary_color'],
    })
    expect(server.requests[0]?.url).toBe('/v1/brands/river-brand')
    expect(server.requests[0]?.headers.authorization).toBe('Bearer hub-secret')
    expect((await getProject(ctx)).logo_url).toBe(logo)
  })

  test('has a logo that is shown before the brand’s own, which is kept', async () => {
    const { ctx } = await createTestProject()
    await setLogo(ctx, { logo_url: 'https://own.example/logo.webp' })
    await hub(says({ voice: {}, logo_url: logo }))
    await syncVoice(ctx)
    const { logo_url, settings } = await getProject(ctx)
    expect(logo_url).toBe(logo)
    expect(settings.brand_assets).toMatchObject({ uploaded_logo_url: 'https://own.example/logo.webp' })
    await setLogo(ctx, { logo_url: null })
    expect((await getProject(ctx)).logo_url).toBe(logo)
  })

  test('that is unreachable, malformed, closed or does not know the brand is reported, and nothing is lost', async () => {
    const { ctx } = await createTestProject()
    const before = await saveVoice(ctx, { voice: { tone: ['ours'] } })
    for (const [answer, words] of [
      [says({ error: 'no' }, 404), /has no brand called/],
      [says('<html><title>Sign in</title><input type="password">'), /sign-in page/],
      [says('{"voice": '), /isn’t valid JSON/],
      [says({ brand: {} }), /no brand voice/],
      [says({}, 401), /./],
      [says({}, 500), /./],
      [(_request, response) => void response.destroy(), /lost the connection/],
    ] as [RequestListener, RegExp][]) {
      await hub(answer)
      await expect(syncVoice(ctx)).rejects.toMatchObject({
        code: 'brand-hub-failed',
        message: expect.stringMatching(words),
      })
    }
    vi.stubEnv('BRAND_HUB_BASE_URL', 'https://10.0.0.1')
    await expect(syncVoice(ctx)).rejects.toMatchObject({ code: 'brand-hub-failed' })
    vi.stubEnv('BRAND_HUB_BASE_URL', '')
    await expect(syncVoice(ctx)).rejects.toMatchObject({ code: 'brand-hub-not-configured' })
    expect(await getVoice(ctx)).toEqual(before)
  })

  test('does not overwrite what someone saved after the preview', async () => {
    const { ctx } = await createTestProject()
    await hub(says({ voice: { tone: ['theirs'] } }))
    const { version } = await previewHub(ctx)
    await saveVoice(ctx, { voice: { tone: ['newer'] } })
    await expect(syncVoice(ctx, { version })).rejects.toMatchObject({ code: 'stale-revision' })
    expect((await getVoice(ctx)).voice.tone).toEqual(['newer'])
  })
})

test('the same styles in another order are not a change', () => {
  const styles = { image_style_by_type: { world: 'wide', story: 'close' } }
  expect(listHubChanges(styles, { image_style_by_type: { story: 'close', world: 'wide' } })).toEqual([])
  expect(listHubChanges(styles, { image_style_by_type: { story: 'close' } })).toEqual(['image_style_by_type'])
})

test('reads any answer without failing, takes only what fits the voice, and lists at most 100 ignored fields', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.array(fc.string()))
  const known = fc.dictionary(fc.constantFrom(...voiceFields), anything)
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), known), (value) => {
      const read = readHubAnswer({ voice: value }, new Uint8Array())
      if (!read) return
      expect(read.ignored.length).toBeLessThanOrEqual(100)
      expect(voiceSchema.parse(read.voice)).toEqual(read.voice)
    }),
  )
})

test('the sample brand’s hub follows the contract', () => {
  const bytes = readFileSync('public/sample/hub/brands/saumlings')
  const read = readHubAnswer(JSON.parse(bytes.toString()), bytes)
  expect(read).toMatchObject({ unusable: [], ignored: ['typeface'] })
  expect(Object.keys(read?.voice ?? {}).length).toBeGreaterThan(3)
})
