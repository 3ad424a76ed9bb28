import { inSystem } from '@/db/system'
import { findAccountByEmail } from './find-account-by-email'
import { createResetLink } from './reset-link'

/** For the command line: creates a password reset link for anyone. Takes the email address; throws `not-found`. */
export const createOperatorResetLink = (email: string | undefined): Promise<string> =>
  inSystem(async (tx) => createResetLink(tx, await findAccountByEmail(tx, email)))
