/** One number of a platform with where it was read. `certain: false` marks a safer value chosen among conflicting ones. */
type Fact<T> = { value: T; source: string; checked: string; certain: boolean; note?: string }

/**
 * How a platform counts: UTF-16 units, bytes of UTF-8, the weighted characters of twitter-text, what a reader takes for one, or that with
 * every web address as 23.
 */
export type LengthUnit = 'characters' | 'bytes' | 'weighted' | 'graphemes' | 'short-links'

/**
 * What one server of a network allows, where that is the server's own choice: read from it, kept with the channel, and put in place of
 * the numbers of the rules (docs/decisions/0203).
 */
export type ServerLimits = {
  text?: number
  media?: number
  alt?: number
  pictureBytes?: number
  picturePixels?: number
  videoBytes?: number
  videoPixels?: number
}

/** Kinds of pictures that can be posted, as their first bytes tell. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'

/** The shapes a picture may have: width by height. */
export type RatioRange = { min: number; max: number }

export type PictureRules = {
  types: Fact<readonly PictureType[]>
  maxBytes: Fact<number>
  /** Where it differs for GIF. */
  maxGifBytes?: Fact<number>
  maxPixels?: Fact<number>
  /** Width divided by height. */
  ratio?: Fact<RatioRange>
}

/** What is known of a video by its file (docs/decisions/0182). Codecs are named as in WebCodecs' registry: avc is H.264. */
export type VideoFacts = {
  /** "MP4", "QuickTime File Format", "WebM", "Matroska" … */
  container: string
  contentType: string
  bytes: number
  seconds: number | null
  width: number | null
  height: number | null
  frameRate: number | null
  videoCodec: string | null
  /** Null where it is silent, as the number of channels is. */
  audioCodec: string | null
  audioChannels: number | null
}

export type VideoRules = {
  contentTypes: Fact<readonly string[]>
  codecs?: Fact<readonly string[]>
  audioCodecs?: Fact<readonly string[]>
  seconds: Fact<{ min: number; max: number }>
  /** Above that some accounts cannot post it. */
  warnAboveSeconds?: Fact<number>
  bytes: Fact<{ min: number; max: number }>
  frameRate?: Fact<{ min: number; max: number }>
  ratio?: Fact<RatioRange>
  maxWidth?: Fact<number>
  /** How much of it is sent in one request, and so in memory at once. */
  partBytes: Fact<number>
}

/** Documents are PDFs: each stands alone in a post, with a title. */
export type DocumentRules = {
  bytes: Fact<number>
  pages: Fact<number>
}

export type ReplyRules = {
  /** Further posts, each an answer to the one before it; or comments on the post. */
  name: 'thread' | 'first-comment'
  max: Fact<number>
  limit: Fact<number>
}

/** A network's rules as data: a changed limit is a one-line change in that network's file. */
export type NetworkRules = {
  text: {
    limit: Fact<number>
    /** Where a text beside images or videos may be less long. */
    limitWithMedia?: Fact<number>
    unit: LengthUnit
    /** Of UTF-8, where there is such a limit besides. */
    maxBytes?: Fact<number>
    /** What this platform calls the text, for messages. */
    name: string
    /** True when a post may be media alone. */
    optionalWithMedia: boolean
    /** Characters the platform refuses. */
    forbidden?: Fact<string>
  }
  title: null | { limit: Fact<number>; unit: LengthUnit; required: boolean; forbidden?: Fact<string> }
  hashtags: {
    /** `in-text`: written under the text; `tags`: sent as a list of their own; `fields`: handed over as they are. */
    placement: 'in-text' | 'tags' | 'fields'
    warnAbove?: Fact<number>
    blockAbove?: Fact<number>
    /** Limit of all tags together, where a tag with a space costs two more and commas between tags count. */
    totalCharacters?: Fact<number>
  }
  mentions?: { limit: Fact<number> }
  cashtags?: { limit: Fact<number> }
  media: {
    required: boolean
    max: Fact<number>
    /** Videos that can stand beside pictures in one post. */
    maxVideos: number
    /** Where an image beside a video becomes its thumbnail: that, for people. Each post has one of either then. */
    thumbnail?: string
    /** It takes only videos: pictures alone cannot be published there, so content without a video gets no version for it. */
    needsVideo: boolean
    /** Whether our publisher of the network sends videos. */
    publishesVideos: boolean
    /** Which videos it takes, where files are sent to it. */
    videos?: VideoRules
    /** Which caption files can be sent with a video. Absent: none. */
    captions?: Fact<readonly ('srt' | 'vtt')[]>
    /** Which documents it takes. Absent: none; webhooks are handed the addresses of all. */
    documents?: DocumentRules
    altLimit: Fact<number>
    /** Which pictures the network takes; others are converted on their way. Null: it gets addresses and takes all. */
    pictures: null | PictureRules
    /** Words for the message when media is missing. */
    missing: string
  }
  /**
   * `in-text`: written into the text; `card`: a card below a text without media, else written into the text; `not-clickable`: left out
   * of the post; `field`: handed over as it is.
   */
  link: 'in-text' | 'card' | 'not-clickable' | 'field'
  /** What the account may post under its own post right after it, each counted in the unit of `text`. Absent: nothing. */
  replies?: ReplyRules
  /** Accounts that can be asked to share the post. Absent: none. */
  collaborators?: { max: Fact<number> }
}
