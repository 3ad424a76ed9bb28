import { maxVariantTextLength } from '../longest-text'
import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const house = 'house value'

/**
 * An email (spec/platforms#newsletter). The standards set no limit that matters in practice; mail servers and
 * programs do.
 */
export const newsletterRules: NetworkRules = {
  text: {
    limit: {
      value: maxVariantTextLength,
      source: house,
      checked,
      certain: false,
      note: 'Some mail programs show no more than 102 kB of an email at once.',
    },
    unit: 'characters',
    name: 'email',
    optionalWithMedia: false,
  },
  title: {
    limit: {
      value: 150,
      source: house,
      checked,
      certain: false,
      note: 'A subject may be longer (RFC 5322); mail programs cut it at 40 to 80 characters.',
    },
    unit: 'characters',
    required: true,
  },
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 0,
      source: 'house style',
      checked,
      certain: false,
      note: 'Hashtags lead nowhere in an email.',
    },
  },
  media: {
    required: false,
    max: { value: 10, source: house, checked, certain: false, note: 'They travel inside the email.' },
    maxVideos: 0,
    needsVideo: false,
    publishesVideos: false,
    altLimit: { value: 1000, source: house, checked, certain: false },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/gif'],
        source: house,
        checked,
        certain: false,
        note: 'Older mail programs show no WebP.',
      },
      maxBytes: {
        value: 1_000_000,
        source: house,
        checked,
        certain: false,
        note: 'Ten of them stay below the 20 to 25 MB that mail servers usually take (SIZE, RFC 1870).',
      },
    },
    missing: '',
  },
  link: 'in-text',
}
