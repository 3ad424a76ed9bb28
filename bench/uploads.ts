import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { uploadPartBytes } from '@/lib/media-library/limits'
import { buildWhenNeeded } from '@/scripts/start/build'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { tinyMovie } from '@/testing/http/tiny-movie'
import type { BenchServer } from './database'
import { type NextServer, startNext } from './next-server'
import { type Report, tableOf } from './report'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const megabyte = 1024 * 1024
const filmBytes = 300 * megabyte
/** Number of whole parts that arrive before the server is killed in the middle of the next one. */
const partsBefore = 36

type Client = (path: string, request?: RequestInit & { duplex?: 'half' }) => Promise<Response>

/**
 * Uploads a 300 MB video to the built product, whose server is killed with SIGKILL in the middle of a request and
 * started again. The first half goes in parts, as browsers send it, the second half in one request. Fails if the
 * upload does not continue at the right byte or the stored film differs; reports the memory used (spec/planning#4).
 */
export async function uploads(server: BenchServer): Promise<Report> {
  const { url } = await server.open('uploads')
  await buildWhenNeeded(root, console.log)
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-uploads-'))
  const { ctx } = await createTestProject()
  const token = await createTestToken(ctx)
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', AUTH_SECRET: 'bench' }
  const headers = { authorization: `Bearer ${token}`, 'x-project-id': ctx.projectId }
  const clientOf =
    ({ url: base }: NextServer): Client =>
    (path, request) =>
      fetch(`${base}${path}`, { ...request, headers: { ...headers, ...request?.headers } })
  const film = filmOf(filmBytes)
  const movie = tinyMovie({ film })
  let running: NextServer | undefined
  try {
    running = await startNext(root, settings)
    let call = clientOf(running)
    await warmUp(call)
    const first = measureFrom(running)
    const id = await begin(call, 'film.mp4', movie.length)
    const began = performance.now()
    for (let part = 0; part < partsBefore; part++) {
      const from = part * uploadPartBytes
      await append(call, id, from, movie.subarray(from, from + uploadPartBytes))
    }
    const arrived = partsBefore * uploadPartBytes
    const firstHalf = first()
    const { pid } = running
    // Half a part, then nothing: the server has read it and is waiting for more when it dies.
    const dying = append(call, id, arrived, halfAndDie(movie, arrived, pid)).then(
      () => 'answered',
      () => 'lost',
    )
    if ((await dying) !== 'lost') throw new Error('The server lived through its death.')

    running = await startNext(root, settings)
    call = clientOf(running)
    await warmUp(call)
    const second = measureFrom(running)
    const offset = ((await (await call(`/api/media-uploads/${id}`)).json()) as { offset: number }).offset
    if (offset !== arrived) throw new Error(`The upload goes on at byte ${offset} instead of ${arrived}.`)
    await append(call, id, offset, inChunks(movie, offset))
    const oneRequest = second()
    const sha256 = createHash('sha256').update(movie).digest('hex')
    const completing = measureFrom(running)
    const done = await call(`/api/media-uploads/${id}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sha256 }),
    })
    if (!done.ok) throw new Error(`Completing answered ${done.status}: ${await done.text()}`)
    const took = performance.now() - began
    const file = (await done.json()) as { url: string }
    const completed = completing()
    const serving = measureFrom(running)
    const same = (await digestOf(await call(file.url), movie.length - film.length)) === digest(film)
    if (!same) throw new Error('Another film is stored than the one that was sent.')
    const served = serving()
    const goal = (found: number) => (found <= 80 ? '≤ 80' : '≤ 80, missed')
    return {
      name: 'uploads',
      table: tableOf(
        ['', 'found', 'goal'],
        [
          ['bytes counted when the server was killed', arrived.toLocaleString('en'), ''],
          ['byte at which the upload goes on', offset.toLocaleString('en'), 'the same'],
          ['SHA-256 of the film that is served, beside the one sent', 'the same', 'the same'],
          ['memory of the server, in parts of 4 MiB, MB', `+${firstHalf}`, goal(firstHalf)],
          ['memory of the server, 156 MB in one request, MB', `+${oneRequest}`, goal(oneRequest)],
          ['memory of the server, completing the file, MB', `+${completed}`, goal(completed)],
          ['memory of the server, serving 300 MB, MB', `+${served}`, goal(served)],
          ['all of it, with a start of the server, seconds', (took / 1000).toFixed(1), ''],
        ],
      ),
    }
  } finally {
    await running?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Returns random bytes, so that nothing can be compressed. */
function filmOf(bytes: number): Buffer<ArrayBuffer> {
  const film = Buffer.allocUnsafe(bytes)
  for (let at = 0; at < bytes; at += 16 * megabyte)
    randomBytes(Math.min(16 * megabyte, bytes - at)).copy(film, at)
  return film
}

/** Does the same with a small file, so that the code is loaded before memory is measured. */
async function warmUp(call: Client): Promise<void> {
  const movie = tinyMovie({ film: randomBytes(2 * uploadPartBytes) })
  const id = await begin(call, 'warm.mp4', movie.length)
  await append(call, id, 0, movie)
  const done = await call(`/api/media-uploads/${id}/complete`, { method: 'POST' })
  const { url } = (await done.json()) as { url: string }
  await (await call(url)).arrayBuffer()
}

/**
 * Starts measuring; the returned function returns by how many megabytes the peak exceeded the initial memory. Linux
 * only; 0 elsewhere.
 */
function measureFrom(server: NextServer): () => number {
  try {
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5') // resets the recorded peak
  } catch {
    return () => 0
  }
  const { now } = server.rssMb()
  return () => server.rssMb().peak - now
}

async function begin(call: Client, name: string, bytes: number): Promise<string> {
  const answer = await call('/api/media-uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, bytes }),
  })
  if (answer.status !== 201) throw new Error(`Beginning an upload answered ${answer.status}.`)
  return ((await answer.json()) as { id: string }).id
}

async function append(
  call: Client,
  id: string,
  offset: number,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Promise<void> {
  const answer = await call(`/api/media-uploads/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
    duplex: 'half',
  })
  if (answer.status !== 204) throw new Error(`A part at ${offset} answered ${answer.status}.`)
}

/** Sends half a part; once it has been read, kills the server. */
const halfAndDie = (movie: Buffer, from: number, pid: number) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(movie.subarray(from, from + uploadPartBytes / 2)),
    async pull() {
      await new Promise((later) => setTimeout(later, 500))
      process.kill(pid, 'SIGKILL')
    },
  })

/** Streams everything from a byte offset, in chunks as they come from a disk. */
const inChunks = (movie: Buffer, from: number) => {
  let at = from
  return new ReadableStream<Uint8Array>({
    pull(stream) {
      if (at >= movie.length) return stream.close()
      stream.enqueue(movie.subarray(at, at + 65_536))
      at += 65_536
    },
  })
}

/** Returns the SHA-256 of a response body after skipping this many bytes. */
async function digestOf(answer: Response, skip: number): Promise<string> {
  const hash = createHash('sha256')
  let left = skip
  for await (const chunk of answer.body ?? []) {
    hash.update(chunk.subarray(Math.min(left, chunk.length)))
    left = Math.max(0, left - chunk.length)
  }
  return hash.digest('hex')
}
