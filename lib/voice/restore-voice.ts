import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { voiceVersions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { type VoiceAnswer, voiceSchema, wholeVoice } from './schemas'
import { writeVoice } from './write-voice'

/**
 * Makes an earlier voice the present one, as a new version: nothing in between is lost. Each field keeps the origin it had
 * then. Throws `not-found` for a version that is not there and `stale-revision` when the caller saw another present one.
 */
export const restoreVoice = (
  ctx: ProjectContext,
  input: { version: number; seen?: number | undefined },
): Promise<VoiceAnswer> =>
  inProject(ctx, async (tx) => {
    const [row] = await tx.select().from(voiceVersions).where(eq(voiceVersions.version, input.version))
    if (!row) throw new AppError('not-found')
    return writeVoice(tx, ctx, {
      patch: wholeVoice(voiceSchema.catch({}).parse(row.voice)),
      change: 'restored',
      version: input.seen,
      restored: { version: row.version, provenance: row.provenance },
    })
  })
