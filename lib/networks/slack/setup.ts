import type { SetupGuide } from '../setup'

/** spec/platforms#slack */
export const slackSetup: SetupGuide = {
  steps: [
    {
      text: 'Create an app: choose “From scratch”, give it the name that posts are to have, and choose your Slack workspace.',
      url: 'https://api.slack.com/apps?new_app=1',
    },
    {
      text: 'In the app’s settings open “Incoming Webhooks” and turn them on. Choose “Add New Webhook to Workspace”, choose the channel and allow it.',
    },
    { text: 'Copy the Webhook URL. Here, choose “Add Slack channel” and paste it.' },
    {
      text: 'Slack fetches images by their address. They appear when the internet can reach this install at its own address.',
      enter: 'site',
    },
  ],
  leaving: {
    text: 'The webhook works until you remove it in the settings of your Slack app.',
    url: 'https://api.slack.com/apps',
  },
  source: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
  checked: '2026-11-23',
}
