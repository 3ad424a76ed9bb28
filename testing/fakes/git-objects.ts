import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A file as a test defines it: its text, or content with a mode of its own (a symbolic link, a submodule). */
export type RepositoryFile = string | Buffer | { mode: string; content: string | Buffer }

type Kind = 'commit' | 'tree' | 'blob'
export type GitObject = { kind: Kind; content: Buffer }
export type TreeEntry = { path: string; mode: string; type: Kind; sha: string; size?: number }
export type Commit = {
  sha: string
  tree: string
  /** Everything reachable from the commit, by hash. */
  objects: Map<string, GitObject>
  /** All paths in git's order, including folders. */
  entries: TreeEntry[]
}

/** Builds a commit's objects as git would, with the same hashes. Paths are used as given, valid or not. */
export function makeCommit(files: Record<string, RepositoryFile>, message: string): Commit {
  const objects = new Map<string, GitObject>()
  const entries: TreeEntry[] = []
  const add = (kind: Kind, content: Buffer): string => {
    const sha = createHash('sha1').update(`${kind} ${content.length}\0`).update(content).digest('hex')
    objects.set(sha, { kind, content })
    return sha
  }
  const makeTree = (inside: [string[], RepositoryFile][], at: string): string => {
    const names = new Map<string, [string[], RepositoryFile][]>()
    for (const [path, file] of inside) {
      const [name = '', ...rest] = path
      names.set(name, [...(names.get(name) ?? []), [rest, file]])
    }
    const lines: Buffer[] = []
    for (const [name, children] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const path = at === '' ? name : `${at}/${name}`
      const [rest, file] = children[0] ?? [[], '']
      if (rest.length > 0) {
        const entry: TreeEntry = { path, mode: '040000', type: 'tree', sha: '' }
        entries.push(entry)
        entry.sha = makeTree(children, path)
        lines.push(line('40000', name, entry.sha))
        continue
      }
      const { mode, content } =
        typeof file === 'string' || Buffer.isBuffer(file) ? { mode: '100644', content: file } : file
      const bytes = Buffer.from(content)
      const sha = mode === '160000' ? createHash('sha1').update(bytes).digest('hex') : add('blob', bytes)
      entries.push({ path, mode, type: mode === '160000' ? 'commit' : 'blob', sha, size: bytes.length })
      lines.push(line(mode, name, sha))
    }
    return add('tree', Buffer.concat(lines))
  }
  const tree = makeTree(
    Object.entries(files).map(([path, file]) => [path.split('/'), file]),
    '',
  )
  const person = 'Editor <editor@example.test> 1767225600 +0000'
  const sha = add(
    'commit',
    Buffer.from(`tree ${tree}\nauthor ${person}\ncommitter ${person}\n\n${message}\n`),
  )
  return { sha, tree, objects, entries }
}

const line = (mode: string, name: string, sha: string): Buffer =>
  Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')])

const types: Record<Kind, number> = { commit: 1, tree: 2, blob: 3 }

/** Builds a pack of these objects, without deltas. */
export function makePack(objects: Iterable<GitObject>): Buffer {
  const all = [...objects]
  const head = Buffer.alloc(12)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(all.length, 8)
  const pack = Buffer.concat([
    head,
    ...all.flatMap(({ kind, content }) => [objectHead(types[kind], content.length), deflateSync(content)]),
  ])
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()])
}

/** Encodes an object's type and size, seven bits per byte. */
export function objectHead(type: number, size: number): Buffer {
  const bytes = [(type << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128
    bytes.push(rest & 127)
  }
  return Buffer.from(bytes)
}
