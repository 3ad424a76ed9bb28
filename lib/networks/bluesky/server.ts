import type { FieldsServer } from '../server'
import { blueskyConnection } from './connection'
import { blueskyPublisher } from './publisher'
import { blueskySetup } from './setup'

export const blueskyServer: FieldsServer = {
  method: 'fields',
  connect: blueskyConnection,
  publisher: blueskyPublisher,
  setup: blueskySetup,
}
