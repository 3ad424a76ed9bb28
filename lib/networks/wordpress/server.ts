import type { FieldsServer } from '../server'
import { wordpressConnection } from './connection'
import { wordpressPublisher } from './publisher'
import { wordpressSetup } from './setup'

export const wordpressServer: FieldsServer = {
  method: 'fields',
  connect: wordpressConnection,
  publisher: wordpressPublisher,
  setup: wordpressSetup,
}
