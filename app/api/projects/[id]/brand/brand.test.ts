import { expect, test } from 'vitest'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { useTestDatabase } from '@/testing/database/database'
import {
  createTestMember,
  createTestProject,
  createTestToken,
  type TestProject,
} from '@/testing/database/factories'
import { GET, POST } from './route'

useTestDatabase()

type Sent = { file?: Uint8Array; fields?: Record<string, string>; version?: string }

const at = (project: TestProject) => ({ params: Promise.resolve({ id: project.ctx.projectId }) })
const load = (project: TestProject, token: string) =>
  GET(new Request('http://tributary.test/', { headers: { authorization: `Bearer ${token}` } }), at(project))
function send(project: TestProject, token: string, { file, fields = {}, version }: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('file', new File([new Uint8Array(file)], 'brand.zip'))
  const headers = { authorization: `Bearer ${token}`, ...(version ? { 'if-match': version } : {}) }
  return POST(new Request('http://tributary.test/', { method: 'POST', headers, body }), at(project))
}

async function exported() {
  const project = await createTestProject({ slug: 'river' })
  await saveVoice(project.ctx, { voice: { tone: ['warm'], target_audience: 'Anglers' } })
  const answer = await load(project, await createTestToken(project.org))
  return { project, answer, file: new Uint8Array(await answer.arrayBuffer()) }
}

test('exports a zip file for download that no cache may store', async () => {
  const { answer, file } = await exported()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="river.tributary-brand.zip"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(file.length),
  })
})

test('a preview stores nothing; an import with the previewed version does, and a stale version gets 412', async () => {
  const [{ file }, other] = await Promise.all([exported(), createTestProject()])
  const token = await createTestToken(other.org)
  const preview = await (await send(other, token, { file, fields: { preview: 'true' } })).json()
  expect(preview).toMatchObject({ version: 0, changes: ['tone', 'target_audience'], left_out: [] })
  expect((await getVoice(other.ctx)).version).toBe(0)
  const stored = await send(other, token, { file, fields: { fields: 'tone' }, version: '"0"' })
  expect(stored.headers.get('etag')).toBe('"1"')
  expect(await stored.json()).toMatchObject({ voice: { tone: ['warm'] }, version: 1, left_out: [] })
  for (const late of [{ version: '"0"' }, { fields: { version: '0' } }])
    expect((await send(other, token, { file, ...late })).status).toBe(412)
  expect((await getVoice(other.ctx)).version).toBe(1)
})

test('viewers and reviewers can export but not import; editors can import only the voice', async () => {
  const { project, file } = await exported()
  for (const role of ['viewer', 'reviewer'] as const) {
    const token = await createTestToken(await createTestMember(project, role))
    expect((await load(project, token)).status).toBe(200)
    for (const preview of ['true', 'false'])
      expect((await send(project, token, { file, fields: { preview } })).status).toBe(403)
  }
  const token = await createTestToken(await createTestMember(project, 'editor'))
  expect(await (await send(project, token, { file })).json()).toMatchObject({ taken: { rules: false } })
})

test('rejects an invalid form and points to the wrong field', async () => {
  const [{ file }, project] = await Promise.all([exported(), createTestProject()])
  const token = await createTestToken(project.org)
  const refused = async (sent: Sent) => {
    const answer = await send(project, token, sent)
    return [answer.status, (await answer.json()).errors?.[0]?.pointer]
  }
  expect(await refused({})).toEqual([422, '/file'])
  expect(await refused({ file, fields: { preview: 'perhaps' } })).toEqual([422, '/preview'])
  expect(await refused({ file, fields: { version: 'latest' } })).toEqual([422, '/version'])
  expect(await refused({ file, fields: { fields: 'tone,logo_url' } })).toEqual([422, '/fields/1'])
  expect(await refused({ file, fields: { org_id: 'theirs' } })).toEqual([422, '/org_id'])
  expect(await refused({ file: new Uint8Array(9 * 1024 * 1024) })).toEqual([413, undefined])
  expect(await refused({ file: new Uint8Array(9) })).toEqual([422, ''])
  expect((await getVoice(project.ctx)).version).toBe(0)
})
