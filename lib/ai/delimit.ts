import { randomBytes } from 'node:crypto'
import { hiddenCharacters } from '@/lib/text/hidden-characters'

/**
 * Text of others as a prompt may hold it: between two lines that nobody can guess, without what cannot be seen. Gives the
 * block and the mark that its lines carry, for the instructions to name. Serves spec/decisions#7, spec/security#7.4.
 */
export function delimit(name: string, text: string): { block: string; mark: string } {
  const mark = `${name}-${randomBytes(6).toString('hex')}`
  const seen = text.toWellFormed().replace(hiddenCharacters, '').replaceAll('\0', '')
  return { block: `<${mark}>\n${seen}\n</${mark}>`, mark }
}
