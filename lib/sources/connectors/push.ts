import type { PushConnector } from '@/lib/sources/connector'
import { pushConfig } from './push/schemas'

/** A source that sends to us: items come as JSON to an address of its own (spec 2.8, decisions 6). */
export const push: PushConnector = {
  type: 'push',
  label: 'Push (API)',
  description: 'Your CMS, shop or script sends content to a dedicated address as soon as it is published.',
  guidance:
    'Nothing is read from anywhere: you get an address and a secret, and whatever you run sends its items there.',
  icon: 'inbox',
  kind: 'push',
  config: pushConfig,
  secretFields: [],
  pacingFields: [],
}
