import { randomBytes } from 'node:crypto'
import { derivedName } from '@/lib/media/derived-name'

/**
 * The name under which a project's uploaded logo is kept: half of it by chance, half made of that and the project, so that a
 * logo can be told for the project's own by its name alone.
 */
export function logoName(projectId: string, random: string = randomBytes(8).toString('hex')): string {
  const first = `${random.slice(0, 8)}-${random.slice(8, 12)}-${random.slice(12)}`
  return `${first}${derivedName('logo', projectId, random).slice(first.length)}.webp`
}

/** Whether the project uploaded what stands at this address as its logo. Pure. */
export function isLogoOf(projectId: string, address: string): boolean {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return name === logoName(projectId, name.slice(0, 18).replaceAll('-', ''))
}
