import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const message = 'https://core.telegram.org/bots/api#sendmessage'
const photo = 'https://core.telegram.org/bots/api#sendphoto'
const group = 'https://core.telegram.org/bots/api#sendmediagroup'

/** A message of a bot on Telegram, sent without markup: Telegram detects links, hashtags and names by itself. */
export const telegramRules: NetworkRules = {
  text: {
    limit: { value: 4096, source: message, checked, certain: true },
    limitWithMedia: {
      value: 1024,
      source: photo,
      checked,
      certain: true,
      note: 'A text with images is their caption.',
    },
    unit: 'characters',
    name: 'message',
    optionalWithMedia: true,
  },
  title: null,
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 5,
      source: 'house style',
      checked,
      certain: false,
      note: 'Telegram itself sets no number.',
    },
  },
  media: {
    required: false,
    max: { value: 10, source: group, checked, certain: true, note: 'An album has 2 to 10 images.' },
    maxVideos: 1,
    needsVideo: false,
    // Telegram accepts videos of up to 50 MB in one request; our publisher does not send them yet.
    publishesVideos: false,
    altLimit: {
      value: 2000,
      source: photo,
      checked,
      certain: false,
      note: 'Photos have no alt text there: it stays with the post here.',
    },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp'],
        source: photo,
        checked,
        certain: false,
        note: 'The types are not listed; a GIF would stand still.',
      },
      maxBytes: { value: 10_000_000, source: photo, checked, certain: true },
      maxPixels: {
        value: 4_500_000,
        source: photo,
        checked,
        certain: false,
        note: 'Width and height are at most 10,000 together, which so many pixels keep in any allowed shape. It shows 1,280 or 2,560 on the longer side.',
      },
      ratio: { value: { min: 1 / 20, max: 20 }, source: photo, checked, certain: true },
    },
    missing: '',
  },
  link: 'in-text',
}
