import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { VoiceChange } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { projects, voiceVersions } from '@/db/schema'
import type { VoiceOrigin, VoiceProvenance } from '@/db/schema/voices'
import type { SystemTx } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { composeLeftOutJob } from '@/lib/jobs/compose-left-out-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { isEmpty } from '@/lib/text/is-empty'
import { type VoiceAnswer, type VoiceField, type VoicePatch, voiceFields } from '../schemas'
import { enablesNewContentTypes } from './offered-content-types'
import { presentVoice } from './present-voice'
import { readVoice } from './read-voice'

/** The project whose voice is written, and who writes it. */
type VoiceOwner = { orgId: string; projectId: string; actor: Actor }

export type VoiceWrite = {
  patch: VoicePatch
  change: VoiceChange
  /** Where each field of the patch came from; a person if not given. */
  origins?: Partial<Record<VoiceField, VoiceOrigin>>
  /** The version that the caller saw; if it is no longer current, someone else has changed the voice. */
  version?: number | undefined
  restored?: { version: number; provenance: VoiceProvenance }
}

/**
 * Stores a change of a project's voice inside an open transaction: locks the project's row, stores the new voice as
 * the next version, and records for each changed field where it came from. A patch that changes nothing creates no
 * version. If the voice enables further kinds of content, items of these kinds that were left out are composed
 * after the commit. Throws `stale-revision` if the caller saw another version. Serves spec/decisions#3.
 */
export async function writeVoice(
  tx: ProjectTx | SystemTx,
  ctx: VoiceOwner,
  write: VoiceWrite,
): Promise<VoiceAnswer> {
  const [project] = await tx
    .select({ voice: projects.voice, version: projects.voiceVersion })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
    .for('no key update')
  if (!project) throw new AppError('not-found')
  if (write.version !== undefined && write.version !== project.version) throw new AppError('stale-revision')
  const before = await readVoice(tx, ctx)
  const changed = voiceFields.filter(
    (field) =>
      write.patch[field] !== undefined &&
      !isDeepStrictEqual(filled(write.patch[field]), filled(before.voice[field])),
  )
  if (changed.length === 0) return presentVoice(before)
  const voice: Record<string, unknown> = { ...before.voice }
  const provenance: VoiceProvenance = { ...before.provenance }
  const at = new Date()
  for (const field of changed) {
    const value = filled(write.patch[field])
    delete voice[field]
    delete provenance[field]
    if (value === undefined) continue
    voice[field] = value
    provenance[field] = write.restored?.provenance[field] ?? {
      from: write.origins?.[field] ?? 'person',
      at: at.toISOString(),
      by: ctx.actor.kind === 'system' ? '' : ctx.actor.name,
    }
  }
  const version = project.version + 1
  await tx
    .update(projects)
    .set({ voice, voiceVersion: version, updatedAt: at })
    .where(eq(projects.id, ctx.projectId))
  await tx.insert(voiceVersions).values({
    id: newId(),
    orgId: ctx.orgId,
    projectId: ctx.projectId,
    version,
    voice,
    provenance,
    change: write.change,
    restoredFrom: write.restored?.version ?? null,
    actorName: ctx.actor.name,
    createdAt: at,
  })
  await audit(tx, ctx, {
    action: 'voice.changed',
    subject: ctx.projectId,
    data: { version, fields: changed, change: write.change },
  })
  const answer = presentVoice({ voice, provenance, version, at })
  if (enablesNewContentTypes(presentVoice(before).voice, answer.voice))
    enqueue(tx, composeLeftOutJob, [{ projectId: ctx.projectId }])
  return answer
}

/** Returns undefined for whatever counts as empty: null, blank text, an empty list or map. */
function filled(value: unknown): unknown {
  if (isEmpty(value)) return undefined
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value
}
