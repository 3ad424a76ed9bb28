import type { OAuthServer } from '../server'
import { xProtocol } from './oauth'
import { xPublisher } from './publisher'
import { xSetup } from './setup'
import { xStub } from './stub'

export const xServer: OAuthServer = {
  method: 'oauth',
  connect: xProtocol,
  publisher: xPublisher,
  setup: xSetup,
  stub: xStub,
}
