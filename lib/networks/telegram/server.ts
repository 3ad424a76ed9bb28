import type { FieldsServer } from '../server'
import { telegramConnection } from './connection'
import { telegramPublisher } from './publisher'
import { telegramSetup } from './setup'

export const telegramServer: FieldsServer = {
  method: 'fields',
  connect: telegramConnection,
  publisher: telegramPublisher,
  setup: telegramSetup,
}
