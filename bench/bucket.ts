import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BucketRequest } from '@/testing/fakes/bucket'

export type BucketCommand = {
  /** Publish a manifest with this many entries, with their bibles. */
  entries?: number
  /** Create this many feeds with this many entries. */
  feeds?: { count: number; entries: number }
  latencyMs?: number
  etags?: boolean
}
/** `requests` are those served since the last command. */
export type BucketReply = { url: string; host: string; requests: BucketRequest[] }

export type BenchBucket = {
  url: string
  command: (command: BucketCommand) => Promise<BucketReply>
  close: () => void
}

/** Starts a bucket in a separate process, and allows sources of this process to reach it. */
export async function startBenchBucket(): Promise<BenchBucket> {
  const child = fork(fileURLToPath(new URL('./bucket-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const command = async (sent: BucketCommand): Promise<BucketReply> => {
    const reply = once(child, 'message')
    child.send(sent)
    const [message] = await reply
    return message as BucketReply
  }
  const { url, host } = await command({})
  process.env.PRIVATE_HOSTS_ALLOWED = host
  return { url, command, close: () => child.disconnect() }
}
