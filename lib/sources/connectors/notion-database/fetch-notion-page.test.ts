import { expect, test } from 'vitest'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { fetchNotionPage } from './fetch-notion-page'

const id = '11111111-2222-3333-4444-555555555555'
const image = (name: string) => ({
  object: 'block',
  id: name,
  type: 'image',
  image: { type: 'file', file: { url: `https://files.example/${name}.png`, expiry_time: 'x' }, caption: [] },
})

function io(keepPicture: ConnectorIO['keepPicture'], notes: string[]): ConnectorIO {
  const answer = (url: string): object =>
    url.includes('/children')
      ? { object: 'list', results: [image('good'), image('bad')], has_more: false, next_cursor: null }
      : { object: 'page', id, properties: {} }
  const fetch = async ({ url }: GuardedRequest): Promise<GuardedResponse> => {
    const bytes = Buffer.from(JSON.stringify(answer(url)))
    const text = () => bytes.toString()
    return {
      status: 200,
      notModified: false,
      url,
      headers: {},
      validators: {},
      bytes,
      text,
      json: () => JSON.parse(text()),
    }
  }
  return {
    fetch: fetch as ConnectorIO['fetch'],
    connect: () => Promise.reject(new Error('Nothing is to be connected.')),
    now: () => new Date(),
    note: (message) => notes.push(message),
    signal: new AbortController().signal,
    ...(keepPicture ? { keepPicture } : {}),
  }
}

test('imports a page without an image that fails to load, and notes it', async () => {
  const notes: string[] = []
  const keep = async ({ address }: { address: string }) => {
    if (address.includes('bad')) throw new OutboundError('timed-out', { host: 'files.example' })
    return 'https://app.example/api/media/good.webp'
  }
  const page = await fetchNotionPage('token', id, io(keep, notes))
  expect([...page.pictures.values()]).toEqual(['https://app.example/api/media/good.webp'])
  expect(page.blocks).toHaveLength(2)
  expect(notes).toEqual([expect.stringContaining('We skipped an image, because we couldn’t load it.')])
})

test('a stopped sync does not import half a page', async () => {
  const keep = () => Promise.reject(new OutboundError('aborted'))
  await expect(fetchNotionPage('token', id, io(keep, []))).rejects.toMatchObject({ code: 'aborted' })
})
