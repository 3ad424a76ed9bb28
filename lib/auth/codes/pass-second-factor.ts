import { AppError } from '@/lib/errors'
import { consumeCode } from './consume-code'
import { hasCodeGenerator } from './has-code-generator'

/**
 * Checks the one-time code after a correct password, for people who have set codes up. Returns whether a code was
 * given. Throws `code-required` if it is missing, and what `consumeCode` throws.
 */
export async function passSecondFactor(
  userId: string,
  code: string | undefined,
  browser: string | undefined,
): Promise<boolean> {
  if (!(await hasCodeGenerator(userId))) return false
  if (!code) throw new AppError('code-required')
  await consumeCode(userId, code, browser)
  return true
}
