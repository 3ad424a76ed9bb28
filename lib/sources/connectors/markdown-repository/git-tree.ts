import { notUnderstood, tooManyFiles } from './host-error'
import { maxFiles, type TreeFile } from './tree'

const maxDepth = 64

/**
 * Lists all files below a tree of a pack. Takes the tree's hash and a function that reads an object. Returns paths
 * exactly as stored, valid or not: they are checked when entries are made from them. Throws SourceError when there
 * are too many or it is not a tree.
 */
export async function readGitTree(
  oid: string,
  read: (oid: string) => Promise<Uint8Array>,
  host: string,
): Promise<TreeFile[]> {
  const files: TreeFile[] = []
  const open = [{ oid, path: '', depth: 0 }]
  let trees = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // A few trees that contain each other repeatedly can expand to an astronomical number of folders.
    if (next.depth > maxDepth || ++trees > maxFiles) throw tooManyFiles(host)
    const { path, depth } = next
    const folders: typeof open = []
    for (const entry of entriesOf(await read(next.oid), host)) {
      const full = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.mode === '040000') folders.push({ oid: entry.oid, path: full, depth: depth + 1 })
      else files.push({ path: full, mode: entry.mode, oid: entry.oid })
    }
    open.push(...folders.reverse())
    if (files.length + open.length > maxFiles) throw tooManyFiles(host)
  }
  return files
}

/** Parses a tree in git's format: mode, space, name, NUL and a 20-byte hash, repeated. */
function entriesOf(bytes: Uint8Array, host: string): { mode: string; name: string; oid: string }[] {
  const tree = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: { mode: string; name: string; oid: string }[] = []
  for (let at = 0; at < tree.length; ) {
    const blank = tree.indexOf(0x20, at)
    const end = tree.indexOf(0, blank)
    if (blank < 0 || end < 0 || end + 21 > tree.length) throw notUnderstood(host)
    const mode = tree.toString('latin1', at, blank).padStart(6, '0')
    if (!/^[0-7]{6}$/.test(mode)) throw notUnderstood(host)
    const name = tree.toString('utf8', blank + 1, end)
    entries.push({ mode, name, oid: tree.toString('hex', end + 1, end + 21) })
    at = end + 21
  }
  return entries
}
