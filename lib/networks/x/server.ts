import type { OAuthServer } from '../server'
import { xProtocol } from './oauth'
import { xPublisher } from './publisher'
import { xStub } from './stub'

export const xServer: OAuthServer = {
  method: 'oauth',
  connect: xProtocol,
  publisher: xPublisher,
  stub: xStub,
}
