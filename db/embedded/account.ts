import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The user PostgreSQL runs as; undefined: the one we are. */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. So under root it runs as an unprivileged user that is there already: the owner
 * of the data when there is some, else `postgres`, else `nobody`. No user is ever created.
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

/** Whether the account may pass through every folder above the path: a 0700 home, for one, it may not. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
