import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type GitHostCommand = {
  /** Commit so many files. */
  files?: number
  /** What the first of them says, to change it alone. */
  changed?: number
}
/** `requests` are the paths of those answered since the last command. */
export type GitHostReply = { url: string; host: string; requests: string[] }

export type BenchGitHost = {
  url: string
  command: (command: GitHostCommand) => Promise<GitHostReply>
  close: () => void
}

/** A host of a repository in a process of its own, which sources of this process may reach. */
export async function startBenchGitHost(): Promise<BenchGitHost> {
  const child = fork(fileURLToPath(new URL('./git-host-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const command = async (asked: GitHostCommand): Promise<GitHostReply> => {
    const reply = once(child, 'message')
    child.send(asked)
    const [message] = await reply
    return message as GitHostReply
  }
  const { url, host } = await command({})
  process.env.PRIVATE_HOSTS_ALLOWED = [process.env.PRIVATE_HOSTS_ALLOWED, host].filter(Boolean).join(',')
  return { url, command, close: () => child.disconnect() }
}
