import { maxVariantTextLength } from '../longest-text'
import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const schema = 'ghost 6.65.0, core/server/data/schema/schema.js'
const uploads = 'ghost 6.65.0, core/shared/config/overrides.json'
const own = 'spec/platforms#ghost; this product’s own limit'

/**
 * Ghost (spec/platforms#ghost). It accepts articles of up to a billion characters; ours end at our own text limit.
 */
export const ghostRules: NetworkRules = {
  text: {
    limit: { value: maxVariantTextLength, source: own, checked, certain: true },
    unit: 'characters',
    name: 'article',
    optionalWithMedia: false,
  },
  title: {
    limit: { value: 255, source: `${schema}, posts.title`, checked, certain: true },
    unit: 'characters',
    required: true,
  },
  hashtags: { placement: 'tags' },
  media: {
    required: false,
    max: { value: 50, source: own, checked, certain: true },
    maxVideos: 0,
    needsVideo: false,
    publishesVideos: false,
    altLimit: {
      value: 191,
      source: `${schema}, posts_meta.feature_image_alt`,
      checked,
      certain: true,
      note: 'Of the first image, which stands above the article; of the others it takes longer ones.',
    },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: uploads,
        checked,
        certain: true,
      },
      maxBytes: {
        value: 20_000_000,
        source: 'house value',
        checked,
        certain: false,
        note: 'Ghost itself sets none; the web server before it may, and answers 413.',
      },
    },
    missing: '',
  },
  link: 'field',
}
