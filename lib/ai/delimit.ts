import { randomBytes } from 'node:crypto'
import { hiddenCharacterPattern } from '@/lib/text/hidden-characters'

/**
 * Wraps third-party text for a prompt: removes invisible characters and puts the text between two lines that no one
 * can guess. Returns the block, and the mark on its lines for the instructions to name. Serves spec/decisions#7,
 * spec/security#7.4.
 */
export function delimit(name: string, text: string): { block: string; mark: string } {
  const mark = `${name}-${randomBytes(6).toString('hex')}`
  const seen = text.toWellFormed().replace(hiddenCharacterPattern, '').replaceAll('\0', '')
  return { block: `<${mark}>\n${seen}\n</${mark}>`, mark }
}
