import { z } from 'zod'
import { roles } from './permissions'

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Enter an email address such as name@example.com.'))
  .pipe(z.string().max(254))
const password = z.string().min(12, 'Use at least 12 characters.').max(128, 'Use at most 128 characters.')
const personName = z.string().trim().min(1, 'Enter your name.').max(120)

export const signInInput = z.object({ email, password: z.string().min(1, 'Enter your password.').max(128) })
export const signUpInput = z.object({
  name: personName,
  email,
  password,
  workspace: z.string().trim().max(120).optional(),
  /** The token of the invitation that led here. */
  invitation: z.string().max(100).optional(),
})
export type SignUpInput = z.infer<typeof signUpInput>

export const renamePersonInput = z.object({ name: personName })
export const changePasswordInput = z.object({ current: z.string().min(1).max(128), password })
export const createTokenInput = z.object({
  name: z.string().trim().min(1, 'Name the token.').max(120),
  role: z.enum(roles).default('editor'),
  project_id: z.uuid().nullish(),
  /** Days until it ends; none when absent. */
  expires_in_days: z.coerce.number().int().min(1).max(3650).nullish(),
})
export type CreateTokenInput = z.infer<typeof createTokenInput>
