import type { FieldsServer } from '../server'
import { ghostConnection } from './connection'
import { ghostPublisher } from './publisher'
import { ghostSetup } from './setup'

export const ghostServer: FieldsServer = {
  method: 'fields',
  connect: ghostConnection,
  publisher: ghostPublisher,
  setup: ghostSetup,
}
