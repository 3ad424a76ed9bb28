import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/media/[name]/route'
import { inProject } from '@/db/project'
import { cards } from '@/db/schema'
import { inSystem } from '@/db/system'
import { sweepCards } from '@/lib/worker/sweep-cards'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { fetchMedia } from '../fetch-media'
import { cardAddress, createCard } from './card-name'
import { storeCards } from './store-cards'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-in-a-store-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

type File = { bytes: Buffer; contentType: string; uploadedAt: Date }

/** A blob store that implements as much of Vercel Blob's protocol as we use. */
async function blobStore() {
  const files = new Map<string, File>()
  const calls: string[] = []
  const server = await loopbackServer(async (request, response) => {
    const url = new URL(request.url ?? '/', server.origin)
    const about = (pathname: string, file: File) => ({
      url: `${server.origin}/files/${pathname}`,
      downloadUrl: `${server.origin}/files/${pathname}?download=1`,
      pathname,
      size: file.bytes.length,
      contentType: file.contentType,
      contentDisposition: 'inline',
      cacheControl: 'public',
      uploadedAt: file.uploadedAt.toISOString(),
      etag: '"1"',
    })
    const json = (status: number, body: unknown) => {
      response.statusCode = status
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const kept = files.get(url.pathname.replace('/files/', ''))
    if (kept) return void response.end(kept.bytes)
    calls.push(`${request.method} ${url.pathname}`)
    if (request.headers.authorization !== 'Bearer vercel_blob_rw_store_secret') return json(403, {})
    if (request.method === 'PUT') {
      const pathname = url.searchParams.get('pathname') ?? ''
      const contentType = String(request.headers['x-content-type'])
      const file = { bytes: body, contentType, uploadedAt: new Date() }
      files.set(pathname, file)
      return json(200, about(pathname, file))
    }
    if (request.method === 'POST') {
      for (const one of JSON.parse(body.toString()).urls)
        files.delete(String(one).replace(`${server.origin}/files/`, ''))
      return json(200, {})
    }
    const wanted = url.searchParams.get('url')
    if (wanted !== null) {
      const file = files.get(wanted)
      return file ? json(200, about(wanted, file)) : json(404, { error: { code: 'not_found', message: '' } })
    }
    const prefix = url.searchParams.get('prefix') ?? ''
    const blobs = [...files]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, file]) => about(name, file))
    json(200, { blobs, hasMore: false })
  })
  vi.stubEnv('BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_store_secret')
  vi.stubEnv('VERCEL_BLOB_API_URL', server.origin)
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  return { files, calls }
}

test('with a Blob store, a card is stored in it once, served from it and swept from it, and so are files without a card', async () => {
  const { files, calls } = await blobStore()
  const { ctx } = await createTestProject()
  const card = createCard(ctx.projectId, {
    format: 'wide',
    title: 'Moss',
    kicker: null,
    brand: 'Brook',
    primary_color: null,
    secondary_color: null,
    logo_url: null,
    picture_url: null,
    layout: 'rings',
    language: 'en',
  })
  await inProject(ctx, (tx) => storeCards(tx, [card]))
  const ask = async () => {
    const answer = await GET(new Request(`http://tributary.test${cardAddress(card.id)}`))
    return [answer.status, Buffer.from(await answer.arrayBuffer())] as const
  }
  const [status, first] = await ask()
  expect(status).toBe(200)
  expect(files.get(`pictures/${card.id}.jpg`)).toMatchObject({ contentType: 'image/jpeg' })
  expect(files.get(`pictures/${card.id}.jpg`)?.bytes.equals(first)).toBe(true)
  expect((await ask())[1].equals(first)).toBe(true)
  expect(Buffer.from((await fetchMedia(cardAddress(card.id), 'install')).bytes).equals(first)).toBe(true)
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])

  const asked = calls.length
  for (const name of ['anything.jpg', '..%2fsomebody-elses.jpg'])
    expect((await GET(new Request(`http://tributary.test/api/media/${name}`))).status).toBe(404)
  expect(calls).toHaveLength(asked)

  const old = new Date(Date.now() - 8 * 86_400_000)
  const others = ['pictures/0192a0b0-1111-4222-8333-444455556666.jpg', 'somebody-elses.jpg']
  for (const name of others) files.set(name, { bytes: first, contentType: 'image/jpeg', uploadedAt: old })
  for (const file of files.values()) file.uploadedAt = old
  expect(await sweepCards()).toEqual({ cards: 0, files: 1 })
  expect([...files.keys()].sort()).toEqual([`pictures/${card.id}.jpg`, 'somebody-elses.jpg'])
  await inSystem((tx) => tx.update(cards).set({ wantedAt: old }).where(eq(cards.id, card.id)))
  expect(await sweepCards()).toEqual({ cards: 1, files: 1 })
  expect([...files.keys()]).toEqual(['somebody-elses.jpg'])
})
