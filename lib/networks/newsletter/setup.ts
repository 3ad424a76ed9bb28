import type { SetupGuide } from '../setup'

/** spec/platforms#newsletter */
export const newsletterSetup: SetupGuide = {
  steps: [
    {
      text: 'At your mailing list or newsletter provider, find the address whose emails go to all subscribers, and let your own address send to it.',
    },
    {
      text: 'At your email provider, find the name of its SMTP server, and create an app password or an SMTP key. The connection is encrypted: port 587 (STARTTLS) or 465 (TLS).',
      url: 'https://www.rfc-editor.org/rfc/rfc8314',
    },
    {
      text: 'Here, choose “Add newsletter” and enter both. Send the first one to a list that has only you as a subscriber.',
    },
  ],
  leaving: {
    text: 'The password works until you delete it at your email provider.',
  },
  source: 'RFC 6409, RFC 8314',
  checked: '2026-11-23',
}
