import type { AuthenticatedSource } from '@/lib/auth/tokens/authenticate-source'
import { AppError } from '@/lib/errors'
import { type PushConfig, plainPushConfig, pushConfig } from '@/lib/sources/connectors/push/schemas'
import { findConnector } from '@/lib/sources/registry'

/**
 * Returns the settings of a source that accepts items. Throws `wrong-state` if it is not a push source, and
 * `source-paused`.
 */
export function requirePushConfig(source: AuthenticatedSource['source']): PushConfig {
  if (findConnector(source.type)?.kind !== 'push')
    throw new AppError('wrong-state', {
      detail: 'We read this source ourselves, so you can’t push to it.',
      hint: `To sync it right away, send a POST request to /api/inbound/sources/${source.id}/notify.`,
    })
  if (source.status === 'paused') throw new AppError('source-paused')
  return pushConfig.catch(plainPushConfig).parse(source.config)
}
