import type { FieldsServer } from '../server'
import { webhookPublisher } from './publisher'
import { webhookSetup } from './setup'

export const webhookServer: FieldsServer = {
  method: 'fields',
  connect: null,
  publisher: webhookPublisher,
  setup: webhookSetup,
}
