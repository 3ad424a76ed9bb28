import { startBucket } from '@/testing/fakes/bucket'
import type { BucketCommand, BucketReply } from './bucket'
import { sampleEntries } from './sample-entries'
import { feedPath, sampleFeed } from './sample-feeds'

// Runs the bucket in a separate process, so that serving and syncing do not share an event loop.
const bucket = await startBucket()

const obey = (command: BucketCommand): BucketReply => {
  if (command.entries !== undefined) bucket.publish(sampleEntries(command.entries))
  const { count, entries } = command.feeds ?? { count: 0, entries: 0 }
  for (let at = 0; at < count; at++) bucket.put(feedPath(at), sampleFeed(at, entries))
  if (command.latencyMs !== undefined) bucket.setLatency(command.latencyMs)
  if (command.etags !== undefined) bucket.setEtags(command.etags)
  return { url: bucket.url, host: bucket.host, requests: bucket.requests.splice(0) }
}

process.on('message', (command: BucketCommand) => process.send?.(obey(command)))
process.on('disconnect', () => process.exit())
