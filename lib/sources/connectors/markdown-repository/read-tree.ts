import type { Validators } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { readGitRemote } from './git-remote'
import { readGithubTree } from './github'
import { readGitlabTree } from './gitlab'
import { serviceOf } from './repository-address'
import type { MarkdownRepositoryConfig } from './schemas'
import type { TreeRead } from './tree'

const readers = { github: readGithubTree, gitlab: readGitlabTree, git: readGitRemote }

/**
 * Reads the newest state of the branch, with the reader for the repository's kind of server; "not modified" if it
 * is the known one. Throws SourceError and OutboundError when it cannot be read.
 */
export function readTree(
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<TreeRead> {
  return readers[serviceOf(new URL(config.repository).hostname, config.service)](config, io, known)
}
