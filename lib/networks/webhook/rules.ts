import { maxVariantTextLength } from '../longest-text'
import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const own = 'spec/decisions#7; this product’s own limit'

/** A webhook receives every field unchanged; the limits only keep requests to a sensible size. */
export const webhookRules: NetworkRules = {
  text: {
    limit: { value: maxVariantTextLength, source: own, checked, certain: true },
    unit: 'characters',
    name: 'text',
    optionalWithMedia: true,
  },
  title: { limit: { value: 500, source: own, checked, certain: true }, unit: 'characters', required: false },
  hashtags: { placement: 'fields' },
  media: {
    required: false,
    max: { value: 50, source: own, checked, certain: true },
    maxVideos: 50,
    needsVideo: false,
    publishesVideos: true,
    altLimit: { value: 2000, source: own, checked, certain: true },
    pictures: null,
    missing: '',
  },
  link: 'field',
}
