import type { GuardedConnect } from '@/lib/http/connections/guarded-connect'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { Credentials, OAuthApp } from './oauth'

/** An image, video or document of a post. */
export type PostMediaContent = {
  url: string
  alt: string
  /** The model or product that generated it; absent otherwise. */
  made_by?: string | undefined
  focal?: { x: number; y: number } | undefined
  /** Only for a document. */
  title?: string | undefined
  /** Only for a video: its caption files. */
  captions?: { url: string; language: string }[] | undefined
}

/** The approved content, and the exact text to post. */
type ApprovedPost = {
  content: {
    language: string
    title: string | null
    text: string
    hashtags: string[]
    media: PostMediaContent[]
    link: string | null
    /** Sent once the post is out, in this order. */
    replies: string[]
    collaborators: string[]
  }
  /** The text as posted, with link and hashtags where the network wants them. */
  post: { title: string | null; text: string }
  item: object | null
  disclosure?: object | null | undefined
}

/** Why a post was not published, or why the outcome is unknown; what people read, and what they can do. */
export type PostFailure = {
  code:
    | 'rejected'
    | 'connection-ended'
    | 'rate-limited'
    | 'api-version-ended'
    | 'unreachable'
    | 'media'
    | 'outcome-unknown'
    // For a correction: the post to edit no longer exists.
    | 'gone'
    // Found by the layers above, before or after the publisher runs.
    | 'blocked-by-rules'
    | 'changed-after-approval'
    | 'daily-cap'
    | 'channel-gap'
    | 'overdue'
    | 'channel-off'
    | 'not-sent'
    | 'gave-up'
  message: string
  hint: string
}

/** A stored intent, in the form that publishers get. */
export type Post = {
  id: string
  packageId: string
  variantId: string
  payload: ApprovedPost
  /** What earlier tries have done and stored with `io.keep`. */
  progress: Readonly<Record<string, unknown>>
  /** How many times it was sent before. */
  attempts: number
  /** When the network should make it public by itself; only set for publishers that support this. */
  publicAt?: Date | null
  /** When the first attempt began; older posts on the platform are not this one. */
  since: Date
  /** Whether the id on the platform already belongs to another publication of this channel. */
  isTaken(remoteId: string): Promise<boolean>
}

/** What we use to act: an account's tokens, or what a person typed in. */
export type Access =
  | { kind: 'oauth'; app: OAuthApp; credentials: Credentials }
  | {
      kind: 'fields'
      /** Keyed by the names that the network's connection declares, secret or not. */
      fields: Readonly<Record<string, string>>
      /** Only for networks whose connection `signs`; otherwise null. */
      signingSecret: string | null
      /** Only for networks that issue tokens for what was typed in; otherwise null. */
      session: Credentials | null
    }

/** A picture or video of a post, downloaded, and a public address of the same bytes. */
export type LoadedMedia = {
  bytes: Uint8Array
  contentType: string
  address: string
  /** Only for a picture: its size as displayed. */
  size?: { width: number; height: number } | undefined
}

/** A post's video, read part by part and always in the same version, whether it is ours or on the web. */
export type OpenVideo = {
  bytes: number
  contentType: string
  /** Equal versions are the same file: an upload only continues with the version it started with. */
  version: string
  /** The size as displayed, if known. */
  size?: { width: number; height: number } | undefined
  /** How many bytes to send at once, according to the network's rules: never more than this is in memory. */
  partBytes: number
  /** Reads the bytes from one offset up to another. Throws MediaRefused if the file has changed. */
  read(from: number, until: number): Promise<Uint8Array>
}

/** A post's document, read in the same way as a video. */
export type OpenDocument = Omit<OpenVideo, 'size'>

/** What publishers get: the account, network access, and the functions of the layers above. */
export type PublisherIo<A extends Access['kind'] = Access['kind']> = {
  channel: { id: string; remoteId: string | null; config: Record<string, unknown> }
  access: Extract<Access, { kind: A }>
  fetch: GuardedFetch
  /** Connects to servers that do not speak HTTP. */
  connect: GuardedConnect
  signal: AbortSignal
  /**
   * Loads a picture or video by its position in the post, counted from 0, in a form that the network's rules allow:
   * a picture of another type, size or shape is converted. `copy` always requests a copy hosted by us. Throws
   * MediaRefused for what cannot be used.
   */
  loadMedia(index: number, options?: { copy?: boolean }): Promise<LoadedMedia>
  /**
   * Loads a picture that is not part of the post, such as that of a linked page, in a form that the network accepts
   * and within `maxBytes`. Throws MediaRefused and OutboundError.
   */
  loadPicture(url: string, maxBytes: number): Promise<LoadedMedia>
  /** Whether a position in the post has a video, as far as its address shows. */
  isVideo(index: number): boolean
  /**
   * Opens a video by its position in the post, to send it in parts, after checking it against the network's rules.
   * Throws MediaRefused if it is not a video or not allowed, and VideoNotReady while a copy of it is made.
   */
  openVideo(index: number): Promise<OpenVideo>
  /** Whether a position in the post has a document, as far as its address shows. */
  isDocument(index: number): boolean
  /**
   * Opens a document by its position in the post, to send it as a stream, after checking it against the network's
   * rules. Throws MediaRefused if it is not a document, not allowed or gone.
   */
  openDocument(index: number): Promise<OpenDocument>
  /**
   * Until when (epoch milliseconds) a run may continue with slow steps; after that it stores its progress and
   * returns `notYet`.
   */
  runUntil: number
  /** The address of a server shared by all accounts of the network, by its suffix in the network's connection. */
  service(suffix: string): string
  /** The absolute address of a picture or video as it was approved. */
  mediaAddress(url: string): string
  /** The address at which a post can be seen: on the network, or on the sandbox's own page. */
  postUrl(remoteId: string): string
  /** Stores what has been done so far, so that a later try does not repeat it. Only for steps that no one can see. */
  keep(progress: Record<string, unknown>): Promise<void>
  /**
   * Must be awaited right before the one call that makes the post visible: commits that the post is being sent.
   * Throws if another worker was first.
   */
  sending(progress?: Record<string, unknown>): Promise<void>
}

/**
 * A picture or video that the network does not accept. Thrown while a post is prepared, and shown to people with
 * its hint.
 */
export class MediaRefused extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.name = 'MediaRefused'
    this.hint = hint
  }
}

/**
 * The video's server does not support range requests, so the video is being copied first; the run has to continue
 * later.
 */
export class VideoNotReady extends Error {
  constructor() {
    super('The video is being copied.')
    this.name = 'VideoNotReady'
  }
}

/**
 * Whether the post was published. `pending`: certainly not, try later. `rejected`: certainly not, and it never will
 * be as it is.
 */
export type PublishOutcome =
  | { kind: 'published'; remoteId: string | null; remoteUrl: string | null }
  | {
      kind: 'pending'
      retryAfterSeconds: number
      failure: PostFailure
      refusedToken?: string
      /**
       * Everything is going as expected and only takes time: this doesn't count as a failed try, and continues
       * after exactly that delay.
       */
      waits?: boolean
      /** The network no longer supports this version of its API: the install has to change, and the post waits. */
      endedVersion?: string
    }
  | { kind: 'rejected'; failure: PostFailure }
  | { kind: 'unknown'; failure: PostFailure }

/** An outcome of a post that certainly was not published. */
export type NotDone = Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/**
 * What the platform says about a post whose outcome is unknown. `not-sent`: it is certainly not there and the same
 * upload can become at most one post, so sending again is safe. `absent`: not among the recent posts, which proves
 * nothing yet.
 */
export type ReconcileOutcome =
  | { kind: 'found'; remoteId: string | null; remoteUrl: string | null }
  | { kind: 'not-sent' }
  | { kind: 'absent' }
  | { kind: 'cannot-tell' }
  | { kind: 'later' }

/**
 * The outcome of changing or deleting a published post. Both are safe to repeat, so an unknown outcome is
 * `pending`. `gone`: the post is no longer on the network, whoever removed it.
 */
export type ChangeOutcome =
  | { kind: 'done'; remoteId?: string; remoteUrl?: string | null }
  | { kind: 'gone' }
  | Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/** What a change gets: everything except `sending`, which marks a new post as being sent. */
export type ChangeIo<A extends Access['kind'] = Access['kind']> = Omit<PublisherIo<A>, 'sending'>

/**
 * What can be found out about a post whose outcome is unknown; the publishing tests check that each network behaves
 * accordingly (docs/decisions/0213).
 */
type Evidence = {
  /**
   * What the network can tell us. `certain`: whether the post is there or not. `found`: that it is there; not
   * finding it proves nothing. `rights`: as `found` for accounts with permissions that few have, otherwise nothing.
   * `none`: the network cannot be asked.
   */
  lookup: 'certain' | 'found' | 'rights' | 'none'
  /**
   * What happens if an existing post is sent again: the network recognizes it (`same`), or there are two
   * (`another`).
   */
  again: 'same' | 'another'
}

/** Steps that may remain after a post is out. */
export const followUpNames = ['thumbnail', 'captions', 'playlist', 'reply'] as const
export type FollowUpName = (typeof followUpNames)[number]

/** The outcome of a step after publishing. `nothing`: the step turned out to be unnecessary for this post. */
export type FollowUpOutcome =
  | { kind: 'done' }
  | { kind: 'nothing' }
  | Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/** Captions in one language. */
export type CaptionFile = {
  language: string
  /**
   * Loads the file as SubRip or WebVTT. Throws MediaRefused if it is neither or is gone, and OutboundError if it
   * may be available later.
   */
  load(): Promise<string>
}

/** What a step after publishing gets: everything that a change gets, and the captions of a video. */
export type FollowUpIo<A extends Access['kind'] = Access['kind']> = ChangeIo<A> & {
  /**
   * Returns the captions of a video: its approved files, or the text that it was generated from; an empty list if
   * none are known.
   */
  captions(index: number): Promise<CaptionFile[]>
}

/**
 * A step after the call that makes a post visible (docs/decisions/0212). Its failure neither fails nor repeats the
 * publication. It must be safe to repeat, since a process may die halfway.
 */
export type FollowUp<A extends Access['kind'] = Access['kind']> = {
  name: Exclude<FollowUpName, 'reply'>
  /** Whether this post may need the step, judging by the approved content and the channel's settings. */
  wanted(
    post: { payload: ApprovedPost; isVideo(index: number): boolean },
    config: Record<string, unknown>,
  ): boolean
  run(post: Post, remoteId: string, io: FollowUpIo<A>): Promise<FollowUpOutcome>
}

/** A further text that the account posts under its own post: the next post of a thread, or the first comment. */
export type Reply = {
  text: string
  /** Starts at 1. */
  place: number
  /** The post's id on the network. */
  rootId: string
  /** The id of what it replies to: the post, or the previous reply. */
  parentId: string
  /** When it was first sent, or now; anything older on the network is not this reply. */
  since: Date
}

/**
 * How a network handles the replies of a published post (docs/decisions/0214). Replies are visible, so none is sent
 * again while its outcome is unknown.
 */
export type Replies<A extends Access['kind'] = Access['kind']> = {
  evidence: Evidence
  /** Awaits `io.sending()` right before the one call that makes the reply visible. */
  send(post: Post, reply: Reply, io: PublisherIo<A>): Promise<PublishOutcome>
  /** Null if the network cannot be asked. */
  find: ((post: Post, reply: Reply, io: ChangeIo<A>) => Promise<ReconcileOutcome>) | null
  /** Edits the sent reply `remoteId` to match this one. Null if posts cannot be edited in place. */
  correct: ((post: Post, reply: Reply, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Deletes the sent reply `remoteId` of the post `rootId`; safe to repeat. Null if apps are not allowed to. */
  remove: ((rootId: string, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Whether the network deletes replies together with the post. */
  goWithPost: boolean
}

/**
 * How posts are published to a network, and what can be done with them there (spec/decisions#7,
 * docs/decisions/0185).
 */
export type Publisher<A extends Access['kind'] = Access['kind']> = {
  evidence: Evidence
  publish(post: Post, io: PublisherIo<A>): Promise<PublishOutcome>
  /** Null if the network cannot be asked. */
  reconcile: ((post: Post, io: PublisherIo<A>) => Promise<ReconcileOutcome>) | null
  /**
   * Edits the published post `remoteId` in place to match this one. Null if `changes.correct` of the network is
   * null.
   */
  correct: ((post: Post, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Deletes the published post. Null if `changes.remove` of the network is false. */
  remove: ((remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Steps to run once a post is out, in this order; absent if there are none. */
  followUps?: readonly FollowUp<A>[]
  /** Absent if the account cannot post replies under its post. */
  replies?: Replies<A>
}
