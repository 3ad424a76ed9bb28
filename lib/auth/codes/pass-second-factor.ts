import { AppError } from '@/lib/errors'
import { hasCodeGenerator } from './has-code-generator'
import { spendCode } from './spend-code'

/**
 * What is asked after the right password: a one-time code, of whoever has set them up. Gives whether the person has shown one.
 * Throws `code-required` where it is missing, and what `spendCode` throws.
 */
export async function passSecondFactor(
  userId: string,
  code: string | undefined,
  browser: string | undefined,
): Promise<boolean> {
  if (!(await hasCodeGenerator(userId))) return false
  if (!code) throw new AppError('code-required')
  await spendCode(userId, code, browser)
  return true
}
