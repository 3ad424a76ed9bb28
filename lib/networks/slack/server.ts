import type { FieldsServer } from '../server'
import { slackPublisher } from './publisher'
import { slackSetup } from './setup'

export const slackServer: FieldsServer = {
  method: 'fields',
  // A webhook answers nothing but a message.
  connect: null,
  publisher: slackPublisher,
  setup: slackSetup,
}
