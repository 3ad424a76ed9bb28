import type { NetworkRules } from './rules'

/**
 * How the composer writes for a network (spec/writing#2): `short` is a single thought, `professional` a few
 * paragraphs for a professional audience, `caption` text below images, `video` a video description, `whole` the
 * whole text in its original order.
 */
export type WritingStyle = 'short' | 'professional' | 'caption' | 'video' | 'whole'

/** The purpose and length of a post on a network (spec/writing#2): given to the model, and checked afterwards. */
export type WritingBrief = {
  /** Instructions for the prompt. */
  lines: readonly string[]
  /**
   * Maximum length of the text without link and hashtags, as the network counts; absent if only the network's own
   * limit applies.
   */
  maxTextLength?: number
  /** Maximum length of the first sentence, in characters. */
  maxHookLength?: number
  maxParagraphs?: number
  /** Maximum length of the title, in characters; null if posts have none. */
  maxTitleLength: number | null
  maxHashtags: number
}

/** API versions of a network that retires old ones. The variable `<NAME>_API_VERSION` selects another version. */
export type ApiVersions = {
  /** Compared with the network's documentation; to move to a newer version, change this line. */
  newestKnownGood: string
  /** The network supports a version until this date; after that it may stop working any day. */
  goodUntil(version: string): Date
  form: RegExp
  /** The required format of the variable, as a sentence, and an example. */
  mustBe: string
  example: string
}

/** What a network lets us do with a published post; checked against its documentation. */
export type PostChanges = {
  /** What can be edited in place: everything, or only the text (media stay unchanged). Null: nothing. */
  correct: 'everything' | 'text' | null
  remove: boolean
  /** True if posts are identified by our id of the first publication whenever the network returned none. */
  byOurId?: true
  /** Shown to people if something cannot be done: one sentence about what the network does not support. */
  limits?: string
  source: string
  checked: string
}

/**
 * What a network charges the owner of the app for each post, in US dollars; people see it before they approve
 * (spec/platforms#networks).
 */
export type PostPrice = {
  post: number
  /** Price of a post whose text contains a web address, if that costs more. */
  withLink: number
  source: string
  checked: string
}

/**
 * What we know about a network, as data; all of it may reach the browser. The `index.ts` of the network's folder
 * declares it, and `lib/networks/registry.ts` lists it (docs/decisions/0169).
 */
export type Network = {
  /** Display name. */
  label: string
  /** SVG path of the logo in one color, 24 by 24. */
  mark: string
  /** What the network accepts, in one line for the list of networks to connect. */
  about: string
  rules: NetworkRules
  /**
   * Maximum number of posts per day and channel unless set otherwise; below what the network allows. Undefined:
   * unlimited.
   */
  usualCap: number | undefined
  /** Minimum minutes between two posts on a channel unless set otherwise. */
  usualGapMinutes: number
  /** The shape of branded cards that the network shows largest without cropping. */
  cardFormat: 'square' | 'portrait' | 'wide' | 'landscape'
  writing: {
    style: WritingStyle
    /** How many of an item's images the composer puts into a post. */
    images: number
    brief: WritingBrief
  }
  /** Handles are addresses or names, written without "@". */
  plainHandles?: true
  /** The receiver is a machine: readers do not see what was sent, and it contains whole texts. */
  isForMachines?: boolean
  apiVersions?: ApiVersions
  changes: PostChanges
  price?: PostPrice
  /**
   * Builds the URL of a post from the account's handle and the post's id, both already safe in a path; null if the
   * network returns the URL.
   */
  postUrl: ((handle: string, id: string) => string) | null
  /** What the simulated network's feed calls a post; null if the network is not simulated. */
  sandboxNoun: string | null
}
