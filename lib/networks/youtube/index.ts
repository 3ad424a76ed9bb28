import type { Network } from '../network'
import { youtubeRules } from './rules'

/** YouTube (spec/platforms#networks). The logo is as Simple Icons draws it (CC0); the mark belongs to its owner. */
export const youtube: Network = {
  label: 'YouTube',
  mark: 'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
  about: 'Videos with a title and description.',
  rules: youtubeRules,
  usualCap: 50,
  usualGapMinutes: 15,
  cardFormat: 'landscape',
  writing: {
    style: 'video',
    images: 1,
    brief: {
      lines: [
        'The title has at most 70 characters and says what the video shows.',
        'The text is the description below the video. Chapters only where the facts give their times. Up to twelve tags.',
      ],
      mostOfTitle: 70,
      mostHashtags: 12,
    },
  },
  connection: {
    method: 'oauth',
    addresses: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      api: 'https://www.googleapis.com',
    },
    appAt: 'Google, for YouTube',
    consentBy: 'Google',
    scopes: [
      'https://www.googleapis.com/auth/youtube.upload',
      'https://www.googleapis.com/auth/youtube.readonly',
      // Editing and deleting published videos.
      'https://www.googleapis.com/auth/youtube.force-ssl',
    ],
    scopeSeparator: ' ',
    pkce: true,
    authorizeParams: { access_type: 'offline', prompt: 'consent' },
    settings: [
      {
        name: 'visibility',
        label: 'Visibility',
        help: 'Unlisted videos open for everybody who has the link.',
        secret: false,
        type: 'choice',
        initial: 'public',
        choices: [
          { value: 'public', label: 'Public' },
          { value: 'unlisted', label: 'Unlisted' },
          { value: 'private', label: 'Private' },
        ],
      },
      {
        name: 'made_for_kids',
        label: 'Audience',
        help: 'YouTube asks every channel whether its videos are made for kids. You answer for your brand.',
        secret: false,
        type: 'choice',
        initial: 'no',
        choices: [
          { value: 'no', label: 'Not made for kids' },
          { value: 'yes', label: 'Made for kids' },
        ],
      },
      {
        name: 'synthetic_media',
        label: 'Altered content',
        help: 'Whether videos show realistic people, places or events that were altered or generated.',
        secret: false,
        type: 'choice',
        initial: 'no',
        choices: [
          { value: 'no', label: 'No altered content' },
          { value: 'yes', label: 'Altered or synthetic content' },
        ],
      },
    ],
    life: {
      refreshToken: { days: 180, from: 'last-use' },
      why: 'Google ends connections after seven days while the app’s consent screen is in Testing.',
      source: 'https://developers.google.com/identity/protocols/oauth2#expiration',
      checked: '2026-11-23',
    },
  },
  changes: {
    correct: 'text',
    remove: true,
    limits: 'YouTube lets apps edit the title, description and tags of a video, but not the video.',
    source: 'https://developers.google.com/youtube/v3/docs/videos/update',
    checked: '2026-11-23',
  },
  postUrl: (_handle, id) => `https://www.youtube.com/watch?v=${id}`,
  sandboxNoun: 'video',
}
