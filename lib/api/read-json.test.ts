import { afterEach, expect, test, vi } from 'vitest'
import { readRequestBytes } from './read-json'

afterEach(() => void vi.useRealTimers())

const requestOf = (body: ReadableStream<Uint8Array>) =>
  new Request('http://api.example/', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('still responds to a client that sends too much and then stalls', async () => {
  vi.useFakeTimers()
  const stopped = vi.fn()
  let stalls: () => void = () => undefined
  const stalled = new Promise<void>((resolve) => (stalls = resolve))
  const chunks = [new Uint8Array(20), new Uint8Array(20)]
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const chunk = chunks.shift()
        if (chunk) return stream.enqueue(chunk)
        stalls()
        return new Promise(() => {})
      },
      cancel: stopped,
    },
    { highWaterMark: 0 },
  )
  const answered = expect(readRequestBytes(requestOf(body), 30)).rejects.toMatchObject({ code: 'too-large' })
  await stalled
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  await answered
  expect(stopped).toHaveBeenCalledOnce()
})
