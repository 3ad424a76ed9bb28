import type { SetupGuide } from '../setup'

/** spec/decisions#7 */
export const webhookSetup: SetupGuide = {
  steps: [
    { text: 'Have your system accept POST requests with JSON at an https address of its own.' },
    { text: 'Here, choose “Add webhook” and enter that address.' },
    {
      text: 'Copy the secret, which we show once, and check the signature of each request with it.',
      url: 'https://www.standardwebhooks.com/',
    },
  ],
  source: 'spec/decisions#7',
  checked: '2026-11-23',
}
