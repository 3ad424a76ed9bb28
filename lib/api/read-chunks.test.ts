import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readChunks } from './read-chunks'

const requestOf = (body: ReadableStream<Uint8Array>, signal?: AbortSignal) =>
  new Request('http://upload.example/', { method: 'PUT', body, duplex: 'half', signal } as RequestInit)

test('releases the chunks it has read before the body ends', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const read: WeakRef<Uint8Array>[] = []
  let left = 40
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(1_000)) : stream.close()),
  })
  for await (const chunk of readChunks(requestOf(body))) {
    read.push(new WeakRef(chunk))
    if (read.length < 40) continue
    await turn()
    collect()
    expect(read.filter((one) => one.deref() !== undefined).length).toBeLessThan(5)
  }
  expect(read).toHaveLength(40)
})

test('stops reading when the sender disconnects, even if the runtime leaves the body pending', async () => {
  const sender = new AbortController()
  // Sends one chunk, then nothing.
  const silent = new ReadableStream<Uint8Array>(
    { start: (stream) => stream.enqueue(new Uint8Array(1)), pull: () => new Promise(() => {}) },
    { highWaterMark: 0 },
  )
  const reading = (async () => {
    for await (const _ of readChunks(requestOf(silent, sender.signal))) setImmediate(() => sender.abort())
  })()
  await expect(reading).rejects.toThrow('went away')
})
