import { LocalTime } from '@/components/ui/local-time'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { accesses, signInOf } from '@/lib/networks/accesses'

type ConnectionEndProps = {
  channel: Pick<ChannelAnswer, 'platform' | 'status' | 'expires_at' | 'renews_itself'>
}

/** Until when a connection lives, and who has to do something about it. */
export function ConnectionEnd({ channel }: ConnectionEndProps) {
  const connection = accesses[channel.platform]
  if (channel.status === 'expired')
    return <>Reconnect the account. The channel, its key and its posts stay.</>
  // One that signed in on a consent page ends, where what was typed in does not.
  if (connection.method === 'fields' && !channel.expires_at) return <>This connection doesn’t expire.</>
  if (channel.renews_itself)
    return channel.expires_at ? (
      <>
        Connected until <LocalTime at={channel.expires_at} date="long" />. We renew it automatically.
      </>
    ) : (
      <>We renew this connection automatically.</>
    )
  const why =
    connection.method === 'oauth' ? connection.life.why : signInOf(channel.platform)?.lifeWithoutKey.why
  if (!channel.expires_at) return <>We check this connection every day.</>
  return (
    <>
      Reconnect by <LocalTime at={channel.expires_at} date="long" />. {why}
    </>
  )
}
