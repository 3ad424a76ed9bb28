import type { OAuthServer } from '../server'
import { mastodonProtocol } from './oauth'
import { mastodonPublisher } from './publisher'
import { mastodonSetup } from './setup'

export const mastodonServer: OAuthServer = {
  method: 'oauth',
  connect: mastodonProtocol,
  publisher: mastodonPublisher,
  setup: mastodonSetup,
  stub: null,
}
