import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServersCommand = {
  /** So many servers that answer, and so many that can be told to hang. */
  answering?: number
  hanging?: number
  /** From now on accept and never answer; or answer again and drop what was held. */
  hang?: boolean
}
/** The hosts, each with its port. */
export type ServersReply = { answering: string[]; hanging: string[] }

export type ManyServers = ServersReply & {
  hang: (on: boolean) => Promise<void>
  close: () => void
}

/** Many servers in a process of their own, which sources of this process may reach. */
export async function startManyServers(counts: { answering: number; hanging: number }): Promise<ManyServers> {
  const child = fork(fileURLToPath(new URL('./many-servers-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const command = async (asked: ServersCommand): Promise<ServersReply> => {
    const reply = once(child, 'message')
    child.send(asked)
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
