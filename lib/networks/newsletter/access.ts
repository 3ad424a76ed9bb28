import type { Connection } from '../connection'

const address = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const addressMessage = 'It must be an email address, such as news@example.com.'

/** How newsletters are connected (spec/platforms#networks). */
export const newsletterAccess: Connection = {
  method: 'fields',
  what: 'newsletter',
  fields: [
    {
      name: 'list',
      label: 'List address',
      help: 'Where one email goes for each post: the address of your mailing list, or the one at which your newsletter provider takes emails and sends them on.',
      secret: false,
      type: 'text',
      placeholder: 'news@lists.example.com',
      form: { pattern: address, message: addressMessage },
    },
    {
      name: 'from',
      label: 'From address',
      help: 'The list must let this address post, and the mail server must let you send as it.',
      secret: false,
      type: 'text',
      placeholder: 'news@example.com',
      form: { pattern: address, message: addressMessage },
    },
    {
      name: 'from_name',
      label: 'From name',
      help: 'Readers see it as the sender.',
      secret: false,
      type: 'text',
      placeholder: 'Acme Pots',
    },
    {
      name: 'host',
      label: 'Mail server (SMTP)',
      help: 'As your email provider tells it.',
      secret: false,
      type: 'text',
      placeholder: 'smtp.example.com',
      form: {
        pattern: /^[a-z0-9.-]{1,253}$/i,
        message: 'Enter the server’s name, such as smtp.example.com.',
      },
    },
    {
      name: 'port',
      label: 'Port',
      help: '587 in most cases, or 465. The connection is always encrypted.',
      secret: false,
      type: 'text',
      initial: '587',
      form: { pattern: /^[1-9]\d{0,4}$/, message: 'Enter a number, such as 587 or 465.' },
    },
    {
      name: 'user',
      label: 'User',
      help: 'Often the email address.',
      secret: false,
      type: 'text',
    },
    {
      name: 'password',
      label: 'Password',
      help: 'Where your provider has app passwords or SMTP keys, create one and use it.',
      secret: true,
      type: 'password',
    },
  ],
}
