import { describe, expect, test } from 'vitest'
import { failureOf, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import type { GuardedResponse } from '../responses/guarded-response'
import { retryAfterSeconds } from '../responses/retry-after'
import { bucketPace, type Clock, createHostThrottle, politeFetch, scraperPace } from './politeness'

/** A clock that stands still until advanced. */
function handClock() {
  let now = 1_000_000
  const sleepers: { at: number; wake: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    wait: (ms) => new Promise<void>((wake) => sleepers.push({ at: now + ms, wake })),
  }
  const goOn = async (ms: number) => {
    now += ms
    for (const sleeper of sleepers.splice(0)) {
      if (sleeper.at <= now) sleeper.wake()
      else sleepers.push(sleeper)
    }
    await new Promise(setImmediate)
  }
  return { clock, goOn }
}

function tasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { started, task, end }
}

describe('pull 8: politeness', () => {
  test('a scraped host gets two requests at a time, started a second apart', async () => {
    const { clock, goOn } = handClock()
    const { started, task, end } = tasks()
    const throttle = createHostThrottle(scraperPace, clock)
    const all = ['a', 'b', 'c', 'd'].map((name) => throttle.run('x.example', task(name)))
    await goOn(0)
    expect(started).toEqual(['a'])
    await goOn(999)
    expect(started).toEqual(['a'])
    await goOn(1)
    expect(started).toEqual(['a', 'b'])
    await goOn(5_000)
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    await end('a')
    expect(started).toEqual(['a', 'b', 'c'])
    await goOn(1_000)
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    await end('c')
    await end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a host that asks for longer gaps than the pace gets them', async () => {
    const { clock, goOn } = handClock()
    const { started, task } = tasks()
    const throttle = createHostThrottle(scraperPace, clock)
    void throttle.run('x.example', task('a'), { gapMs: 5_000 })
    void throttle.run('x.example', task('b'), { gapMs: 10 })
    void throttle.run('x.example', task('c'))
    await goOn(4_999)
    expect(started).toEqual(['a'])
    await goOn(1)
    expect(started).toEqual(['a', 'b'])
  })

  test('hosts do not wait for each other', async () => {
    const { clock, goOn } = handClock()
    const { started, task } = tasks()
    const throttle = createHostThrottle(scraperPace, clock)
    void throttle.run('x.example', task('a'))
    void throttle.run('y.example', task('b'))
    await goOn(0)
    expect(started).toEqual(['a', 'b'])
  })

  test('a bucket gets sixteen requests at a time, and a failed one makes room', async () => {
    const { clock, goOn } = handClock()
    const { started, task } = tasks()
    const throttle = createHostThrottle(bucketPace, clock)
    const failed = throttle.run('x.example', async () => {
      await new Promise(setImmediate)
      throw new Error('failed')
    })
    for (let i = 0; i < 20; i++) void throttle.run('x.example', task(`${i}`))
    await expect(failed).rejects.toThrow('failed')
    await goOn(0)
    expect(started).toHaveLength(16)
  })

  test('a host that asked us to wait gets no requests for that long, and waiting callers are told', async () => {
    const { clock, goOn } = handClock()
    const { started, task, end } = tasks()
    const throttle = createHostThrottle(scraperPace, clock)
    const first = throttle.run('x.example', task('a'))
    const waiting = throttle.run('x.example', task('b'))
    throttle.pause('x.example', 60)
    expect(await failureOf(waiting)).toMatchObject({
      code: 'asked-to-wait',
      sent: 'no',
      retryAfterSeconds: 60,
    })
    await end('a')
    expect(await first).toBe('a')
    await goOn(59_000)
    expect(await failureOf(throttle.run('x.example', task('c')))).toMatchObject({ retryAfterSeconds: 1 })
    await goOn(1_000)
    void throttle.run('x.example', task('d'))
    await goOn(0)
    expect(started).toEqual(['a', 'd'])
  })

  test('a request aborted while waiting gives up its turn', async () => {
    const { clock, goOn } = handClock()
    const { started, task } = tasks()
    const throttle = createHostThrottle(scraperPace, clock)
    const stop = new AbortController()
    void throttle.run('x.example', task('a'))
    const given = throttle.run('x.example', task('b'), { signal: stop.signal })
    void throttle.run('x.example', task('c'))
    stop.abort()
    expect(await failureOf(given)).toMatchObject({ code: 'aborted', sent: 'no' })
    await goOn(1_000)
    expect(started).toEqual(['a', 'c'])
  })

  test.each([429, 503])(
    'a Retry-After with a %i keeps the next request away from the server',
    async (status) => {
      const server = await loopbackServer((_request, response) =>
        response.writeHead(status, { 'retry-after': '120' }).end(),
      )
      const fetch = politeFetch(fetchForServers(server), createHostThrottle(bucketPace))
      expect((await fetch({ url: server.origin })).status).toBe(status)
      expect((await failureOf(fetch({ url: server.origin }))).code).toBe('asked-to-wait')
      expect(server.requests).toHaveLength(1)
    },
  )
})

test('a Retry-After behind a redirect also holds the server that sent it', async () => {
  const asking = await loopbackServer((_request, response) =>
    response.writeHead(429, { 'retry-after': '120' }).end(),
  )
  const passed: GuardedResponse = {
    ...(await fetchForServers(asking)({ url: asking.origin })),
    url: `${asking.origin}/moved`,
  }
  const fetch = politeFetch(async () => passed, createHostThrottle(bucketPace))
  await fetch({ url: 'https://front.example/feed' })
  for (const url of ['https://front.example/other', `${asking.origin}/other`])
    expect((await failureOf(fetch({ url }))).code).toBe('asked-to-wait')
})

describe('a Retry-After that one project receives', () => {
  const asking = () =>
    loopbackServer((request, response) =>
      request.url === '/busy'
        ? response.writeHead(429, { 'retry-after': '86400' }).end()
        : response.end('ok'),
    )

  test('holds the whole host for that project, and only the same address for everyone', async () => {
    const server = await asking()
    const gate = createHostThrottle(bucketPace)
    const fetchOf = (scope: string) => politeFetch(fetchForServers(server), gate, { scope })
    const [one, other] = [fetchOf('one'), fetchOf('other')]
    expect((await one({ url: `${server.origin}/busy` })).status).toBe(429)
    expect(await failureOf(one({ url: `${server.origin}/else` }))).toMatchObject({
      code: 'asked-to-wait',
      retryAfterSeconds: 86_400,
    })
    expect((await other({ url: `${server.origin}/else` })).status).toBe(200)
    // A pause caused by another project never lasts longer than an hour.
    expect(await failureOf(other({ url: `${server.origin}/busy#part` }))).toMatchObject({
      code: 'asked-to-wait',
      retryAfterSeconds: 3_600,
    })
    expect((await other({ url: `${server.origin}/else` })).status).toBe(200)
  })

  test('is forgotten once the bounded list of holds is full', async () => {
    const { clock } = handClock()
    const gate = createHostThrottle(bucketPace, clock)
    for (let at = 0; at < 6_000; at++) gate.pause(`key ${at}`, 600)
    const done = async () => 'done'
    expect(await gate.run('x.example', done, { keys: ['key 0'] })).toBe('done')
    expect((await failureOf(gate.run('x.example', done, { keys: ['key 5999'] }))).code).toBe('asked-to-wait')
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T11:00:00Z')

  test.each([
    ['120', 120],
    [' 0 ', 0],
    ['99999999999999999999', 86_400],
    ['Sat, 21 Nov 2026 11:01:30 GMT', 90],
    ['Saturday, 21-Nov-26 11:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 10:00:00 GMT', 0],
    ['Sun, 21 Nov 2027 11:00:00 GMT', 86_400],
    ['-5', undefined],
    ['1.5', undefined],
    ['5 minutes', undefined],
    ['Sat, never', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j means %j seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds)
  })
})
