import type { SetupGuide } from '../setup'

/** spec/platforms#ghost */
export const ghostSetup: SetupGuide = {
  steps: [
    {
      text: 'Sign in to Ghost Admin as an owner or administrator, and open Settings, Integrations, “Add custom integration”: the address of your site with /ghost/#/settings/integrations/new behind it.',
      url: 'https://ghost.org/help/custom-integrations/',
    },
    { text: 'Name it Tributary and choose “Add”. Copy the “Admin API key” and the “API URL”.' },
    {
      text: 'Here, choose “Add Ghost site”, enter both, and choose whether posts are published or kept as drafts.',
    },
  ],
  leaving: {
    text: 'The Admin API key works until you delete the integration in Ghost Admin, under Settings, Integrations.',
  },
  source: 'https://docs.ghost.org/admin-api/#token-authentication; ghost 6.65.0 from npm',
  checked: '2026-11-23',
}
