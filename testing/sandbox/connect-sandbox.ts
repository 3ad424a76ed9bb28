import type { ProjectContext } from '@/lib/auth/context'
import { connectAccounts } from '@/lib/channels/connect/connect-accounts'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { findOfferedAccounts } from '@/lib/channels/connect/offered-accounts'
import { startConnection } from '@/lib/channels/connect/start-connection'
import type { NetworkName } from '@/lib/networks/registry'
import { type SandboxAccount, takeSandboxAccount } from '@/lib/sandbox/accounts'
import { giveConsent, readConsentRequest } from '@/lib/sandbox/consent'

export const browserNonce = 'a'.repeat(43)

/** Gives a person's consent on the consent page. Returns what the network sends back. */
export async function consentAs(
  ctx: ProjectContext<'own'>,
  platform: NetworkName,
  account: SandboxAccount,
  channel?: string,
  accounts?: 'managed',
): Promise<{ state: string; code: string }> {
  const address = new URL(await startConnection(ctx, { platform, browserNonce, channel, accounts }))
  const asked = readConsentRequest(platform, address.searchParams)
  if ('problem' in asked) throw new Error(asked.problem)
  const back = new URL(await giveConsent(account, asked)).searchParams
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' }
}

/** Connects a sandbox account to a project, from start to finish. Returns the channel's ID and the account. */
export async function connectSandbox(
  ctx: ProjectContext<'own'>,
  platform: NetworkName,
  name: { handle: string; displayName: string },
): Promise<{ channelId: string; account: SandboxAccount }> {
  const account = await takeSandboxAccount(platform, name)
  const { state, code } = await consentAs(ctx, platform, account)
  const person = { id: ctx.actor.id ?? '', name: ctx.actor.name }
  const outcome = await finishConnection({ platform, person, state, code, error: null, browserNonce })
  if (!('channelId' in outcome)) throw new Error(JSON.stringify(outcome))
  return { channelId: outcome.channelId, account }
}

/** Connects the first company page of a new LinkedIn account. Returns the channel's ID and the account. */
export async function connectSandboxPage(
  ctx: ProjectContext<'own'>,
  name: { handle: string; displayName: string },
): Promise<{ channelId: string; account: SandboxAccount }> {
  const account = await takeSandboxAccount('linkedin', name)
  const { state, code } = await consentAs(ctx, 'linkedin', account, undefined, 'managed')
  const person = { id: ctx.actor.id ?? '', name: ctx.actor.name }
  const back = { platform: 'linkedin' as const, person, state, code, error: null, browserNonce }
  const outcome = await finishConnection(back)
  if (!('choose' in outcome)) throw new Error(JSON.stringify(outcome))
  const offered = await findOfferedAccounts(ctx, outcome.choose)
  const page = offered?.accounts[1]?.id ?? ''
  const { connected } = await connectAccounts(ctx, { connection: outcome.choose, accounts: [page] })
  return { channelId: connected, account }
}
