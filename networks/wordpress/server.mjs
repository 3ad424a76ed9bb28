import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { getPHPLoaderModule } from '@php-wasm/node-8-3'
import { loadPHPRuntime } from '@php-wasm/universal'
import { bootWordPressAndRequestHandler } from '@wp-playground/wordpress'

// A WordPress with SQLite, in a separate process and in memory, with PHP as WebAssembly. All of it comes from npm
// packages; it makes no outside connections. Argument: the address at which people reach the site. Sends the
// address it listens on as a message; ends with the process that started it.
process.once('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))

const builds = new URL('./src/', import.meta.resolve('@wp-playground/wordpress-builds/package.json'))
const zip = async (path) => new File([await readFile(new URL(path, builds))], path.split('/').at(-1))

const server = createServer()
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const loader = await getPHPLoaderModule()
const site = await bootWordPressAndRequestHandler({
  createPhpRuntime: () => loadPHPRuntime(loader),
  phpVersion: '8.3',
  // One request at a time, as SQLite requires.
  maxPhpInstances: 1,
  cookieStore: false,
  // PHP caches compiled files only for a program of this name, and by default not in memory: without both settings,
  // each request compiles all of WordPress and takes five times as long.
  sapiName: 'cli',
  siteUrl: process.argv[2],
  constants: {
    // Allows application passwords without https, which WordPress does only for local sites.
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
  },
  phpIniEntries: {
    memory_limit: '512M',
    upload_max_filesize: '2M',
    post_max_size: '20M',
    'opcache.file_cache_only': '0',
    'opcache.memory_consumption': '128',
    'opcache.max_accelerated_files': '4000',
  },
  wordPressZip: await zip('wordpress/wp-6.5.zip'),
  sqliteIntegrationPluginZip: await zip('sqlite-database-integration/sqlite-database-integration.zip'),
})
const php = await site.getPrimaryPhp()

/** Does administrative work for the tests: runs PHP inside WordPress and returns its output. */
async function administer(code) {
  const { text, errors } = await php.run({ code: `<?php require '/wordpress/wp-load.php'; ${code}` })
  return { text, errors }
}

let last = Promise.resolve()
/** Runs tasks one after another, whatever the outcome of the previous one. */
const inTurn = (work) => {
  const turn = last.then(work, work)
  last = turn
  return turn
}

async function answer(incoming, body) {
  if (incoming.url === '/--administer') {
    const done = await administer(body.toString())
    return {
      httpStatusCode: done.errors ? 500 : 200,
      headers: {},
      bytes: Buffer.from(done.text || done.errors),
    }
  }
  return site.request({
    url: incoming.url,
    method: incoming.method,
    headers: incoming.headers,
    body: new Uint8Array(body),
  })
}

server.on('request', async (incoming, outgoing) => {
  try {
    const chunks = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { httpStatusCode, headers, bytes } = await inTurn(() => answer(incoming, Buffer.concat(chunks)))
    outgoing.writeHead(httpStatusCode, headers)
    outgoing.end(bytes)
  } catch (error) {
    process.stderr.write(`${error}\n`)
    outgoing.destroy()
  }
})
process.send?.({ url: `http://127.0.0.1:${server.address().port}` })
