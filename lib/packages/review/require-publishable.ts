import { AppError, type FieldError } from '@/lib/errors'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { contentOf, type StoredVariant } from '../present-package'

/** Throws `blocked-by-rules` unless there is something to publish and no variant has an error. */
export function requirePublishable(stored: StoredVariant[], brand: VoiceCheck): void {
  if (stored.length === 0) {
    throw new AppError('blocked-by-rules', {
      detail: 'This post has no channels.',
      hint: 'Connect a channel, then regenerate the post.',
    })
  }
  const errors: FieldError[] = stored.flatMap(({ variant, videos }, index) =>
    validateVariant(contentOf(variant), { brand, videos })
      .filter((issue) => issue.severity === 'error')
      .map((issue) => ({ pointer: `/variants/${index}/${issue.field}`, detail: issue.message })),
  )
  if (errors.length > 0) throw new AppError('blocked-by-rules', { errors })
}
