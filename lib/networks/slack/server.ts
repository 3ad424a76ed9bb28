import type { FieldsServer } from '../server'
import { slackPublisher } from './publisher'
import { slackSetup } from './setup'

export const slackServer: FieldsServer = {
  method: 'fields',
  // A webhook only responds to messages, so there is nothing to check.
  connect: null,
  publisher: slackPublisher,
  setup: slackSetup,
}
