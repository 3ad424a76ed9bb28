import type { OAuthServer } from '../server'
import { instagramProtocol } from './oauth'
import { instagramPublisher } from './publisher'
import { instagramSetup } from './setup'
import { instagramStub } from './stub'

export const instagramServer: OAuthServer = {
  method: 'oauth',
  connect: instagramProtocol,
  publisher: instagramPublisher,
  setup: instagramSetup,
  stub: instagramStub,
}
