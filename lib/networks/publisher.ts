import type { GuardedConnect } from '@/lib/http/guarded-connect'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import type { Credentials, OAuthApp } from './oauth'

/** One image or video of a post. */
export type PostMediaContent = {
  url: string
  alt: string
  /** The model or product that made it; absent for all others. */
  made_by?: string | undefined
  focal?: { x: number; y: number } | undefined
  /** Of a document. */
  title?: string | undefined
  /** Of a video: its caption files. */
  captions?: { url: string; language: string }[] | undefined
}

/** What was approved, and the exact text of it. */
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
  /** As it is posted: with link and hashtags where the network wants them. */
  post: { title: string | null; text: string }
  item: object | null
  disclosure?: object | null | undefined
}

/** Why a post did not go out, or why nobody knows; what people read and what they can do. */
export type PostFailure = {
  code:
    | 'rejected'
    | 'connection-ended'
    | 'rate-limited'
    | 'api-version-ended'
    | 'unreachable'
    | 'media'
    | 'outcome-unknown'
    // Of a correction: the post that it was to edit is no longer there.
    | 'gone'
    // What the layers above find before or after a publisher is asked.
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

/** One stored intent, as a publisher gets it. */
export type Post = {
  id: string
  packageId: string
  variantId: string
  payload: ApprovedPost
  /** What earlier tries have done so far and kept with `io.keep`. */
  progress: Readonly<Record<string, unknown>>
  /** How often it was sent before this time. */
  attempts: number
  /** When the network is to make it public by itself; a publisher that knows nothing of that is never given one. */
  publicAt?: Date | null
  /** When the first attempt began; posts on the platform that are older are not this one. */
  since: Date
  /** True when the id on the platform already belongs to another publication of this channel. */
  isTaken(remoteId: string): Promise<boolean>
}

/** What lets us act: an account's tokens, or what a person typed in. */
export type Access =
  | { kind: 'oauth'; app: OAuthApp; credentials: Credentials }
  | {
      kind: 'fields'
      /** By the names that the network's connection declares, secret or not. */
      fields: Readonly<Record<string, string>>
      /** Of a network whose connection `signs`; else null. */
      signingSecret: string | null
      /** Of a network that gives tokens for what was typed in; else null. */
      session: Credentials | null
    }

/** A picture or film of a post, fetched, and the address at which everybody may have these bytes. */
export type LoadedMedia = {
  bytes: Uint8Array
  contentType: string
  address: string
  /** Of a picture, as it is shown. */
  size?: { width: number; height: number } | undefined
}

/** A video of a post that is read part by part, always of one version, whether it is ours or on the web. */
export type OpenVideo = {
  bytes: number
  contentType: string
  /** Two that are equal are the same file: an upload goes on only with the version that it began with. */
  version: string
  /** As it is shown, where it is known. */
  size?: { width: number; height: number } | undefined
  /** How much is sent at once, by the network's rules: never more than that is in memory. */
  partBytes: number
  /** Gives the bytes from one place up to another. Throws MediaRefused when the file is another one by now. */
  read(from: number, until: number): Promise<Uint8Array>
}

/** A document of a post, read in the same way. */
export type OpenDocument = Omit<OpenVideo, 'size'>

/** What is handed to a publisher: the account, the way out, and what the layers above it do. */
export type PublisherIo<A extends Access['kind'] = Access['kind']> = {
  channel: { id: string; remoteId: string | null; config: Record<string, unknown> }
  access: Extract<Access, { kind: A }>
  fetch: GuardedFetch
  /** The way out to servers that speak no HTTP. */
  connect: GuardedConnect
  signal: AbortSignal
  /**
   * Gets a picture or film by its place in the post, counted from 0, as the rules of the network take it: a picture of another type,
   * size or shape is converted. `copy` asks for a copy of ours in any case. Throws MediaRefused for what cannot be used.
   */
  loadMedia(index: number, options?: { copy?: boolean }): Promise<LoadedMedia>
  /**
   * Gets a picture that is no part of the post, such as that of a linked page, as the network takes pictures and in at most so many
   * bytes. Throws MediaRefused and OutboundError.
   */
  loadPicture(url: string, maxBytes: number): Promise<LoadedMedia>
  /** Whether a place of the post holds a video, as far as its address tells. */
  isVideo(index: number): boolean
  /**
   * Opens a video by its place in the post for being sent in parts, after comparing it with the rules of the network. Throws MediaRefused
   * for what is none or is not taken, and VideoNotReady while a copy of it is made.
   */
  openVideo(index: number): Promise<OpenVideo>
  /** Whether a place of the post holds a document, as far as its address tells. */
  isDocument(index: number): boolean
  /**
   * Opens a document by its place in the post for being sent as a stream, after comparing it with the rules of the network. Throws
   * MediaRefused for what is none, is not taken or is gone.
   */
  openDocument(index: number): Promise<OpenDocument>
  /** Until when (epoch milliseconds) a run goes on with steps that take long; then it keeps what it has and gives `notYet`. */
  runUntil: number
  /** The address of a server that all accounts of the network share, as its connection names it. */
  service(suffix: string): string
  /** The absolute address of a picture or film as it was approved. */
  mediaAddress(url: string): string
  /** Where a post can be seen: on the network, or on the sandbox's own page of it. */
  postUrl(remoteId: string): string
  /** Stores what was done so far, so that a later try does not repeat it. Only for steps nobody can see. */
  keep(progress: Record<string, unknown>): Promise<void>
  /**
   * Must be awaited right before the one call that makes the post visible: commits that it is being sent. Throws when
   * another worker was first.
   */
  sending(progress?: Record<string, unknown>): Promise<void>
}

/** A picture or film that the network will not take; thrown while a post is prepared, and told to people with its hint. */
export class MediaRefused extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.name = 'MediaRefused'
    this.hint = hint
  }
}

/** A video whose server sends no parts of files is being copied first; the run is to go on later. */
export class VideoNotReady extends Error {
  constructor() {
    super('The video is being copied.')
    this.name = 'VideoNotReady'
  }
}

/** Did it happen? `pending`: certainly not, try later. `rejected`: certainly not, and never will as it is. */
export type PublishOutcome =
  | { kind: 'published'; remoteId: string | null; remoteUrl: string | null }
  | {
      kind: 'pending'
      retryAfterSeconds: number
      failure: PostFailure
      refusedToken?: string
      /** Everything goes as it should and only takes its time: it is no failed try, and goes on exactly then. */
      waits?: boolean
      /** The network no longer answers this version of its API: the install has to change, the post only waits. */
      endedVersion?: string
    }
  | { kind: 'rejected'; failure: PostFailure }
  | { kind: 'unknown'; failure: PostFailure }

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

/**
 * What came of changing or deleting a post that is out. Both are safe to repeat, so one whose outcome is not known is `pending`.
 * `gone`: the post is no longer on the network, whoever removed it.
 */
export type ChangeOutcome =
  | { kind: 'done'; remoteId?: string; remoteUrl?: string | null }
  | { kind: 'gone' }
  | Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/** What a change has of the outside: all but what marks a new post as being sent. */
export type ChangeIo<A extends Access['kind'] = Access['kind']> = Omit<PublisherIo<A>, 'sending'>

/** What can be found out about a post whose outcome is unknown; the tests of publishing hold each network to it (docs/decisions/0213). */
type Evidence = {
  /**
   * What asking the network tells. `certain`: that the post is there, and that it is not. `found`: that it is there; not to find it proves
   * nothing. `rights`: as `found`, of accounts with rights that few have, else nothing. `none`: it cannot be asked.
   */
  lookup: 'certain' | 'found' | 'rights' | 'none'
  /** What becomes of a post that is there when it is sent again after all: the network knows it (`same`), or there are two (`another`). */
  again: 'same' | 'another'
}

/** What can be left to do for a post that is out. */
export const followUpNames = ['thumbnail', 'captions', 'playlist', 'reply'] as const
export type FollowUpName = (typeof followUpNames)[number]

/** What comes of a step after publishing. `nothing`: there turned out to be nothing to do for this post. */
export type FollowUpOutcome =
  | { kind: 'done' }
  | { kind: 'nothing' }
  | Extract<PublishOutcome, { kind: 'pending' | 'rejected' }>

/** Captions in one language. */
export type CaptionFile = {
  language: string
  /** As SubRip or WebVTT. Throws MediaRefused for what is neither or is gone, and OutboundError for what may be there later. */
  load(): Promise<string>
}

/** What a step after publishing has of the outside: all that a change has, and the captions of a video. */
export type FollowUpIo<A extends Access['kind'] = Access['kind']> = ChangeIo<A> & {
  /** The captions of a video: its approved files, or the words that it was made of; none where none are known. */
  captions(index: number): Promise<CaptionFile[]>
}

/**
 * A step after the call that makes a post visible (docs/decisions/0212). Its failure never fails or repeats the publication. A process may
 * die in the middle, so doing it again does no harm.
 */
export type FollowUp<A extends Access['kind'] = Access['kind']> = {
  name: Exclude<FollowUpName, 'reply'>
  /** Whether this post may ask for it, by what was approved and what is set for the channel. */
  wanted(
    post: { payload: ApprovedPost; isVideo(index: number): boolean },
    config: Record<string, unknown>,
  ): boolean
  run(post: Post, remoteId: string, io: FollowUpIo<A>): Promise<FollowUpOutcome>
}

/** A further text of a post that the account itself posts under it: a post of its thread, or its first comment. */
export type Reply = {
  text: string
  /** Counted from 1. */
  place: number
  /** The post's id on the network. */
  rootId: string
  /** What it is a reply to: the post, or the reply before it. */
  parentId: string
  /** When it was sent first, or is sent now; what is older on the network is not this one. */
  since: Date
}

/**
 * How a network takes the replies of a post that is out (docs/decisions/0214). They are visible, so none is sent again while it is not
 * known what became of it.
 */
export type Replies<A extends Access['kind'] = Access['kind']> = {
  evidence: Evidence
  /** Awaits `io.sending()` right before the one call that makes it visible. */
  send(post: Post, reply: Reply, io: PublisherIo<A>): Promise<PublishOutcome>
  /** Null where the network cannot be asked. */
  find: ((post: Post, reply: Reply, io: ChangeIo<A>) => Promise<ReconcileOutcome>) | null
  /** Makes the sent reply `remoteId` say what this one says. Null where posts cannot be edited in place. */
  correct: ((post: Post, reply: Reply, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Deletes the sent reply `remoteId` of the post `rootId`; safe to repeat. Null where apps may not. */
  remove: ((rootId: string, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** True where the network deletes them together with the post. */
  goWithPost: boolean
}

/** How posts get to a network, and what can be done to them there (spec/decisions#7, docs/decisions/0185). */
export type Publisher<A extends Access['kind'] = Access['kind']> = {
  evidence: Evidence
  publish(post: Post, io: PublisherIo<A>): Promise<PublishOutcome>
  /** Null where the network cannot be asked. */
  reconcile: ((post: Post, io: PublisherIo<A>) => Promise<ReconcileOutcome>) | null
  /** Makes the published post `remoteId` say what this one says, in place. Null where `changes.correct` of the network is null. */
  correct: ((post: Post, remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** Deletes the published post. Null where `changes.remove` of the network is false. */
  remove: ((remoteId: string, io: ChangeIo<A>) => Promise<ChangeOutcome>) | null
  /** What is done once a post is out, in this order; absent where there is nothing. */
  followUps?: readonly FollowUp<A>[]
  /** Absent where a post has no replies of its own. */
  replies?: Replies<A>
}
