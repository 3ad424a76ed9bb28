import { startEmbedded } from '@/db/embedded'

/** `start-and-wait DATA_DIR`: starts the embedded database there, prints its address, and waits to be killed. */
const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '', fast: true })
process.stdout.write(`${url}\n`)
setInterval(() => undefined, 1000)
