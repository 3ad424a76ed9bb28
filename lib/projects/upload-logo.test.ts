import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/api/media/[name]/route'
import { DELETE, PUT } from '@/app/api/projects/[id]/logo/route'
import { putBlob } from '@/lib/media/blobs'
import { deleteOrganization } from '@/lib/organizations/delete-organization'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken, type TestProject } from '@/testing/database/factories'
import { deleteProject } from './delete-project'
import { getProject } from './get-project'
import { removeLogo } from './remove-logo'
import { setLogo } from './set-logo'
import { uploadLogo } from './upload-logo'

useTestDatabase()

let folder: string
let project: TestProject
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  process.env.DATA_DIR = folder
  project = await createTestProject()
  token = await createTestToken(project.org)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = () => ({ params: Promise.resolve({ id: project.ctx.projectId }) })
const headers = () => ({ authorization: `Bearer ${token}` })
const upload = (bytes: Uint8Array, field = 'file') => {
  const body = new FormData()
  body.append(field, new File([new Uint8Array(bytes)], 'logo'))
  return PUT(new Request('http://tributary.test/', { method: 'PUT', headers: headers(), body }), at())
}
const fetchPicture = (path: string) => GET(new Request(`http://tributary.test${path}`))
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b5bdb' } }).png()

test('an uploaded image becomes the logo, resized and without metadata, and replaces the previous one', async () => {
  const bytes = await png(1400, 700)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  const { logo_url: first } = await (await upload(bytes)).json()
  expect((await getProject(project.ctx)).logo_url).toBe(first)
  const answer = await fetchPicture(first)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(picture.includes('secret place')).toBe(false)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 })

  const { logo_url: second } = await (await upload(await png(64, 64).jpeg().toBuffer())).json()
  expect((await fetchPicture(first)).status).toBe(404)
  expect((await fetchPicture(second)).status).toBe(200)
  expect(await readdir(join(folder, 'media'))).toHaveLength(1)

  expect(
    (await DELETE(new Request('http://tributary.test/', { method: 'DELETE', headers: headers() }), at()))
      .status,
  ).toBe(200)
  expect((await getProject(project.ctx)).logo_url).toBeNull()
  expect(await readdir(join(folder, 'media'))).toEqual([])
})

test('rejects anything but an intact PNG, JPEG or WebP image of acceptable size', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(svg)).status).toBe(415)
  expect((await upload(new Uint8Array())).status).toBe(415)
  expect((await upload(await png(16, 16).gif().toBuffer())).status).toBe(415)
  expect((await upload((await png(64, 64).toBuffer()).subarray(0, 60))).status).toBe(422)
  expect((await upload(await png(5000, 5000).toBuffer())).status).toBe(422)
  expect((await upload(Buffer.alloc(4 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await upload(await png(16, 16).toBuffer(), 'picture')).status).toBe(422)
  const bare = { method: 'PUT', headers: headers(), body: 'a picture' }
  expect((await PUT(new Request('http://tributary.test/', bare), at())).status).toBe(415)
  expect((await getProject(project.ctx)).logo_url).toBeNull()
})

test('no file name leads outside the media folder', async () => {
  for (const name of ['..%2f..%2fsecrets', '../media', 'x.webp', '%00.webp'])
    expect((await fetchPicture(`/api/media/${name}`)).status).toBe(404)
})

test('deleting a project deletes its logo', async () => {
  const gone = await createTestProject()
  const { logo_url } = await uploadLogo(gone.ctx, await png(32, 32).toBuffer())
  await deleteProject(gone.ctx, { confirm: gone.projectSlug })
  expect((await fetchPicture(logo_url)).status).toBe(404)
})

test('deleting a workspace deletes its projects’ logos', async () => {
  const gone = await createTestProject()
  const { logo_url } = await uploadLogo(gone.ctx, await png(32, 32).toBuffer())
  await deleteOrganization(gone.org, { confirm: gone.orgSlug })
  expect((await fetchPicture(logo_url)).status).toBe(404)
})

test('another brand’s image that was set as the logo is kept when the logo is replaced', async () => {
  const other = await createTestProject()
  const { logo_url } = await uploadLogo(other.ctx, await png(32, 32).toBuffer())
  await setLogo(project.ctx, { logo_url })
  expect((await upload(await png(16, 16).toBuffer())).status).toBe(200)
  expect((await fetchPicture(logo_url)).status).toBe(200)
})

test('an image that belongs to no logo is kept when a project that used it as its logo removes it', async () => {
  const address = await putBlob(
    '0192a0b0-1111-4222-8333-444455556666.webp',
    await png(8, 8).webp().toBuffer(),
  )
  await setLogo(project.ctx, { logo_url: address })
  await removeLogo(project.ctx)
  expect((await fetchPicture(address)).status).toBe(200)
})
