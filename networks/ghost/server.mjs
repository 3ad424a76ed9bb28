import { fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ghostFolder } from './install.mjs'

// A Ghost with its database in a folder that goes with it, in a process of its own. Tells its address by message once it answers; ends
// with the process that started it. It is told to ask nothing outside.
const folder = mkdtempSync(join(tmpdir(), 'tributary-ghost-'))
for (const name of ['data', 'images', 'files', 'media', 'logs', 'settings', 'public', 'adapters'])
  mkdirSync(join(folder, name))
cpSync(join(ghostFolder, 'content/themes'), join(folder, 'themes'), { recursive: true })

const port = await new Promise((free) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => free(port))
  })
})
const url = `http://127.0.0.1:${port}`
const settings = {
  url,
  server: { host: '127.0.0.1', port },
  database: {
    client: 'better-sqlite3',
    connection: { filename: join(folder, 'ghost.db') },
    useNullAsDefault: true,
  },
  paths: { contentPath: folder },
  mail: { transport: 'Direct' },
  logging: { level: 'error', transports: ['stdout'] },
  privacy: { useUpdateCheck: false, useGravatar: false, useRpcPing: false },
  explore: { update_url: '' },
  security: { staffDeviceVerification: false },
}
const env = { ...process.env, NODE_ENV: 'production' }
for (const [name, value] of Object.entries(settings))
  if (typeof value === 'string') env[name] = value
  else for (const [key, part] of Object.entries(value)) put(`${name}__${key}`, part)

function put(name, value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    env[name] = typeof value === 'string' ? value : JSON.stringify(value)
  else for (const [key, part] of Object.entries(value)) put(`${name}__${key}`, part)
}

const ghost = fork('index.js', { cwd: ghostFolder, env, stdio: 'inherit' })
const end = (code) => {
  ghost.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  process.exit(code)
}
process.once('disconnect', () => end(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0))
ghost.once('exit', (code) => end(code || 1))

for (;;) {
  const answer = await fetch(`${url}/ghost/api/admin/site/`).catch(() => undefined)
  if (answer?.ok) break
  await pause(200)
}
process.send?.({ url })
