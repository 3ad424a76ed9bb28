import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const webhooks = 'https://discord.com/developers/docs/resources/webhook#execute-webhook'
const uploading = 'https://discord.com/developers/docs/reference#uploading-files'

/** A message in a Discord channel. Its Markdown is escaped when it is sent (see escape-markdown.ts). */
export const discordRules: NetworkRules = {
  text: {
    limit: { value: 2000, source: webhooks, checked, certain: true },
    unit: 'characters',
    name: 'message',
    optionalWithMedia: true,
  },
  title: null,
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 3,
      source: 'house style',
      checked,
      certain: false,
      note: 'Hashtags lead nowhere in a chat.',
    },
  },
  media: {
    required: false,
    max: { value: 10, source: webhooks, checked, certain: true },
    maxVideos: 10,
    needsVideo: false,
    publishesVideos: false,
    altLimit: { value: 1024, source: webhooks, checked, certain: true },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: uploading,
        checked,
        certain: true,
      },
      maxBytes: {
        value: 8_000_000,
        source: uploading,
        checked,
        certain: false,
        note: '10 MiB for one file by default; whether all files of a message count together is told in two ways.',
      },
    },
    missing: '',
  },
  link: 'in-text',
}
