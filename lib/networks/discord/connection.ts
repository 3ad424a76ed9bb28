import { getRemoteAccount, jsonCall } from '../oauth'
import type { FieldsProtocol } from '../server'

/**
 * A `GET` of the webhook's URL returns its name and the channel and server it posts to; no other sign-in is needed.
 */
export const discordConnection: FieldsProtocol = {
  async identify({ fetch, fields }) {
    const found = await jsonCall(
      { fetch },
      { url: fields.url ?? '', headers: { accept: 'application/json' } },
    )
    const account = getRemoteAccount({
      remoteId: found.channel_id,
      handle: found.name,
      displayName: found.name,
    })
    const config: Record<string, string> = { channel_id: account.remoteId }
    if (typeof found.guild_id === 'string') config.guild_id = found.guild_id
    return { account, config }
  },
}
