import type { OAuthServer } from '../server'
import { instagramProtocol } from './oauth'
import { instagramPublisher } from './publisher'
import { instagramStub } from './stub'

export const instagramServer: OAuthServer = {
  method: 'oauth',
  connect: instagramProtocol,
  publisher: instagramPublisher,
  stub: instagramStub,
}
