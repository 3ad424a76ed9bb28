import type { FieldsServer } from '../server'
import { blueskyConnection } from './connection'
import { blueskyPublisher } from './publisher'
import { blueskySetup } from './setup'
import { blueskySignIn } from './sign-in'

export const blueskyServer: FieldsServer = {
  method: 'fields',
  connect: blueskyConnection,
  signIn: blueskySignIn,
  publisher: blueskyPublisher,
  setup: blueskySetup,
}
