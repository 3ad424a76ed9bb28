import { accountOf, jsonCall } from '../oauth'
import type { FieldsProtocol } from '../server'

/** The address of a webhook tells its name, and the channel and server it posts to (`GET`, without any other sign-in). */
export const discordConnection: FieldsProtocol = {
  async identify({ fetch, fields }) {
    const found = await jsonCall(
      { fetch },
      { url: fields.url ?? '', headers: { accept: 'application/json' } },
    )
    const account = accountOf({
      remoteId: found.channel_id,
      handle: found.name,
      displayName: found.name,
    })
    const server = typeof found.guild_id === 'string' ? { guild_id: found.guild_id } : {}
    return { account, config: { ...server, channel_id: account.remoteId } }
  },
}
