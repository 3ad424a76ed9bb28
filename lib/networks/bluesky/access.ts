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
  signIn: {
    field: {
      label: 'Handle',
      help: 'The name of the account, such as brand.bsky.social or brand.com. Or the address of its server, such as https://bsky.social.',
      placeholder: 'brand.bsky.social',
    },
    life: {
      refreshToken: { days: 90, from: 'last-use' },
      why: 'Servers of Bluesky end access that is not used for three months, or after two years.',
      source: '@atproto/oauth-provider of @atproto/pds 0.5.35 (REFRESH_LIFETIME_EXTENDED)',
      checked: '2026-11-23',
    },
    lifeWithoutKey: {
      refreshToken: { days: 14, from: 'consent' },
      why: 'Access ends after two weeks where this site has no public address.',
      source: '@atproto/oauth-provider of @atproto/pds 0.5.35 (SESSION_LIFETIME)',
      checked: '2026-11-23',
    },
  },
  services: {
    HANDLES_URL: { url: 'https://public.api.bsky.app', what: 'the server that knows handles of Bluesky' },
    DIRECTORY_URL: { url: 'https://plc.directory', what: 'the directory of identities of Bluesky' },
    VIDEO_URL: { url: 'https://video.bsky.app', what: 'the server that processes videos for Bluesky' },
  },
}
