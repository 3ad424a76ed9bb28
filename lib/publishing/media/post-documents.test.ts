import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteBlob, putLibraryBlob } from '@/lib/media/blobs'
import { readSandboxMedia } from '@/lib/sandbox/media'
import { listFeed } from '@/lib/sandbox/posts'
import { lostAnswerHeader, serveSandbox } from '@/lib/sandbox/serve'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { postsOf } from '@/testing/publishing/connected-channel'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { connectSandbox, connectSandboxPage } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { makePdf } from '@/testing/voice/make-pdf'
import { reconcilePublication } from '../outcomes/reconcile-publication'
import { retryPublication } from '../outcomes/retry-publication'
import { runPublication } from '../run-publication'

let count = 0
let calls: string[] = []
/** The call whose response is lost after the network has handled it. */
let lose: string | undefined

useTestDatabase()
useSandboxServer(async (request) => {
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${decodeURIComponent(pathname).replace('/sandbox/api/linkedin', '')}${search}`
  calls.push(call.replace(/urn:li:document:\w+/, 'URN'))
  if (call !== lose) return undefined
  lose = undefined
  await serveSandbox(request)
  return new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })
})

let folder: string
/** Larger than one part. */
const report = makePdf('', { pages: 12, packed: Buffer.alloc(5_000_000, ' ') })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-documents-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  calls = []
  lose = undefined
})

/** Queues an approved post with a document, by a person or by a page that this person administers. */
async function queued(by: 'person' | 'page', bytes: Buffer = report) {
  const { ctx } = await createTestProject()
  const name = { handle: `mill${process.pid}_${++count}`, displayName: 'The Mill' }
  const { channelId, account } =
    by === 'page' ? await connectSandboxPage(ctx, name) : await connectSandbox(ctx, 'linkedin', name)
  calls = []
  const url = await putLibraryBlob(`${crypto.randomUUID()}.lib.pdf`, chunksOf(bytes))
  const media = [{ url, alt: '', title: 'Our year' }]
  const { publicationIds } = await queueApproved(ctx, [channelId], { media })
  return { ctx, account, url, id: publicationIds[0] ?? '' }
}
type Queued = Awaited<ReturnType<typeof queued>>

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

async function goOn({ ctx, id }: Queued) {
  for (let round = 0; round < 6; round++) {
    const row = await readPublication(ctx, id)
    if (row.status === 'published' || row.status === 'failed') return row
    if (row.status === 'unconfirmed') {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
    } else {
      await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
  }
  return readPublication(ctx, id)
}

async function expectOnePost({ ctx, account }: Queued) {
  const [post, ...more] = await postsOf(account)
  expect(more).toEqual([])
  const { bytes, contentType } = (await readSandboxMedia(post?.mediaIds[0] ?? '')) ?? {}
  expect(contentType).toBe('application/pdf')
  const hash = (of: Uint8Array) => createHash('sha256').update(of).digest('hex')
  expect(hash(bytes ?? Buffer.alloc(0))).toBe(hash(report))
  const feed = await listFeed({ orgs: [ctx.orgId], networks: ['linkedin'], handle: account.handle, limit: 5 })
  expect(feed.posts[0]?.media).toMatchObject([{ alt: 'Our year', contentType: 'application/pdf' }])
}

const begin = 'POST /rest/documents?action=initializeUpload'
const send = 'PUT /dms-uploads/URN/document'
const look = 'GET /rest/documents/URN'
const post = 'POST /rest/posts'

describe('a document on LinkedIn', () => {
  test('by a person is sent unchanged and posted with its title, without querying a state that we may not read', async () => {
    const one = await queued('person')
    expect(await goOn(one)).toMatchObject({ status: 'published', attempts: 1, error: null })
    expect(calls).toEqual([begin, send, post])
    await expectOnePost(one)
  })

  test('by a page is posted once it is processed, and uploaded only once', async () => {
    const one = await queued('page')
    await runPublication(one.ctx, one.id)
    expect(await readPublication(one.ctx, one.id)).toMatchObject({
      status: 'pending',
      error: { message: 'LinkedIn is processing the document.' },
    })
    expect(await goOn(one)).toMatchObject({ status: 'published', attempts: 1 })
    expect(calls).toEqual([begin, send, look, look, post])
    await expectOnePost(one)
  })

  test('that LinkedIn cannot process fails with an explanation, and a retry uploads it again', async () => {
    const one = await queued('page', makePdf('', { pages: 301 }))
    expect(await goOn(one)).toMatchObject({
      status: 'failed',
      error: { code: 'media', message: 'LinkedIn can’t use the document: processing failed.' },
    })
    expect((await readPublication(one.ctx, one.id)).progress.upload).toBeNull()
    calls = []
    await retryPublication(one.ctx, { id: one.id })
    expect(await goOn(one)).toMatchObject({ status: 'failed' })
    expect(calls.slice(0, 2)).toEqual([begin, send])
    expect(await postsOf(one.account)).toEqual([])
  })

  test('that is missing or not a PDF is rejected with an explanation, and nothing is sent', async () => {
    const gone = await queued('person')
    await deleteBlob(gone.url)
    expect(await goOn(gone)).toMatchObject({ status: 'failed', error: { code: 'media' } })
    const other = await queued('person', Buffer.from('<script>'))
    expect(await goOn(other)).toMatchObject({
      status: 'failed',
      error: { message: 'This document is not a PDF that we can publish.' },
    })
    expect(calls.filter((call) => call.includes('/rest/'))).toEqual([])
  })

  test('by a page whose response is lost is found again and posted only once', async () => {
    const one = await queued('page')
    lose = post
    expect(await goOn(one)).toMatchObject({ status: 'published', attempts: 1 })
    await expectOnePost(one)
  })

  test.each([
    ['before-send', false],
    ['after-send', true],
  ] as const)('is posted at most once if the worker is killed %s', async (point, there) => {
    const one = await queued('person')
    expect(await runInProcess(one.ctx.projectId, one.id, point)).toBe('SIGKILL')
    // A person's posts cannot be read back, so the person has to decide.
    expect(await goOn(one)).toMatchObject({ status: 'unconfirmed' })
    expect(await postsOf(one.account)).toHaveLength(there ? 1 : 0)
  })

  test('by a page is not uploaded again if the worker is killed after the upload', async () => {
    const one = await queued('page')
    expect(await runInProcess(one.ctx.projectId, one.id, 'kept')).toBe('SIGKILL')
    expect(await goOn(one)).toMatchObject({ status: 'published', attempts: 1 })
    expect(calls.filter((call) => call === send)).toHaveLength(1)
    await expectOnePost(one)
  })
})
