import type { Connection } from '../connection'
import { playlistPattern } from './playlist'

/** How YouTube channels are connected (spec/platforms#networks). */
export const youtubeAccess: Connection = {
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
    // For editing and deleting published videos.
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
      name: 'upload_ahead',
      label: 'Upload ahead',
      help: 'Upload ahead sends scheduled public videos early, as private. YouTube makes them public at the planned time, in full quality. To hold an uploaded video back, take it down.',
      secret: false,
      type: 'choice',
      initial: '0',
      uploadsAhead: { onlyWith: { setting: 'visibility', value: 'public' } },
      choices: [
        { value: '0', label: 'Off' },
        { value: '1', label: '1 hour before' },
        { value: '4', label: '4 hours before' },
        { value: '24', label: '1 day before' },
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
    {
      name: 'playlist',
      label: 'Playlist',
      help: 'The address or ID of a playlist of this channel. We add every new video to it. Leave it empty for none.',
      secret: false,
      type: 'text',
      optional: true,
      placeholder: 'https://www.youtube.com/playlist?list=…',
      form: {
        pattern: playlistPattern,
        message: 'Copy the address of the playlist from YouTube. It contains list= and the ID.',
      },
    },
  ],
  life: {
    refreshToken: { days: 180, from: 'last-use' },
    why: 'Google ends connections after seven days while the app’s consent screen is in Testing.',
    source: 'https://developers.google.com/identity/protocols/oauth2#expiration',
    checked: '2026-11-23',
  },
}
