import type { SetupGuide } from '../setup'

/** spec/platforms#telegram */
export const telegramSetup: SetupGuide = {
  steps: [
    {
      text: 'In Telegram, open a chat with BotFather and send /newbot. Choose a name, then a username that ends in “bot”. Copy the token from its answer.',
      url: 'https://t.me/BotFather',
    },
    {
      text: 'Open your channel’s or group’s settings, then “Administrators”, “Add Admin”. Choose your bot, and allow it to post, edit and delete messages.',
    },
    {
      text: 'A public channel or group has a name such as @brand. A private one has a number instead: open it in Telegram for the web and copy the number from its address, beginning with the minus sign.',
      url: 'https://web.telegram.org/a/',
    },
    { text: 'Here, choose “Add Telegram channel”, and enter the token and the name or number.' },
  ],
  leaving: {
    text: 'The bot’s token works until you send /revoke to BotFather.',
    url: 'https://t.me/BotFather',
  },
  source: 'https://core.telegram.org/bots/features#botfather',
  checked: '2026-11-23',
}
