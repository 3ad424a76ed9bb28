import type { Validators } from '@/lib/http/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'

/** A file, symbolic link or submodule of a commit, as its tree lists it; folders are not in it. */
export type TreeFile = {
  path: string
  /** 100644 a file, 100755 an executable one, 120000 a symbolic link, 160000 a submodule. */
  mode: string
  /** The hash of its content. */
  oid: string
  /** Bytes; undefined where the host does not say. */
  size?: number | undefined
}

/** One state of a repository: what is in it and how a file of it is read. */
export type RepositoryTree = {
  files: TreeFile[]
  /** To ask next time whether the branch has moved. */
  validators: Validators
  /** The branch that was read, as part of web addresses; "HEAD" is the default branch. */
  branch: string
  /** Whether everybody may see its files, so that pictures can be linked to where they are. */
  isPublic: boolean
  /** The content of a file; at most `largestFile` bytes. Throws EntrySkipped and OutboundError. */
  read: (file: TreeFile, io: ConnectorIO) => Promise<Uint8Array>
}

export type TreeRead = { notModified: true } | ({ notModified: false } & RepositoryTree)

/** Larger ones are no texts that people write. */
export const maxFileBytes = 1024 * 1024
/** A tree of more is refused, with the advice to choose a folder. */
export const maxFiles = 100_000

/**
 * What to ask with next time: what the host gave for it, else the commit itself, which no host gives back as "not
 * modified" but which can be compared.
 */
export const validatorsFor = (commit: string, given: Validators = {}): Validators =>
  given.etag === undefined ? { etag: `"${commit}"` } : given

/** Whether the known state is this very commit. */
export const isCommit = (known: Validators | undefined, commit: string): boolean =>
  known?.etag === `"${commit}"`
