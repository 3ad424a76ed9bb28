import { ZodError } from 'zod'
import type { Pace } from '@/lib/http/requests/politeness'
import type { OpenSource } from '../connector'
import { findPullConnector } from '../registry'
import { SourceError } from '../source-error'
import { type EncryptedConfig, withSecrets } from './encrypt-config'

/**
 * Prepares a stored source for reading. Throws SourceError 'source-type-unknown' for a type that is not registered
 * and 'config-invalid' for a config that no longer fits or whose secrets cannot be decrypted; neither loses any
 * data.
 */
export function openSource(source: EncryptedConfig & { sourceType: string }): OpenSource & { pace: Pace } {
  const connector = findPullConnector(source.sourceType)
  if (!connector)
    throw new SourceError('source-type-unknown', {
      message: `Sources of the type "${source.sourceType}" aren’t available here.`,
      hint: 'We keep its content. Ask your administrator to update Tributary, or delete the source.',
    })
  try {
    return { ...connector.open(withSecrets(source)), pace: connector.pace }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const first = error.issues[0]
    throw new SourceError('config-invalid', {
      message:
        `The source’s settings are invalid: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`.trim(),
      hint: 'Edit the source and save it again.',
    })
  }
}
