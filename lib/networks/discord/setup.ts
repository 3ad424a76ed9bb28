import type { SetupGuide } from '../setup'

/** spec/platforms#networks */
export const discordSetup: SetupGuide = {
  steps: [
    {
      text: 'Sign in to Discord as somebody who may manage webhooks on the server.',
      url: 'https://discord.com/app',
    },
    { text: 'Open the channel’s settings, then “Integrations”, “Webhooks”, and choose “New Webhook”.' },
    { text: 'Choose “Copy Webhook URL”. Here, choose “Add Discord channel” and paste it.' },
  ],
  leaving: {
    text: 'The webhook works until you delete it in the channel’s settings on Discord.',
  },
  source: 'https://support.discord.com/hc/en-us/articles/228383668-Intro-to-Webhooks',
  checked: '2026-11-23',
}
