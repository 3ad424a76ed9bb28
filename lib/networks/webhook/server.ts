import type { FieldsServer } from '../server'
import { webhookPublisher } from './publisher'

export const webhookServer: FieldsServer = {
  method: 'fields',
  connect: null,
  publisher: webhookPublisher,
}
