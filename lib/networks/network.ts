import type { NetworkRules } from './rules'

/**
 * How the composer writes for a network (spec/writing#2): `short` is one thought, `professional` some paragraphs for people who do this
 * for a living, `caption` words below images, `video` the description of a film, `whole` the whole text in its order.
 */
export type WritingStyle = 'short' | 'professional' | 'caption' | 'video' | 'whole'

/** What a post on a network is for and how long it may be (spec/writing#2): told to the model, and checked afterwards. */
export type WritingBrief = {
  /** In words, for the prompt. */
  lines: readonly string[]
  /** Of the text without link and hashtags, as the network counts; absent where only the network's own limit holds. */
  mostOfText?: number
  /** Of the first sentence, in characters. */
  mostOfHook?: number
  mostParagraphs?: number
  /** Of the title, in characters; null where posts have none. */
  mostOfTitle: number | null
  mostHashtags: number
}

/** The versions of a network's API, where it ends old ones. The variable `<NAME>_API_VERSION` chooses another. */
export type ApiVersions = {
  /** Compared with its documentation; a newer one is a change of this line. */
  newestKnownGood: string
  /** Until then the network keeps a version; from then on it may end any day. */
  goodUntil(version: string): Date
  form: RegExp
  /** What the variable must look like, as a sentence, and an example. */
  mustBe: string
  example: string
}

/** What a network lets us do to a post that is out; checked against its documentation. */
export type PostChanges = {
  /** What of it can be changed in place: all of it, or the text alone (media stay as they are). Null: nothing. */
  correct: 'everything' | 'text' | null
  remove: boolean
  /** Posts go by our own id of the first publication where the network gave none. */
  byOurId?: true
  /** For people, where something cannot be done: one sentence that says what the network does not offer. */
  limits?: string
  source: string
  checked: string
}

/** What a network charges whose app posts for each post, in US dollars; people are told before they approve (spec/platforms#networks). */
export type PostPrice = {
  post: number
  /** Of a post whose text has a web address, where that costs more. */
  withLink: number
  source: string
  checked: string
}

/**
 * What is known of a network as data; the browser may have all of it. Its folder's `index.ts` declares it, and
 * `lib/networks/registry.ts` has a line for it (docs/decisions/0169).
 */
export type Network = {
  /** What people call it. */
  label: string
  /** The path of its logo in one color, 24 by 24. */
  mark: string
  /** What it takes, in one line among the networks to connect. */
  about: string
  rules: NetworkRules
  /** How many posts a day a channel sends at most when nothing else is set: below what the network allows. Undefined: any. */
  usualCap: number | undefined
  /** The minutes between two posts of a channel where none are set. */
  usualGapMinutes: number
  /** The shape of a branded card that it shows largest without cutting it. */
  cardFormat: 'square' | 'portrait' | 'wide' | 'landscape'
  writing: {
    style: WritingStyle
    /** How many of an item's images the composer puts into a post. */
    images: number
    brief: WritingBrief
  }
  /** Its handles are addresses or names, written without "@". */
  plainHandles?: true
  /** Machines read it: what was sent there is not known to readers, and holds whole texts. */
  isForMachines?: boolean
  apiVersions?: ApiVersions
  changes: PostChanges
  price?: PostPrice
  /** Where a post can be seen, of the account's handle and the post's id, both fit for a path; null where the network says it. */
  postUrl: ((handle: string, id: string) => string) | null
  /** What the feed of its simulated network calls a post; null where none is simulated. */
  sandboxNoun: string | null
}
