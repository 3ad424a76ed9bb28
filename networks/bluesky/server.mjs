import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { envToCfg, envToSecrets, PDS } from '@atproto/pds'
import plc from '@did-plc/server'

// A server of Bluesky's network and the identity directory that it needs, in a separate process, in memory or in a
// temporary folder. Sends its address as a message; ends with the process that started it. Makes no outside
// connections. Arguments: the origin of the client documents, and the server's public port if that differs.
const folder = mkdtempSync(join(tmpdir(), 'tributary-pds-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))

const directory = plc.PlcServer.create({ db: plc.Database.mock(), port: 0 })
const listening = await directory.start()
// Chosen before the server starts, because identities and consent pages contain it.
const port = await freePort()
const [clientsOrigin, publicPort] = process.argv.slice(2)
const settings = {
  // The public port for accounts: this server's, or that of a relay in front of it.
  port: Number(publicPort ?? port),
  hostname: 'localhost',
  devMode: true,
  dataDirectory: folder,
  blobstoreDiskLocation: join(folder, 'blobs'),
  didPlcUrl: `http://localhost:${listening.address().port}`,
  serviceHandleDomains: ['.test'],
  inviteRequired: false,
  rateLimitsEnabled: false,
  disableSsrfProtection: true,
  // Not used anywhere else.
  jwtSecret: 'a secret of the tests, thirty-two bytes',
  dpopSecret: 'ab'.repeat(32),
  adminPassword: 'a password of the tests',
  plcRotationKeyK256PrivateKeyHex: '11'.repeat(32),
}
// Clients are identified by an https URL: requests to the one in the tests go to the product, which serves the
// document on loopback.
const reach = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  return url.hostname === 'posts.tributary.dev' && clientsOrigin
    ? reach(`${clientsOrigin}${url.pathname}`, { headers: { accept: 'application/json' } })
    : reach(input, init)
}
const config = envToCfg(settings)
config.service.port = port
const server = await PDS.create(config, envToSecrets(settings))
const serving = await server.start()
process.send?.({
  url: `http://localhost:${serving.address().port}`,
  directory: settings.didPlcUrl,
})

async function freePort() {
  const probe = createServer()
  await new Promise((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address()
  await new Promise((done) => probe.close(done))
  return port
}
