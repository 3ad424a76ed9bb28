import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { oauthStates } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { encrypt } from '@/lib/vault'
import { findConsentApp } from '../apps/oauth-apps'
import { type ConnectAccountsInput, connectionProblemWords } from '../schemas'
import { findOffer, type Offer } from './offered-accounts'
import { pendingConnectionLocation } from './pending-connection'
import { saveConnection } from './save-connection'

/**
 * Creates a channel for each account that a person chose after consent, each with its own copy of the tokens, and
 * deletes the stored offer. Running it twice creates nothing twice. Returns the channels' ids, separated by commas.
 * Throws `not-found` when the offer has expired or belongs to someone else, and `invalid` for an account that was
 * not offered. Serves docs/decisions/0211, spec/security#6.6.
 */
export async function connectAccounts(
  ctx: ProjectContext<'manage'>,
  input: ConnectAccountsInput,
): Promise<{ connected: string }> {
  const found = await findOffer(ctx, input.connection)
  const app = found && (await findConsentApp(found.platform, ctx.orgId, found.pending.app))
  if (!found || !app || app.sandbox !== found.pending.sandbox) {
    const { message, hint } = connectionProblemWords.expired
    throw new AppError('not-found', { detail: message, hint })
  }
  const { credentials, accounts } = found.offer
  const chosen = accounts.filter(({ remoteId }) => input.accounts.includes(remoteId))
  if (chosen.length !== new Set(input.accounts).size)
    throw new AppError('invalid', {
      errors: [{ pointer: '/accounts', detail: 'Choose accounts from the list.' }],
    })
  const connected: string[] = []
  for (const account of chosen) {
    const saved = await saveConnection(ctx, { app, account, access: { credentials } })
    if ('channelId' in saved) connected.push(saved.channelId)
  }
  await deleteOffer(ctx, found)
  return { connected: connected.join(',') }
}

async function deleteOffer(ctx: ProjectContext<'manage'>, { id, pending }: Offer): Promise<void> {
  const { offer: _, ...rest } = pending
  const encrypted = encrypt(JSON.stringify(rest), pendingConnectionLocation({ id, projectId: ctx.projectId }))
  await inProject(ctx, (tx) => tx.update(oauthStates).set({ encrypted }).where(eq(oauthStates.id, id)))
}
