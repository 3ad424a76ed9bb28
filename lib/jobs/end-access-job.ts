import { z } from 'zod'
import type { ChannelRow } from '@/db/schema'
import { defineJob } from '@/lib/jobs/define-job'
import { isNetworkName } from '@/lib/networks/registry'

/** What is needed of a deleted channel, including its credentials as stored, encrypted for that row. */
const input = z.object({
  projectId: z.uuid(),
  orgId: z.uuid(),
  channelId: z.uuid(),
  platform: z.string().refine(isNetworkName),
  appId: z.uuid().nullable(),
  sandbox: z.boolean(),
  remoteId: z.string().nullable(),
  config: z.record(z.string(), z.unknown()),
  credentials: z.string(),
})
export type AccessToEnd = z.infer<typeof input>

/** Revokes access to an account at its network; enqueued by whatever deletes the channel, in the same transaction. */
export const endAccessJob = defineJob({ queue: 'end-access', input })

/** Builds the inputs for such jobs; none for channels without an account's credentials. */
export const listAccessesToEnd = (channels: readonly ChannelRow[]): AccessToEnd[] =>
  channels.flatMap(({ id, projectId, orgId, platform, appId, sandbox, remoteId, config, credentials }) =>
    credentials !== null && projectId !== null && isNetworkName(platform)
      ? [{ projectId, orgId, channelId: id, platform, appId, sandbox, remoteId, config, credentials }]
      : [],
  )
