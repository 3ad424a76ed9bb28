import { randomBytes } from 'node:crypto'
import { deriveName } from '@/lib/media/derive-name'

/**
 * The file name of a project's uploaded logo: half of it is random, half is derived from that and the project, so
 * that the name alone shows which project a logo belongs to.
 */
export function createLogoName(projectId: string, random: string = randomBytes(8).toString('hex')): string {
  const first = `${random.slice(0, 8)}-${random.slice(8, 12)}-${random.slice(12)}`
  return `${first}${deriveName('logo', projectId, random).slice(first.length)}.webp`
}

/** Whether the project uploaded the file at this address as its logo. Pure. */
export function isLogoOf(projectId: string, address: string): boolean {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return name === createLogoName(projectId, name.slice(0, 18).replaceAll('-', ''))
}
