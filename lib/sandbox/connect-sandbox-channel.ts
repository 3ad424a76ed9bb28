import type { ProjectContext } from '@/lib/auth/context'
import { newSecret } from '@/lib/auth/secrets'
import { changeChannel } from '@/lib/channels/change-channel'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { startConnection } from '@/lib/channels/connect/start-connection'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import type { NetworkName } from '@/lib/networks/registry'
import { platformRules } from '@/lib/platforms/registry'
import { takeSandboxAccount } from './accounts'
import { giveConsent, readConsentRequest } from './consent'

/**
 * Connects an account of a simulated network through the same OAuth flow that a person goes through, including
 * consent. The app must be running, since the token is fetched from it. Takes the network, the account and the
 * channel's name. Throws when the network refuses.
 */
export async function connectSandboxChannel(
  ctx: ProjectContext<'manage'>,
  input: {
    network: NetworkName
    handle: string
    displayName: string
    accountKey: string
    language: string
  },
): Promise<ChannelAnswer> {
  const browserNonce = newSecret('seed')
  const consentAddress = new URL(await startConnection(ctx, { platform: input.network, browserNonce }))
  const request = readConsentRequest(input.network, consentAddress.searchParams)
  if ('problem' in request) throw new Error(request.problem)
  const account = await takeSandboxAccount(input.network, input)
  const answer = new URL(await giveConsent(account, request)).searchParams
  const outcome = await finishConnection({
    platform: input.network,
    person: { id: ctx.actor.id ?? '', name: ctx.actor.name },
    state: answer.get('state'),
    code: answer.get('code'),
    error: null,
    browserNonce,
  })
  if (!('channelId' in outcome))
    throw new Error(`The sandbox did not connect: ${'problem' in outcome ? outcome.problem : 'a choice'}.`)
  return changeChannel(ctx, {
    id: outcome.channelId,
    display_name: `${input.displayName} on ${platformRules[input.network].label}`,
    account_key: input.accountKey,
    language: input.language,
  })
}
