import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { envToCfg, envToSecrets, PDS } from '@atproto/pds'
import plc from '@did-plc/server'

// A server of Bluesky's network and the directory of identities that it needs, in a process of their own and in memory or a folder that
// goes with it. Tells its address by message; ends with the process that started it. It reaches nothing outside.
const folder = mkdtempSync(join(tmpdir(), 'tributary-pds-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))

const directory = plc.PlcServer.create({ db: plc.Database.mock(), port: 0 })
const listening = await directory.start()
const settings = {
  // Any that is free: what it says of its own address in identities is not asked for.
  port: 0,
  hostname: 'localhost',
  devMode: true,
  dataDirectory: folder,
  blobstoreDiskLocation: join(folder, 'blobs'),
  didPlcUrl: `http://localhost:${listening.address().port}`,
  serviceHandleDomains: ['.test'],
  inviteRequired: false,
  rateLimitsEnabled: false,
  disableSsrfProtection: true,
  // Of use nowhere but here.
  jwtSecret: 'a secret of the tests, thirty-two bytes',
  dpopSecret: 'ab'.repeat(32),
  adminPassword: 'a password of the tests',
  plcRotationKeyK256PrivateKeyHex: '11'.repeat(32),
}
const server = await PDS.create(envToCfg(settings), envToSecrets(settings))
const serving = await server.start()
process.send?.({ url: `http://localhost:${serving.address().port}` })
