import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import type { HostedRepository } from '@/testing/fakes/git-host-answer'
import { answerGit } from '@/testing/fakes/git-host-smart'
import { makeCommit } from '@/testing/fakes/git-objects'
import { readGitRemote } from './git-remote'
import { markdownRepositoryConfig } from './schemas'

const repository = (files: Record<string, string>): HostedRepository => ({
  name: 'river/blog',
  branch: 'main',
  commits: new Map([['main', makeCommit(files, 'first')]]),
  token: undefined,
  truncateAt: Number.POSITIVE_INFINITY,
  perPage: 100,
  pagesByNumber: false,
  etags: true,
})
const config = markdownRepositoryConfig.parse({ repository: 'https://git.example.com/river/blog.git' })

/** Reads from a server whose responses are damaged in transit by the given function. */
function read(
  from: HostedRepository,
  damage: (method: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
) {
  const fetch: GuardedFetch = async ({ url, method = 'GET', body = '' }) => {
    const answer = answerGit(from, { url: new URL(url), headers: {}, body: Buffer.from(body) })
    const bytes = damage(method, Buffer.from(answer.body ?? ''))
    return {
      ...{
        status: answer.status,
        url,
        headers: answer.headers ?? {},
        validators: {},
        notModified: false,
        bytes,
      },
      text: () => bytes.toString(),
      json: () => JSON.parse(bytes.toString()),
    }
  }
  const io = { fetch, now: () => new Date(), note: () => {}, signal: new AbortController().signal }
  return readGitRemote(config, io as unknown as ConnectorIO, undefined).then((tree) => ({ tree, io }))
}

test('returns paths exactly as they are in the trees', async () => {
  const { tree } = await read(
    repository({ 'a/b.md': 'x', '../c.md': 'y', '.git/config': 'z', 'ä\u0301.md': '' }),
  )
  if (tree.notModified) throw new Error('not modified')
  expect(tree.files.map(({ path }) => path).sort()).toEqual([
    '../c.md',
    '.git/config',
    'a/b.md',
    'ä\u0301.md',
  ])
})

test('a damaged server response causes no error other than SourceError', async () => {
  const good = repository({ 'a.md': 'x'.repeat(300), 'b/c.md': 'hello' })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const damaged = fc.record({
    method: fc.constantFrom('GET', 'POST'),
    at: share,
    cut: fc.integer({ min: 0, max: 40 }),
    put: fc.uint8Array({ maxLength: 20 }),
    end: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(damaged, async ({ method, at, cut, put, end }) => {
      const result = await read(good, (asked, bytes) => {
        if (asked !== method) return bytes
        const place = Math.floor(at * bytes.length)
        return Buffer.concat([
          bytes.subarray(0, place),
          put,
          end ? Buffer.alloc(0) : bytes.subarray(place + cut),
        ])
      }).catch((error: unknown) => error)
      if (result instanceof Error) expect(result).toBeInstanceOf(SourceError)
    }),
    { numRuns: 300 },
  )
})
