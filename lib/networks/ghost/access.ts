import type { Connection } from '../connection'

/** How Ghost sites are connected (spec/platforms#networks). */
export const ghostAccess: Connection = {
  method: 'fields',
  what: 'Ghost site',
  fields: [
    {
      name: 'site',
      label: 'API URL',
      help: 'As Ghost shows it with the key: the address of your site, or of its Ghost Admin where that is another.',
      secret: false,
      type: 'url',
      placeholder: 'https://www.example.com',
    },
    {
      name: 'key',
      label: 'Admin API key',
      help: 'In Ghost Admin open Settings, Integrations, Add custom integration. Copy the Admin API key, not the Content API key.',
      secret: true,
      type: 'password',
      form: {
        pattern: /^[0-9a-f]{24}:[0-9a-f]{64}$/i,
        message: 'An Admin API key has 24 letters and digits, a colon, and 64 more.',
      },
    },
    {
      name: 'mode',
      label: 'Posts are',
      help: 'A draft waits in Ghost until somebody publishes it there.',
      secret: false,
      type: 'choice',
      choices: [
        { value: 'publish', label: 'Published' },
        { value: 'draft', label: 'Saved as drafts' },
      ],
      initial: 'publish',
    },
  ],
}
