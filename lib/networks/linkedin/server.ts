import type { OAuthServer } from '../server'
import { linkedinProtocol } from './oauth'
import { linkedinPublisher } from './publisher'
import { linkedinSetup } from './setup'
import { linkedinStub } from './stub'

export const linkedinServer: OAuthServer = {
  method: 'oauth',
  connect: linkedinProtocol,
  publisher: linkedinPublisher,
  setup: linkedinSetup,
  stub: linkedinStub,
}
