import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** What people are told of changes to how they sign in. */
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
  /** Somebody asked for a reset link for this address, whether it has an account or not. */
  z.object({ kind: z.literal('reset'), email: z.string() }),
  /** An invitation; its token is encrypted for the way through the queue. */
  z.object({ kind: z.literal('invitation'), invitationId: z.uuid(), sealed: z.string() }),
  z.object({ kind: z.literal('notice'), userId: z.uuid(), notice: z.enum(accountNotices) }),
])
export type AccountEmail = z.infer<typeof input>

/** Sends an email about somebody's account; put in with the change it tells of, in one transaction. */
export const accountEmailJob = defineJob({ queue: 'account-email', input })
