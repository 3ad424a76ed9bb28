import { expect, onTestFinished, test } from 'vitest'
import { startModel } from '@/testing/fakes/model'
import { openModel } from './open-model'

test.each(['openai-compatible', 'anthropic'] as const)(
  'the fake server streams to a client of kind %s on request, including the usage',
  async (kind) => {
    const fake = await startModel(() => ({ say: 'A title that takes several pieces.', cachedTokens: 2 }))
    onTestFinished(() => fake.close())
    const settings = {
      kind,
      baseUrl: fake.url,
      apiKey: fake.key,
      model: fake.model,
      privateHosts: [new URL(fake.url).host],
    }
    const model = await openModel(settings, { deadlineMs: 10_000, structured: false })
    const { streamText } = await import('ai')
    const result = streamText({
      model,
      prompt: 'Give a title, and think of rivers while you do.',
      maxRetries: 0,
    })
    expect(await result.text).toBe('A title that takes several pieces.')
    expect(await result.usage).toMatchObject({
      outputTokens: 9,
      inputTokenDetails: { cacheReadTokens: 2 },
    })
    expect(fake.requests[0]?.body.stream).toBe(true)
  },
)
