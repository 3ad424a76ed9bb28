import type { Connection } from '../connection'

/** How webhooks are connected (spec/platforms#networks). */
export const webhookAccess: Connection = {
  method: 'fields',
  what: 'webhook',
  fields: [
    {
      name: 'url',
      label: 'URL',
      help: 'We send posts here as JSON.',
      secret: false,
      type: 'url',
      placeholder: 'https://www.example.com/hooks/posts',
    },
  ],
  signs: true,
}
