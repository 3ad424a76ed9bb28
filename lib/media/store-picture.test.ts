import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { fetchMedia } from './fetch-media'
import { storePicture } from './store-picture'

let folder: string
let png: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-media-'))
  process.env.DATA_DIR = folder
  png = await sharp({ create: { width: 3000, height: 30, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

test('a picture is copied once per project, made safe and small, and can be posted from there', async () => {
  const server = await loopbackServer((_, response) => response.end(png))
  const io = { fetch: fetchForServers(server), signal: new AbortController().signal }
  const at = (signature: number) => ({
    id: 'one',
    address: `${server.origin}/a.png?X-Amz-Signature=${signature}`,
  })
  const first = await storePicture('p1', at(1), io)
  expect(await storePicture('p1', at(2), io)).toBe(first)
  expect(server.requests).toHaveLength(1)
  expect(await storePicture('p2', at(3), io)).not.toBe(first)
  const media = await fetchMedia(first ?? '', 'install')
  expect(media.contentType).toBe('image/webp')
  expect(await sharp(media.bytes).metadata()).toMatchObject({ format: 'webp', width: 2048 })
})

test('a missing file or one that is no picture is not stored; a failing server is an error, so that it is retried', async () => {
  const server = await loopbackServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1))
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  const io = { fetch: fetchForServers(server), signal: new AbortController().signal }
  const keep = (status: number) =>
    storePicture('p', { id: `${status}`, address: `${server.origin}/${status}` }, io)
  expect(await keep(200)).toBeUndefined()
  expect(await keep(404)).toBeUndefined()
  expect(await failureOf(keep(503))).toMatchObject({ code: 'bad-status', status: 503 })
})

test('a picture stored many times at once is stored whole, at a single address', async () => {
  const server = await loopbackServer((_, response) => response.end(png))
  const io = { fetch: fetchForServers(server), signal: new AbortController().signal }
  const keep = () => storePicture('p', { id: 'shared', address: `${server.origin}/a.png` }, io)
  const kept = await Promise.all(Array.from({ length: 8 }, keep))
  expect(new Set(kept).size).toBe(1)
  const media = await fetchMedia(kept[0] ?? '', 'install')
  expect(await sharp(media.bytes).metadata()).toMatchObject({ format: 'webp', width: 2048 })
})
