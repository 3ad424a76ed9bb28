import type { PromiseFsClient } from 'isomorphic-git'

type Stats = {
  isFile: () => boolean
  isDirectory: () => boolean
  isSymbolicLink: () => boolean
  size: number
  mode: number
  mtimeMs: number
  ctimeMs: number
}

/**
 * Creates an empty in-memory file system with what the git library needs, so that nothing from a repository ever
 * touches a disk; it lives as long as it is referenced. `beforeWrite` sees each file before it is kept, and rejects
 * it by throwing.
 */
export function memoryFiles(
  beforeWrite: (path: string, bytes: Uint8Array) => Promise<void>,
): PromiseFsClient {
  const files = new Map<string, Uint8Array>()
  const folders = new Set(['/'])
  const missing = (path: string) =>
    Object.assign(new Error(`There is no ${path.slice(0, 200)}.`), { code: 'ENOENT' })
  const plain = (path: string) =>
    `/${path
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/')}`
  const parent = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'
  const children = (path: string) => {
    const folderPrefix = path === '/' ? '/' : `${path}/`
    return [...files.keys(), ...folders].filter(
      (each) =>
        each !== '/' && each.startsWith(folderPrefix) && !each.slice(folderPrefix.length).includes('/'),
    )
  }
  const stats = (path: string): Stats => {
    const file = files.get(path)
    if (file === undefined && !folders.has(path)) throw missing(path)
    return {
      isFile: () => file !== undefined,
      isDirectory: () => file === undefined,
      isSymbolicLink: () => false,
      size: file?.byteLength ?? 0,
      mode: file === undefined ? 0o40755 : 0o100644,
      mtimeMs: 0,
      ctimeMs: 0,
    }
  }
  const encodingOf = (options: unknown): unknown =>
    typeof options === 'object' && options !== null && 'encoding' in options ? options.encoding : options
  return {
    promises: {
      readFile: async (path: string, options?: unknown) => {
        const bytes = files.get(plain(path))
        if (bytes === undefined) throw missing(path)
        return encodingOf(options) === 'utf8' ? Buffer.from(bytes).toString('utf8') : bytes
      },
      writeFile: async (path: string, content: string | Uint8Array) => {
        const at = plain(path)
        if (!folders.has(parent(at))) throw missing(path)
        const bytes = typeof content === 'string' ? Buffer.from(content) : content
        await beforeWrite(at, bytes)
        files.set(at, bytes)
      },
      unlink: async (path: string) => {
        if (!files.delete(plain(path))) throw missing(path)
      },
      readdir: async (path: string) => {
        if (!folders.has(plain(path))) throw missing(path)
        return children(plain(path)).map((each) => each.slice(each.lastIndexOf('/') + 1))
      },
      mkdir: async (path: string) => {
        const at = plain(path)
        if (folders.has(at)) throw Object.assign(new Error('It is there.'), { code: 'EEXIST' })
        if (!folders.has(parent(at))) throw missing(path)
        folders.add(at)
      },
      rmdir: async (path: string) => void folders.delete(plain(path)),
      stat: async (path: string) => stats(plain(path)),
      lstat: async (path: string) => stats(plain(path)),
      readlink: async (path: string) => {
        throw missing(path)
      },
      symlink: async () => {
        throw new Error('Links are never made.')
      },
    },
  }
}
