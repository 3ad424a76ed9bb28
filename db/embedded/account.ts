import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The user PostgreSQL runs as; undefined for the current user. */
export type Account = { uid: number; gid: number } | undefined

/**
 * Chooses the user to run PostgreSQL as, since it refuses to run as root. Under root this is an existing
 * unprivileged user: the owner of the data if there is any, otherwise `postgres`, otherwise `nobody`. Never creates
 * a user.
 */
export function chooseAccount(home: string): Account {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(home)) {
    const { uid, gid } = statSync(home)
    if (uid !== 0) return { uid, gid }
  }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

/**
 * Whether the account may traverse every folder above the path; a home folder with mode 0700, for example, blocks
 * it.
 */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
