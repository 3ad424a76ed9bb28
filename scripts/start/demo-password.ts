import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { demoAccount } from '@/lib/auth/demo-account'
import { hasLoopbackAddress } from '@/lib/env'
import { storedSecret } from './settings'

/** The password that the demo account should have, and those that a start may have given it before. */
export type DemoPassword = { wanted: string; known: readonly string[] }

/**
 * Returns the publicly known password only if the address is this machine's own; otherwise one that exists only in
 * this install, generated once and kept in the data folder in a file that only its owner can read.
 */
export function demoPassword(dataDir: string): DemoPassword {
  const file = join(dataDir, 'demo-password')
  if (!hasLoopbackAddress()) {
    const own = storedSecret(file)
    return { wanted: own, known: [own, demoAccount.password] }
  }
  const before = existsSync(file) ? [readFileSync(file, 'utf8').trim()] : []
  return { wanted: demoAccount.password, known: [demoAccount.password, ...before] }
}

/**
 * Changes the demo account's password to the wanted one if it still has another that a start gave it, and ends its
 * sessions. Returns false if the account does not exist or someone has changed its password.
 */
export async function provideDemoPassword(sql: Sql, { wanted, known }: DemoPassword): Promise<boolean> {
  const [account] = await sql<{ hash: string | null }[]>`
    select password_hash as hash from users where email = ${demoAccount.email}`
  if (!account?.hash) return false
  const { hashPassword, verifyPassword } = await import('@/lib/auth/passwords/passwords')
  if (await verifyPassword(account.hash, wanted)) return true
  for (const other of known) {
    if (other === wanted || !(await verifyPassword(account.hash, other))) continue
    await sql`
      update users set password_hash = ${await hashPassword(wanted)}, session_version = session_version + 1
      where email = ${demoAccount.email} and password_hash = ${account.hash}`
    return true
  }
  return false
}
