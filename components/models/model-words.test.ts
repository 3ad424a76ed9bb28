import { expect, test } from 'vitest'
import { describeUse } from './model-words'

const call = { generation_id: 'a', duration_ms: 1400, input_tokens: 30, output_tokens: 11, usd: 0.02 }

test('a call’s use names only what it used, and nothing if no call was made', () => {
  expect(describeUse(call)).toBe('1.4 s · 30 tokens sent · 11 tokens received · $0.02')
  expect(describeUse({ ...call, output_tokens: 0, usd: null })).toBe('1.4 s · 30 tokens sent · price unknown')
  expect(describeUse({ ...call, input_tokens: 0, output_tokens: 0, usd: null })).toBe('1.4 s')
  expect(describeUse({ ...call, generation_id: null })).toBe('')
})
