import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Changes to how people sign in of which they are notified. */
export const accountNotices = [
  'password-changed',
  'password-reset',
  'passkey-added',
  'passkey-removed',
  'codes-added',
  'codes-removed',
] as const
export type AccountNotice = (typeof accountNotices)[number]

const input = z.discriminatedUnion('kind', [
  /** Someone requested a reset link for this address, whether or not it has an account. */
  z.object({ kind: z.literal('reset'), email: z.string() }),
  /** An invitation; its token is encrypted while it passes through the queue. */
  z.object({ kind: z.literal('invitation'), invitationId: z.uuid(), sealed: z.string() }),
  z.object({ kind: z.literal('notice'), userId: z.uuid(), notice: z.enum(accountNotices) }),
])
export type AccountEmail = z.infer<typeof input>

/** Sends an email about someone's account; enqueued in the same transaction as the change it reports. */
export const accountEmailJob = defineJob({ queue: 'account-email', input })
