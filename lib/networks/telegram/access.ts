import type { Connection } from '../connection'

/** How Telegram bots are connected (spec/platforms#networks). */
export const telegramAccess: Connection = {
  method: 'fields',
  what: 'Telegram channel',
  fields: [
    {
      name: 'token',
      label: 'Bot token',
      help: 'In Telegram open a chat with @BotFather (https://t.me/BotFather), send /newbot and follow it. It answers with the token.',
      secret: true,
      type: 'password',
      placeholder: '123456789:AA…',
      form: {
        pattern: /^\d{5,20}:[A-Za-z0-9_-]{30,60}$/,
        message: 'It must look like 123456789:AAbbCC…',
      },
    },
    {
      name: 'chat',
      label: 'Channel or group',
      help: 'Its public name, such as @brand, or the number of a private one, such as -1001234567890. Make the bot an administrator of it first.',
      secret: false,
      type: 'text',
      placeholder: '@brand',
      form: {
        pattern: /^(@[A-Za-z][A-Za-z0-9_]{3,31}|-?\d{5,20})$/,
        message: 'It must look like @brand or -1001234567890.',
      },
    },
    {
      name: 'server',
      label: 'Bot API server',
      help: 'Keep https://api.telegram.org unless you run a Bot API server of your own.',
      secret: false,
      type: 'url',
      initial: 'https://api.telegram.org',
    },
  ],
}
