import type { OAuthServer } from '../server'
import { youtubeProtocol } from './oauth'
import { youtubePublisher } from './publisher'
import { youtubeSetup } from './setup'
import { youtubeStub } from './stub'

export const youtubeServer: OAuthServer = {
  method: 'oauth',
  connect: youtubeProtocol,
  publisher: youtubePublisher,
  setup: youtubeSetup,
  stub: youtubeStub,
}
