import { startGitHost } from '@/testing/fakes/git-host'
import type { GitHostCommand, GitHostReply } from './git-host'

// Runs the Git host in a separate process, so that serving and syncing do not share an event loop.
const host = await startGitHost()

const text = 'The river rose in the night and took the bridge with it. '.repeat(40)

const obey = ({ files, changed }: GitHostCommand): GitHostReply => {
  if (files !== undefined)
    host.commit(
      Object.fromEntries(
        Array.from({ length: files }, (_, at) => [
          `posts/post-${at}.md`,
          `---\ntitle: Post ${at}\ndate: 2026-01-01\ntags: [river, night]\n---\n${text}\n\n${at === 0 ? changed : at}\n`,
        ]),
      ),
    )
  return { url: host.url, host: host.host, requests: host.requests.splice(0).map(({ path }) => path) }
}

process.on('message', (command: GitHostCommand) => process.send?.(obey(command)))
process.on('disconnect', () => process.exit())
