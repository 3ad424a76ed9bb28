import type { FieldsServer } from '../server'
import { discordConnection } from './connection'
import { discordPublisher } from './publisher'

export const discordServer: FieldsServer = {
  method: 'fields',
  connect: discordConnection,
  publisher: discordPublisher,
}
