import { fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ghostFolder } from './install.mjs'

// A Ghost with its database in a temporary folder, in a separate process. Sends its address as a message once it
// answers; ends with the process that started it. It is configured to make no outside requests.
const folder = mkdtempSync(join(tmpdir(), 'tributary-ghost-'))
let ghost
const end = (code) => {
  ghost?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  process.exit(code)
}
process.once('disconnect', () => end(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0))

/** Ghost must be told its port before it opens it; until then another program may take the port. */
const findFreePort = () =>
  new Promise((free) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => free(port))
    })
  })

/** Returns the address of a Ghost that answers, or undefined if it exited before. */
async function start(port, contentPath) {
  for (const name of ['data', 'images', 'files', 'media', 'logs', 'settings', 'public', 'adapters'])
    mkdirSync(join(contentPath, name), { recursive: true })
  cpSync(join(ghostFolder, 'content/themes'), join(contentPath, 'themes'), { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const settings = {
    url,
    server: { host: '127.0.0.1', port },
    database: {
      client: 'better-sqlite3',
      connection: { filename: join(contentPath, 'ghost.db') },
      useNullAsDefault: true,
    },
    paths: { contentPath },
    mail: { transport: 'Direct' },
    logging: { level: 'error', transports: ['stdout'] },
    privacy: { useUpdateCheck: false, useGravatar: false, useRpcPing: false },
    explore: { update_url: '' },
    security: { staffDeviceVerification: false },
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  const put = (name, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      env[name] = typeof value === 'string' ? value : JSON.stringify(value)
    else for (const [key, part] of Object.entries(value)) put(`${name}__${key}`, part)
  }
  for (const [name, value] of Object.entries(settings)) put(name, value)

  const child = fork('index.js', { cwd: ghostFolder, env, stdio: 'inherit' })
  ghost = child
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/ghost/api/admin/site/`).catch(() => undefined)
    if (answer?.ok && child.exitCode === null) return url
    await pause(200)
  }
  return undefined
}

let url
for (let attempt = 1; url === undefined && attempt <= 3; attempt++)
  url = await start(await findFreePort(), join(folder, String(attempt)))
if (url === undefined) end(1)
ghost.once('exit', (code) => end(code || 1))
process.send?.({ url })
