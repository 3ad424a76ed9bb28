import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type GitHostCommand = {
  /** Commit this many files. */
  files?: number
  /** The text of the first file, to change only that one. */
  changed?: number
}
/** `requests` are the paths requested since the last command. */
export type GitHostReply = { url: string; host: string; requests: string[] }

export type BenchGitHost = {
  url: string
  command: (command: GitHostCommand) => Promise<GitHostReply>
  close: () => void
}

/** Starts a repository host in a separate process, and lets sources of this process reach it. */
export async function startBenchGitHost(): Promise<BenchGitHost> {
  const child = fork(fileURLToPath(new URL('./git-host-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const command = async (sent: GitHostCommand): Promise<GitHostReply> => {
    const reply = once(child, 'message')
    child.send(sent)
    const [message] = await reply
    return message as GitHostReply
  }
  const { url, host } = await command({})
  process.env.PRIVATE_HOSTS_ALLOWED = [process.env.PRIVATE_HOSTS_ALLOWED, host].filter(Boolean).join(',')
  return { url, command, close: () => child.disconnect() }
}
