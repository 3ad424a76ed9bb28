import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { putBlob } from '../blobs'
import { loadCardAssets } from './load-card-assets'

let folder: string
let png: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-cards-'))
  process.env.DATA_DIR = folder
  png = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})
const signal = new AbortController().signal

test('fetches external pictures through the guard and makes them safe and small', async () => {
  const server = await loopbackServer((_, response) => response.end(png))
  const assets = await loadCardAssets(
    { logo_url: `${server.origin}/logo.png`, picture_url: `${server.origin}/picture` },
    { fetch: fetchForServers(server), signal },
  )
  expect(await sharp(assets.logo).metadata()).toMatchObject({ format: 'webp', width: 1024 })
  expect(await sharp(assets.picture).metadata()).toMatchObject({ format: 'webp', width: 2048 })
})

test('reads a picture stored by this install without any request', async () => {
  const server = await loopbackServer((_, response) => response.end(png))
  const logo_url = await putBlob(`${crypto.randomUUID()}.webp`, await sharp(png).webp().toBuffer())
  const { logo, picture } = await loadCardAssets(
    { logo_url, picture_url: null },
    { fetch: fetchForServers(server), signal },
  )
  expect(logo).toBeDefined()
  expect(picture).toBeUndefined()
  expect(server.requests).toHaveLength(0)
})

test('leaves out missing, broken, forbidden and unsupported pictures', async () => {
  const server = await loopbackServer((request, response) => {
    if (request.url === '/gone') response.statusCode = 404
    if (request.url === '/down') response.statusCode = 503
    response.end(request.url === '/half' ? png.subarray(0, 300) : '<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  const io = { fetch: fetchForServers(server), signal }
  const tried = ['/gone', '/down', '/half', '/drawing.svg'].map((path) => `${server.origin}${path}`)
  for (const url of [
    ...tried,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
    '/api/media/x.webp',
  ])
    expect(await loadCardAssets({ logo_url: url, picture_url: url }, io)).toEqual({})
})

test('an aborted call gets no pictures', async () => {
  const server = await loopbackServer((_, response) => response.end(png))
  const io = { fetch: fetchForServers(server), signal: AbortSignal.abort() }
  const recipe = { logo_url: `${server.origin}/a.png`, picture_url: null }
  await expect(loadCardAssets(recipe, io)).rejects.toThrow('aborted')
})
