import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSemaphore } from './semaphore'

const nextTick = () => new Promise(setImmediate)

describe('a semaphore', () => {
  test('admits what fits, in order of arrival', async () => {
    const semaphore = createSemaphore(10)
    const inside: string[] = []
    const enter = (name: string, size: number, signal?: AbortSignal) =>
      semaphore.acquire(size, signal).then((leave) => {
        inside.push(name)
        return leave
      })
    const a = await enter('a', 6)
    const big = enter('big', 8)
    const small = enter('small', 1)
    await nextTick()
    expect(inside).toEqual(['a'])
    a()
    a()
    await nextTick()
    expect(inside).toEqual(['a', 'big', 'small'])
    ;(await big)()
    ;(await small)()
    const larger = await enter('larger than all of it', 99)
    const next = enter('next', 1)
    await nextTick()
    expect(inside).not.toContain('next')
    larger()
    await next
  })

  test('drops an aborted waiter at once, and those behind it continue', async () => {
    const semaphore = createSemaphore(2)
    const leave = await semaphore.acquire(1)
    const stop = new AbortController()
    const waiting = semaphore.acquire(2, stop.signal)
    const behind = semaphore.acquire(1)
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'aborted', sent: 'no' })
    ;(await behind)()
    leave()
    await expect(semaphore.acquire(1, AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
    ;(await semaphore.acquire(2))()
  })

  test('never exceeds its capacity, and everyone gets in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }), async (sizes) => {
        const semaphore = createSemaphore(8)
        let sizeInUse = 0
        await Promise.all(
          sizes.map(async (wanted) => {
            const leave = await semaphore.acquire(wanted)
            sizeInUse += Math.min(wanted, 8)
            expect(sizeInUse).toBeLessThanOrEqual(8)
            await Promise.resolve()
            sizeInUse -= Math.min(wanted, 8)
            leave()
          }),
        )
      }),
    )
  })
})
