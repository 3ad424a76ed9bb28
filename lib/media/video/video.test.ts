import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { rangesOf } from '@/testing/media/ranges'
import { sampleVideo } from '@/testing/media/sample-video'
import { FileChanged, openFile } from './open-file'
import { probeVideo, UnreadableVideo } from './probe-video'

let film: Buffer<ArrayBuffer>
beforeAll(async () => {
  film = await sampleVideo({ bytes: 3_000_000, atEnd: true })
})

const facts = {
  container: 'MP4',
  contentType: 'video/mp4',
  seconds: expect.closeTo(4, 1),
  width: 1280,
  height: 720,
  frameRate: 30,
  videoCodec: 'avc',
  audioCodec: 'aac',
  audioChannels: 2,
}

describe('a video on the web', () => {
  test('is analyzed without reading most of it, even when its metadata is at the end', async () => {
    let sent = 0
    const server = await loopbackServer((request, response) => {
      sent += rangesOf(film, { etag: '"one"' })(request, response)
    })
    const file = await openFile(`${server.origin}/film.mp4`, { fetch: fetchForServers(server) })
    expect(await probeVideo(file)).toEqual({ ...facts, bytes: film.length })
    expect(sent).toBeLessThan(film.length / 2)
    const part = await file.read(1_000_000, 1_300_000)
    expect(film.subarray(1_000_000, 1_300_000).equals(part)).toBe(true)
  })

  test.each(['"strong"', 'W/"weak"', undefined])(
    'that changes while it is read is refused, never mixed (ETag %s)',
    async (etag) => {
      let now = film
      let mark = etag
      const server = await loopbackServer((request, response) => {
        rangesOf(now, { etag: mark })(request, response)
      })
      const file = await openFile(`${server.origin}/film.mp4`, { fetch: fetchForServers(server) })
      now = film.subarray(0, film.length - 1)
      mark = etag?.replace(/"(\w)/, '"x$1')
      await expect(file.read(1_000_000, 1_000_010)).rejects.toThrow(FileChanged)
    },
  )

  test('from a server without ranges can be read only at its beginning', async () => {
    const server = await loopbackServer((_, response) => response.end(film))
    const file = await openFile(`${server.origin}/film.mp4`, { fetch: fetchForServers(server) })
    expect(file).toMatchObject({ bytes: film.length, isFullyReadable: false })
    expect(film.subarray(100, 5_000).equals(await file.read(100, 5_000))).toBe(true)
    await expect(file.read(2_000_000, 2_000_001)).rejects.toThrow(/parts of files/)
    const gone = await loopbackServer((_, response) => response.writeHead(404).end())
    const none = openFile(`${gone.origin}/film.mp4`, { fetch: fetchForServers(gone) })
    expect(await failureOf(none)).toMatchObject({ status: 404 })
  })
})

test('a file that is not a video is reported as unreadable, whatever it contains', async () => {
  const fileOf = (bytes: Buffer) => ({
    bytes: bytes.length,
    read: async (from: number, until: number) => bytes.subarray(from, until),
  })
  for (const bytes of [
    Buffer.alloc(40),
    Buffer.from('%PDF-1.7'),
    film.subarray(0, 2_000),
    Buffer.from('GIF89a'),
  ])
    await expect(probeVideo(fileOf(bytes))).rejects.toThrow(UnreadableVideo)
})

test('a body streamed into a sink waits for it and counts towards the size limit', async () => {
  const server = await loopbackServer((_, response) => response.end(film))
  let size = 0
  let pouring = 0
  const sink = async (chunk: Uint8Array) => {
    expect(++pouring).toBe(1)
    if (size > 500_000) await new Promise((done) => setImmediate(done))
    size += chunk.length
    pouring--
  }
  const fetch = fetchForServers(server)
  const answer = await fetch({ url: server.origin, sink, maxBytes: film.length })
  expect([answer.status, answer.bytes.length, size]).toEqual([200, 0, film.length])
  expect(await failureOf(fetch({ url: server.origin, sink, maxBytes: 1_000_000 }))).toMatchObject({
    code: 'too-large',
  })
})
