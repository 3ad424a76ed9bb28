/** A platform's value with its source. `certain: false` marks a safer value chosen among conflicting ones. */
type Fact<T> = { value: T; source: string; checked: string; certain: boolean; note?: string }

/**
 * How a platform counts: UTF-16 code units, UTF-8 bytes, weighted characters as in twitter-text, characters as
 * readers perceive them (graphemes), or graphemes with every web address counted as 23.
 */
export type LengthUnit = 'characters' | 'bytes' | 'weighted' | 'graphemes' | 'short-links'

/**
 * Limits that each server of a network sets for itself: read from the server, stored with the channel, and used
 * instead of the values in the rules (docs/decisions/0203).
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

/** Picture types that can be posted, detected from the first bytes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'

/** The allowed aspect ratios of a picture. */
export type RatioRange = { min: number; max: number }

export type PictureRules = {
  types: Fact<readonly PictureType[]>
  maxBytes: Fact<number>
  /** Only if the limit differs for GIFs. */
  maxGifBytes?: Fact<number>
  maxPixels?: Fact<number>
  /** Width divided by height. */
  ratio?: Fact<RatioRange>
}

/**
 * What a video's file tells about it (docs/decisions/0182). Codecs are named as in the WebCodecs registry: avc is
 * H.264.
 */
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
  /** Null if there is no audio, as is the number of channels. */
  audioCodec: string | null
  audioChannels: number | null
}

export type VideoRules = {
  contentTypes: Fact<readonly string[]>
  codecs?: Fact<readonly string[]>
  audioCodecs?: Fact<readonly string[]>
  seconds: Fact<{ min: number; max: number }>
  /** Some accounts cannot post longer videos. */
  warnAboveSeconds?: Fact<number>
  bytes: Fact<{ min: number; max: number }>
  frameRate?: Fact<{ min: number; max: number }>
  ratio?: Fact<RatioRange>
  maxWidth?: Fact<number>
  /** How many bytes are sent in one request, and so are in memory at once. */
  partBytes: Fact<number>
}

/** Documents are PDFs: a post has only one, with a title and without other media. */
export type DocumentRules = {
  bytes: Fact<number>
  pages: Fact<number>
}

export type ReplyRules = {
  /** Further posts, each a reply to the previous one; or comments on the post. */
  name: 'thread' | 'first-comment'
  max: Fact<number>
  limit: Fact<number>
}

/** A network's rules as data: a changed limit is a one-line change in that network's file. */
export type NetworkRules = {
  text: {
    limit: Fact<number>
    /** Only if a text with images or videos has a lower limit. */
    limitWithMedia?: Fact<number>
    unit: LengthUnit
    /** Only if there is a limit in UTF-8 bytes as well. */
    maxBytes?: Fact<number>
    /** What this platform calls the text, for use in messages. */
    name: string
    /** True if a post may consist of media only. */
    optionalWithMedia: boolean
    /** Characters the platform refuses. */
    forbidden?: Fact<string>
  }
  title: null | { limit: Fact<number>; unit: LengthUnit; required: boolean; forbidden?: Fact<string> }
  hashtags: {
    /** `in-text`: written below the text; `tags`: sent as a separate list; `fields`: passed on unchanged. */
    placement: 'in-text' | 'tags' | 'fields'
    warnAbove?: Fact<number>
    blockAbove?: Fact<number>
    /** Limit for all tags together; a tag with a space counts two more, and commas between tags count too. */
    totalCharacters?: Fact<number>
  }
  mentions?: { limit: Fact<number> }
  cashtags?: { limit: Fact<number> }
  media: {
    required: boolean
    max: Fact<number>
    /**
     * Maximum number of videos in a post. With 1, a video must be a post's only media unless the network needs a
     * video.
     */
    maxVideos: number
    /**
     * Set if an image next to a video becomes its thumbnail: the sentence that tells people so. A post then has at
     * most one of each.
     */
    thumbnail?: string
    /**
     * The network only accepts videos: pictures alone cannot be published there, so content without a video gets no
     * variant for it.
     */
    needsVideo: boolean
    /** Whether our publisher for the network sends videos. */
    publishesVideos: boolean
    /** Which videos the network accepts, if we send it files. */
    videos?: VideoRules
    /** Caption file types that can be sent with a video. Absent: none. */
    captions?: Fact<readonly ('srt' | 'vtt')[]>
    /** Which documents the network accepts. Absent: none; webhooks get the addresses of all. */
    documents?: DocumentRules
    altLimit: Fact<number>
    /**
     * Which pictures the network accepts; others are converted before sending. Null: it gets addresses and accepts
     * all.
     */
    pictures: null | PictureRules
    /** Wording of the message for missing media. */
    missing: string
  }
  /**
   * `in-text`: written into the text; `card`: a card below a text without media, otherwise written into the text;
   * `not-clickable`: left out of the post; `field`: passed on unchanged.
   */
  link: 'in-text' | 'card' | 'not-clickable' | 'field'
  /**
   * What the account may post under its own post right after publishing, each counted in the unit of `text`.
   * Absent: nothing.
   */
  replies?: ReplyRules
  /** Accounts that can be invited to share the post. Absent: none. */
  collaborators?: { max: Fact<number> }
}
