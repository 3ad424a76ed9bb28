import type { Connection } from '../connection'

/** How Slack channels are connected (spec/platforms#networks). */
export const slackAccess: Connection = {
  method: 'fields',
  what: 'Slack channel',
  fields: [
    {
      name: 'url',
      label: 'Webhook URL',
      help: 'In your app’s settings at https://api.slack.com/apps open Incoming Webhooks, add one to the channel and copy its URL.',
      secret: true,
      type: 'url',
      placeholder: 'https://hooks.slack.com/services/…',
      form: {
        pattern: /\/services\/T\w{5,20}\/B\w{5,20}\/\w{10,60}\/?$/,
        message: 'It must look like https://hooks.slack.com/services/T…/B…/…',
      },
    },
  ],
}
