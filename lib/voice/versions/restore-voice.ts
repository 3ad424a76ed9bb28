import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { writeVoice } from '../editor/write-voice'
import { toWholePatch, type VoiceAnswer } from '../schemas'
import { findVersion } from './find-version'

/**
 * Restores an earlier voice as a new version, so that nothing in between is lost. Each field keeps the origin that
 * it had then; version 0 is the empty voice at the beginning. Throws `not-found` for an unknown version, and
 * `stale-revision` if the caller saw a version that is no longer current.
 */
export const restoreVoice = (
  ctx: ProjectContext<'write'>,
  input: { version: number; seen?: number | undefined },
): Promise<VoiceAnswer> =>
  inProject(ctx, async (tx) => {
    const earlier = await findVersion(tx, input.version)
    if (!earlier) throw new AppError('not-found')
    return writeVoice(tx, ctx, {
      patch: toWholePatch(earlier.voice),
      change: 'restored',
      version: input.seen,
      restored: { version: earlier.version, provenance: earlier.provenance },
    })
  })
