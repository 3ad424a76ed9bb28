import type { PushConnector } from '@/lib/sources/connector'
import { pushConfig } from './push/schemas'

/** A source that sends to us: items arrive as JSON at an address of its own (spec/service#2.8, spec/decisions#6). */
export const push: PushConnector = {
  type: 'push',
  label: 'Push (API)',
  description: 'Your CMS, shop or script sends content to a URL of its own as soon as you publish it.',
  guidance:
    'You get a URL and a secret. Your system sends its content there, so we don’t need to check anything regularly.',
  icon: 'inbox',
  kind: 'push',
  config: pushConfig,
  secretFields: [],
  pacingFields: [],
}
