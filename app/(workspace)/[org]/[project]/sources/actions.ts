'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { deleteSamples } from '@/lib/push/delete-samples'
import { replayPayload, tryPayload, tryPayloadInput } from '@/lib/push/try-payload'
import { checkNewSource } from '@/lib/sources/config/check-new-source'
import { createSource } from '@/lib/sources/create-source'
import { deleteSource } from '@/lib/sources/delete-source'
import { guessSource } from '@/lib/sources/guess/guess-source'
import {
  createSourceInput,
  guessSourceInput,
  previewSourceInput,
  regenerateSecretInput,
  updateSourceInput,
} from '@/lib/sources/schemas'
import { createUrlSecret } from '@/lib/sources/secrets/create-url-secret'
import { regenerateSecret } from '@/lib/sources/secrets/regenerate-secret'
import { revokeSecret } from '@/lib/sources/secrets/revoke-secret'
import { updateSource } from '@/lib/sources/update-source'
import { previewSource } from '@/lib/sync/read/preview-source'
import { syncSource } from '@/lib/sync/run/sync-source'
import { syncInput } from '@/lib/sync/schemas'
import { previewView } from './preview-view'

const one = z.strictObject({ id: z.uuid() })

/**
 * Previews what a source would import; with `reuse`, maps the same responses again after other fields were chosen.
 */
export const previewSourceAction = projectAction(
  {
    permission: 'write',
    onlyReads: true,
    input: previewSourceInput.extend({ reuse: z.boolean().default(false) }),
  },
  async (ctx, { reuse, ...input }) => previewView(await previewSource(ctx, input, { reuse })),
)

/** Suggests which source types a pasted URL may be. */
export const guessSourceAction = projectAction(
  { permission: 'write', onlyReads: true, input: guessSourceInput },
  guessSource,
)

/** Creates a source and starts its first sync. For a push source, only this response contains the secret. */
export const createSourceAction = projectAction(
  { permission: 'write', input: createSourceInput.extend({ name: z.string().max(1000) }) },
  async (ctx, input) => {
    const { id, secret, push_url } = await createSource(ctx, await checkNewSource(ctx, input))
    if (push_url === null) await syncSource(ctx, { sourceId: id, trigger: 'manual' })
    return { id, ...(secret !== undefined && push_url !== null ? { issued: { secret, push_url } } : {}) }
  },
)

/** Replaces the secret of a source; only this response contains the new one. */
export const regenerateSecretAction = projectAction(
  { permission: 'manage', input: regenerateSecretInput.extend({ id: z.uuid() }) },
  regenerateSecret,
)

/** Creates a URL that contains a secret; only this response contains it. */
export const createUrlSecretAction = projectAction(
  { permission: 'manage', input: regenerateSecretInput.extend({ id: z.uuid() }) },
  createUrlSecret,
)

/** Revokes one secret immediately. */
export const revokeSecretAction = projectAction(
  { permission: 'manage', input: one.extend({ secret_id: z.uuid() }) },
  revokeSecret,
)

export const updateSourceAction = projectAction(
  { permission: 'write', input: updateSourceInput.extend({ id: z.uuid() }) },
  async (ctx, input) => {
    await updateSource(ctx, input)
  },
)

export const syncSourceAction = projectAction(
  { permission: 'write', input: syncInput.extend({ id: z.uuid() }) },
  async (ctx, { id, accept_withdrawals }) => {
    await syncSource(ctx, { sourceId: id, trigger: 'manual', acceptWithdrawals: accept_withdrawals })
  },
)

export const pauseSourceAction = projectAction({ permission: 'write', input: one }, async (ctx, { id }) => {
  await updateSource(ctx, { id, paused: true })
})

export const resumeSourceAction = projectAction({ permission: 'write', input: one }, async (ctx, { id }) => {
  await updateSource(ctx, { id, paused: false })
})

export const deleteSourceAction = projectAction({ permission: 'write', input: one }, deleteSource)

/** Previews what a sample delivery would become; stores nothing. */
export const tryPayloadAction = projectAction(
  { permission: 'write', onlyReads: true, input: tryPayloadInput },
  tryPayload,
)

/** Imports a sample delivery as if it had just arrived. */
export const replayPayloadAction = projectAction(
  { permission: 'write', input: tryPayloadInput },
  async (ctx, input) => {
    const { results: _, ...counts } = await replayPayload(ctx, input)
    return counts
  },
)

/** Deletes the stored sample deliveries of a source. */
export const deleteSamplesAction = projectAction({ permission: 'write', input: one }, deleteSamples)
