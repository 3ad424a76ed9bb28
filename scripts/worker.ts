import { closePool } from '@/db/client'
import { installWarnings } from '@/lib/health/install-warnings'
import { keepHeartbeat } from '@/lib/health/keep-heartbeat'
import { closeBoss } from '@/lib/jobs/boss'
import { log } from '@/lib/log'
import { startSweeping } from '@/lib/worker/sweep'
import { startTicking } from '@/lib/worker/tick'
import { startWorker } from '@/lib/worker/worker'
import { heartbeatLine } from './start/heartbeat'

const worker = await startWorker()
const heartbeat = keepHeartbeat(() => {
  if (process.env.TRIBUTARY_SUPERVISED) process.stdout.write(`${heartbeatLine}\n`)
})
const scheduler = startTicking()
const sweeper = startSweeping()
log.info('worker started', { pid: process.pid })
for (const warning of await installWarnings()) log.warn(warning)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  scheduler.stop()
  sweeper.stop()
  await worker.stop()
  await heartbeat.stop()
  await closeBoss()
  await closePool()
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
