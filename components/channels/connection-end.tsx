import { LocalTime } from '@/components/ui/local-time'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { accesses, findSignIn } from '@/lib/networks/accesses'

type ConnectionEndProps = {
  channel: Pick<ChannelAnswer, 'platform' | 'status' | 'expires_at' | 'renews_itself'>
}

/** Says how long a connection lasts, and who has to do something about it. */
export function ConnectionEnd({ channel }: ConnectionEndProps) {
  const connection = accesses[channel.platform]
  if (channel.status === 'expired')
    return <>Reconnect the account. The channel, its key and its posts stay.</>
  // Connections made on a consent page expire, while typed-in credentials do not.
  if (connection.method === 'fields' && !channel.expires_at) return <>This connection doesn’t expire.</>
  if (channel.renews_itself)
    return channel.expires_at ? (
      <>
        Connected until <LocalTime at={channel.expires_at} />. We renew it automatically.
      </>
    ) : (
      <>We renew this connection automatically.</>
    )
  const why =
    connection.method === 'oauth' ? connection.life.why : findSignIn(channel.platform)?.lifeWithoutKey.why
  if (!channel.expires_at) return <>We check this connection every day.</>
  return (
    <>
      Reconnect by <LocalTime at={channel.expires_at} />. {why}
    </>
  )
}
