import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, createTestToken } from '@/testing/database/factories'
import { replyWith, startModel } from '@/testing/fakes/model'
import * as one from '../generations/[id]/route'
import * as generations from '../generations/route'
import * as totals from '../generations/totals/route'
import * as settings from './route'
import * as tries from './try/route'

useTestDatabase()

const call = (token: string, path: string, init: { method?: string; body?: unknown } = {}) =>
  new Request(`http://tributary.test${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  })

const server = { kind: 'anthropic', model: 'claude-haiku-4-5', key: 'canary-key-77aa' }

describe('the model settings API', () => {
  test('saves a workspace’s model, shows it without its key, tries it, lists its calls and removes it', async () => {
    const { org, ctx } = await createTestProject()
    const token = await createTestToken(org)
    const fake = await startModel(() => replyWith('Hello.'))
    onTestFinished(() => {
      vi.unstubAllEnvs()
      return fake.close()
    })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', new URL(fake.url).host)
    const put = await settings.PUT(
      call(token, '/api/model-settings', {
        method: 'PUT',
        body: {
          server: { kind: 'openai-compatible', base_url: fake.url, model: fake.model, key: fake.key },
          caps: { tokens_per_day: 100_000, usd_per_month: 12.5 },
          refines_cards: false,
          prices: [
            {
              model: fake.model,
              input_usd: 1,
              cached_input_usd: 0.1,
              output_usd: 5,
              source: 'https://prices.example',
              as_of: '2026-11-22',
            },
          ],
        },
      }),
    )
    expect(put.status).toBe(200)
    const shown = await put.text()
    expect(shown).not.toContain(fake.key)
    expect(JSON.parse(shown)).toMatchObject({
      from: 'workspace',
      server: { model: fake.model, vision: false },
      caps: { tokens_per_day: 100_000, tokens_per_month: null, usd_per_month: 12.5 },
      refines_cards: false,
    })
    // The response can be sent back as is: the mask keeps the stored key.
    const again = { server: JSON.parse(shown).server }
    expect(
      (await settings.PUT(call(token, '/api/model-settings', { method: 'PUT', body: again }))).status,
    ).toBe(200)
    const tried = await tries.POST(call(token, '/api/model-settings/try', { method: 'POST' }))
    expect(await tried.json()).toMatchObject({ ok: true, text: 'Hello.', usd: expect.any(Number) })
    const listed = await (await generations.GET(call(token, '/api/generations?purpose=try'))).json()
    expect(listed).toMatchObject({ data: [{ purpose: 'try', project_id: null }], next_cursor: null })
    expect(await (await totals.GET(call(token, '/api/generations/totals'))).json()).toMatchObject({
      data: [{ purpose: 'try', calls: 1 }],
    })
    const none = await generations.GET(call(token, `/api/generations?project_id=${ctx.projectId}`))
    expect((await none.json()).data).toEqual([])
    // A test call belongs to no project, so no project's ledger shows it.
    const params = Promise.resolve({ id: listed.data[0].id })
    expect((await one.GET(call(token, '/api/generations/x'), { params })).status).toBe(404)
    const gone = await settings.DELETE(call(token, '/api/model-settings', { method: 'DELETE' }))
    expect(gone.status).toBe(204)
    expect(await (await settings.GET(call(token, '/api/model-settings'))).json()).toMatchObject({
      from: null,
      server: null,
      caps: { tokens_per_day: 100_000 },
      refines_cards: false,
      prices: [{ model: fake.model, built_in: false }, ...Array(4).fill({ built_in: true })],
    })
  })

  test('returns 404 to other workspaces and 403 to members who may not manage this one', async () => {
    const [theirs, mine] = [await createTestProject(), await createTestProject()]
    const token = await createTestToken(mine.org)
    const editor = await createTestMember(theirs, 'editor')
    const editorToken = await createTestToken(editor)
    const statuses = async (by: string, orgId: string) => {
      const query = `org_id=${orgId}`
      const answers = await Promise.all([
        settings.GET(call(by, `/api/model-settings?${query}`)),
        settings.PUT(call(by, `/api/model-settings?${query}`, { method: 'PUT', body: { server } })),
        settings.DELETE(call(by, `/api/model-settings?${query}`, { method: 'DELETE' })),
        tries.POST(call(by, `/api/model-settings/try?${query}`, { method: 'POST' })),
        generations.GET(call(by, `/api/generations?${query}`)),
        totals.GET(call(by, `/api/generations/totals?${query}`)),
      ])
      return answers.map(({ status }) => status)
    }
    expect(await statuses(token, theirs.org.orgId)).toEqual(Array(6).fill(404))
    expect(await statuses(editorToken, theirs.org.orgId)).toEqual(Array(6).fill(403))
    const project = `/api/generations?project_id=${theirs.ctx.projectId}`
    expect((await generations.GET(call(editorToken, project))).status).toBe(200)
    expect((await generations.GET(call(token, project))).status).toBe(404)
    const viewer = await createTestToken(await createTestMember(theirs, 'viewer'))
    expect((await generations.GET(call(viewer, project))).status).toBe(403)
  })
})
