import { AppError, type FieldError } from '@/lib/errors'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import {
  missingChoiceError,
  nothingToCorrectError,
  type ReplacedPost,
  replacementOf,
} from '@/lib/publications/find-replaced'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { explainEmptyPost } from '../explain-empty-post'
import { contentOf, knownOf, type PackageRow, type StoredVariant } from '../present-package'

/** Says why a post whose channels were all disconnected goes nowhere, and what to do. */
export const allDisconnected = {
  detail: 'All channels of this post have been disconnected.',
  hint: 'Open the post and choose another channel.',
} as const

/**
 * Throws `blocked-by-rules` unless there is something to publish and no variant that will be published has an
 * error: versions for disconnected channels do not block the others.
 */
export function requirePublishable(
  { warnings }: Pick<PackageRow, 'warnings'>,
  stored: StoredVariant[],
  brand: VoiceCheck,
): void {
  if (stored.length === 0) {
    const { message, hint } = explainEmptyPost(warnings)
    throw new AppError('blocked-by-rules', { detail: message, hint })
  }
  const connected = stored.filter(({ variant }) => variant.channelId !== null)
  if (connected.length === 0) throw new AppError('blocked-by-rules', allDisconnected)
  // They come first in a package, so the pointers count as in its answer.
  const errors: FieldError[] = connected.flatMap(({ variant, ...known }, index) =>
    validateVariant(contentOf(variant), { brand, ...knownOf(variant, known) })
      .filter((issue) => issue.severity === 'error')
      .map((issue) => ({ pointer: `/variants/${index}/${issue.field}`, detail: issue.message })),
  )
  if (errors.length > 0) throw new AppError('blocked-by-rules', { errors })
}

/**
 * Throws `blocked-by-rules` unless it is decided for each channel of a correction what happens to the published
 * post there: an edit if the network can change everything that differs, otherwise what a person chose
 * (docs/decisions/0185).
 */
export function requireReplacements(
  stored: readonly StoredVariant[],
  replaced: ReadonlyMap<string, ReplacedPost> | undefined,
): void {
  const found = stored.map(({ variant }) => replacementOf(replaced, variant, contentOf(variant)))
  const missing = found.flatMap((one, index) => (one?.by === null ? `/variants/${index}/replace_by` : []))
  if (missing.length > 0) throw missingChoiceError(missing)
  if (found.length > 0 && found.every((one) => one?.by === 'keep')) throw nothingToCorrectError()
}
