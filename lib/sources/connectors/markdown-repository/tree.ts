import type { Validators } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'

/** A file, symbolic link or submodule in a commit's tree; folders are not included. */
export type TreeFile = {
  path: string
  /** 100644 for a file, 100755 for an executable, 120000 for a symbolic link, 160000 for a submodule. */
  mode: string
  /** Hash of its content. */
  oid: string
  /** In bytes; undefined if the host does not tell. */
  size?: number | undefined
}

/** One state of a repository: its files, and how to read one of them. */
export type RepositoryTree = {
  files: TreeFile[]
  /** Sent next time to find out whether the branch has moved. */
  validators: Validators
  /** The branch that was read, for use in web addresses; "HEAD" stands for the default branch. */
  branch: string
  /** Whether anyone may see its files, so that pictures can be linked directly. */
  isPublic: boolean
  /** Reads a file's content; at most `maxRepositoryFileBytes` bytes. Throws EntrySkipped and OutboundError. */
  read: (file: TreeFile, io: ConnectorIO) => Promise<Uint8Array>
}

export type TreeRead = { notModified: true } | ({ notModified: false } & RepositoryTree)

/** Anything larger is not text that people write. */
export const maxRepositoryFileBytes = 1024 * 1024
/** A tree with more files is rejected, with the advice to choose a folder. */
export const maxFiles = 100_000

/**
 * Returns the validators for the next request: the host's own, otherwise the commit itself, which no host answers
 * with "not modified" but which we can compare.
 */
export const validatorsFor = (commit: string, validators: Validators = {}): Validators =>
  validators.etag === undefined ? { etag: `"${commit}"` } : validators

/** Whether the known state is exactly this commit. */
export const isCommit = (known: Validators | undefined, commit: string): boolean =>
  known?.etag === `"${commit}"`
