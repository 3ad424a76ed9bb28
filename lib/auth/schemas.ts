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

/** A one-time code as typed, or a recovery code. */
const code = z.string().trim().min(1, 'Enter the code.').max(60)

export const signInInput = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(128),
  /** Required if the person has set up one-time codes. */
  code: code.optional(),
})
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
  /** Days until it expires; never if absent. */
  expires_in_days: z.coerce.number().int().min(1).max(3650).nullish(),
})
export type CreateTokenInput = z.infer<typeof createTokenInput>

export const requestResetInput = z.strictObject({ email })
export const resetPasswordInput = z.strictObject({ token: z.string().min(1).max(100), password })

/** The id of a session, a passkey or the like. */
export const ownIdInput = z.strictObject({ id: z.uuid() })
export const passkeyName = z.string().trim().min(1, 'Name the passkey.').max(80)
export const renamePasskeyInput = z.strictObject({ id: z.uuid(), name: passkeyName })
/** The browser's response for a passkey (WebAuthn, JSON); the verifier checks its parts. */
const passkeyResponse = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().min(1).max(4000) }),
})
export const addPasskeyInput = z.strictObject({ name: passkeyName, response: passkeyResponse })
export const usePasskeyInput = z.strictObject({ response: passkeyResponse })
export const codeInput = z.strictObject({ code })
export const removeCodesInput = z.strictObject({ password: z.string().max(128).optional(), code })

/** A domain, as after the @ of an email address. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62}))+$/,
    'Enter a domain such as example.com, without the @.',
  )

export const companySignInInput = z.strictObject({
  issuer: z.string().trim().min(1, 'Enter the address of the server.').max(500),
  client_id: z.string().trim().min(1, 'Enter the client ID.').max(200),
  /** If absent or empty, the stored one is kept. */
  client_secret: z.string().max(500).optional(),
  domains: z.array(domain).max(50).default([]),
  /** No one joins as an owner. */
  default_role: z.enum(roles).exclude(['owner']).default('viewer'),
  enabled: z.boolean().default(false),
  required: z.boolean().default(false),
})
export type CompanySignInInput = z.infer<typeof companySignInInput>

export const beginCompanyInput = z.strictObject({ email, next: z.string().max(2000) })
export const beginOrgCompanyInput = z.strictObject({ org: z.string().max(200), next: z.string().max(2000) })
