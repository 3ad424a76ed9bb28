import type { Connection } from '../connection'

/** How Bluesky accounts are connected (spec/platforms#networks). */
export const blueskyAccess: Connection = {
  method: 'fields',
  what: 'Bluesky account',
  fields: [
    {
      name: 'identifier',
      label: 'Handle',
      help: 'The name of the account, such as brand.bsky.social or brand.com.',
      secret: false,
      type: 'text',
      placeholder: 'brand.bsky.social',
      form: {
        pattern: /^@?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i,
        message: 'It must look like brand.bsky.social or brand.com.',
      },
    },
    {
      name: 'password',
      label: 'App password',
      help: 'On Bluesky open Settings, Privacy and security, App passwords (https://bsky.app/settings/app-passwords). Choose Add App Password, give it a name and copy it. Don’t use the password of the account.',
      secret: true,
      type: 'password',
      placeholder: 'xxxx-xxxx-xxxx-xxxx',
      form: {
        pattern: /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/i,
        message: 'An app password looks like xxxx-xxxx-xxxx-xxxx.',
      },
    },
    {
      name: 'server',
      label: 'Server',
      help: 'Keep https://bsky.social unless the account is on another server.',
      secret: false,
      type: 'url',
      initial: 'https://bsky.social',
    },
  ],
  services: {
    VIDEO_URL: { url: 'https://video.bsky.app', what: 'the server that processes videos for Bluesky' },
  },
}
