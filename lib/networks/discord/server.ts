import type { FieldsServer } from '../server'
import { discordConnection } from './connection'
import { discordPublisher } from './publisher'
import { discordSetup } from './setup'

export const discordServer: FieldsServer = {
  method: 'fields',
  connect: discordConnection,
  publisher: discordPublisher,
  setup: discordSetup,
}
