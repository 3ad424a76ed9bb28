import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modelSettings } from '@/lib/ai/models/model-settings'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { networkNames, networks } from '@/lib/networks/registry'
import { getNetworkSettings } from '@/lib/networks/settings'
import { buildWhenNeeded } from './start/build'
import { readClaim, tryClaim } from './start/claim'
import { type Database, openDatabase } from './start/database'
import { demoPassword } from './start/demo-password'
import { checkPort } from './start/port'
import { demoLines, planSampleBrand, provideSampleBrand } from './start/sample-brand'
import { loadEnvFile, makeDataDir, provideSecrets } from './start/settings'
import { stopParts } from './start/supervise'
import { watchParent } from './start/watch-parent'
import { startWeb } from './start/web'
import { keepWorker } from './start/worker'

/**
 * `npm start`: starts database, migration, build, web and worker, in that order, and stops them together. `--dev`
 * serves the sources with reloading. `--web` or `--worker` starts only that part, for several machines on one
 * DATABASE_URL.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dev = process.argv.includes('--dev')
const only = ['--web', '--worker'].find((flag) => process.argv.includes(flag))
const stopping = new AbortController()
let database: Database | undefined
let ending: Promise<void> | undefined

const say = (line: string) => console.log(line)

function end(code: number): Promise<void> {
  ending ??= (async () => {
    stopping.abort()
    await stopParts()
    await database?.stop()
    process.exit(code)
  })()
  return ending
}

function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (ending) return
      if (process.stdout.isTTY) say('\nStopping')
      void end(0)
    })
  // If the terminal or npm is gone, output can no longer be written; that alone is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  watchParent(() => void end(0))
}

async function start(): Promise<void> {
  endOnSignals()
  process.chdir(root)
  loadEnvFile(root)
  const { PORT: port, BIND_ADDRESS: host } = env()
  const dataDir = makeDataDir(env().DATA_DIR)
  process.env.DATA_DIR = dataDir
  const embedded = !env().DATABASE_URL
  if (embedded) claimDataDir(dataDir)
  if (only !== '--worker') await checkPort(port, host)
  provideSecrets(dataDir, embedded)
  if (embedded) process.env.TRIBUTARY_SANDBOX ??= '1'
  if (embedded && env().TRIBUTARY_SANDBOX) process.env.TRIBUTARY_DEMO ??= '1'
  database = await openDatabase(dataDir, say, true)
  if (!dev && only !== '--worker') await buildWhenNeeded(root, say)
  if (stopping.signal.aborted) return
  const demo = embedded && !only && env().TRIBUTARY_DEMO ? demoPassword(dataDir) : undefined
  const sample = demo ? await planSampleBrand(database.url, demo) : 'closed'
  if (sample !== 'closed') process.env.TRIBUTARY_DEMO_SHOWN ??= '1'
  if (only !== '--worker') {
    const web = await startWeb(root, { host, port, dev, line: say })
    void web.ended.then((code) => {
      if (ending) return
      console.error(`The web server ended unexpectedly (exit code ${code}); stopping everything.`)
      void end(1)
    })
  }
  // Before the worker, so that it does not take the sample brand's jobs in the meantime.
  if (demo) {
    const print = (line: string) => {
      if (!stopping.signal.aborted) say(line)
    }
    await provideSampleBrand(sample, root, dataDir, print, dev ? 5 : 1)
  }
  if (stopping.signal.aborted) return
  if (only !== '--web') void keepWorker(root, { dev, signal: stopping.signal, line: say })
  watchDatabase(database)
  printStart(dataDir, embedded, sample === 'closed' ? undefined : demo?.wanted, await warnings())
}

/** The product can do nothing without its database; whoever started it must be told. */
function watchDatabase(watched: Database): void {
  const timer = setInterval(() => {
    if (ending || watched.isRunning()) return
    clearInterval(timer)
    console.error('The database ended unexpectedly; stopping everything. Start again: no data is lost.')
    void end(1)
  }, 2000)
  timer.unref()
}

function claimDataDir(dataDir: string): void {
  const file = join(dataDir, 'running')
  if (tryClaim(file, env().APP_URL)) return
  const other = readClaim(file)
  throw new AppError('unavailable', {
    detail: `Tributary runs already on the data folder ${dataDir}: ${other?.note} (process ${other?.pid}).`,
    hint: 'Open that address, or stop it first. For a second one beside it set DATA_DIR and PORT.',
  })
}

/** Loads the checks only if there can be warnings, to keep this process small. */
async function warnings(): Promise<string[]> {
  const { AI_WORKSPACES, PRIVATE_HOSTS_ALLOWED } = env()
  const byName = AI_WORKSPACES.length > 0 || PRIVATE_HOSTS_ALLOWED.some((entry) => entry.includes('='))
  const endsVersions = networkNames.some(
    (name) => networks[name].apiVersions && getNetworkSettings(name).clientId,
  )
  if (!endsVersions && !byName) return []
  const [{ installWarnings }, { grantWarnings }, { closePool }] = await Promise.all([
    import('@/lib/health/install-warnings'),
    import('@/lib/health/grant-warnings'),
    import('@/db/client'),
  ])
  return Promise.all([installWarnings(), grantWarnings()])
    .then((each) => each.flat())
    .finally(closePool)
}

function printStart(dataDir: string, embedded: boolean, demo: string | undefined, warned: string[]): void {
  const lines = ['', `  Tributary is ready: ${env().APP_URL}`]
  if (only === '--worker') lines[1] = '  The worker is running'
  if (demo !== undefined) lines.push(...demoLines(demo))
  if (embedded) lines.push(`  Data: ${dataDir}`)
  const model = modelSettings()
  if (model?.kind === 'unusable') lines.push(`  ${model.message}`)
  else if (model) lines.push(`  Model: ${model.model} (${new URL(model.baseUrl).host})`)
  for (const warning of warned) lines.push(`  Warning: ${warning}`)
  say([...lines, '  Stop with Ctrl-C', ''].join('\n'))
}

start().catch((error: unknown) => {
  if (ending) return
  if (error instanceof AppError) console.error(`${error.message} ${error.hint}`)
  else console.error(error instanceof Error ? error.message : error)
  void end(1)
})
