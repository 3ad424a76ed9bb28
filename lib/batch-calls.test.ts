import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls'

const done = <T>(values: T[]): PromiseSettledResult<T>[] =>
  values.map((value) => ({ status: 'fulfilled', value }))

test('calls that arrive while a batch is running share the next one, and each gets its own result', async () => {
  const batches: number[][] = []
  const first = Promise.withResolvers<void>()
  const double = batchCalls<number, number>({
    run: async (inputs) => {
      batches.push(inputs)
      if (batches.length === 1) await first.promise
      return done(inputs.map((input) => input * 2))
    },
    maxWaitMs: 60_000,
    maxConcurrent: 2,
  })
  const alone = double('a', 1)
  await expect.poll(() => batches.length, { timeout: 30_000 }).toBe(1)
  const rest = [2, 3, 4].map((input) => double('a', input))
  first.resolve()
  expect(await Promise.all([alone, ...rest])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('calls with different keys never share a batch', async () => {
  const batches: string[][] = []
  const call = batchCalls<string, string>({
    run: async (inputs) => {
      batches.push(inputs)
      return done(inputs)
    },
    maxWaitMs: 60_000,
    maxConcurrent: 1,
  })
  await Promise.all(['a1', 'b1', 'a2', 'b2'].map((input) => call(input.charAt(0), input)))
  expect(batches.toSorted()).toEqual([
    ['a1', 'a2'],
    ['b1', 'b2'],
  ])
})

test('a batch that takes too long lets the next one start alongside it', async () => {
  const hangs = Promise.withResolvers<void>()
  const call = batchCalls<string, string>({
    run: async (inputs) => {
      if (inputs.includes('hangs')) await hangs.promise
      return done(inputs)
    },
    maxWaitMs: 5,
    maxConcurrent: 2,
  })
  const hanging = call('a', 'hangs')
  await new Promise(setImmediate)
  expect(await call('a', 'next')).toBe('next')
  hangs.resolve()
  expect(await hanging).toBe('hangs')
})

test('one call can fail alone, and a batch that fails as a whole fails only its own calls', async () => {
  const call = batchCalls<string, string>({
    run: async (inputs) => {
      if (inputs.includes('all')) throw new Error('all of them')
      return inputs.map((input) =>
        input === 'bad'
          ? { status: 'rejected', reason: new Error(input) }
          : { status: 'fulfilled', value: input },
      )
    },
    maxWaitMs: 60_000,
    maxConcurrent: 1,
  })
  const results = await Promise.allSettled([call('a', 'good'), call('a', 'bad'), call('b', 'all')])
  expect(results).toMatchObject([
    { status: 'fulfilled', value: 'good' },
    { status: 'rejected', reason: { message: 'bad' } },
    { status: 'rejected', reason: { message: 'all of them' } },
  ])
  expect(await call('b', 'again')).toBe('again')
})

test('a call that may not join waits for a later batch, in call order', async () => {
  const batches: string[][] = []
  const call = batchCalls<string, string>({
    run: async (inputs) => {
      batches.push(inputs)
      return done(inputs)
    },
    admission: () => {
      const taken = new Set<string>()
      return (next) => {
        const free = !taken.has(next.charAt(0))
        taken.add(next.charAt(0))
        return free
      }
    },
    maxWaitMs: 60_000,
    maxConcurrent: 1,
  })
  await Promise.all(['x1', 'x2', 'y1', 'x3'].map((input) => call('a', input)))
  expect(batches).toEqual([['x1', 'y1'], ['x2'], ['x3']])
})
