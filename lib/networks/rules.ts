/** One number of a platform with where it was read. `certain: false` marks a safer value chosen among conflicting ones. */
type Fact<T> = { value: T; source: string; checked: string; certain: boolean; note?: string }

/** How a platform counts: UTF-16 units, bytes of UTF-8, or the weighted characters of twitter-text. */
export type LengthUnit = 'characters' | 'bytes' | 'weighted'

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

/** A network's rules as data: a changed limit is a one-line change in that network's file. */
export type NetworkRules = {
  text: {
    limit: Fact<number>
    unit: LengthUnit
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
    /** True when pictures alone cannot be published on the real network. */
    needsVideo: boolean
    /** Whether our publisher of the network sends videos. */
    publishesVideos: boolean
    altLimit: Fact<number>
    /** Which pictures the network takes; others are converted on their way. Null: it gets addresses and takes all. */
    pictures: null | PictureRules
    /** Words for the message when media is missing. */
    missing: string
  }
  /** `in-text`: written into the text; `not-clickable`: left out of the post; `field`: handed over as it is. */
  link: 'in-text' | 'not-clickable' | 'field'
}
