import './quiet'

import { type BenchBucket, startBenchBucket } from './bucket'
import { cards } from './cards'
import { claims } from './claims'
import { composing } from './composing'
import { type BenchServer, startBenchServer } from './database'
import { dueTopics } from './due-topics'
import { exportBench } from './export'
import { extraction } from './extraction'
import { factCards } from './fact-cards'
import { fairQueues } from './fair-queues'
import { feedsBench } from './feeds'
import { firstSync } from './first-sync'
import { freshLists } from './fresh-lists'
import { itemsPage } from './items-page'
import { manySources } from './many-sources'
import { notificationsBench } from './notifications'
import { novelty } from './novelty'
import { optimizationsBench } from './optimizations'
import { pages } from './pages'
import { publications } from './publications'
import { push } from './push'
import { rendering } from './rendering'
import { type Report, writeReport } from './report'
import { repositories } from './repositories'
import { reviewQueue } from './review-queue'
import { unchangedSync } from './unchanged-sync'
import { uploads } from './uploads'
import { videos } from './videos'
import { voiceCheck } from './voice-check'
import { writing } from './writing'

type Benchmark = (server: BenchServer, bucket: BenchBucket) => Promise<Report>
const benchmarks: Record<string, Benchmark> = {
  'first-sync': firstSync,
  'unchanged-sync': unchangedSync,
  feeds: feedsBench,
  'many-sources': manySources,
  'items-page': itemsPage,
  'review-queue': reviewQueue,
  'fresh-lists': freshLists,
  repositories,
  pages,
  push,
  optimizations: optimizationsBench,
  rendering,
  composing,
  publications,
  'fair-queues': fairQueues,
  'due-topics': dueTopics,
  notifications: notificationsBench,
  cards,
  export: exportBench,
  extraction,
  'fact-cards': factCards,
  claims,
  novelty,
  uploads,
  videos,
  'voice-check': voiceCheck,
  writing,
}

process.env.ENCRYPTION_KEY ??= `bench:${Buffer.alloc(32, 'k').toString('base64')}`

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exit(1)
}

const server = await startBenchServer()
const bucket = await startBenchBucket()
try {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const report = await run(server, bucket)
    console.log(`\n${name}\n\n${report.table}`)
    writeReport(report)
  }
} finally {
  bucket.close()
  await server.stop()
}
