import type { ChannelRow } from '@/db/schema'
import type { OAuthApp } from '@/lib/channels/oauth-apps'
import type { ConnectionProtocol, Credentials } from '@/lib/channels/protocol'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import type { Platform, VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { PublicationPayload } from '@/lib/publications/payload'
import type { PublicationFailure } from './schemas'

/** One stored intent, as a publisher gets it. */
export type Post = {
  id: string
  packageId: string
  variantId: string
  payload: PublicationPayload
  /** What earlier tries have done so far and kept with `io.keep`. */
  progress: Readonly<Record<string, unknown>>
  /** How often it was sent before this time. */
  attempts: number
  /** When the first attempt began; posts on the platform that are older are not this one. */
  since: Date
  /** True when the id on the platform already belongs to another publication of this channel. */
  isTaken(remoteId: string): Promise<boolean>
}

/** An account's access, or a webhook's signing secret. */
export type Access =
  | { kind: 'account'; app: OAuthApp; credentials: Credentials }
  | { kind: 'webhook'; secret: string }

export type PublisherIo<A extends Access['kind'] = Access['kind']> = {
  channel: Pick<ChannelRow, 'id' | 'orgId' | 'projectId' | 'remoteId' | 'config' | 'sandbox'>
  access: Extract<Access, { kind: A }>
  fetch: GuardedFetch
  signal: AbortSignal
  /** Stores what was done so far, so that a later try does not repeat it. Only for steps nobody can see. */
  keep(progress: Record<string, unknown>): Promise<void>
  /**
   * Must be awaited right before the one call that makes the post visible: commits that it is being sent. Throws when
   * another worker was first.
   */
  sending(progress?: Record<string, unknown>): Promise<void>
}

/** Did it happen? `pending`: certainly not, try later. `rejected`: certainly not, and never will as it is. */
export type PublishOutcome =
  | { kind: 'published'; remoteId: string | null; remoteUrl: string | null }
  | {
      kind: 'pending'
      retryAfterSeconds: number
      failure: PublicationFailure
      refusedToken?: string
      /** The network no longer answers this version of its API: the install has to change, the post only waits. */
      endedVersion?: string
    }
  | { kind: 'rejected'; failure: PublicationFailure }
  | { kind: 'unknown'; failure: PublicationFailure }

/**
 * What the platform says about a post whose outcome is not known. `not-sent`: it is certainly not there and the same upload can
 * become one post at most, so sending again is safe. `absent`: not among the recent posts, which proves nothing yet.
 */
export type ReconcileOutcome =
  | { kind: 'found'; remoteId: string | null; remoteUrl: string | null }
  | { kind: 'not-sent' }
  | { kind: 'absent' }
  | { kind: 'cannot-tell' }
  | { kind: 'later' }

/** How posts get to a platform; one file each (spec/decisions#7). */
export type Publisher<A extends Access['kind'] = Access['kind']> = {
  platform: Platform
  access: A
  /** How accounts are connected; null where there are none. */
  connect: ConnectionProtocol | null
  /** Findings that stand against sending it. */
  validate(content: VariantContent): VariantIssue[]
  publish(post: Post, io: PublisherIo<A>): Promise<PublishOutcome>
  /** Null where the platform cannot be asked. */
  reconcile: ((post: Post, io: PublisherIo<A>) => Promise<ReconcileOutcome>) | null
}

export const definePublisher = <A extends Access['kind']>(publisher: Publisher<A>): Publisher<A> => publisher
