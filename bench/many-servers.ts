import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServersCommand = {
  /** Number of servers that answer, and number that can be told to hang. */
  answering?: number
  hanging?: number
  /** True: accept requests and never answer from now on. False: answer again, and drop the pending requests. */
  hang?: boolean
}
/** The hosts, each including its port. */
export type ServersReply = { answering: string[]; hanging: string[] }

export type ManyServers = ServersReply & {
  hang: (on: boolean) => Promise<void>
  close: () => void
}

/** Starts many servers in a separate process, and lets sources of this process reach them. */
export async function startManyServers(counts: { answering: number; hanging: number }): Promise<ManyServers> {
  const child = fork(fileURLToPath(new URL('./many-servers-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const command = async (sent: ServersCommand): Promise<ServersReply> => {
    const reply = once(child, 'message')
    child.send(sent)
    const [message] = await reply
    return message as ServersReply
  }
  const hosts = await command(counts)
  const allowed = [process.env.PRIVATE_HOSTS_ALLOWED, ...hosts.answering, ...hosts.hanging]
  process.env.PRIVATE_HOSTS_ALLOWED = allowed.filter(Boolean).join(',')
  return {
    ...hosts,
    hang: async (on) => {
      await command({ hang: on })
    },
    close: () => child.disconnect(),
  }
}
