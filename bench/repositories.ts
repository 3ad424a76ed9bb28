import type postgres from 'postgres'
import { parse } from 'yaml'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { newId } from '@/lib/ids'
import { createTestProject } from '@/testing/database/factories'
import { type Fetched, get, makeBareTable, store } from './bare-sync'
import type { BenchBucket } from './bucket'
import { type BucketSource, expectRun, syncNow } from './bucket-source'
import type { BenchServer } from './database'
import { startBenchGitHost } from './git-host'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'

const files = 1000
const atOnce = 16
const batchSize = 200

/** A repository of 1,000 Markdown files through an API like GitHub's: first sync, unchanged, one file changed. */
export async function repositories(server: BenchServer, _bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('repositories')
  await makeBareTable(sql)
  const host = await startBenchGitHost()
  try {
    await host.command({ files })
    const api = `${host.url}/api/v3/repos/river/blog`
    let source: BucketSource
    let runId = ''
    const ours = async () => {
      runId = await syncNow(source)
    }
    const first = await compare({
      rounds: 7,
      warmUps: 2,
      prepare: async () => {
        await sql`truncate bare_items, items, sources, pgboss.job cascade`
        source = await createSource(host.url)
      },
      floor: () => bareSync(sql, api, new Map()),
      ours,
      check: () => expectRun(source.ctx, runId, { discovered: files, created: files }),
    })

    source = await createSource(host.url)
    await ours()
    const head = `"${await get(`${api}/commits/HEAD`)}"`
    const unchanged = await compare({
      rounds: 21,
      warmUps: 3,
      prepare: async () => {
        await host.command({})
      },
      floor: async () => {
        await get(`${api}/commits/HEAD`, head)
      },
      ours,
      check: async () => {
        const { requests } = await host.command({})
        if (requests.length !== 1) throw new Error(`The sync asked for more: ${requests.join(', ')}`)
        await expectRun(source.ctx, runId, { discovered: files, unchanged: files })
      },
    })

    let changed = 0
    const known = new Map<string, string>()
    await bareSync(sql, api, known)
    const change = async () => {
      await host.command({ files, changed: ++changed })
    }
    const one = await compare({
      rounds: 11,
      warmUps: 2,
      prepare: change,
      floor: () => bareSync(sql, api, known),
      ours: async () => {
        await ours()
      },
      check: () => expectRun(source.ctx, runId, { discovered: files, unchanged: files - 1, updated: 1 }),
    })
    return {
      name: 'repositories',
      table: comparisons([
        lineOf('First sync, beside the same requests, parsed and written', first),
        lineOf('Unchanged, beside the one request', unchanged),
        lineOf('One file changed, beside its three requests and one row', one),
      ]),
    }
  } finally {
    host.close()
  }
}

async function createSource(url: string): Promise<BucketSource> {
  const { ctx } = await createTestProject()
  const sourceId = newId()
  const config = { repository: `${url}/river/blog`, service: 'github', limit: 10_000 }
  await inProject(ctx, (tx) =>
    tx.insert(sources).values({ id: sourceId, sourceType: 'markdown_repository', name: 'Blog', config }),
  )
  return { ctx, sourceId }
}

type Tree = { tree: { path: string; sha: string; type: string }[] }

/**
 * The minimum a sync of a repository has to do: request the commit and its tree, fetch the new files 16 at a time,
 * separate their front matter, and write the rows in batches. `known` contains the hash of each file by its path.
 */
async function bareSync(sql: postgres.Sql, api: string, known: Map<string, string>): Promise<void> {
  const commit = await get(`${api}/commits/HEAD`)
  const { tree } = JSON.parse(await get(`${api}/git/trees/${commit}?recursive=1`)) as Tree
  const due = tree.filter(({ path, sha, type }) => type === 'blob' && known.get(path) !== sha)
  let next = 0
  let waiting: Fetched[] = []
  let storing: Promise<unknown> = Promise.resolve()
  const flush = () => {
    const batch = waiting
    waiting = []
    storing = storing.then(() => store(sql, batch))
    return storing
  }
  const work = async () => {
    for (let file = due[next++]; file !== undefined; file = due[next++]) {
      const text = await get(`${api}/git/blobs/${file.sha}`)
      const [, matter = '', body = ''] = text.split('---\n')
      const { title, tags } = parse(matter) as { title: string; tags: string[] }
      known.set(file.path, file.sha)
      waiting.push({
        bible: { slug: file.path, display_name: title, tags },
        json: JSON.stringify({ title, body }),
      })
      if (waiting.length >= batchSize) await flush()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await flush()
}
