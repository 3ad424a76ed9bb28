import type { FieldsServer } from '../server'
import { newsletterConnection } from './connection'
import { newsletterPublisher } from './publisher'
import { newsletterSetup } from './setup'

export const newsletterServer: FieldsServer = {
  method: 'fields',
  connect: newsletterConnection,
  publisher: newsletterPublisher,
  setup: newsletterSetup,
}
