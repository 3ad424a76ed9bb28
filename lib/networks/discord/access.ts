import type { Connection } from '../connection'

/** How Discord channels are connected (spec/platforms#networks). */
export const discordAccess: Connection = {
  method: 'fields',
  what: 'Discord channel',
  fields: [
    {
      name: 'url',
      label: 'Webhook URL',
      help: 'On Discord open the channel’s settings, Integrations, Webhooks. Create a webhook and copy its URL.',
      secret: true,
      type: 'url',
      placeholder: 'https://discord.com/api/webhooks/…',
      form: {
        pattern: /\/webhooks\/\d{5,25}\/[\w-]{20,200}\/?$/,
        message: 'It must look like https://discord.com/api/webhooks/1234567890/…',
      },
    },
  ],
}
