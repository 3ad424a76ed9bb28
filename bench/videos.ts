import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { putLibraryBlob } from '@/lib/media/blobs'
import { type NetworkName, networks } from '@/lib/networks/registry'
import { sandboxNetworkNames } from '@/lib/platforms/sandbox-networks'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { readSandboxMedia } from '@/lib/sandbox/media'
import { recentPosts } from '@/lib/sandbox/posts'
import { serveSandbox } from '@/lib/sandbox/serve'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { sampleVideo } from '@/testing/media/sample-video'
import { queueApproved } from '@/testing/publishing/approved-package'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import type { BenchServer } from './database'
import { type Report, tableOf } from './report'

export type VideosOrder = { projectId: string; small: string[]; large: string[] }
export type VideosReply = { megabytes: number; seconds: number }

/** Together with the container around the frames, at most 300 MB, the most that Instagram accepts. */
const largeBytes = 299_500_000
const maxMbOfOne = 80
const maxMbOfAll = 200

/**
 * Publishes a 300 MB video to each simulated network that accepts videos, from a worker in a separate process; then
 * to all of them at once. Fails if a different film arrives; reports how much memory the worker used beyond what it
 * had after a small video (spec/planning#4).
 */
export async function videos(server: BenchServer): Promise<Report> {
  await server.open('videos')
  const folder = await mkdtemp(join(tmpdir(), 'tributary-videos-'))
  const before = { ...process.env }
  const sandbox = createServer(async (incoming, outgoing) => {
    const bare = incoming.method === 'GET' || incoming.method === 'HEAD'
    const response = await serveSandbox(
      new Request(`http://${incoming.headers.host}${incoming.url}`, {
        method: incoming.method,
        headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        ...(bare ? {} : { body: Readable.toWeb(incoming), duplex: 'half' }),
      } as RequestInit),
    )
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((done) => sandbox.listen(0, '127.0.0.1', done))
  process.env.APP_URL = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`
  process.env.TRIBUTARY_SANDBOX = '1'
  process.env.DATA_DIR = folder
  try {
    const { ctx } = await createTestProject()
    const small = await keep(await sampleVideo({ seconds: 4, bytes: 5_000_000 }))
    const large = await keep(await sampleVideo({ seconds: 120, bytes: largeBytes }))
    const rows: string[][] = []
    const found = async (what: string, names: readonly NetworkName[], most: number) => {
      const reply = await publishTo(ctx, names, small.url, large)
      const goal = reply.megabytes <= most ? `≤ ${most}` : `≤ ${most}, missed`
      rows.push([what, `+${reply.megabytes}`, goal, reply.seconds.toFixed(1)])
    }
    const taking = sandboxNetworkNames.filter((name) => networks[name].rules.media.publishesVideos)
    for (const name of taking) await found(networks[name].label, [name], maxMbOfOne)
    await found(`all ${taking.length} at once`, taking, maxMbOfAll)
    return { name: 'videos', table: tableOf(['300 MB to', 'memory, MB', 'goal', 'seconds'], rows) }
  } finally {
    for (const name of ['APP_URL', 'TRIBUTARY_SANDBOX', 'DATA_DIR']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
    sandbox.closeAllConnections()
    sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Film = { url: string; sha256: string }

async function keep(film: Buffer<ArrayBuffer>): Promise<Film> {
  async function* chunks() {
    for (let at = 0; at < film.length; at += 1_048_576) yield film.subarray(at, at + 1_048_576)
  }
  const url = await putLibraryBlob(`${crypto.randomUUID()}.lib.mp4`, chunks())
  return { url, sha256: digest(film) }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let count = 0

/** Publishes one small and one large video to each of these networks, each to its own account. */
async function publishTo(
  ctx: TestProject['ctx'],
  names: readonly NetworkName[],
  small: string,
  large: Film,
): Promise<VideosReply> {
  const order: VideosOrder = { projectId: ctx.projectId, small: [], large: [] }
  const accounts: SandboxAccount[] = []
  for (const name of names) {
    const as = { handle: `films_${++count}`, displayName: 'Films' }
    const { channelId, account } = await connectSandbox(ctx, name, as)
    accounts.push(account)
    const queue = async (url: string) =>
      (await queueApproved(ctx, [channelId], { media: [{ url, alt: 'A film' }] })).publicationIds
    order.small.push(...(await queue(small)))
    order.large.push(...(await queue(large.url)))
  }
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  const worker = fork(fileURLToPath(new URL('./videos-process.ts', import.meta.url)), {
    execArgv: ['--conditions=react-server', '--max-semi-space-size=2', '--import', 'tsx'],
  })
  const ended = once(worker, 'exit')
  worker.send(order)
  const [reply] = (await Promise.race([once(worker, 'message'), ended])) as [VideosReply | number | null]
  if (reply === null || typeof reply === 'number') throw new Error(`The worker ended with ${reply}.`)
  for (const account of accounts) {
    const [post] = await recentPosts(account, 1)
    const media = await readSandboxMedia(post?.mediaIds[0] ?? '')
    if (digest(media?.bytes ?? Buffer.alloc(0)) !== large.sha256)
      throw new Error(`Another film has arrived at ${account.network}.`)
  }
  return reply
}
