import { closePool } from '@/db/client'
import { closeBoss } from '@/lib/jobs/boss'
import { startWorker } from '@/lib/jobs/worker'
import { log } from '@/lib/log'

const worker = await startWorker()
log.info('worker started', { pid: process.pid })

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await worker.stop()
  await closeBoss()
  await closePool()
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
